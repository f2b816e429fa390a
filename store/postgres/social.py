"""Who plays with whom, in PostgreSQL: rematches, and people who block others."""

from __future__ import annotations

from collections.abc import Sequence

from store import Seated, Table
from store.postgres.connections import Db
from store.postgres.rows import create_table, tables
from store.rows import text

REMATCH = """SELECT next FROM rematches JOIN tables ON id = next
    WHERE rematches.table_id = $1
    AND (status <> 'ended' OR EXISTS (SELECT 1 FROM matches WHERE matches.table_id = next))"""
FOLLOW = "INSERT INTO rematches VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET next = excluded.next"
BLOCK = """INSERT INTO blocks VALUES ($1, $2, $3, $4)
    ON CONFLICT (person, other) DO UPDATE SET name = excluded.name, since = excluded.since"""
UNBLOCK = "DELETE FROM blocks WHERE person = $1 AND other = $2"
BLOCKED = "SELECT other, name FROM blocks WHERE person = $1 ORDER BY since DESC, other"
AMONG = "SELECT person, other FROM blocks WHERE person = ANY($1::bigint[]) AND other = ANY($1::bigint[])"


async def play_again(db: Db, like: Table, seats: Sequence[Seated], seed: bytes | None) -> Table:
    """Return the lobby of a game's rematch; open one if there is none. A lobby closed before its deal does not count.

    The lock of the game's row lets only one of several people open it.
    """
    known = await db.fetchval(REMATCH, like.id)
    if known is not None:
        return (await tables(db, [known]))[0]
    where = (like.guild, like.channel, like.channel, like.name, like.game, like.host, like.language)
    table = await create_table(db, (*where, text(like.lobby), like.created, like.created, seed), seats)
    await db.execute(FOLLOW, like.id, table.id)
    return table

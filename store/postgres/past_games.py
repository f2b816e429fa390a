"""Games that have stopped, in PostgreSQL: finding them, sharing them, and files that people bring."""

from __future__ import annotations

from store import Consent, Table
from store.postgres.connections import Db
from store.postgres.rows import tables

IN_PLACES = """SELECT tables.id FROM tables JOIN matches ON table_id = tables.id
    WHERE (channel = ANY($1::bigint[]) OR place = ANY($1::bigint[]))
    AND status IN ('finished', 'ended') AND ($2::text IS NULL OR tables.game = $2)
    ORDER BY ended DESC NULLS LAST, tables.id DESC LIMIT $4 OFFSET $3"""
OF_PLAYER = """SELECT tables.id FROM players JOIN tables ON tables.id = players.table_id JOIN matches USING (table_id)
    WHERE person = $1 AND status IN ('finished', 'ended') AND ($2::text IS NULL OR tables.game = $2)
    ORDER BY ended DESC NULLS LAST, tables.id DESC LIMIT $4 OFFSET $3"""
FILES = "SELECT pg_advisory_xact_lock(hashtextextended('ilion files', $1))"  # of one owner


async def consent(db: Db, table: int) -> Consent:
    """Return the players of a table, who of them agrees to share the game, and its code."""
    select = "SELECT person, agreed IS NOT NULL FROM players WHERE table_id = $1 ORDER BY person"
    players = await db.fetch(select, table)
    code = await db.fetchval("SELECT code FROM codes WHERE table_id = $1 AND valid", table)
    return Consent(dict(players), code)


async def agree(db: Db, table: int, user: int, at: float | None, code: int) -> Consent:
    """Note whether a player agrees to share a game, and add or invalidate its code accordingly."""
    await db.execute("UPDATE players SET agreed = $3 WHERE table_id = $1 AND person = $2", table, user, at)
    now = await consent(db, table)
    if not all(now.players.values()):
        await db.execute("UPDATE codes SET valid = false WHERE table_id = $1", table)
    elif now.players and now.code is None:
        await db.execute("INSERT INTO codes (code, table_id) VALUES ($1, $2)", code, table)
    return await consent(db, table)


async def keep_file(db: Db, owner: int, text: str, at: float, most: int) -> int:
    """Store a file, and keep only the newest ``most`` files of its owner."""
    delete = """DELETE FROM files WHERE owner = $1 AND id NOT IN
        (SELECT id FROM files WHERE owner = $1 ORDER BY id DESC LIMIT $2)"""
    await db.execute(FILES, owner)
    insert = "INSERT INTO files (owner, text, since) VALUES ($1, $2, $3) RETURNING id"
    number: int = await db.fetchval(insert, owner, text, at)
    await db.execute(delete, owner, most)
    return number


async def tables_past(db: Db, select: str, whose: object, game: str | None, skip: int, most: int) -> list[Table]:
    """Return tables whose game has stopped, newest first."""
    wanted = [number for (number,) in await db.fetch(select, whose, game, skip, most)]
    found = {table.id: table for table in await tables(db, wanted)}
    return [found[number] for number in wanted]

"""Who plays with whom, what people and guilds have set, and small values of the bot's own."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from store.database import Queries
from store.dialect import Db, give_both_texts
from store.queries.tables import create_like, one_of
from store.values import ALIVE, LOOKED, Scope, Seated, Table

REMATCH = """SELECT next FROM rematches JOIN tables ON id = next WHERE rematches.table_id = $1
    AND (status <> 'ended' OR EXISTS (SELECT 1 FROM matches WHERE matches.table_id = next))"""
FOLLOW = """INSERT INTO rematches (table_id, next) VALUES ($1, $2)
    ON CONFLICT (table_id) DO UPDATE SET next = excluded.next"""
BLOCK = """INSERT INTO blocks (person, other, name, since) VALUES ($1, $2, $3, $4)
    ON CONFLICT (person, other) DO UPDATE SET name = excluded.name, since = excluded.since"""
BLOCKED = "SELECT other, name FROM blocks WHERE person = $1 ORDER BY since DESC, other"
AMONG = "SELECT person, other FROM blocks WHERE person = ANY($1::bigint[]) AND other = ANY($1::bigint[])"
SETTINGS = 'SELECT key, value FROM settings WHERE scope = $1 AND owner = $2 ORDER BY key COLLATE "C"'
SET = """INSERT INTO settings (scope, owner, key, value) VALUES ($1, $2, $3, $4)
    ON CONFLICT (scope, owner, key) DO UPDATE SET value = excluded.value"""
KEEP = "INSERT INTO kept (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
VALUE = "SELECT value FROM kept WHERE key = $1"
# When a share was last served, or, in case the number of shards has changed, any share of another number.
LAST_SEEN = give_both_texts(
    postgres="""SELECT max(value::double precision)::text FROM kept
        WHERE key = $1 OR (starts_with(key, $2) AND NOT key LIKE $3) HAVING count(*) > 0""",
    sqlite="""SELECT value FROM kept WHERE key = $1 OR (key > $2 AND key < $2 || '~' AND key NOT LIKE $3)
        ORDER BY CAST(value AS REAL) DESC LIMIT 1""",  # a file may come from a server
)
OF_SHARE = {ALIVE: f"{ALIVE} ", LOOKED: f"{LOOKED}, "}  # signs of life, and what stands before the share


class PeopleQueries(Queries):
    """The part of a store that holds rematches, blocks and settings."""

    async def play_again(self, like: Table, seats: Sequence[Seated], seed: bytes | None = None) -> Table:
        """Open a lobby for the rematch of the table ``like``, or return the existing one.

        ``like`` has the ``host``, ``lobby`` and ``created`` of the new lobby, ``seed`` is its secret. If several people
        ask, there is only one lobby. A lobby that was closed before its deal does not count.
        """

        async def follow(db: Db) -> Table:
            known = await db.fetchval(REMATCH, like.id)
            if known is not None:
                return await one_of(db, known)
            table = await create_like(db, replace(like, place=like.channel), seats, seed)
            await db.execute(FOLLOW, like.id, table.id)
            return table

        return await self._change([like.id], follow)

    async def rematch(self, table: int) -> int | None:
        """Return the rematch of a table, or ``None`` if there is none; a lobby closed before its deal is none."""
        return next(iter(await self._numbers(REMATCH, table)), None)

    async def block(self, user: int, other: int, name: str, at: float) -> None:
        """Note that a person blocks another, of this name; replace an earlier note."""
        await self._execute(BLOCK, user, other, name, at)

    async def unblock(self, user: int, other: int) -> None:
        """Forget that a person blocks another, if they do."""
        await self._execute("DELETE FROM blocks WHERE person = $1 AND other = $2", user, other)

    async def blocked(self, user: int) -> dict[int, str]:
        """Return the people whom a person blocks, with their names, newest first."""
        return dict(await self._fetch(BLOCKED, user))

    async def blocks_among(self, users: Collection[int]) -> set[tuple[int, int]]:
        """Return the pairs (blocker, blocked) among these people."""
        return {(user, other) for user, other in await self._fetch(AMONG, [*users])}

    async def settings(self, scope: Scope, owner: int) -> dict[str, str]:
        """Return what a user or a guild has set, by key."""
        return dict(await self._fetch(SETTINGS, scope, owner))

    async def set(self, scope: Scope, owner: int, key: str, value: str | None) -> None:
        """Set something for a user or a guild; ``None`` removes the setting."""
        if value is None:
            await self._execute("DELETE FROM settings WHERE scope = $1 AND owner = $2 AND key = $3", scope, owner, key)
        else:
            await self._execute(SET, scope, owner, key, value)

    async def value(self, key: str) -> str | None:
        """Return the bot's own value under a key, or ``None``."""
        others = (key, f"% of {self._share.shards}") if key in OF_SHARE else ()
        value: str | None = await self._value(LAST_SEEN if others else VALUE, self._own(key), *others)
        return value

    async def keep(self, key: str, value: str) -> None:
        """Store a small value of the bot's own; replace the key's earlier value."""
        await self._execute(KEEP, self._own(key), value)

    def _own(self, key: str) -> str:
        return key if key not in OF_SHARE or self._share.whole else f"{OF_SHARE[key]}{self._share}"

"""Challenges and attempts at them, in PostgreSQL."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from store import PlayedBefore, Seated, Table
from store.challenges import Attempt, Challenge, is_marked, mark
from store.postgres.connections import Connections, Db
from store.postgres.rows import create_table, fetch, tables
from store.rows import intact, text

KEEP = """INSERT INTO challenges (code, day, game, variant, seats, seed, maker, since, until, piles)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (day) DO NOTHING"""
COLUMNS = "SELECT code, day, game, variant, seats, seed, maker, since, until, piles FROM challenges"
BY_CODE = f"{COLUMNS} WHERE code = $1"
MADE = f"{COLUMNS} WHERE maker = $1 AND until > $2 ORDER BY since DESC, code"
AT_TABLE = f"{COLUMNS} WHERE code = (SELECT code FROM attempts WHERE table_id = $1)"  # noqa: S608
SEALED = """SELECT table_id FROM attempts JOIN challenges USING (code)
    WHERE table_id = ANY($1::bigint[]) AND until > $2"""
CLOSE = "UPDATE challenges SET until = least(until, $2) WHERE code = $1"
ALONE = "SELECT 1 FROM challenges WHERE code = $1 FOR UPDATE"  # of several clicks, one opens the table
KNOWN = """SELECT table_id FROM attempts JOIN tables ON id = table_id WHERE code = $1 AND person = $2
    AND (status <> 'ended' OR EXISTS (SELECT 1 FROM matches WHERE matches.table_id = attempts.table_id))"""
ATTEMPTS = """SELECT attempts.table_id, attempts.person, dealt.name, status, outcome, matches.ended, own, other
    FROM attempts JOIN tables ON tables.id = attempts.table_id
    JOIN matches ON matches.table_id = attempts.table_id
    JOIN dealt ON dealt.table_id = attempts.table_id AND dealt.seat = 0
    WHERE code = $1"""
MARKS = "SELECT mark FROM attempts WHERE code = $1 AND mark IS NOT NULL"
FORGET = """UPDATE attempts SET mark = NULL
    WHERE mark IS NOT NULL AND (SELECT until FROM challenges WHERE challenges.code = attempts.code) <= $1"""
TO_MARK = """SELECT table_id FROM attempts JOIN challenges USING (code) WHERE person = $1 AND until > $2
    AND maker IS DISTINCT FROM 0 AND table_id IN (SELECT table_id FROM matches)"""  # 0: a tournament
POINTS = "UPDATE attempts SET own = $2, other = $3 WHERE table_id = $1"


class PostgresChallenges:
    """The part of a store that holds challenges."""

    _connections: Connections

    async def keep_challenge(self, new: Challenge) -> Challenge:
        return await self._connections.change((), _keep, new)

    async def challenge(self, code: int) -> Challenge | None:
        return _first(await self._connections.fetch(BY_CODE, code))

    async def challenge_at(self, table: int) -> Challenge | None:
        return _first(await self._connections.fetch(AT_TABLE, table))

    async def sealed(self, tables: Collection[int], now: float) -> set[int]:
        return {table for (table,) in await self._connections.fetch(SEALED, [*tables], now)}

    async def challenges_of(self, maker: int, now: float) -> list[Challenge]:
        return [Challenge(*row) for row in await self._connections.fetch(MADE, maker, now)]

    async def close_challenge(self, code: int, at: float) -> None:
        await self._connections.change((), fetch, CLOSE, code, at)

    async def attempt(self, code: int, user: int, like: Table, seats: Sequence[Seated]) -> Table:
        return await self._connections.change((), _attempt, code, user, like, seats)

    async def attempted(self, code: int, user: int) -> Attempt | None:
        found = await self._connections.fetch(f"{ATTEMPTS} AND attempts.person = $2", code, user)
        return next(map(_attempt_of, found), None)

    async def attempts(self, code: int) -> list[Attempt]:
        found = await self._connections.fetch(f"{ATTEMPTS} ORDER BY attempts.table_id", code)
        return [_attempt_of(row) for row in found]

    async def forget_marks(self, now: float) -> None:
        await self._connections.change((), fetch, FORGET, now)

    async def note_points(self, table: int, own: int, other: int) -> None:
        await self._connections.change((), fetch, POINTS, table, own, other)


def _first(found: Sequence[Any]) -> Challenge | None:
    return next((Challenge(*row) for row in found), None)


def _attempt_of(row: Any) -> Attempt:
    table, user, name, status, outcome, *rest = row
    return Attempt(table, user, name, status, intact(outcome) if outcome else None, *rest)


async def _keep(db: Db, new: Challenge) -> Challenge:
    row = (new.code, new.day, new.game, new.variant, new.seats, new.seed, new.maker, new.since, new.until, new.piles)
    await db.execute(KEEP, *row)
    same = ("day = $1", new.day) if new.day is not None else ("code = $1", new.code)
    return Challenge(*await db.fetchrow(f"{COLUMNS} WHERE {same[0]}", same[1]))


async def erase_attempts(db: Db, user: int, at: float) -> None:
    """Remove a person from their attempts; mark those at challenges that others can still play at this time."""
    marked = [(mark(user), table) for (table,) in await fetch(db, TO_MARK, user, at)]
    await db.executemany("UPDATE attempts SET mark = $1 WHERE table_id = $2", marked)
    await db.execute("UPDATE attempts SET person = NULL WHERE person = $1", user)


async def _attempt(db: Db, code: int, user: int, like: Table, seats: Sequence[Seated]) -> Table:
    await db.execute(ALONE, code)
    known = await db.fetchval(KNOWN, code, user)
    if known is not None:
        return (await tables(db, [known]))[0]
    if is_marked(user, [found for (found,) in await fetch(db, MARKS, code)]):
        raise PlayedBefore(f"challenge {code}")
    await db.execute("DELETE FROM attempts WHERE code = $1 AND person = $2", code, user)
    where = (like.guild, like.channel, like.place, like.name, like.game, like.host, like.language)
    table = await create_table(db, (*where, text(like.lobby), like.created, like.created, None), seats)
    await db.execute("INSERT INTO attempts (table_id, code, person) VALUES ($1, $2, $3)", table.id, code, user)
    return table

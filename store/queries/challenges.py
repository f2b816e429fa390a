"""Challenges and attempts at them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import astuple, replace
from typing import Any

from store.contests import Attempt, Challenge, is_marked, mark_erased_person
from store.database import Queries, parse_object
from store.dialect import Db
from store.queries.tables import create_like, one_of
from store.values import PlayedBefore, Seated, Table

COLUMNS = ", ".join(Challenge.__slots__)
KEEP = f"""INSERT INTO challenges ({COLUMNS})
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (day) DO NOTHING"""  # noqa: S608
SELECT = f"SELECT {COLUMNS} FROM challenges"  # noqa: S608
BY_CODE = f"{SELECT} WHERE code = $1"
OF_DAY = f"{SELECT} WHERE day = $1"
MADE = f"{SELECT} WHERE maker = $1 AND until > $2 ORDER BY since DESC, code"
AT_TABLE = f"{SELECT} WHERE code = (SELECT code FROM attempts WHERE table_id = $1)"  # noqa: S608
SEALED = """SELECT table_id FROM attempts JOIN challenges USING (code)
    WHERE table_id = ANY($1::bigint[]) AND until > $2"""
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


class ChallengeQueries(Queries):
    """The part of a store that holds challenges."""

    async def keep_challenge(self, new: Challenge) -> Challenge:
        """Store a challenge, or return the one that the same day has already."""

        async def keep(db: Db) -> Challenge:
            await db.execute(KEEP, *astuple(new))
            same = (OF_DAY, new.day) if new.day is not None else (BY_CODE, new.code)
            return _challenge(await db.fetchrow(*same))

        return await self._change((), keep)

    async def challenge(self, code: int) -> Challenge | None:
        """Return the challenge with a code, or ``None``."""
        return next(iter(await self._challenges(BY_CODE, code)), None)

    async def challenge_at(self, table: int) -> Challenge | None:
        """Return the challenge that is or was played at a table, or ``None``."""
        return next(iter(await self._challenges(AT_TABLE, table)), None)

    async def sealed(self, tables: Collection[int], now: float) -> set[int]:
        """Return those of these tables whose challenge is not over."""
        return {*await self._numbers(SEALED, [*tables], now)}

    async def challenges_of(self, maker: int, now: float) -> list[Challenge]:
        """Return the challenges that a person has made and that are not over, newest first."""
        return await self._challenges(MADE, maker, now)

    async def _challenges(self, select: str, *values: object) -> list[Challenge]:
        return [_challenge(row) for row in await self._fetch(select, *values)]

    async def close_challenge(self, code: int, at: float) -> None:
        """Let a challenge be over at a time, unless it is over before."""
        await self._execute("UPDATE challenges SET until = least(until, $2) WHERE code = $1", code, at)

    async def attempt(self, code: int, user: int, like: Table, seats: Sequence[Seated]) -> Table:
        """Open a lobby like this for a person's attempt at a challenge, or return the table that they have already.

        If several of a person's clicks ask at once, there is only one table. A lobby that was closed before its deal
        does not count.

        Raises:
            PlayedBefore: the person has played it, and was erased since.
        """

        async def open_one(db: Db) -> Table:
            await db.execute(ALONE, code)
            known = await db.fetchval(KNOWN, code, user)
            if known is not None:
                return await one_of(db, known)
            if is_marked(user, [found for (found,) in await db.fetch(MARKS, code)]):
                raise PlayedBefore(f"challenge {code}")
            # What is left of an attempt whose lobby was closed; a person has one at most.
            await db.execute("DELETE FROM attempts WHERE code = $1 AND person = $2", code, user)
            table = await create_like(db, like, seats)
            await db.execute("INSERT INTO attempts (table_id, code, person) VALUES ($1, $2, $3)", table.id, code, user)
            return table

        return await self._change((), open_one)

    async def attempt_at(self, code: int, user: int) -> int | None:
        """Return the table of a person's attempt at a challenge, also before its cards are dealt, or ``None``."""
        table: int | None = await self._value(KNOWN, code, user)
        return table

    async def forget_marks(self, now: float) -> None:
        """Delete the marks of erased people from challenges that are over."""
        await self._execute(FORGET, now)

    async def attempted(self, code: int, user: int) -> Attempt | None:
        """Return a person's attempt at a challenge once its cards are dealt, or ``None``."""
        row = await self._row(f"{ATTEMPTS} AND attempts.person = $2", code, user)
        return _attempt_of(row) if row else None

    async def attempts(self, code: int) -> list[Attempt]:
        """Return all attempts at a challenge whose cards were dealt, in the order of their tables."""
        return [_attempt_of(row) for row in await self._fetch(f"{ATTEMPTS} ORDER BY attempts.table_id", code)]

    async def note_points(self, table: int, own: int, other: int) -> None:
        """Note the points at the table of an attempt."""
        await self._execute("UPDATE attempts SET own = $2, other = $3 WHERE table_id = $1", table, own, other)


def _attempt_of(row: Any) -> Attempt:
    table, user, name, status, outcome, *rest = row
    return Attempt(table, user, name, status, parse_object(outcome) if outcome else None, *rest)


def _challenge(row: Any) -> Challenge:
    stored = Challenge(*row)
    return replace(stored, piles=bool(stored.piles))


async def erase_attempts(db: Db, user: int, at: float) -> None:
    """Remove a person from their attempts; mark those at challenges that others can still play at this time."""
    marked = [(mark_erased_person(user), table) for (table,) in await db.fetch(TO_MARK, user, at)]
    await db.executemany("UPDATE attempts SET mark = $1 WHERE table_id = $2", marked)
    await db.execute("UPDATE attempts SET person = NULL WHERE person = $1", user)

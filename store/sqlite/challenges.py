"""Challenges and attempts at them, in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Coroutine, Sequence
from dataclasses import replace
from typing import Any

from store import PlayedBefore, Seated, Table
from store.challenges import Attempt, Challenge, is_marked, mark
from store.rows import Row, intact, text
from store.sqlite.rows import create_table, fetch, tables
from store.sqlite.transaction import whole

KEEP = """INSERT INTO challenges (code, day, game, variant, seats, seed, maker, since, until, piles)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (day) DO NOTHING"""
COLUMNS = "SELECT code, day, game, variant, seats, seed, maker, since, until, piles FROM challenges"
MADE = f"{COLUMNS} WHERE maker = ? AND until > ? ORDER BY since DESC, code"
AT_TABLE = f"{COLUMNS} WHERE code = (SELECT code FROM attempts WHERE table_id = ?)"  # noqa: S608
SEALED = """SELECT table_id FROM attempts JOIN challenges USING (code)
    WHERE table_id IN (SELECT value FROM json_each(?)) AND until > ?"""
CLOSE = "UPDATE challenges SET until = min(until, ?2) WHERE code = ?1"
KNOWN = """SELECT table_id FROM attempts JOIN tables ON id = table_id
    WHERE code = ? AND attempts.user = ? AND (status <> 'ended' OR table_id IN (SELECT table_id FROM matches))"""
ATTEMPTS = """SELECT attempts.table_id, attempts.user, dealt.name, status, outcome, matches.ended, own, other
    FROM attempts JOIN tables ON tables.id = attempts.table_id
    JOIN matches ON matches.table_id = attempts.table_id
    JOIN dealt ON dealt.table_id = attempts.table_id AND dealt.seat = 0
    WHERE code = ?"""
MARKS = "SELECT mark FROM attempts WHERE code = ? AND mark IS NOT NULL"
FORGET = """UPDATE attempts SET mark = NULL
    WHERE mark IS NOT NULL AND (SELECT until FROM challenges WHERE challenges.code = attempts.code) <= ?"""
TO_MARK = """SELECT table_id FROM attempts JOIN challenges USING (code)
    WHERE user = ? AND until > ? AND maker IS NOT 0 AND table_id IN (SELECT table_id FROM matches)"""  # 0: a tournament
POINTS = "UPDATE attempts SET own = ?2, other = ?3 WHERE table_id = ?1"


class SqliteChallenges:
    """The part of a store that holds challenges."""

    ask: Callable[..., Coroutine[Any, Any, Any]]  # calls a function with the connection, in its thread

    async def keep_challenge(self, new: Challenge) -> Challenge:
        kept: Challenge = await self.ask(whole, _keep, new)
        return kept

    async def challenge(self, code: int) -> Challenge | None:
        return _first(await self.ask(fetch, f"{COLUMNS} WHERE code = ?", code))

    async def challenge_at(self, table: int) -> Challenge | None:
        return _first(await self.ask(fetch, AT_TABLE, table))

    async def sealed(self, tables: Collection[int], now: float) -> set[int]:
        return {table for (table,) in await self.ask(fetch, SEALED, text([*tables]), now)}

    async def challenges_of(self, maker: int, now: float) -> list[Challenge]:
        return [_challenge(row) for row in await self.ask(fetch, MADE, maker, now)]

    async def close_challenge(self, code: int, at: float) -> None:
        await self.ask(fetch, CLOSE, code, at)

    async def attempt(self, code: int, user: int, like: Table, seats: Sequence[Seated]) -> Table:
        table: Table = await self.ask(whole, _attempt, code, user, like, seats)
        return table

    async def attempted(self, code: int, user: int) -> Attempt | None:
        found = await self.ask(fetch, f"{ATTEMPTS} AND attempts.user = ?", code, user)
        return next(map(_attempt_of, found), None)

    async def attempts(self, code: int) -> list[Attempt]:
        return [_attempt_of(row) for row in await self.ask(fetch, f"{ATTEMPTS} ORDER BY attempts.table_id", code)]

    async def forget_marks(self, now: float) -> None:
        await self.ask(fetch, FORGET, now)

    async def note_points(self, table: int, own: int, other: int) -> None:
        await self.ask(fetch, POINTS, table, own, other)


def _first(found: Sequence[Row]) -> Challenge | None:
    return next((_challenge(row) for row in found), None)


def _attempt_of(row: Row) -> Attempt:
    table, user, name, status, outcome, *rest = row
    return Attempt(table, user, name, status, intact(outcome) if outcome else None, *rest)


def _challenge(row: Row) -> Challenge:
    stored = Challenge(*row)
    return replace(stored, piles=bool(stored.piles))


def _keep(db: sqlite3.Connection, new: Challenge) -> Challenge:
    row = (new.code, new.day, new.game, new.variant, new.seats, new.seed, new.maker, new.since, new.until, new.piles)
    db.execute(KEEP, row)
    same = ("day = ?", new.day) if new.day is not None else ("code = ?", new.code)
    [kept] = fetch(db, f"{COLUMNS} WHERE {same[0]}", same[1])
    return _challenge(kept)


def erase_attempts(db: sqlite3.Connection, user: int, at: float) -> None:
    """Remove a person from their attempts; mark those at challenges that others can still play at this time."""
    marked = [(mark(user), table) for (table,) in fetch(db, TO_MARK, user, at)]
    db.executemany("UPDATE attempts SET mark = ? WHERE table_id = ?", marked)
    db.execute("UPDATE attempts SET user = NULL WHERE user = ?", [user])


def _attempt(db: sqlite3.Connection, code: int, user: int, like: Table, seats: Sequence[Seated]) -> Table:
    for (known,) in fetch(db, KNOWN, code, user):
        return tables(db, [known])[0]
    if is_marked(user, [found for (found,) in fetch(db, MARKS, code)]):
        raise PlayedBefore(f"challenge {code}")
    db.execute("DELETE FROM attempts WHERE code = ? AND user = ?", (code, user))
    where = (like.guild, like.channel, like.place, like.name, like.game, like.host, like.language)
    table = create_table(db, (*where, text(like.lobby), like.created, like.created, None), seats)
    db.execute("INSERT INTO attempts (table_id, code, user) VALUES (?, ?, ?)", (table.id, code, user))
    return table

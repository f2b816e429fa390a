"""Tournaments, in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Coroutine, Sequence
from dataclasses import astuple, replace
from typing import Any

from store import Outdated, Seated, Table
from store.rows import Row, intact, text
from store.sqlite.rows import create_table, fetch, tables
from store.sqlite.transaction import whole
from store.tournaments import Spot, Tournament

KEEP = """INSERT INTO tournaments
    (code, guild, channel, host, language, stage, due, message, document, created, version, follows)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (follows) DO NOTHING"""
COLUMNS = """SELECT code, guild, channel, host, language, stage, due, message, document, created, version, follows
    FROM tournaments"""
CHANGE = """UPDATE tournaments SET host = ?, stage = ?, due = ?, message = ?, document = ?, version = version + 1
    WHERE code = ? AND version = ?"""
OF_PERSON = f"""{COLUMNS} WHERE code IN (SELECT code FROM entrants WHERE user = ?1
    UNION SELECT code FROM tournaments WHERE host = ?1) ORDER BY created, code"""  # noqa: S608
IN_GUILD = f"{COLUMNS} WHERE guild = ? AND stage <> 'over' ORDER BY created, code"
PLAYING = f"{COLUMNS} WHERE stage = 'playing' ORDER BY created, code"
UNSHOWN = f"{COLUMNS} WHERE shown < version ORDER BY created, code"
SHOWN = "UPDATE tournaments SET shown = max(shown, ?2) WHERE code = ?1"
OPENED = "SELECT table_id FROM tournament_tables WHERE code = ? AND round = ? AND pairing = ? AND game = ?"

DOCUMENT = Tournament.__slots__.index("document")


class SqliteTournaments:
    """The part of a store that holds tournaments."""

    ask: Callable[..., Coroutine[Any, Any, Any]]  # calls a function with the connection, in its thread

    async def keep_tournament(self, new: Tournament, people: Collection[int]) -> Tournament:
        kept: Tournament = await self.ask(whole, _keep, new, people)
        return kept

    async def tournament(self, code: int) -> Tournament | None:
        return next(iter(await self._found(f"{COLUMNS} WHERE code = ?", code)), None)

    async def change_tournament(self, after: Tournament, people: Collection[int]) -> Tournament:
        changed: Tournament = await self.ask(whole, _change, after, people)
        return changed

    async def tournaments_in(self, guild: int) -> list[Tournament]:
        return await self._found(IN_GUILD, guild)

    async def tournaments_on(self) -> list[Tournament]:
        return await self._found(PLAYING)

    async def tournaments_unshown(self) -> list[Tournament]:
        return await self._found(UNSHOWN)

    async def tournament_shown(self, code: int, version: int) -> None:
        await self.ask(fetch, SHOWN, code, version)

    async def tournaments_of(self, user: int) -> list[Tournament]:
        return await self._found(OF_PERSON, user)

    async def tournament_table(
        self, code: int, spot: Spot, like: Table, seats: Sequence[Seated], challenge: int | None
    ) -> Table:
        table: Table = await self.ask(whole, _table, code, spot, like, seats, challenge)
        return table

    async def _found(self, select: str, *values: object) -> list[Tournament]:
        return [_tournament(row) for row in await self.ask(fetch, select, *values)]


def _tournament(row: Row) -> Tournament:
    fields = [*row]
    fields[DOCUMENT] = intact(fields[DOCUMENT])
    return Tournament(*fields)


def _values(new: Tournament) -> list[Any]:
    values = [*astuple(new)]
    values[DOCUMENT] = text(new.document)
    return values


def _keep(db: sqlite3.Connection, new: Tournament, people: Collection[int]) -> Tournament:
    added = db.execute(KEEP, _values(new)).rowcount
    if added:
        _enter(db, new.code, people)
    same = ("code = ?", new.code) if added else ("follows = ?", new.follows)
    [kept] = fetch(db, f"{COLUMNS} WHERE {same[0]}", same[1])
    return _tournament(kept)


def _change(db: sqlite3.Connection, after: Tournament, people: Collection[int]) -> Tournament:
    values = (after.host, after.stage, after.due, after.message, text(after.document), after.code, after.version)
    if not db.execute(CHANGE, values).rowcount:
        raise Outdated(f"tournament {after.code} has changed since version {after.version}")
    _enter(db, after.code, people)
    return replace(after, version=after.version + 1)


def _enter(db: sqlite3.Connection, code: int, people: Collection[int]) -> None:
    db.execute("DELETE FROM entrants WHERE code = ?", [code])
    db.executemany("INSERT INTO entrants VALUES (?, ?)", [(code, user) for user in people])


def _table(
    db: sqlite3.Connection, code: int, spot: Spot, like: Table, seats: Sequence[Seated], challenge: int | None
) -> Table:
    for (known,) in fetch(db, OPENED, code, *astuple(spot)):
        return tables(db, [known])[0]
    where = (like.guild, like.channel, like.place, like.name, like.game, like.host, like.language)
    table = create_table(db, (*where, text(like.lobby), like.created, like.created, None), seats)
    db.execute("INSERT INTO tournament_tables VALUES (?, ?, ?, ?, ?)", (code, *astuple(spot), table.id))
    if challenge is not None:
        db.execute("INSERT INTO attempts (table_id, code) VALUES (?, ?)", (table.id, challenge))
    return table

"""Tournaments, in PostgreSQL."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import astuple, replace
from typing import Any

from store import Outdated, Seated, Table
from store.postgres.connections import Connections, Db
from store.postgres.rows import create_table, fetch, tables
from store.rows import intact, text
from store.tournaments import Spot, Tournament

KEEP = """INSERT INTO tournaments
    (code, guild, channel, host, language, stage, due, message, document, created, version, follows)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (follows) DO NOTHING RETURNING code"""
COLUMNS = """SELECT code, guild, channel, host, language, stage, due, message, document, created, version, follows
    FROM tournaments"""
BY_CODE = f"{COLUMNS} WHERE code = $1"
FOLLOWING = f"{COLUMNS} WHERE follows = $1"
CHANGE = """UPDATE tournaments SET host = $1, stage = $2, due = $3, message = $4, document = $5, version = version + 1
    WHERE code = $6 AND version = $7 RETURNING code"""
OF_PERSON = f"""{COLUMNS} WHERE code = ANY(ARRAY(SELECT code FROM entrants WHERE person = $1
    UNION SELECT code FROM tournaments WHERE host = $1)) ORDER BY created, code"""  # noqa: S608
IN_GUILD = f"{COLUMNS} WHERE guild = $1 AND stage <> 'over' ORDER BY created, code"
PLAYING = f"{COLUMNS} WHERE stage = 'playing' ORDER BY created, code"
UNSHOWN = f"{COLUMNS} WHERE shown < version ORDER BY created, code"
SHOWN = "UPDATE tournaments SET shown = greatest(shown, $2) WHERE code = $1"
OPENED = "SELECT table_id FROM tournament_tables WHERE code = $1 AND round = $2 AND pairing = $3 AND game = $4"
ALONE = "SELECT 1 FROM tournaments WHERE code = $1 FOR UPDATE"  # of several that open a table, one does

DOCUMENT = Tournament.__slots__.index("document")


class PostgresTournaments:
    """The part of a store that holds tournaments."""

    _connections: Connections

    async def keep_tournament(self, new: Tournament, people: Collection[int]) -> Tournament:
        return await self._connections.change((), _keep, new, people)

    async def tournament(self, code: int) -> Tournament | None:
        return next(iter(await self._found(BY_CODE, code)), None)

    async def change_tournament(self, after: Tournament, people: Collection[int]) -> Tournament:
        return await self._connections.change((), _change, after, people)

    async def tournaments_in(self, guild: int) -> list[Tournament]:
        return await self._found(IN_GUILD, guild)

    async def tournaments_on(self) -> list[Tournament]:
        return await self._found(PLAYING)

    async def tournaments_unshown(self) -> list[Tournament]:
        return await self._found(UNSHOWN)

    async def tournament_shown(self, code: int, version: int) -> None:
        await self._connections.change((), fetch, SHOWN, code, version)

    async def tournaments_of(self, user: int) -> list[Tournament]:
        return await self._found(OF_PERSON, user)

    async def tournament_table(
        self, code: int, spot: Spot, like: Table, seats: Sequence[Seated], challenge: int | None
    ) -> Table:
        return await self._connections.change((), _table, code, spot, like, seats, challenge)

    async def _found(self, select: str, *values: object) -> list[Tournament]:
        return [_tournament(row) for row in await self._connections.fetch(select, *values)]


def _tournament(row: Any) -> Tournament:
    fields = [*row]
    fields[DOCUMENT] = intact(fields[DOCUMENT])
    return Tournament(*fields)


def _values(new: Tournament) -> list[Any]:
    values = [*astuple(new)]
    values[DOCUMENT] = text(new.document)
    return values


async def _keep(db: Db, new: Tournament, people: Collection[int]) -> Tournament:
    added = await db.fetchval(KEEP, *_values(new))
    if added is None:
        return _tournament(await db.fetchrow(FOLLOWING, new.follows))
    await _enter(db, new.code, people)
    return _tournament(await db.fetchrow(BY_CODE, new.code))


async def _change(db: Db, after: Tournament, people: Collection[int]) -> Tournament:
    values = (after.host, after.stage, after.due, after.message, text(after.document), after.code, after.version)
    if await db.fetchval(CHANGE, *values) is None:
        raise Outdated(f"tournament {after.code} has changed since version {after.version}")
    await _enter(db, after.code, people)
    return replace(after, version=after.version + 1)


async def _enter(db: Db, code: int, people: Collection[int]) -> None:
    await db.execute("DELETE FROM entrants WHERE code = $1", code)
    await db.executemany("INSERT INTO entrants VALUES ($1, $2)", [(code, user) for user in people])


async def _table(db: Db, code: int, spot: Spot, like: Table, seats: Sequence[Seated], challenge: int | None) -> Table:
    await db.execute(ALONE, code)
    known = await db.fetchval(OPENED, code, *astuple(spot))
    if known is not None:
        return (await tables(db, [known]))[0]
    where = (like.guild, like.channel, like.place, like.name, like.game, like.host, like.language)
    table = await create_table(db, (*where, text(like.lobby), like.created, like.created, None), seats)
    await db.execute("INSERT INTO tournament_tables VALUES ($1, $2, $3, $4, $5)", code, *astuple(spot), table.id)
    if challenge is not None:
        await db.execute("INSERT INTO attempts (table_id, code) VALUES ($1, $2)", table.id, challenge)
    return table

"""Tournaments, who takes part in them, and the tables of their games."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import astuple, replace
from typing import Any

from store.contests import Spot, Tournament
from store.database import Queries, build_from_row, dump_json
from store.dialect import Db
from store.queries.tables import create_like, one_of
from store.values import Outdated, Seated, Table

COLUMNS = ", ".join(Tournament.__slots__)
MARKS = ", ".join(f"${at}" for at, _ in enumerate(Tournament.__slots__, 1))
KEEP = f"""INSERT INTO tournaments ({COLUMNS}) VALUES ({MARKS})
    ON CONFLICT (follows) DO NOTHING RETURNING code"""  # noqa: S608
SELECT = f"SELECT {COLUMNS} FROM tournaments"  # noqa: S608
BY_CODE = f"{SELECT} WHERE code = $1"
FOLLOWING = f"{SELECT} WHERE follows = $1"
CHANGE = """UPDATE tournaments SET host = $1, stage = $2, due = $3, message = $4, document = $5, version = version + 1
    WHERE code = $6 AND version = $7 RETURNING code"""
OF_PERSON = f"""{SELECT} WHERE code = ANY(ARRAY(SELECT code FROM entrants WHERE person = $1
    UNION SELECT code FROM tournaments WHERE host = $1)) ORDER BY created, code"""  # noqa: S608
IN_GUILD = f"{SELECT} WHERE guild = $1 AND stage <> 'over' ORDER BY created, code"
PLAYING = f"{SELECT} WHERE stage = 'playing' ORDER BY created, code"
UNSHOWN = f"{SELECT} WHERE shown < version ORDER BY created, code"
ALONE = "SELECT 1 FROM tournaments WHERE code = $1 FOR UPDATE"  # of several that open a table, one does
OPENED = "SELECT table_id FROM tournament_tables WHERE code = $1 AND round = $2 AND pairing = $3 AND game = $4"
ADD = "INSERT INTO tournament_tables (code, round, pairing, game, table_id) VALUES ($1, $2, $3, $4, $5)"


class TournamentQueries(Queries):
    """The part of a store that holds tournaments."""

    async def keep_tournament(self, new: Tournament, people: Collection[int]) -> Tournament:
        """Store a tournament in which these people take part, or return the one that follows the same already."""
        values = [dump_json(each) if isinstance(each, dict) else each for each in astuple(new)]

        async def keep(db: Db) -> Tournament:
            if await db.fetchval(KEEP, *values) is None:
                return _tournament(await db.fetchrow(FOLLOWING, new.follows))
            await _enter(db, new.code, people)
            return _tournament(await db.fetchrow(BY_CODE, new.code))

        return await self._change((), keep)

    async def tournament(self, code: int) -> Tournament | None:
        """Return the tournament with a code, or ``None``."""
        return next(iter(await self._tournaments(BY_CODE, code)), None)

    async def season_after(self, code: int) -> Tournament | None:
        """Return the tournament that follows another, or ``None``."""
        return next(iter(await self._tournaments(FOLLOWING, code)), None)

    async def change_tournament(self, after: Tournament, people: Collection[int]) -> Tournament:
        """Store a changed tournament and who takes part; return it with its new version.

        Raises:
            Outdated: somebody else has changed it since its ``version``.
        """
        document = dump_json(after.document)
        values = after.host, after.stage, after.due, after.message, document, after.code, after.version

        async def change(db: Db) -> Tournament:
            if await db.fetchval(CHANGE, *values) is None:
                raise Outdated(f"tournament {after.code} has changed since version {after.version}")
            await _enter(db, after.code, people)
            return replace(after, version=after.version + 1)

        return await self._change((), change)

    async def tournaments_in(self, guild: int) -> list[Tournament]:
        """Return the tournaments of a guild that are not over, oldest first."""
        return await self._tournaments(IN_GUILD, guild)

    async def tournaments_on(self) -> list[Tournament]:
        """Return all tournaments that are being played, oldest first."""
        return await self._tournaments(PLAYING)

    async def tournaments_unshown(self) -> list[Tournament]:
        """Return the tournaments whose newest version people may not have seen, oldest first."""
        return await self._tournaments(UNSHOWN)

    async def tournament_shown(self, code: int, version: int) -> None:
        """Note that people have seen a version of a tournament."""
        await self._execute("UPDATE tournaments SET shown = greatest(shown, $2) WHERE code = $1", code, version)

    async def tournaments_of(self, user: int) -> list[Tournament]:
        """Return the tournaments in which a person takes part or that they host, oldest first."""
        return await self._tournaments(OF_PERSON, user)

    async def tournament_table(
        self, code: int, spot: Spot, like: Table, seats: Sequence[Seated], challenge: int | None
    ) -> Table:
        """Open a lobby like this for a game of a tournament, or return the table that it has already.

        With the code of a ``challenge``, the table counts as an attempt at it by nobody, so that it stays sealed.
        """

        async def open_one(db: Db) -> Table:
            await db.execute(ALONE, code)
            known = await db.fetchval(OPENED, code, *astuple(spot))
            if known is not None:
                return await one_of(db, known)
            table = await create_like(db, like, seats)
            await db.execute(ADD, code, *astuple(spot), table.id)
            if challenge is not None:
                await db.execute("INSERT INTO attempts (table_id, code) VALUES ($1, $2)", table.id, challenge)
            return table

        return await self._change((), open_one)

    async def _tournaments(self, select: str, *values: object) -> list[Tournament]:
        return [_tournament(row) for row in await self._fetch(select, *values)]


def _tournament(row: Any) -> Tournament:
    return build_from_row(Tournament, row, "document")


async def _enter(db: Db, code: int, people: Collection[int]) -> None:
    await db.execute("DELETE FROM entrants WHERE code = $1", code)
    await db.executemany("INSERT INTO entrants (code, person) VALUES ($1, $2)", [(code, user) for user in people])

"""Tables and seats in PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Json
from store import Changes, Seated, Table
from store.postgres.connections import Db
from store.refusals import no_table
from store.rows import Row, new_values, numbers, table_of, text

TABLES = """SELECT id, guild, channel, place, name, game, host, status, language, lobby, created, touched
    FROM tables WHERE id = ANY($1::bigint[]) ORDER BY id"""
UPDATE = """UPDATE tables SET lobby = coalesce($2, lobby), place = coalesce($3, place), name = coalesce($4, name),
    status = coalesce($5, status), host = coalesce($6, host), touched = coalesce($7, touched),
    seed = coalesce($8, seed) WHERE id = $1
    RETURNING id, guild, channel, place, name, game, host, status, language, lobby, created, touched"""


OPEN = "status IN ('lobby', 'playing', 'frozen')"  # as the indexes of open tables say it
IN_PLACE = f"""SELECT id FROM tables
    WHERE {OPEN} AND (place = $1 OR channel = $1) AND status = ANY($2::text[])"""  # noqa: S608
IN_GUILD = f"""SELECT id, host, place, touched FROM tables
    WHERE {OPEN} AND guild = $1 AND (status = 'playing' OR (status = 'lobby' AND touched >= $2)) ORDER BY id"""  # noqa: S608
OF_PERSON = """SELECT id FROM seats JOIN tables ON id = table_id
    WHERE open AND person = $1 AND status = ANY($2::text[])"""
ONCE_OF_PERSON = """SELECT id FROM players JOIN tables ON id = table_id
    WHERE person = $1 AND players.ended IS NULL AND status = 'playing'"""


async def fetch(db: Db, statement: str, *values: object) -> list[Any]:
    """Return all rows of a statement."""
    rows: list[Any] = await db.fetch(statement, *values)
    return rows


async def tables(db: Db, numbers: Sequence[int]) -> list[Table]:
    """Return these tables, oldest first."""
    return [table_of(row) for row in await db.fetch(TABLES, numbers)]


async def one_of(db: Db, table: int) -> Table:
    """Return a table.

    Raises:
        NoSuchTable: there is no table with this number.
    """
    for found in await tables(db, [table]):
        return found
    raise no_table(table)


async def tables_found(db: Db, found: str, *about: object) -> list[Table]:
    """Return the tables whose numbers a statement finds."""
    return await tables(db, [table for (table,) in await db.fetch(found, *about)])


async def create_table(db: Db, row: Row, seats: Sequence[Seated]) -> Table:
    """Open a table as a lobby with these players."""
    insert = """INSERT INTO tables (guild, channel, place, name, game, host, status, language, lobby, created, touched,
        seed) VALUES ($1, $2, $3, $4, $5, $6, 'lobby', $7, $8, $9, $10, $11) RETURNING id"""
    number = await db.fetchval(insert, *row)
    await seat(db, number, seats)
    [created] = await tables(db, [number])
    await mention(db, number, created.lobby)
    return created


async def update_table(db: Db, table: int, changes: Changes) -> Table:
    """Change a table and return it as it is now."""
    new = new_values(changes)
    values = (new[field] for field in ("lobby", "place", "name", "status", "host", "touched", "seed"))
    row = await db.fetchrow(UPDATE, table, *values)
    if row is None:
        raise no_table(table)
    if "lobby" in changes:
        await mention(db, table, changes["lobby"])
    return table_of(row)


async def mention(db: Db, table: int, lobby: Json) -> None:
    """Note whom a lobby may name, so that a person's tables are found without a look into all lobbies."""
    await db.execute("DELETE FROM mentions WHERE table_id = $1", table)
    named = [(table, each) for each in numbers(text(lobby))]
    await db.executemany("INSERT INTO mentions (table_id, person) VALUES ($1, $2)", named)


async def seat(db: Db, table: int, seats: Sequence[Seated]) -> None:
    """Replace all seats of a table."""
    await db.execute("DELETE FROM seats WHERE table_id = $1", table)
    lines = [(table, seated.seat, seated.user, seated.level, seated.name) for seated in seats]
    await db.executemany("INSERT INTO seats (table_id, seat, person, level, name) VALUES ($1, $2, $3, $4, $5)", lines)

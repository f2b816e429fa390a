"""Tables and seats in SQLite. These functions run in the writer thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from engine.core import Json
from store import Changes, Seated, Table
from store.refusals import no_table
from store.rows import Row, new_values, numbers, table_of, text

OPEN = "status IN ('lobby', 'playing', 'frozen')"  # as the indexes of open tables say it; without it, they are not used
IN_PLACE = f"""SELECT id FROM tables WHERE {OPEN} AND place = ?1 AND status IN (SELECT value FROM json_each(?2))
    UNION
    SELECT id FROM tables WHERE {OPEN} AND channel = ?1 AND status IN (SELECT value FROM json_each(?2))"""  # noqa: S608
IN_GUILD = f"""SELECT id, host, place, touched FROM tables
    WHERE {OPEN} AND guild = ?1 AND (status = 'playing' OR (status = 'lobby' AND touched >= ?2)) ORDER BY id"""  # noqa: S608
OF_PERSON = """SELECT id FROM seats JOIN tables ON id = table_id
    WHERE open AND user = ? AND status IN (SELECT value FROM json_each(?))"""
ONCE_OF_PERSON = """SELECT id FROM players JOIN tables ON id = table_id
    WHERE user = ? AND players.ended IS NULL AND status = 'playing'"""


def fetch(db: sqlite3.Connection, statement: str, *values: object) -> list[Row]:
    """Return all rows of a statement."""
    return db.execute(statement, values).fetchall()


def tables(db: sqlite3.Connection, numbers: list[int]) -> list[Table]:
    """Return these tables, oldest first."""
    select = """SELECT id, guild, channel, place, name, game, host, status, language, lobby, created, touched
        FROM tables WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id"""
    return [table_of(row) for row in fetch(db, select, text(numbers))]


def one_of(db: sqlite3.Connection, table: int) -> Table:
    """Return a table.

    Raises:
        NoSuchTable: there is no table with this number.
    """
    for found in tables(db, [table]):
        return found
    raise no_table(table)


def tables_found(db: sqlite3.Connection, found: str, *about: object) -> list[Table]:
    """Return the tables whose numbers a statement finds."""
    return tables(db, [table for (table,) in fetch(db, found, *about)])


def create_table(db: sqlite3.Connection, row: Row, seats: Sequence[Seated]) -> Table:
    """Open a table as a lobby with these players."""
    insert = """INSERT INTO tables (guild, channel, place, name, game, host, status, language, lobby, created, touched,
        seed) VALUES (?, ?, ?, ?, ?, ?, 'lobby', ?, ?, ?, ?, ?)"""
    number = db.execute(insert, row).lastrowid
    assert number is not None, "an insert has a number"
    seat(db, number, seats)
    created = tables(db, [number])[0]
    mention(db, number, created.lobby)
    return created


def update_table(db: sqlite3.Connection, table: int, changes: Changes) -> Table:
    """Change a table and return it as it is now."""
    update = """UPDATE tables SET lobby = coalesce(:lobby, lobby), place = coalesce(:place, place),
        name = coalesce(:name, name), status = coalesce(:status, status), host = coalesce(:host, host),
        touched = coalesce(:touched, touched), seed = coalesce(:seed, seed) WHERE id = :table"""
    one_table(table, db.execute(update, {**new_values(changes), "table": table}))
    if "lobby" in changes:
        mention(db, table, changes["lobby"])
    return tables(db, [table])[0]


def mention(db: sqlite3.Connection, table: int, lobby: Json) -> None:
    """Note whom a lobby may name, so that a person's tables are found without a look into all lobbies."""
    db.execute("DELETE FROM mentions WHERE table_id = ?", [table])
    db.executemany(
        "INSERT INTO mentions (table_id, user) VALUES (?, ?)", [(table, each) for each in numbers(text(lobby))]
    )


def one_table(table: int, update: sqlite3.Cursor) -> None:
    """Check that an update has found its table."""
    if update.rowcount == 0:
        raise no_table(table)


def seat(db: sqlite3.Connection, table: int, seats: Sequence[Seated]) -> None:
    """Replace all seats of a table."""
    db.execute("DELETE FROM seats WHERE table_id = ?", [table])
    lines = [(table, seated.seat, seated.user, seated.level, seated.name) for seated in seats]
    db.executemany("INSERT INTO seats (table_id, seat, user, level, name) VALUES (?, ?, ?, ?, ?)", lines)

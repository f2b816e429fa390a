"""Tables and seats in SQLite. These functions run in the writer thread."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from typing import Any

from engine.core import Json
from store import Changes, NoSuchTable, Seated, Table

Row = tuple[Any, ...]


def fetch(db: sqlite3.Connection, statement: str, *values: object) -> list[Row]:
    """Return all rows of a statement."""
    return db.execute(statement, values).fetchall()


def text(value: object) -> str:
    """Return a value as the JSON text that the database stores."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def tables(db: sqlite3.Connection, numbers: list[int]) -> list[Table]:
    """Return these tables, oldest first."""
    select = """SELECT id, guild, channel, place, name, game, host, status, language, lobby, created, touched
        FROM tables WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id"""
    return [_table([*row]) for row in fetch(db, select, text(numbers))]


def _table(fields: list[Any]) -> Table:
    lobby = Table.__slots__.index("lobby")
    fields[lobby] = intact(fields[lobby])
    return Table(*fields)


def intact(text: str) -> Json:
    """Return a stored object, or an empty one if it is damaged, so that its table does not break whole lists."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def tables_found(db: sqlite3.Connection, found: str, *about: object) -> list[Table]:
    """Return the tables whose numbers a statement finds."""
    return tables(db, [table for (table,) in fetch(db, found, *about)])


def create_table(db: sqlite3.Connection, row: Row, seats: Sequence[Seated]) -> Table:
    """Open a table as a lobby with these players."""
    insert = """INSERT INTO tables (guild, channel, place, name, game, host, status, language, lobby, created, touched)
        VALUES (?, ?, ?, ?, ?, ?, 'lobby', ?, ?, ?, ?)"""
    number = db.execute(insert, row).lastrowid
    assert number is not None, "an insert has a number"
    seat(db, number, seats)
    return tables(db, [number])[0]


def update_table(db: sqlite3.Connection, table: int, changes: Changes) -> Table:
    """Change a table and return it as it is now."""
    unknown = set(changes) - set(Changes.__annotations__)
    assert not unknown, f"{', '.join(sorted(unknown))} of a table cannot change"
    update = """UPDATE tables SET lobby = coalesce(:lobby, lobby), place = coalesce(:place, place),
        name = coalesce(:name, name), status = coalesce(:status, status), host = coalesce(:host, host),
        touched = coalesce(:touched, touched) WHERE id = :table"""
    values: dict[str, object] = {**dict.fromkeys(Changes.__annotations__), **changes, "table": table}
    if "lobby" in changes:
        values["lobby"] = text(changes["lobby"])
    one_table(table, db.execute(update, values))
    return tables(db, [table])[0]


def one_table(table: int, update: sqlite3.Cursor) -> None:
    """Check that an update has found its table."""
    if update.rowcount == 0:
        raise no_table(table)


def no_table(table: int) -> NoSuchTable:
    """Return the error for a table that does not exist."""
    return NoSuchTable(f"there is no table {table}")


def seat(db: sqlite3.Connection, table: int, seats: Sequence[Seated]) -> None:
    """Replace all seats of a table."""
    db.execute("DELETE FROM seats WHERE table_id = ?", [table])
    lines = [(table, seated.seat, seated.user, seated.level, seated.name) for seated in seats]
    db.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?)", lines)

"""Reading and writing all rows of a SQLite database at once. These functions run in the writer thread."""

from __future__ import annotations

import sqlite3
from typing import Any

from store.everything import (
    NUMBERED,
    ORDER,
    WRITTEN_BY_TRIGGERS,
    Everything,
    Rows,
    check_it_is_empty,
    check_they_are_the_same,
)

COMPUTED = "previous"  # a column that no insert may name
TRUTHS = ("counted", "valid")
SORTED = {"entries": "SELECT * FROM entries ORDER BY table_id, ply"}  # a move refers to the one before


def everything(db: sqlite3.Connection) -> Everything:
    """Return all rows of a database."""
    last = dict(db.execute("SELECT name, seq FROM sqlite_sequence").fetchall())
    rows = {table: _rows(db, SORTED.get(table, f"SELECT * FROM {table}")) for table in ORDER}  # noqa: S608
    return Everything(rows, {table: last.get(table, 0) for table in NUMBERED})


def fill(db: sqlite3.Connection, wanted: Everything) -> None:
    """Write all rows into an empty database, and compare them with what can be read back.

    Raises:
        NotEmpty, NotTheSame: nothing was changed.
    """
    check_it_is_empty(everything(db))
    for table in ORDER:
        if table in WRITTEN_BY_TRIGGERS:
            db.execute(f"DELETE FROM {table}")  # noqa: S608
        _insert(db, table, wanted.rows[table])
    for table, number in wanted.numbers.items():
        db.execute("DELETE FROM sqlite_sequence WHERE name = ?", [table])
        db.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (table, number))
    check_they_are_the_same(wanted, everything(db))


def _rows(db: sqlite3.Connection, select: str) -> Rows:
    cursor = db.execute(select)
    names = [column[0] for column in cursor.description]
    return [_shared(dict(zip(names, row, strict=True))) for row in cursor]


def _shared(row: dict[str, Any]) -> dict[str, Any]:
    """Return a row with the columns that it has in PostgreSQL."""
    row.pop(COMPUTED, None)
    if "player" in row:
        player = row.pop("player")
        row |= {"person": player, "level": ""} if isinstance(player, int) else {"person": 0, "level": player}
    if "user" in row:
        row["person"] = row.pop("user")
    return row | {name: bool(row[name]) for name in TRUTHS if name in row}


def _own(table: str, row: dict[str, Any]) -> dict[str, Any]:
    """Return a row with the columns that it has here."""
    row = dict(row)
    if table in ("results", "standings"):
        level, person = row.pop("level"), row.pop("person")
        return row | {"player": level or person}
    if "person" in row:
        row["user"] = row.pop("person")
    return row


def _insert(db: sqlite3.Connection, table: str, rows: Rows) -> None:
    if rows:
        lines = [_own(table, row) for row in rows]
        names = ", ".join(lines[0])
        marks = ", ".join(f":{name}" for name in lines[0])
        db.executemany(f"INSERT INTO {table} ({names}) VALUES ({marks})", lines)  # noqa: S608

"""All rows of a SQLite database, in one transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

from store.everything import BATCH, COMPUTED, NUMBERED, SORTED, Rows

Ask = Callable[..., Coroutine[Any, Any, Any]]  # calls a function with the connection, in its thread

TRUTHS = ("counted", "open", "piles", "valid")


class SqliteRows:
    """Reads and writes whole tables."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def batches(self, table: str) -> AsyncIterator[Rows]:
        cursor = await self._ask(sqlite3.Connection.execute, SORTED.get(table, f"SELECT * FROM {table}"))  # noqa: S608
        while rows := await self._ask(_next, cursor):
            yield rows

    async def insert(self, table: str, rows: Rows) -> None:
        names = ", ".join(rows[0])
        marks = ", ".join(f":{name}" for name in rows[0])
        insert = f"INSERT INTO {table} ({names}) VALUES ({marks})"  # noqa: S608
        await self._ask(sqlite3.Connection.executemany, insert, rows)

    async def clear(self, table: str) -> None:
        await self._ask(sqlite3.Connection.execute, f"DELETE FROM {table}")  # noqa: S608

    async def numbers(self) -> dict[str, int]:
        last: dict[str, int] = await self._ask(_numbers)
        return last

    async def number(self, last: dict[str, int]) -> None:
        await self._ask(_number, last)


def _next(_: sqlite3.Connection, cursor: sqlite3.Cursor) -> Rows:
    names = [column[0] for column in cursor.description]
    return [_shared(dict(zip(names, row, strict=True))) for row in cursor.fetchmany(BATCH)]


def _numbers(db: sqlite3.Connection) -> dict[str, int]:
    last = dict(db.execute("SELECT name, seq FROM sqlite_sequence").fetchall())
    return {table: last.get(table, 0) for table in NUMBERED}


def _number(db: sqlite3.Connection, last: dict[str, int]) -> None:
    for table, number in last.items():
        db.execute("DELETE FROM sqlite_sequence WHERE name = ?", [table])
        db.execute("INSERT INTO sqlite_sequence VALUES (?, ?)", (table, number))


def _shared(row: dict[str, Any]) -> dict[str, Any]:
    """Return a row as PostgreSQL has it."""
    row.pop(COMPUTED, None)
    return row | {name: bool(row[name]) for name in TRUTHS if name in row}

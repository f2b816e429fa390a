"""Reading and writing all rows of a PostgreSQL database at once."""

from __future__ import annotations

from store.everything import (
    NUMBERED,
    ORDER,
    WRITTEN_BY_TRIGGERS,
    Everything,
    Rows,
    check_it_is_empty,
    check_they_are_the_same,
)
from store.postgres.connections import Db

COMPUTED = "previous"  # a column that no insert may name
SORTED = {"entries": "SELECT * FROM entries ORDER BY table_id, ply"}  # a move refers to the one before
BATCH = 10_000  # rows, so that no statement takes too long
GIVE = "SELECT setval(pg_get_serial_sequence($1, 'id'), greatest($2, 1), $2 > 0)"  # the next one is the first or more


async def everything(db: Db) -> Everything:
    """Return all rows of a database."""
    rows = {table: await _rows(db, SORTED.get(table, f"SELECT * FROM {table}")) for table in ORDER}  # noqa: S608
    return Everything(rows, {table: await _last(db, table) for table in NUMBERED})


async def fill(db: Db, wanted: Everything) -> None:
    """Write all rows into an empty database, and compare them with what can be read back.

    Raises:
        NotEmpty, NotTheSame: nothing was changed.
    """
    check_it_is_empty(await everything(db))
    for table in ORDER:
        if table in WRITTEN_BY_TRIGGERS:
            await db.execute(f"DELETE FROM {table}")  # noqa: S608
        await _insert(db, table, wanted.rows[table])
    for table, number in wanted.numbers.items():
        await db.execute(GIVE, table, number)
    check_they_are_the_same(wanted, await everything(db))


async def _rows(db: Db, select: str) -> Rows:
    found = [dict(row) for row in await db.fetch(select)]
    for row in found:
        row.pop(COMPUTED, None)
    return found


async def _last(db: Db, table: str) -> int:
    sequence = await db.fetchval("SELECT pg_get_serial_sequence($1, 'id')", table)
    last, used = await db.fetchrow(f"SELECT last_value, is_called FROM {sequence}")  # noqa: S608
    return int(last) if used else 0


async def _insert(db: Db, table: str, rows: Rows) -> None:
    for first in range(0, len(rows), BATCH):
        batch = rows[first : first + BATCH]
        names = ", ".join(batch[0])
        marks = ", ".join(f"${number}" for number in range(1, len(batch[0]) + 1))
        insert = f"INSERT INTO {table} ({names}) OVERRIDING SYSTEM VALUE VALUES ({marks})"  # noqa: S608
        await db.executemany(insert, [[*row.values()] for row in batch])

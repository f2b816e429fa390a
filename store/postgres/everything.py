"""All rows of a PostgreSQL database, in one transaction."""

from __future__ import annotations

from collections.abc import AsyncIterator

from store.everything import BATCH, COMPUTED, NUMBERED, SORTED, Rows
from store.postgres.connections import Db

GIVE = "SELECT setval(pg_get_serial_sequence($1, 'id'), greatest($2, 1), $2 > 0)"  # the next one is the first or more


class PostgresRows:
    """Reads and writes whole tables over one connection."""

    def __init__(self, db: Db) -> None:
        self._db = db

    async def batches(self, table: str) -> AsyncIterator[Rows]:
        cursor = await self._db.cursor(SORTED.get(table, f"SELECT * FROM {table}"))  # noqa: S608
        while found := await cursor.fetch(BATCH):
            yield [{name: value for name, value in row.items() if name != COMPUTED} for row in found]

    async def insert(self, table: str, rows: Rows) -> None:
        names = ", ".join(rows[0])
        marks = ", ".join(f"${number}" for number in range(1, len(rows[0]) + 1))
        insert = f"INSERT INTO {table} ({names}) OVERRIDING SYSTEM VALUE VALUES ({marks})"  # noqa: S608
        await self._db.executemany(insert, [[*row.values()] for row in rows])

    async def clear(self, table: str) -> None:
        await self._db.execute(f"DELETE FROM {table}")  # noqa: S608

    async def numbers(self) -> dict[str, int]:
        return {table: await self._last(table) for table in NUMBERED}

    async def number(self, last: dict[str, int]) -> None:
        for table, number in last.items():
            await self._db.execute(GIVE, table, number)

    async def _last(self, table: str) -> int:
        sequence = await self._db.fetchval("SELECT pg_get_serial_sequence($1, 'id')", table)
        last, used = await self._db.fetchrow(f"SELECT last_value, is_called FROM {sequence}")  # noqa: S608
        return int(last) if used else 0

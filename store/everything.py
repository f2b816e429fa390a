"""Copying all rows of a database into another one, whichever stores made them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from hashlib import blake2b
from typing import Any

from store.database import Work
from store.dialect import give_both_texts
from store.values import StoreError

Rows = Sequence[dict[str, Any]]

ORDER = (  # a row comes after those that it refers to; triggers write the last two, so they are replaced at the end
    "tables", "challenges", "attempts", "tournaments", "entrants", "tournament_tables", "mentions", "matches",
    "entries", "snapshots", "seats", "dealt", "turns", "messages", "happenings", "codes", "rematches", "results",
    "standings", "settings", "blocks", "files", "cards", "kept", "unshown", "players",
)  # fmt: skip
WRITTEN_BY_TRIGGERS = ("unshown", "players")
NUMBERED = ("tables", "files", "results")  # their numbers are never given twice
SORTED = {  # a move refers to the one before, and a season to the one before
    "entries": "SELECT * FROM entries ORDER BY table_id, ply",
    "tournaments": "SELECT * FROM tournaments ORDER BY created, follows IS NOT NULL, code",
}
COMPUTED = "previous"  # a column that no insert may name
TRUTHS = ("counted", "open", "piles", "valid")  # columns that are numbers in SQLite
BATCH = 5_000  # rows in memory at a time
LAST = give_both_texts(
    postgres="""SELECT name, coalesce(last_value, 0) FROM unnest($1::text[]) AS name
        JOIN pg_sequences ON format('%I.%I', schemaname, sequencename) = pg_get_serial_sequence(name, 'id')""",
    sqlite="SELECT value, coalesce(seq, 0) FROM json_each($1) LEFT JOIN sqlite_sequence ON name = value",
)
GO_ON = give_both_texts(  # in PostgreSQL, the next number is the first or more
    postgres="SELECT setval(pg_get_serial_sequence($1, 'id'), greatest($2, 1), $2 > 0)",
    sqlite="""REPLACE INTO sqlite_sequence (rowid, name, seq)
        VALUES ((SELECT rowid FROM sqlite_sequence WHERE name = $1), $1, $2)""",
)


class NotEmpty(StoreError):
    """The database has rows already."""


class NotTheSame(StoreError):
    """One database does not have exactly what the other has."""


class Everything:
    """All rows of a database in one transaction, with the columns that they have in PostgreSQL."""

    def __init__(self, run: Callable[[Work[Any]], Awaitable[Any]]) -> None:
        """Take what runs a function in the transaction."""
        self._run = run

    async def batches(self, table: str) -> AsyncIterator[Rows]:
        """Return the rows of a table, some thousand at a time; none of them is empty."""
        cursor = await self._run(lambda db: db.cursor(SORTED.get(table, f"SELECT * FROM {table}")))  # noqa: S608
        while found := await self._run(lambda db: cursor.fetch(BATCH)):
            yield [_shared(dict(row)) for row in found]

    async def insert(self, table: str, rows: Rows) -> None:
        """Write rows into a table."""
        names = ", ".join(rows[0])
        marks = ", ".join(f"${number}" for number, _ in enumerate(rows[0], 1))
        insert = f"INSERT INTO {table} ({names}) OVERRIDING SYSTEM VALUE VALUES ({marks})"  # noqa: S608
        await self._run(lambda db: db.executemany(insert, [[*row.values()] for row in rows]))

    async def clear(self, table: str) -> None:
        """Remove what triggers wrote."""
        await self._run(lambda db: db.execute(f"DELETE FROM {table}"))  # noqa: S608

    async def numbers(self) -> dict[str, int]:
        """Return the last number of each numbered table; 0 if it never had one."""
        return dict(await self._run(lambda db: db.fetch(LAST, [*NUMBERED])))

    async def number(self, last: dict[str, int]) -> None:
        """Let each numbered table go on after its last number."""
        await self._run(lambda db: db.executemany(GO_ON, [*last.items()]))


async def copy_rows(source: Everything, target: Everything) -> int:
    """Write all rows into an empty database, read them back to compare, and return their number.

    Raises:
        NotEmpty, NotTheSame: let the transaction end with this error, so that nothing is changed.
    """
    await check_it_is_empty(target)
    for table in ORDER:
        if table in WRITTEN_BY_TRIGGERS:
            await target.clear(table)
        async for rows in source.batches(table):
            await target.insert(table, rows)
    await target.number(await source.numbers())
    return await count_same(source, target)


async def count_same(source: Everything, target: Everything) -> int:
    """Compare all rows of two databases, and return how many each has.

    Raises:
        NotTheSame: they have other rows.
    """
    count = 0
    for table in ORDER:
        found = await digest_table(source, table)
        if await digest_table(target, table) != found:
            raise NotTheSame(f"table {table} has other rows")
        count += found[0]
    if await target.numbers() != await source.numbers():
        raise NotTheSame("numbers could be given twice")
    return count


async def check_it_is_empty(found: Everything) -> None:
    """Check that a database has no rows.

    Raises:
        NotEmpty: it has.
    """
    for table in ORDER:
        async for rows in found.batches(table):
            raise NotEmpty(f"its table {table} has rows: {len(rows)} or more")


async def digest_table(found: Everything, table: str) -> tuple[int, int]:
    """Return how many rows a table has, and a sum that tells other rows apart, whatever their order."""
    count = total = 0
    async for rows in found.batches(table):
        count += len(rows)
        total = (total + sum(map(_hash, rows))) % 2**128
    return count, total


def _hash(row: dict[str, Any]) -> int:
    return int.from_bytes(blake2b(repr(sorted(row.items())).encode(), digest_size=16).digest())


def _shared(row: dict[str, Any]) -> dict[str, Any]:
    """Return a row as PostgreSQL has it, without what it computes."""
    row.pop(COMPUTED, None)
    return row | {name: bool(row[name]) for name in TRUTHS if name in row}

"""Statements are written once, for PostgreSQL, and respelled for SQLite."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Protocol

SPELLINGS = {  # by a pattern, what it is replaced by, one after another
    r"= ANY\(\$(\d+)::\w+\[\]\)": r"IN (SELECT value FROM json_each($\1))",
    r"IN \(SELECT \* FROM unnest\(\$(\d+)::\w+\[\], \$(\d+)::\w+\[\]\)\)":
        r"IN (SELECT one.value, other.value FROM json_each($\1) AS one JOIN json_each($\2) AS other USING (key))",
    r"= ANY\(ARRAY\((.*)\)\)": r"IN (\1)",  # in PostgreSQL, an array may be searched for by an index
    r"::(double precision|\w+)(\[\])?": "",
    r"\bleast\(": "min(",
    r"\bgreatest\(": "max(",
    r"IS DISTINCT FROM": "IS NOT",
    r' COLLATE "C"': "",  # the order of the bytes, which is SQLite's own
    r"\s+FOR UPDATE\b": "",  # a transaction is alone in any case
    r" OVERRIDING SYSTEM VALUE": "",
    r"\$(\d+)": r"?\1",
}  # fmt: skip
_OTHER: dict[str, str] = {}  # by the statement for PostgreSQL, the one that SQLite has instead


class Db(Protocol):
    """A transaction of either database; a connection of asyncpg is one. In SQLite, no method waits for anything."""

    async def execute(self, statement: str, *values: Any) -> Any:
        """Run a statement."""
        ...

    async def executemany(self, statement: str, lines: Iterable[Any]) -> Any:
        """Run a statement once for each line of values."""
        ...

    async def fetch(self, statement: str, *values: Any) -> list[Any]:
        """Return all rows of a statement."""
        ...

    async def fetchrow(self, statement: str, *values: Any) -> Any:
        """Return the first row of a statement, or ``None``."""
        ...

    async def fetchval(self, statement: str, *values: Any) -> Any:
        """Return the first value of the first row, or ``None``."""
        ...

    async def cursor(self, statement: str) -> Any:
        """Return the rows of a statement little by little: its ``fetch`` returns so many more, or none at the end."""
        ...


def give_both_texts(postgres: str, sqlite: str) -> str:
    """Return a statement for PostgreSQL, for which SQLite needs a text of its own."""
    _OTHER[postgres] = sqlite
    return postgres


@lru_cache(maxsize=1024)
def spell_for_sqlite(statement: str) -> str:
    """Return a statement as SQLite spells it."""
    statement = _OTHER.get(statement, statement)
    for pattern, spelling in SPELLINGS.items():
        statement = re.sub(pattern, spelling, statement, flags=re.DOTALL)
    return statement

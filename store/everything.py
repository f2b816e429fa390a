"""All rows of a database, for moving them into another one, whichever store made it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from store import StoreError

Rows = Sequence[dict[str, Any]]

ORDER = (  # a row comes after those that it refers to; triggers write the last two, so they are replaced at the end
    "tables", "matches", "entries", "snapshots", "seats", "dealt", "turns", "messages", "happenings", "codes",
    "rematches", "results", "standings", "settings", "blocks", "files", "cards", "kept", "unshown", "players",
)  # fmt: skip
WRITTEN_BY_TRIGGERS = ("unshown", "players")
NUMBERED = ("tables", "files", "results")  # their numbers are never given twice


class NotEmpty(StoreError):
    """The database has rows already."""


class NotTheSame(StoreError):
    """What was read back is not what was written; nothing is stored."""


@dataclass(frozen=True, slots=True)
class Everything:
    """The rows by table, with the columns that they have in PostgreSQL, and the last number of each numbered table."""

    rows: dict[str, Rows]
    numbers: dict[str, int]

    def count(self) -> int:
        """Return how many rows there are."""
        return sum(map(len, self.rows.values()))


def check_it_is_empty(found: Everything) -> None:
    """Check that a database has no rows.

    Raises:
        NotEmpty: it has.
    """
    for table, rows in found.rows.items():
        if rows:
            raise NotEmpty(f"its table {table} has {len(rows)} rows")


def check_they_are_the_same(wanted: Everything, found: Everything) -> None:
    """Check that two databases have the same rows in every table, in any order.

    Raises:
        NotTheSame: they differ.
    """
    for table in ORDER:
        if Counter(map(_line, wanted.rows[table])) != Counter(map(_line, found.rows[table])):
            raise NotTheSame(f"table {table} has other rows than before")
    if wanted.numbers != found.numbers:
        raise NotTheSame("numbers could be given twice")


def _line(row: dict[str, Any]) -> str:
    return repr(sorted(row.items()))

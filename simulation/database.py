"""The database of a campaign, which outlives its bots."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol

Row = tuple[Any, ...]


class Database(Protocol):
    """A database."""

    @property
    def address(self) -> str:
        """What the setting ILION_DATABASE would be."""
        ...

    def rows(self, question: str) -> list[Row]:
        """Return what a separate connection reads; nothing before the first bot has started."""
        ...

    async def copy(self, target: Path) -> None:
        """Copy everything into a SQLite file, as it is at one moment."""
        ...


class File:
    """A SQLite file in a folder."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "ilion.db"
        self._connection: sqlite3.Connection | None = None

    @property
    def address(self) -> str:
        return str(self._path)

    def rows(self, question: str) -> list[Row]:
        if self._connection is None:
            if not self._path.exists():
                return []
            self._connection = sqlite3.connect(f"file:{self._path}?mode=ro", uri=True, timeout=10.0)
        try:
            return self._connection.execute(question).fetchall()
        except sqlite3.OperationalError as wrong:
            if "no such table" in str(wrong):  # the first bot has not come so far
                return []
            raise

    async def copy(self, target: Path) -> None:
        await asyncio.to_thread(_copy, self._path, target)


def _copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source, isolation_level=None)) as db:
        db.execute("VACUUM INTO ?", [str(target)])

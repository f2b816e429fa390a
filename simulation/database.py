"""The database of a campaign, which outlives its bots."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol

from store.sqlite import backup

Row = tuple[Any, ...]


class Database(Protocol):
    """A database; ``user`` is the name of the columns that hold a person."""

    user: str

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

    user = "user"

    def __init__(self, folder: Path) -> None:
        self._path = folder / "ilion.db"

    @property
    def address(self) -> str:
        return str(self._path)

    def rows(self, question: str) -> list[Row]:
        if not self._path.exists():
            return []
        with closing(sqlite3.connect(f"file:{self._path}?mode=ro", uri=True, timeout=10.0)) as db:
            return db.execute(question).fetchall()

    async def copy(self, target: Path) -> None:
        await backup.copy(self._path, target)

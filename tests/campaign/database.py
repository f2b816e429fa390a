"""The database of a campaign, which outlives its bots: a file, or one on a PostgreSQL server."""

from __future__ import annotations

import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol

from running.databases import store_of
from store import everything, postgres
from store.address import address
from store.sqlite import backup
from tests.store import server

REQUESTS = ("sendto", "recvfrom")  # a request leaves, or an answer is about to be read
Row = tuple[Any, ...]


class Database(Protocol):
    """A database; ``calls`` are the system calls of a bot at which a kill may hurt.

    ``user`` is the name of the columns that hold a person.
    """

    calls: tuple[str, ...]
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

    calls = ("pwrite64", "fdatasync", *REQUESTS)  # also a page of the database, or its sync
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


class OnServer:
    """A database on a PostgreSQL server of its own, which ends with this program."""

    calls = REQUESTS
    user = "person"

    def __init__(self) -> None:
        self._server = server.own()

    @property
    def address(self) -> str:
        return self._server.url("postgres")

    def rows(self, question: str) -> list[Row]:
        command = [server.program("psql"), self.address, "--tuples-only", "--no-align", "--command", question]
        said = subprocess.run(command, capture_output=True, text=True, check=False)
        if "does not exist" in said.stderr:
            return []
        assert said.returncode == 0, said.stderr
        return [tuple(line.split("|")) for line in said.stdout.splitlines()]

    async def copy(self, target: Path) -> None:
        there = await postgres.open(address(self.address))
        try:
            async with store_of(target) as copied, there.everything() as source, copied.everything() as rows:
                await everything.copy(source, rows)
        finally:
            await there.close()

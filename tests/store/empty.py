"""A SQLite store without rows that is there at once.

All migrations take longer than most tests, and so does it to wait for a disk.
"""

import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest

from store import sqlite
from store.files import make_private
from store.sqlite.migrate import MIGRATIONS, apply_migrations

IN_MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None  # where a database need not wait for a disk


@cache
def empty_file() -> bytes:
    """Return a database in which every table is empty."""
    with tempfile.TemporaryDirectory(dir=IN_MEMORY) as folder:
        file = Path(folder) / "empty.db"
        with closing(sqlite3.connect(file, isolation_level=None)) as db:
            apply_migrations(db, file, MIGRATIONS)
        return file.read_bytes()


async def open_store(file: Path) -> sqlite.SqliteStore:
    """Open the store in a file as the program does, and create the file if it is missing."""
    if not file.exists():
        make_private(file)
        file.write_bytes(empty_file())
    return await sqlite.open_store(file)


@pytest.fixture
def tmp_path() -> Iterator[Path]:
    """Return a folder in memory, which is gone after the test."""
    with tempfile.TemporaryDirectory(dir=IN_MEMORY) as folder:
        yield Path(folder)

"""Copying a database as it is at one moment, through a separate connection: writers go on."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

import aiosqlite

from store.files import OWNER_ONLY


async def copy_database(source: Path, path: Path) -> None:
    """Copy a database, under another name first, so that a partial copy never has the final name.

    Raises:
        FileExistsError: something is at the path, or a partial copy beside it.
        OSError: the copy cannot be written there.
        sqlite3.Error: the database cannot be read, or the disk is full.
    """
    half = path.with_name(f"{path.name}.part")
    for taken in (path, half):
        if taken.exists():
            raise FileExistsError(f"{taken} is there already; a backup overwrites nothing")
    half.touch(mode=OWNER_ONLY, exist_ok=False)
    try:
        await _vacuum(source, half)
        to_disk(half)
        half.rename(path)
    except BaseException:
        with suppress(OSError):
            half.unlink()
        raise


async def _vacuum(source: Path, target: Path) -> None:
    async with aiosqlite.connect(source, isolation_level=None) as db:
        await db.execute("VACUUM INTO ?", [str(target)])


def to_disk(path: Path, access: int = os.O_RDWR) -> None:
    """Wait until a file is on the disk: VACUUM INTO does not. A folder can only be opened for reading."""
    descriptor = os.open(path, access)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)

"""Backing up the database and restoring it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from running.alone import alone
from running.config import Config, Unusable
from store import UnusableDatabase
from store.backup import copy
from store.restore import Restored, half_done
from store.restore import restore as put_back

Tell = Callable[[str], object]


async def backup(config: Config, target: Path) -> None:
    """Write a consistent copy of the database, whatever its version, even while a bot is running on it.

    Raises:
        Unusable: there is no database, or the copy cannot be written.
    """
    if not config.database.exists():
        raise Unusable(f"there is no database at {config.database}; ILION_DATABASE says where it is")
    see_that_it_is_restored(config.database)
    try:
        await copy(config.database, target)
    except (OSError, sqlite3.Error, UnicodeDecodeError) as wrong:
        raise Unusable(f"the copy of {config.database} could not be written: {wrong}") from wrong


async def restore(config: Config, source: Path, tell: Tell) -> None:
    """Replace the database with a backup, and tell what was done.

    Raises:
        Unusable: a bot is running on the database, or the backup cannot be restored.
    """
    with alone(config.database):
        try:
            done = await asyncio.to_thread(put_back, source, config.database, f"{datetime.now():%Y%m%d-%H%M%S}")
        except UnusableDatabase as wrong:
            raise Unusable(str(wrong)) from wrong
        except OSError as wrong:
            raise Unusable(f"{source} could not be restored: {wrong}; run the same command again") from wrong
    for sentence in _told(config.database, source, done):
        tell(sentence)


def _told(database: Path, source: Path, done: Restored) -> list[str]:
    last = f"; the last change was on {datetime.fromtimestamp(done.touched):%Y-%m-%d at %H:%M}" if done.touched else ""
    tables = "1 table" if done.tables == 1 else f"{done.tables} tables"
    return [
        f"{database} is now a copy of {source}: {tables}, {done.playing} of them in play{last}.",
        f"The database that was there is kept as {done.kept}." if done.kept else "There was no database before.",
        "Start the bot again: it shows every game as it was then.",
    ]


def see_that_it_is_restored(database: Path) -> None:
    """Check that no restore was interrupted.

    Raises:
        Unusable: one was.
    """
    if half_done(database).exists():
        raise Unusable(f"a restore of {database} was interrupted: run `uv run bot.py --restore FILE` again")

"""Backing up the database and restoring it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from running.alone import lock_database
from running.config import Config, Unusable
from store import UnusableDatabase
from store.sqlite.backup import Restored, copy_database, interrupted_restore, restore_database

Tell = Callable[[str], object]

RESTORE = "pg_restore --clean --if-exists --dbname=ADDRESS FILE"


async def back_up_database(config: Config, target: Path) -> None:
    """Write a consistent copy of the database, whatever its version, even while a bot is running on it.

    Raises:
        Unusable: there is no database, or the copy cannot be written.
    """
    database = _file(config, "copy it with `pg_dump --format=custom --file=FILE ADDRESS`")
    check_it_exists(database)
    check_it_is_restored(database)
    try:
        await copy_database(database, target)
    except (OSError, sqlite3.Error, UnicodeDecodeError) as wrong:
        raise Unusable(f"the copy of {database} could not be written: {wrong}") from wrong


async def replace_database(config: Config, source: Path, tell: Tell) -> None:
    """Replace the database with a backup, and tell what was done.

    Raises:
        Unusable: a bot is running on the database, or the backup cannot be restored.
    """
    database = _file(config, f"stop the bot and use `{RESTORE}`, then `psql ADDRESS --file deploy/after_restore.sql`")
    with lock_database(database):
        try:
            # In no thread, which would go on without the lock after a Ctrl-C.
            done = restore_database(source, database, f"{datetime.now():%Y%m%d-%H%M%S}")
        except UnusableDatabase as wrong:
            raise Unusable(str(wrong)) from wrong
        except OSError as wrong:
            raise Unusable(f"{source} could not be restored: {wrong}; run the same command again") from wrong
    for sentence in _told(database, source, done):
        tell(sentence)


def _file(config: Config, instead: str) -> Path:
    if isinstance(config.database, Path):
        return config.database
    raise Unusable(f"{config.database} is no file: {instead}")


def _told(database: Path, source: Path, done: Restored) -> list[str]:
    last = f"; the last change was on {datetime.fromtimestamp(done.touched):%Y-%m-%d at %H:%M}" if done.touched else ""
    tables = "1 table" if done.tables == 1 else f"{done.tables} tables"
    return [
        f"{database} is now a copy of {source}: {tables}, {done.playing} of them in play{last}.",
        f"The database that was there is kept as {done.kept}." if done.kept else "There was no database before.",
        "Start the bot again: it shows every game as it was then.",
    ]


def check_it_exists(database: Path) -> None:
    """Check that there is a database to read.

    Raises:
        Unusable: there is none, or its folder cannot be entered.
    """
    try:
        database.stat()
    except (FileNotFoundError, NotADirectoryError) as wrong:
        raise Unusable(f"there is no database at {database}; ILION_DATABASE says where it is") from wrong
    except OSError as wrong:
        raise Unusable(f"{database} cannot be read ({wrong.strerror}): become the user that runs the bot") from wrong


def check_it_is_restored(database: Path) -> None:
    """Check that no restore was interrupted.

    Raises:
        Unusable: one was.
    """
    if interrupted_restore(database).exists():
        raise Unusable(f"a restore of {database} was interrupted: run `uv run bot.py --restore FILE` again")

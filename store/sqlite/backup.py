"""Copies of a database: made of one moment while writers go on, and put in its place while no bot is running on it.

A copy is made through a separate connection. To restore it, it is first duplicated into a folder of its own and
checked there, so that it stays unchanged. Then the current database is kept under another name, with the files beside
it: the ``-wal`` of one database destroys another. The file ``interrupted_restore`` reveals an interrupted restore.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path

import aiosqlite

from store.dialect import spell_for_sqlite
from store.everything import GO_ON, NUMBERED
from store.files import OWNER_ONLY, keep_private, list_files_beside
from store.sqlite.migrate import FAILURES, ILION, MIGRATIONS, apply_migrations, read_pragma
from store.values import UnusableDatabase


async def copy_database(source: Path, path: Path) -> None:
    """Copy a database, under another name first, so that a partial copy never has the final name.

    Raises:
        FileExistsError: something is at the path, or a partial copy beside it.
        OSError: the copy cannot be written there.
        sqlite3.Error: the database cannot be read, or the disk is full.
    """
    half = path.parent / f"{path.name}.part"  # the name may be empty
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


# -- restoring a copy

LEAP = 1000  # numbers to skip for tables that may have been opened since the copy: none is used twice
UNSHOWN = """INSERT OR REPLACE INTO unshown SELECT table_id, max(ply) FROM entries JOIN tables ON tables.id = table_id
    WHERE status = 'playing' GROUP BY table_id"""
CLOSED = "UPDATE challenges SET until = min(until, (SELECT coalesce(max(touched), 0) FROM tables))"
# Discord may know the commands of a newer version. Without the row, the bot would believe that it never ran.
UNSENT = "UPDATE kept SET value = '' WHERE key = 'commands'"
CONTENT = "SELECT count(*), count(*) FILTER (WHERE status = 'playing'), max(touched) FROM tables"


@dataclass(frozen=True, slots=True)
class Restored:
    """What was restored: how many tables, how many of them in play, and when one was last ``touched``, if ever.

    ``kept``: the new path of the database that was there before, if there was one.
    """

    tables: int
    playing: int
    touched: float | None
    kept: Path | None


def restore_database(copy: Path, database: Path, stamp: str) -> Restored:
    """Replace a database with a copy, and keep the old one beside it under a name with the ``stamp``.

    Raises:
        UnusableDatabase: the copy is damaged, not ours, from a newer version, or the database itself.
        OSError: the disk is full, or the folder is not writable.
    """
    place = database.resolve()
    _refuse_itself(copy, place)
    with _folder(place) as folder:
        checked = _duplicate(copy, folder)
        content = _checked(checked, copy, place)
        checked.chmod(OWNER_ONLY)
        to_disk(checked)
        kept = _kept_before(place) or _keep(place, stamp)
        _sync_folder(place)
        checked.replace(interrupted_restore(place))
    _sync_folder(place)
    for each in list_files_beside(place):  # SQLite would write an old -wal into the new database
        each.unlink(missing_ok=True)
    interrupted_restore(place).replace(place)
    _sync_folder(place)
    return Restored(*content, kept)


def interrupted_restore(database: Path) -> Path:
    """Return the path of the file that exists from a restore's first change until it is done."""
    real = database.resolve()
    return real.with_name(f"{real.name}.restoring")


# -- the copy to restore


def _refuse_itself(copy: Path, place: Path) -> None:
    if not copy.is_file():
        raise UnusableDatabase(f"there is no file {copy}")
    if any(each.exists() and each.samefile(copy) for each in (place, *list_files_beside(place))):
        raise UnusableDatabase(f"{copy} is the database itself; name a backup of it")


@contextmanager
def _folder(place: Path) -> Iterator[Path]:
    """Create a folder beside the database; replace one left by a killed restore."""
    folder = place.with_name(f"{place.name}.checking")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(mode=0o700)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _duplicate(copy: Path, folder: Path) -> Path:
    """Duplicate a copy, with any files beside it, so that opening the duplicate does not change the original."""
    for source in (copy, *list_files_beside(copy)):
        if source.is_file() and not source.name.endswith("-shm"):  # SQLite rebuilds that from the -wal
            shutil.copyfile(source, folder / source.name)
    return folder / copy.name


def _checked(checked: Path, copy: Path, place: Path) -> tuple[int, int, float | None]:
    """Check that a duplicate is undamaged and ours, upgrade it, and return its content.

    Raises:
        UnusableDatabase: it cannot be restored; the message names the copy.
    """
    with _in_words(copy), closing(sqlite3.connect(checked, isolation_level=None)) as db:
        if read_pragma(db, "application_id") != ILION:
            raise UnusableDatabase(f"{copy} is no database of Ilion; nothing was changed")
        _check_it_is_whole(db, copy)
        apply_migrations(db, copy, MIGRATIONS)
        _go_on(db, place)
        db.execute("PRAGMA journal_mode = DELETE")  # leaves one file; closing alone would not report a full disk
        tables, playing, touched = db.execute(CONTENT).fetchone()
    return tables, playing, touched


@contextmanager
def _in_words(copy: Path) -> Iterator[None]:
    try:
        yield
    except FAILURES as wrong:
        what = "its schema is malformed" if isinstance(wrong, UnicodeDecodeError) else wrong
        full = getattr(wrong, "sqlite_errorname", "") == "SQLITE_FULL"
        advice = "make room on the disk and run the same command again" if full else "try another backup"
        raise UnusableDatabase(f"{copy} cannot be restored ({what}); nothing was changed: {advice}") from wrong


def _check_it_is_whole(db: sqlite3.Connection, copy: Path) -> None:
    [found] = db.execute("PRAGMA integrity_check(1)").fetchone()
    lost = db.execute("PRAGMA foreign_key_check").fetchone()
    if found != "ok" or lost is not None:
        what = f"a row of {lost[0]} refers to nothing in {lost[2]}" if found == "ok" else " ".join(found.split())
        raise UnusableDatabase(f"{copy} is damaged ({what}); nothing was changed: try another backup")


def _go_on(db: sqlite3.Connection, place: Path) -> None:
    """Skip numbers that tables may have had, let lobbies draw new seeds, and have all games in play shown again.

    The seed of a lobby is public if its game was dealt and ended after the copy. Challenges are over, since
    people may have played them after the copy. The bot sends Discord its commands again.
    """
    for name in NUMBERED:
        last = max(_read_last_number(db, name), _last_number(place, name))
        db.execute(spell_for_sqlite(GO_ON), (name, last + LEAP))  # the last numbers may be in a -wal, or lost
    db.execute("UPDATE tables SET seed = NULL")
    db.execute(CLOSED)
    db.execute(UNSHOWN)
    db.execute(UNSENT)


def _last_number(place: Path, name: str) -> int:
    """Return the last number used in the current database, or 0 if that cannot be read without changing it."""
    with suppress(*FAILURES), closing(sqlite3.connect(f"{place.as_uri()}?mode=ro&immutable=1", uri=True)) as db:
        return _read_last_number(db, name)
    return 0


def _read_last_number(db: sqlite3.Connection, name: str) -> int:
    """Return the last number used, or 0 if a table never had a row: SQLite lists only those that had one."""
    [last] = db.execute("SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = ?", [name]).fetchone()
    return int(last)


# -- the current database


def _kept_before(place: Path) -> Path | None:
    """Return where an interrupted restore has kept the current database; its ``-wal`` may be gone from here since."""
    if not (place.exists() and interrupted_restore(place).exists()):
        return None
    kept = (each for each in place.parent.iterdir() if each.name.startswith(f"{place.name}.before-"))
    return max((each for each in kept if each.samefile(place)), default=None)


def _keep(place: Path, stamp: str) -> Path | None:
    """Give the current database, and the files beside it, a second name."""
    present = [each for each in (place, *list_files_beside(place)) if each.exists()]
    if not present:
        return None
    kept = _free(place, stamp)
    try:
        for each in present:
            _link(each, kept.with_name(kept.name + each.name.removeprefix(place.name)))
    except BaseException:
        for each in (kept, *list_files_beside(kept)):
            each.unlink(missing_ok=True)
        raise
    keep_private(kept)
    return kept


def _free(place: Path, stamp: str) -> Path:
    """Return a path that is free, along with those of the files beside it."""
    first = place.with_name(f"{place.name}.before-{stamp}")
    names = chain([first], (first.with_name(f"{first.name}-{number}") for number in count(2)))
    return next(name for name in names if not any(each.exists() for each in (name, *list_files_beside(name))))


def _link(source: Path, name: Path) -> None:
    try:
        name.hardlink_to(source)
    except FileExistsError:
        raise
    except OSError:  # some file systems have no hard links
        with source.open("rb") as present, name.open("xb") as kept:
            shutil.copyfileobj(present, kept)
        to_disk(name)


def _sync_folder(place: Path) -> None:
    """Wait until the names in the folder of the database are on the disk."""
    with suppress(PermissionError):  # Windows cannot open folders
        to_disk(place.parent, os.O_RDONLY)

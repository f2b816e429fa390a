"""Putting a copy of a database in its place, while no bot is running on it.

The copy is checked first, in a folder of its own, so that what was asked for stays as it is.
Then the present database is kept under another name, with what lies beside it: a ``-wal`` of
one database destroys another. A restore that was interrupted is noticed by ``half_done``.
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

from store import UnusableDatabase
from store.backup import to_disk
from store.migrate import FAILURES, ILION, MIGRATIONS, bring_up, number
from store.private import OWNER_ONLY, beside, keep_private

LEAP = 1000  # tables that may have been opened since the copy was made: no number is given twice
UNSHOWN = """INSERT OR REPLACE INTO unshown SELECT table_id, max(ply) FROM entries JOIN tables ON tables.id = table_id
    WHERE status = 'playing' GROUP BY table_id"""
CONTENT = "SELECT count(*), count(*) FILTER (WHERE status = 'playing'), max(touched) FROM tables"


@dataclass(frozen=True, slots=True)
class Restored:
    """How many tables there are now, how many of them in play, when one was ``touched`` last, if ever.

    The database that was there before is ``kept`` under this name, if there was one.
    """

    tables: int
    playing: int
    touched: float | None
    kept: Path | None


def restore(copy: Path, database: Path, stamp: str) -> Restored:
    """Put a copy in the place of a database, which is kept beside it under a name with a stamp.

    Raises:
        UnusableDatabase: the copy is no whole database of ours, a newer version's, or the database itself.
        OSError: the disk is full, or nothing may be written there.
    """
    place = database.resolve()
    _refuse_itself(copy, place)
    with _folder(place) as folder:
        checked = _duplicate(copy, folder)
        content = _checked(checked, copy, place)
        checked.chmod(OWNER_ONLY)
        to_disk(checked)
        kept = _keep(place, stamp)
        _sync_folder(place)
        checked.replace(half_done(place))
    _sync_folder(place)
    for each in beside(place):
        each.unlink(missing_ok=True)
    half_done(place).replace(place)
    _sync_folder(place)
    return Restored(*content, kept)


def half_done(database: Path) -> Path:
    """Return the file that is there from when a restore begins to change something to when it is done."""
    real = database.resolve()
    return real.with_name(f"{real.name}.restoring")


# -- the copy


def _refuse_itself(copy: Path, place: Path) -> None:
    if not copy.is_file():
        raise UnusableDatabase(f"there is no file {copy}")
    if any(each.exists() and each.samefile(copy) for each in (place, *beside(place))):
        raise UnusableDatabase(f"{copy} is the database itself; name a backup of it")


@contextmanager
def _folder(place: Path) -> Iterator[Path]:
    """Make a folder beside the database; one may be left of a restore that was killed."""
    folder = place.with_name(f"{place.name}.checking")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(mode=0o700)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _duplicate(copy: Path, folder: Path) -> Path:
    """Copy a file, with what a raw copy may have beside it, to where it can be opened without changing it."""
    for source in (copy, *beside(copy)):
        if source.is_file() and not source.name.endswith("-shm"):  # which SQLite makes from the -wal
            shutil.copyfile(source, folder / source.name)
    return folder / copy.name


def _checked(checked: Path, copy: Path, place: Path) -> tuple[int, int, float | None]:
    """See that a duplicate is whole and ours, and bring it up; return what it has.

    Raises:
        UnusableDatabase: it cannot be restored; the message names the copy.
    """
    with _in_words(copy), closing(sqlite3.connect(checked, isolation_level=None)) as db:
        if number(db, "application_id") != ILION:
            raise UnusableDatabase(f"{copy} is no database of Ilion; nothing was changed")
        _see_that_it_is_whole(db, copy)
        bring_up(db, copy, MIGRATIONS)
        _go_on(db, place)
        db.execute("PRAGMA journal_mode = DELETE")  # one file; to close it would say nothing of a full disk
        tables, playing, touched = db.execute(CONTENT).fetchone()
    return tables, playing, touched


@contextmanager
def _in_words(copy: Path) -> Iterator[None]:
    try:
        yield
    except FAILURES as wrong:
        what = "its schema is malformed" if isinstance(wrong, UnicodeDecodeError) else wrong
        raise UnusableDatabase(
            f"{copy} cannot be restored ({what}); nothing was changed: try another backup"
        ) from wrong


def _see_that_it_is_whole(db: sqlite3.Connection, copy: Path) -> None:
    [found] = db.execute("PRAGMA integrity_check(1)").fetchone()
    lost = db.execute("PRAGMA foreign_key_check").fetchone()
    if found != "ok" or lost is not None:
        what = f"a row of {lost[0]} refers to nothing in {lost[2]}" if found == "ok" else " ".join(found.split())
        raise UnusableDatabase(f"{copy} is damaged ({what}); nothing was changed: try another backup")


def _go_on(db: sqlite3.Connection, place: Path) -> None:
    """Give no number that a table has had, and let all games in play be shown as they are now."""
    for name, last in db.execute("SELECT name, seq FROM sqlite_sequence").fetchall():
        beyond = max(last, _last_number(place, name)) + LEAP  # the last ones may be in its -wal, or it may be lost
        db.execute("UPDATE sqlite_sequence SET seq = ? WHERE name = ?", (beyond, name))
    db.execute(UNSHOWN)


def _last_number(place: Path, name: str) -> int:
    """Return the last number given in the present database, as far as that can be read without changing it."""
    with suppress(*FAILURES), closing(sqlite3.connect(f"{place.as_uri()}?mode=ro&immutable=1", uri=True)) as db:
        for (last,) in db.execute("SELECT seq FROM sqlite_sequence WHERE name = ?", [name]):
            return int(last)
    return 0


# -- the present database


def _keep(place: Path, stamp: str) -> Path | None:
    """Give the present database a second name, with what lies beside it."""
    present = [each for each in (place, *beside(place)) if each.exists()]
    if not present:
        return None
    kept = _free(place, stamp)
    try:
        for each in present:
            _link(each, kept.with_name(kept.name + each.name.removeprefix(place.name)))
    except BaseException:
        for each in (kept, *beside(kept)):
            each.unlink(missing_ok=True)
        raise
    keep_private(kept)
    return kept


def _free(place: Path, stamp: str) -> Path:
    """Return a name that nothing has, nor anything beside it."""
    first = place.with_name(f"{place.name}.before-{stamp}")
    names = chain([first], (first.with_name(f"{first.name}-{number}") for number in count(2)))
    return next(name for name in names if not any(each.exists() for each in (name, *beside(name))))


def _link(source: Path, name: Path) -> None:
    try:
        name.hardlink_to(source)
    except FileExistsError:
        raise
    except OSError:  # some file systems know no second names
        with source.open("rb") as present, name.open("xb") as kept:
            shutil.copyfileobj(present, kept)
        to_disk(name)


def _sync_folder(place: Path) -> None:
    """Wait until the names in the folder of the database are on the disk."""
    with suppress(PermissionError):  # Windows opens no folders
        descriptor = os.open(place.parent, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)

"""One program for each database: two would answer the same clicks and overwrite each other's changes."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from running.config import Unusable
from store.files import advise_on_writing

HELD = errno.EACCES, errno.EAGAIN, errno.EDEADLK  # how the systems report that another program holds a lock


@contextmanager
def lock_database(database: Path) -> Iterator[None]:
    """Hold the lock of a database. The system releases it when the program ends, however it ends.

    The lock is on a file beside the database, which stays there: SQLite has its own locks on the database itself.

    Raises:
        Unusable: another program holds the lock, or the file cannot be created.
    """
    descriptor = _open(database)
    try:
        _lock(database, descriptor)
        yield
    finally:
        os.close(descriptor)


def lock_of(database: Path) -> Path:
    """Return the path of the lock file; a link to a database has the same one as its target."""
    real = database.resolve()
    return real.with_name(f"{real.name}.lock")


def _open(database: Path) -> int:
    try:
        return os.open(lock_of(database), os.O_RDWR | os.O_CREAT, 0o600)  # no child process inherits it
    except OSError as wrong:
        raise Unusable(
            f"{database} cannot be used ({wrong.strerror}); {advise_on_writing(lock_of(database))}"
        ) from wrong


def _lock(database: Path, descriptor: int) -> None:
    try:
        _take(descriptor)
    except OSError as wrong:
        if wrong.errno in HELD:
            raise Unusable(f"another Ilion is using {database}: stop that one first") from wrong
        raise Unusable(
            f"{lock_of(database)} cannot be locked: {wrong.strerror}; use a folder on this machine"
        ) from wrong


if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

"""The files of a database, which nobody but their owner may read: they have the hands and seeds of running games."""

from __future__ import annotations

import logging
from pathlib import Path

log = logging.getLogger(__name__)

OWNER_ONLY = 0o600
OTHERS = 0o077
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a database; it belongs to that file only


def beside(path: Path) -> list[Path]:
    """Return where SQLite keeps what belongs to a database, whether or not there is anything."""
    return [path.with_name(f"{path.name}{end}") for end in BESIDE]


def make_private(path: Path) -> None:
    """Make a database that is not there for its owner only; what SQLite makes beside it gets the same mode."""
    if path.parent.is_dir() and not path.exists():
        path.touch(mode=OWNER_ONLY)


def keep_private(path: Path) -> None:
    """Let only its owner read a database and what lies beside it, and log that others may have read it before."""
    real = path.resolve()  # where a link leads to, SQLite keeps the rest
    for each in (real, *beside(real)):
        if each.is_file() and each.stat().st_mode & OTHERS:
            _narrow(each)


def _narrow(path: Path) -> None:
    try:
        path.chmod(OWNER_ONLY)
    except OSError as wrong:
        log.warning("%s can be read by others on this machine, and its mode cannot be changed: %s", path, wrong)
    else:
        log.warning("%s could be read by others on this machine; now only its owner can read it", path)

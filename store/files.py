"""The files of a database: only their owner may read them, and what to do if they cannot be written.

They contain the hands and seeds of running games.
"""

from __future__ import annotations

import logging
import os
import shutil
from pathlib import Path

log = logging.getLogger(__name__)

OWNER_ONLY = 0o600
OTHERS = 0o077
BESIDE = ("-wal", "-shm", "-journal")  # files that SQLite keeps beside a database; they belong to that one only

ROOM = 2**20  # bytes that a database needs at least to begin with


def list_files_beside(path: Path) -> list[Path]:
    """Return the paths of the files that SQLite keeps beside a database, whether or not they exist."""
    return [path.with_name(f"{path.name}{end}") for end in BESIDE]


def make_private(path: Path) -> None:
    """Create a missing database for its owner only; SQLite gives the files beside it the same mode."""
    if path.parent.is_dir() and not path.exists():
        path.touch(mode=OWNER_ONLY)


def keep_private(path: Path) -> None:
    """Let only the owner read a database and the files beside it; log it if others could read them before."""
    real = path.resolve()  # SQLite keeps the other files beside a link's target
    for each in (real, *list_files_beside(real)):
        if each.is_file() and each.stat().st_mode & OTHERS:
            _narrow(each)


def _narrow(path: Path) -> None:
    try:
        path.chmod(OWNER_ONLY)
    except OSError as wrong:
        log.warning("%s can be read by others on this machine, and its mode cannot be changed: %s", path, wrong)
    else:
        log.warning("%s could be read by others on this machine; now only its owner can read it", path)


def advise_on_writing(path: Path) -> str:
    """Return what has to be done before a program can write a file."""
    try:
        return _advise(path.resolve())
    except OSError:  # its folder may not be entered
        return "let the user that runs the bot enter its folder, or give the bot another path"


def _advise(file: Path) -> str:
    folder = file.parent
    if not folder.is_dir():
        return f"create the folder {folder}, or give the bot another path"
    if file.is_dir():
        return "this is a folder: give the bot the path of a file in it"
    for each in (folder, file):
        if each.exists() and not os.access(each, os.W_OK):
            return f"let the user that runs the bot write {each}, or give the bot another path"
    free = shutil.disk_usage(folder).free
    if free < ROOM:
        return f"the disk has only {free // 1024} KiB left: make room on it and start again"
    return "see what the log of the system says about the disk"

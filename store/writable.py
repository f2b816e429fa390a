"""Why a file cannot be written, by looking: what the system reports is often about something else."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

ROOM = 2**20  # bytes that a database needs at least to begin with


def advise_on_writing(path: Path) -> str:
    """Return what has to be done before a program can write a file."""
    file = path.resolve()
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

"""Migrations, which each database has as numbered scripts, and the sentences in which an upgrade is refused."""

from __future__ import annotations

import re
from pathlib import Path

from store.values import UnusableDatabase


def list_scripts(folder: Path, first: int = 1) -> list[Path]:
    """Return the migrations of a folder in order; they are numbered from ``first`` on."""
    scripts = sorted(folder.glob("*.sql"))
    for number, script in enumerate(scripts, first):
        assert re.match(rf"{number:03}_\w+\.sql$", script.name), f"{script.name} stands where number {number} belongs"
    return scripts


def refuse_newer(database: object, version: int, known: int, restore: str) -> None:
    """Check that a database is not of a newer program; ``restore`` is the command that restores a backup.

    Raises:
        UnusableDatabase: it is.
    """
    if version > known:
        raise UnusableDatabase(
            f"{database} was written by a newer Ilion (version {version}; this one knows {known}); "
            f"start the newer one, or restore a backup from before the update with `{restore}`"
        )


def not_upgraded(database: object, migration: str, why: object) -> UnusableDatabase:
    """Return the error for a migration that failed."""
    return UnusableDatabase(
        f"{database} could not be brought up by {migration} ({why}); it is unchanged: "
        "go on with the version before, and report this"
    )

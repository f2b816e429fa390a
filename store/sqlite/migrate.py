"""Upgrading a database file to the schema of this program.

A migration is a file ``001_what_it_does.sql``; PRAGMA user_version holds the number of the last one.
All missing ones are applied in one transaction, so a file is either upgraded or left alone.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

from store.files import advise_on_writing
from store.migrations import list_scripts, not_upgraded, refuse_newer
from store.values import UnusableDatabase

MIGRATIONS = Path(__file__).parent / "migrations"
ILION = 0x494C494F  # "ILIO": PRAGMA application_id tells our files from those of other programs
FAILURES = sqlite3.Error, UnicodeDecodeError  # the second comes from SQLite messages that quote a damaged file
DAMAGED = "the file is damaged: restore your last backup with `uv run bot.py --restore FILE`"
ADVICE = {
    "SQLITE_NOTADB": "if it never was a database, give the bot another path; "
    "if it was, restore your last backup with `uv run bot.py --restore FILE`",
    "SQLITE_CORRUPT": DAMAGED,
    "SQLITE_FULL": "make room on the disk and start again",
    "SQLITE_BUSY": "stop the other program that is using this file and start again",
}
BLAMELESS = ("SQLITE_FULL", "SQLITE_BUSY", "SQLITE_IOERR", "SQLITE_CORRUPT")  # errors that no migration causes


def explain_unusable(path: Path, wrong: Exception) -> UnusableDatabase:
    """Return the error that tells the bot's owner why SQLite cannot use a file."""
    if isinstance(wrong, UnicodeDecodeError):
        return UnusableDatabase(f"{path} cannot be used (its schema is malformed); {DAMAGED}")
    return UnusableDatabase(f"{path} cannot be used ({wrong}); {ADVICE.get(_name(wrong)) or advise_on_writing(path)}")


def _name(wrong: Exception) -> str:
    return str(getattr(wrong, "sqlite_errorname", ""))


def apply_migrations(db: sqlite3.Connection, path: Path, folder: Path) -> None:
    """Apply the migrations that are missing.

    Raises:
        UnusableDatabase: the file is another program's, from a newer version, or cannot be changed.
    """
    scripts = list_scripts(folder)
    _refuse_foreign(db, path)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA foreign_keys = OFF")  # a migration may rebuild a table that others refer to
    db.execute("BEGIN IMMEDIATE")
    version = read_pragma(db, "user_version")
    refuse_newer(path, version, len(scripts), "uv run bot.py --restore FILE")
    for script in scripts[version:]:
        _apply(db, path, script)
    # Written even if nothing is new: that detects a read-only file now.
    db.execute(f"PRAGMA application_id = {ILION}")
    db.execute(f"PRAGMA user_version = {len(scripts)}")
    db.execute("COMMIT")


def _refuse_foreign(db: sqlite3.Connection, path: Path) -> None:
    ours, version = read_pragma(db, "application_id"), read_pragma(db, "user_version")
    anything = db.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()
    if ours != ILION and (ours or version or anything):
        raise UnusableDatabase(f"{path} is another program's database; give the bot another path")


def _apply(db: sqlite3.Connection, path: Path, script: Path) -> None:
    try:
        for statement in _statements(script.read_text(encoding="utf-8")):
            db.execute(statement)
        lost = db.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.Error as wrong:
        if _name(wrong).startswith(BLAMELESS):
            raise
        raise not_upgraded(path, script.name, wrong) from wrong
    assert lost is None, f"{script.name} leaves a row of {lost[0]} that refers to nothing in {lost[2]}"


def _statements(script: str) -> Iterator[str]:
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
    if statement.strip():
        yield statement


def read_pragma(db: sqlite3.Connection, pragma: str) -> int:
    """Return a number in the header of a database, such as ``user_version``."""
    return int(db.execute(f"PRAGMA {pragma}").fetchone()[0])

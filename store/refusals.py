"""The sentences in which a call is refused in several places."""

from __future__ import annotations

from store.values import NoSuchTable, NotBegun, Outdated, Table, UnusableDatabase


def no_table(table: int) -> NoSuchTable:
    """Return the error for a table that does not exist."""
    return NoSuchTable(f"there is no table {table}")


def check_nothing_changed(now: Table, before: Table | None) -> None:
    """Check that a table is as the caller has read it.

    Raises:
        Outdated: what was agreed, or the status, is another.
    """
    if before is not None and (now.lobby, now.status) != (before.lobby, before.status):
        raise Outdated(f"table {now.id} has changed meanwhile")


def no_match(table: int) -> NotBegun:
    """Return the error for a table at which no match was dealt."""
    return NotBegun(f"no match was dealt at table {table}")


def refuse_newer(database: object, version: int, known: int, restore: str) -> UnusableDatabase:
    """Return the error for a database of a newer program; ``restore`` is the command that restores a backup."""
    return UnusableDatabase(
        f"{database} was written by a newer Ilion (version {version}; this one knows {known}); "
        f"start the newer one, or restore a backup from before the update with `{restore}`"
    )


def not_upgraded(database: object, migration: str, why: object) -> UnusableDatabase:
    """Return the error for a migration that failed."""
    return UnusableDatabase(
        f"{database} could not be brought up by {migration} ({why}); it is unchanged: "
        "go on with the version before, and report this"
    )

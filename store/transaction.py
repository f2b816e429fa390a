"""All of it or nothing, and what is said when a constraint refuses a row."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Concatenate, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Do what is within as one step; an error undoes it."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:  # a full disk has rolled it back already
            db.execute("ROLLBACK")
        raise


def whole(
    db: sqlite3.Connection, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
) -> T:
    """Do several things in one transaction."""
    with transaction(db):
        return work(db, *args, **kwargs)


@contextmanager
def refused(code: str, error: Exception) -> Iterator[None]:
    """Say in the store's words that a constraint refused a row."""
    try:
        yield
    except sqlite3.IntegrityError as wrong:
        if wrong.sqlite_errorname == f"SQLITE_CONSTRAINT_{code}":
            raise error from wrong
        raise

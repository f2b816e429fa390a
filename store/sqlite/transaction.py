"""Transactions, and translating constraint errors into the store's own."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Concatenate, ParamSpec, TypeVar

from store.timing import COMMITS

P = ParamSpec("P")
T = TypeVar("T")


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Run the body of a ``with`` statement in one transaction; roll it back on an error."""
    with COMMITS.time():
        db.execute("BEGIN IMMEDIATE")
        try:
            yield
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:  # after a full disk, SQLite has rolled it back already
                db.execute("ROLLBACK")
            raise


def whole(
    db: sqlite3.Connection, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
) -> T:
    """Run a function in one transaction."""
    with transaction(db):
        return work(db, *args, **kwargs)


@contextmanager
def refused(code: str, error: Exception) -> Iterator[None]:
    """Raise an error of the store when a constraint refuses a row."""
    try:
        yield
    except sqlite3.IntegrityError as wrong:
        if wrong.sqlite_errorname == f"SQLITE_CONSTRAINT_{code}":
            raise error from wrong
        raise

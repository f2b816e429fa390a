"""Transactions, and translating constraint errors into the store's own."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Concatenate, ParamSpec, TypeVar

from store.timing import COMMITS

P = ParamSpec("P")
T = TypeVar("T")
Work = Callable[[], Any]
Outcome = tuple[Any, BaseException | None]  # what a function returned, or raised


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Run the body of a ``with`` statement in one transaction; roll it back on an error.

    Within a larger transaction, roll back no more than the body.
    """
    if db.in_transaction:
        with _part(db):
            yield
        return
    with COMMITS.time():
        db.execute("BEGIN IMMEDIATE")
        try:
            yield
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:  # after a full disk, SQLite has rolled it back already
                db.execute("ROLLBACK")
            raise


@contextmanager
def _part(db: sqlite3.Connection) -> Iterator[None]:
    """Run the body of a ``with`` statement as a part of a transaction that can be rolled back by itself."""
    db.execute("SAVEPOINT part")
    try:
        yield
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK TO part")
            db.execute("RELEASE part")
        raise
    db.execute("RELEASE part")


def together(db: sqlite3.Connection, works: Sequence[Work]) -> list[Outcome]:
    """Run functions in one transaction, so that they wait for the disk once; return what each returned or raised.

    A function that fails is undone, and the others stand.

    Raises:
        sqlite3.Error: the transaction failed, and none of them has had an effect.
    """
    with transaction(db):
        return [_outcome(db, work) for work in works]


def _outcome(db: sqlite3.Connection, work: Work) -> Outcome:
    try:
        with _part(db):
            return work(), None
    except BaseException as wrong:
        if not db.in_transaction:
            raise  # SQLite has rolled back everything, for example because the disk is full
        return None, wrong


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

"""Transactions, and how queries run in them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from store.dialect import spell_for_sqlite
from store.queries.base import Work
from store.rows import dump_json
from store.timing import COMMITS

T = TypeVar("T")
Outcome = tuple[Any, BaseException | None]  # what a function returned, or raised


@contextmanager
def begin_transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Run the body of a ``with`` statement in one transaction; roll it back on an error.

    Within a larger transaction, roll back no more than the body.
    """
    if db.in_transaction:
        with _part(db):
            yield
        return
    with COMMITS.time():
        db.execute("BEGIN IMMEDIATE")  # waits for the file now, so that no statement in the middle finds it locked
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


def commit_together(db: sqlite3.Connection, works: Sequence[Callable[[], Any]]) -> list[Outcome]:
    """Run functions in one transaction, so that they wait for the disk once; return what each returned or raised.

    A function that fails is undone, and the others stand.

    Raises:
        sqlite3.Error: the transaction failed, and none of them has had an effect.
    """
    with begin_transaction(db):
        return [_outcome(db, work) for work in works]


def _outcome(db: sqlite3.Connection, work: Callable[[], Any]) -> Outcome:
    try:
        with _part(db):
            return work(), None
    except BaseException as wrong:
        if not db.in_transaction:
            raise  # SQLite has rolled back everything, for example because the disk is full
        return None, wrong


def fetch_rows(db: sqlite3.Connection, statement: str, *values: object) -> list[Any]:
    """Return all rows of a statement."""
    return _cursor(db, statement, values).fetchall()


def _cursor(db: sqlite3.Connection, statement: str, values: Iterable[object]) -> sqlite3.Cursor:
    return db.execute(
        spell_for_sqlite(statement), [dump_json(each) if isinstance(each, list) else each for each in values]
    )


class Transaction:
    """A connection as queries use it, by the names that asyncpg has."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def execute(self, statement: str, *values: object) -> None:
        """Run a statement."""
        fetch_rows(self._db, statement, *values)

    async def executemany(self, statement: str, lines: Iterable[Any]) -> None:
        """Run a statement once for each line of values."""
        self._db.executemany(spell_for_sqlite(statement), lines)

    async def fetch(self, statement: str, *values: object) -> list[Any]:
        """Return all rows of a statement, whose values may also be found by name."""
        cursor = _cursor(self._db, statement, values)
        cursor.row_factory = sqlite3.Row
        return cursor.fetchall()

    async def fetchrow(self, statement: str, *values: object) -> Any:
        """Return the first row of a statement, or ``None``."""
        return next(iter(fetch_rows(self._db, statement, *values)), None)

    async def fetchval(self, statement: str, *values: object) -> Any:
        """Return the first value of the first row, or ``None``."""
        row = await self.fetchrow(statement, *values)
        return row[0] if row else None


def run_to_end(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that never waits to its end, and return its result."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    raise RuntimeError("a query of SQLite waits for something")


def run_reading(db: sqlite3.Connection, work: Work[T]) -> T:
    """Run a function that only reads."""
    return run_to_end(work(Transaction(db)))


def run_change(db: sqlite3.Connection, work: Work[T]) -> T:
    """Run a function in one transaction."""
    with begin_transaction(db):
        return run_to_end(work(Transaction(db)))


def run_commit(db: sqlite3.Connection, work: Work[T], why_not: Work[Exception | None]) -> T:
    """Run a function in one transaction, and raise why a row was refused."""
    try:
        return run_change(db, work)
    except sqlite3.IntegrityError as wrong:
        raise run_reading(db, why_not) or wrong from wrong

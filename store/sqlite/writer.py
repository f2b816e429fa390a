"""A thread that answers questions one by one, in the order in which they were asked, and the transactions they run in.

Questions that wait while the disk is slow may share a transaction, and so wait for the disk once.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from store.database import COMMITS, Work, dump_json
from store.dialect import spell_for_sqlite

T = TypeVar("T")

Call = Callable[[], Any]
Outcome = tuple[Any, BaseException | None]  # what a function returned, or raised
Together = Callable[[Sequence[Call]], list[Outcome]]

MOST = 64  # questions that share a transaction


@dataclass(frozen=True, slots=True)
class Question:
    """A function to call. ``together`` runs several in one transaction, if this is one that may share it.

    ``commits`` says whether it waits for the disk: sharing a transaction pays only if two do.
    """

    future: asyncio.Future[Any]
    work: Call
    together: Together | None = None
    commits: bool = False


class Writer:
    """One thread, started at once; it does not keep a program alive that forgets to ``stop`` it."""

    def __init__(self, name: str) -> None:
        self._questions: SimpleQueue[Question | None] = SimpleQueue()
        self._thread = Thread(target=_serve, args=(self._questions,), name=name, daemon=True)
        self._thread.start()

    def ask(self, work: Callable[[], T], together: Together | None = None, commits: bool = False) -> asyncio.Future[T]:
        """Call a function in the thread, even if nobody waits for the answer any more."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._questions.put(Question(future, work, together, commits))
        return future

    def stop(self) -> None:
        """End the thread once all questions are answered."""
        self._questions.put(None)


def _serve(questions: SimpleQueue[Question | None]) -> None:
    waiting: deque[Question | None] = deque()
    while (question := _next(questions, waiting)) is not None:
        answer_question(question, waiting)
        del question  # an answer may be large: do not keep it until the next question


def answer_question(question: Question, waiting: deque[Question | None]) -> None:
    """Answer a question, together with those right behind it that may share its transaction."""
    asked = [question, *_company(question, waiting)]
    if question.together and sum(each.commits for each in asked) > 1:
        _answer_together(asked, question.together)
    else:
        for each in asked:
            _answer(each)


def _next(questions: SimpleQueue[Question | None], waiting: deque[Question | None]) -> Question | None:
    """Return the next question, and move all that wait behind it from the queue to ``waiting``."""
    if not waiting:
        waiting.append(questions.get())
    with suppress(Empty):
        while True:
            waiting.append(questions.get_nowait())
    return waiting.popleft()


def _company(question: Question, waiting: deque[Question | None]) -> list[Question]:
    """Take the questions that may share a transaction with this one: those right behind it."""
    taken: list[Question] = []
    while question.together and waiting and len(taken) + 1 < MOST:
        following = waiting[0]
        if following is None or following.together is None:
            break
        taken.append(following)
        waiting.popleft()
    return taken


def _answer_together(asked: Sequence[Question], together: Together) -> None:
    outcomes: Iterable[Outcome]
    try:
        outcomes = together([each.work for each in asked])
    except BaseException as wrong:
        outcomes = [(None, wrong)] * len(asked)
    for each, outcome in zip(asked, outcomes, strict=True):
        _tell(each.future, *outcome)


def _answer(question: Question) -> None:
    try:
        _tell(question.future, question.work(), None)
    except BaseException as wrong:
        _tell(question.future, None, wrong)


def _tell(future: asyncio.Future[Any], answer: Any, wrong: BaseException | None) -> None:
    with suppress(RuntimeError):  # the event loop is closed: nobody waits for the answer
        future.get_loop().call_soon_threadsafe(_settle, future, answer, wrong)


def _settle(future: asyncio.Future[Any], answer: Any, wrong: BaseException | None) -> None:
    if future.done():
        return  # the task that asked was cancelled
    if wrong is None:
        future.set_result(answer)
    else:
        future.set_exception(wrong)


# -- transactions


@contextmanager
def begin_transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Run the body of a ``with`` statement in one transaction; roll it back on an error.

    Within a larger transaction, roll back no more than the body.
    """
    if db.in_transaction:
        with _part(db):
            yield
        return
    with COMMITS.time(), db:  # which commits, or rolls back what SQLite has not, as after a full disk
        db.execute("BEGIN IMMEDIATE")  # waits for the file now, so that no statement in the middle finds it locked
        yield


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


def commit_together(db: sqlite3.Connection, works: Sequence[Call]) -> list[Outcome]:
    """Run functions in one transaction, so that they wait for the disk once; return what each returned or raised.

    A function that fails is undone, and the others stand.

    Raises:
        sqlite3.Error: the transaction failed, and none of them has had an effect.
    """
    with begin_transaction(db):
        return [_outcome(db, work) for work in works]


def _outcome(db: sqlite3.Connection, work: Call) -> Outcome:
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


class Cursor:
    """The rows of a statement, which are fetched little by little."""

    def __init__(self, cursor: sqlite3.Cursor) -> None:
        self._cursor = cursor

    async def fetch(self, most: int) -> list[Any]:
        return self._cursor.fetchmany(most)


class Transaction:
    """A connection as queries use it (``Db``)."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def execute(self, statement: str, *values: object) -> None:
        fetch_rows(self._db, statement, *values)

    async def executemany(self, statement: str, lines: Iterable[Any]) -> None:
        self._db.executemany(spell_for_sqlite(statement), lines)

    async def fetch(self, statement: str, *values: object) -> list[Any]:
        return self._named(statement, values).fetchall()

    async def fetchrow(self, statement: str, *values: object) -> Any:
        return next(iter(fetch_rows(self._db, statement, *values)), None)

    async def fetchval(self, statement: str, *values: object) -> Any:
        row = await self.fetchrow(statement, *values)
        return row[0] if row else None

    async def cursor(self, statement: str) -> Cursor:
        return Cursor(self._named(statement, ()))

    def _named(self, statement: str, values: Iterable[object]) -> sqlite3.Cursor:
        cursor = _cursor(self._db, statement, values)
        cursor.row_factory = sqlite3.Row  # values are found by name, too, as in asyncpg
        return cursor


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

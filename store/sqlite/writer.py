"""A thread that answers questions one by one, in the order in which they were asked.

Questions that wait while the disk is slow may share a transaction, and so wait for the disk once.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")
Work = Callable[[], Any]
Outcome = tuple[Any, BaseException | None]  # what a function returned, or raised
Together = Callable[[Sequence[Work]], list[Outcome]]

MOST = 64  # questions that share a transaction


@dataclass(frozen=True, slots=True)
class Question:
    """A function to call. ``together`` runs several in one transaction, if this is one that may share it.

    ``commits`` says whether it waits for the disk: sharing a transaction pays only if two do.
    """

    future: asyncio.Future[Any]
    work: Work
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
    if sum(each.commits for each in asked) > 1:
        _answer_together(asked)
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


def _answer_together(asked: Sequence[Question]) -> None:
    together = asked[0].together
    assert together is not None, "only questions that may share a transaction are asked together"
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

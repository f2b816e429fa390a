"""A thread that answers questions one by one, in the order in which they were asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")
Question = tuple[asyncio.Future[Any], Callable[[], Any]]


class Writer:
    """One thread, started at once; it does not keep a program alive that forgets to ``stop`` it."""

    def __init__(self, name: str) -> None:
        self._questions: SimpleQueue[Question | None] = SimpleQueue()
        self._thread = Thread(target=_serve, args=(self._questions,), name=name, daemon=True)
        self._thread.start()

    def ask(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Call a function in the thread, even if nobody waits for the answer any more."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._questions.put((future, work))
        return future

    def stop(self) -> None:
        """End the thread once all questions are answered."""
        self._questions.put(None)


def _serve(questions: SimpleQueue[Question | None]) -> None:
    while (question := questions.get()) is not None:
        _answer(*question)
        del question  # an answer may be large: do not keep it until the next question


def _answer(future: asyncio.Future[Any], work: Callable[[], Any]) -> None:
    try:
        settle = partial(_settle, future, future.set_result, work())
    except BaseException as wrong:
        settle = partial(_settle, future, future.set_exception, wrong)
    with suppress(RuntimeError):  # the event loop is closed: nobody waits for the answer
        future.get_loop().call_soon_threadsafe(settle)


def _settle(future: asyncio.Future[Any], how: Callable[[Any], None], answer: Any) -> None:
    if not future.done():  # the task that asked may have been cancelled
        how(answer)

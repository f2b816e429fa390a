"""Work of a table in the background: under way, or tried again after growing pauses."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

from tables.backoff import Backoff
from tables.play.services import Services

T = TypeVar("T")
LONGEST = 60.0  # seconds; the longest pause


class Work:
    """Tasks that somebody can wait for or cancel."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._tasks: set[asyncio.Task[Any]] = set()  # the event loop keeps only weak references

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start some work."""
        task = asyncio.create_task(work, name=self._name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    @property
    def busy(self) -> bool:
        """Whether anything is under way."""
        return bool(self._tasks)

    async def finish(self) -> None:
        """Wait until all work is done, also what it starts in turn."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def cancel(self) -> None:
        """Cancel all unfinished work."""
        for task in self._tasks:
            task.cancel()


class Retrying:
    """Retries one piece of work after it has failed; at most one retry waits.

    It waits in a task of its own, so that nobody who waits for the table's work waits for a retry, too.
    """

    def __init__(self, services: Services, name: str) -> None:
        self._services, self._name = services, name
        self._failures = 0
        self._waiting: asyncio.Task[None] | None = None
        self._closed = False

    def failed(self, work: Callable[[], Awaitable[None]]) -> None:
        """Retry the work after a pause, partly random so that many tables do not retry at once."""
        if self._waiting is None and not self._closed:
            self._failures += 1
            pause = Backoff(longest=LONGEST, chance=self._services.chance).pause(self._failures)
            self._waiting = asyncio.create_task(self._later(pause, work), name=self._name)

    def succeeded(self) -> None:
        """Forget the failures so far, and cancel a waiting retry."""
        self._failures = 0
        self.stop()

    def stop(self) -> None:
        """Cancel a waiting retry."""
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def close(self) -> None:
        """Cancel a waiting retry, and allow no more."""
        self._closed = True
        self.stop()

    async def _later(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        await self._services.sleep(seconds)
        self._waiting = None
        await work()

"""Work under way that outlives whoever has asked for it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


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

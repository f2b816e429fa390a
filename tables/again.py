"""Trying again what has failed, with growing pauses."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tables.backoff import Backoff
from tables.services import Services

LONGEST = 60.0  # seconds; the longest pause


class Again:
    """Tries one piece of work again after it has failed; at most one attempt waits.

    It waits in a task of its own, so nobody who lets the work come to its end waits for it.
    """

    def __init__(self, services: Services, name: str) -> None:
        self._services, self._name = services, name
        self._failures = 0
        self._waiting: asyncio.Task[None] | None = None
        self._closed = False

    def failed(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do the work again after a pause; a random part keeps many tables from trying at once."""
        if self._waiting is None and not self._closed:
            self._failures += 1
            pause = Backoff(longest=LONGEST, chance=self._services.chance).pause(self._failures)
            self._waiting = asyncio.create_task(self._later(pause, work), name=self._name)

    def succeeded(self) -> None:
        """Forget the failures so far, and what waits."""
        self._failures = 0
        self.stop()

    def stop(self) -> None:
        """Do not try again."""
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def close(self) -> None:
        """Never try again."""
        self._closed = True
        self.stop()

    async def _later(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        await self._services.sleep(seconds)
        self._waiting = None
        await work()

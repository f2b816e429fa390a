"""Showing the newest state of something, again and again, without ever doing so twice at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class Latest:
    """Does its work whenever it is asked to; asked in the middle of it, it does it once more.

    ``pace`` is the least time, in seconds, from one beginning to the next.
    """

    def __init__(self, work: Callable[[], Awaitable[None]], name: str, pace: float = 0.0) -> None:
        self._work, self._name, self._pace = work, name, pace
        self._wanted = False
        self._next = 0.0  # when it may begin again, in the time of the event loop
        self._task: asyncio.Task[None] | None = None

    @property
    def resting(self) -> bool:
        """Whether everything that was asked for is done."""
        return self._task is None or self._task.done()

    def ask(self) -> None:
        """Have the work done soon; it sees what is true when it begins."""
        self._wanted = True
        if self.resting:
            self._task = asyncio.create_task(self._run(), name=self._name)

    async def rest(self) -> None:
        """Wait until everything that was asked for is done."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while self._wanted:
            await asyncio.sleep(max(0.0, self._next - loop.time()))
            self._wanted = False
            self._next = loop.time() + self._pace
            await self._work()

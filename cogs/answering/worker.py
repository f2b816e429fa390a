"""Workers: each shows the newest state of one thing, one run at a time, and retries temporary failures."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import ContextVar
from math import inf
from typing import Any

import discord

from cogs.answering.failures import is_temporary, read_retry_after
from tables import Refused
from tables.backoff import Backoff
from tables.error_logging import log_failure

log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[float | None]]  # returns in how many seconds to run again, if at all
Sleep = Callable[[float], Coroutine[Any, Any, None]]
Pace = Callable[[], float]

LOOK = 0.5  # seconds
IN_BACKGROUND = ContextVar("in background", default=False)  # whether a worker runs, so that no click waits for it


def at_once() -> float:
    """Leave no time between two runs."""
    return 0.0


class Worker:
    """Runs its work whenever asked; if asked during a run, it runs once more afterwards.

    After a temporary failure, it retries with growing pauses. After a permanent one, it waits
    until it is asked again. The work may also return in how many seconds to run again.
    """

    def __init__(
        self, work: Work, name: str, sleep: Sleep, *,
        pace: Pace = at_once, backoff: Backoff | None = None, settled: Callable[[], None] = lambda: None,
    ) -> None:  # fmt: skip
        """Prepare some work; ``pace`` returns the least time, in seconds, from the start of one run to the next.

        It is asked again at least every ``LOOK`` seconds of that time, so it may become shorter or longer meanwhile.
        ``sleep`` waits out the pauses; ``settled`` is called whenever nothing is left to do.
        """
        self._work, self._name, self._sleep = work, name, sleep
        self._pace, self._backoff, self._settled = pace, backoff or Backoff(), settled
        self._wanted = self._closed = False
        self._began = -inf  # the start of the last run, in the event loop's time
        self._tries = 0  # failed tries since the last success
        self._barred = False  # whether Discord has forbidden tries until the alarm
        self._task: asyncio.Task[None] | None = None
        self._alarm: asyncio.Task[None] | None = None
        self.failure: Exception | None = None  # of the last try

    @property
    def resting(self) -> bool:
        """Whether no work is under way; some may be scheduled for later."""
        return self._task is None or self._task.done()

    @property
    def idle(self) -> bool:
        """Whether no work is under way or scheduled; permanently refused work may be left undone."""
        return self.resting and self._alarm is None

    @property
    def done(self) -> bool:
        """Whether all requested work is done and none is scheduled."""
        return self.idle and self.failure is None

    def ask(self) -> None:
        """Run the work soon; it sees the state at the time it starts."""
        if self._closed or self._barred:
            return  # closed for good, or it will run at the end of the pause
        self._silence()
        self._wanted = True
        if self.resting:
            self._task = asyncio.create_task(self._run(), name=self._name)
            self._task.add_done_callback(self._ended)

    async def rest(self) -> None:
        """Wait until no work is under way, without waiting for pauses."""
        while not self.resting:
            assert self._task is not None, "what is not resting has a task"
            await asyncio.wait([self._task])

    def close(self) -> None:
        """Cancel what is under way and start nothing more."""
        self._closed = True
        self._silence()
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        IN_BACKGROUND.set(True)
        loop = asyncio.get_running_loop()
        while self._wanted:
            await asyncio.sleep(0)
            while (left := self._began + self._pace() - loop.time()) > 0:
                await asyncio.sleep(min(left, LOOK))
            self._silence()
            self._wanted = False
            self._began = loop.time()
            await self._try()

    async def _try(self) -> None:
        try:
            later = await self._work()
        except Exception as wrong:
            self._failed(wrong)
        else:
            self.failure, self._tries = None, 0
            if later is not None:
                self._wake_in(later)

    def _failed(self, wrong: Exception) -> None:
        self.failure = wrong
        if is_temporary(wrong):
            self._tries += 1
            self._barred = read_retry_after(wrong) > 0
            self._wanted = self._wanted and not self._barred
            self._wake_in(read_retry_after(wrong) + self._backoff.pause(self._tries))
            log.info("%s: failed, trying again later: %s", self._name, wrong)
        elif isinstance(wrong, discord.DiscordException):
            log.warning("%s: refused by Discord: %s", self._name, wrong)
        elif isinstance(wrong, Refused):
            log.info("%s: cannot be done now: %s", self._name, wrong.reason)
        else:
            log_failure(log, f"{self._name}: failed", wrong)

    def _wake_in(self, seconds: float) -> None:
        if not self._closed:
            self._alarm = asyncio.create_task(self._wake(seconds), name=f"{self._name}, later")

    async def _wake(self, seconds: float) -> None:
        await self._sleep(seconds)
        self._alarm, self._barred = None, False
        self.ask()

    def _silence(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ended(self, task: asyncio.Task[None]) -> None:
        if self.done and not task.cancelled():
            self._settled()


class Retries:
    """Retries posts other than a table's own, such as lobbies and offers; each has a name and runs once at a time."""

    def __init__(self, sleep: Sleep) -> None:
        """Prepare to retry; ``sleep`` waits out the pauses between tries."""
        self._sleep = sleep
        self._workers: dict[str, Worker] = {}

    async def attempt(self, name: str, work: Work) -> bool:
        """Do some work; return whether it is done. After a temporary failure, retry in the background.

        Raises:
            Exception: the work failed for good and is not retried.
        """
        worker = self._worker(name, work)
        worker.ask()
        await worker.rest()
        if worker.failure is not None and not is_temporary(worker.failure):
            self._workers.pop(name, None)
            raise worker.failure
        return worker.failure is None

    def begin(self, name: str, work: Work) -> None:
        """Do some work in the background; log and drop it if it fails for good."""

        async def tried() -> None:
            try:
                await work()
            except Refused as wrong:
                log.info("%s: cannot be done now: %s", name, wrong.reason)
            except Exception as wrong:
                if is_temporary(wrong):
                    raise
                log_failure(log, f"{name}: not done", wrong, logging.WARNING)

        self._worker(name, tried).ask()

    def _worker(self, name: str, work: Work) -> Worker:
        return self._workers.setdefault(name, Worker(work, name, self._sleep, settled=lambda: self._forget(name)))

    def _forget(self, name: str) -> None:
        self._workers.pop(name, None)

    async def rest(self) -> None:
        """Wait until no try is under way, without waiting for pauses."""
        for worker in list(self._workers.values()):
            await worker.rest()

    def close(self) -> None:
        """Stop all tries."""
        for worker in self._workers.values():
            worker.close()

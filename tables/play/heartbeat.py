"""The heartbeat: it notices when nobody could play, because the program stood still or its store failed.

Time is charged by the clock on the wall, so the same clock says what was lost, even if somebody has set it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from math import isnan, nan

from store import ALIVE, StoreError
from tables.error_logging import log_failure
from tables.play.services import Services

log = logging.getLogger(__name__)

BEAT = 2.0  # seconds between two beats
SIGN = 5.0  # seconds between two signs of life in the store; at most this much is given away when the program is killed
LATE = 1.0  # seconds by which a beat may be late
SLOW = 1.0  # seconds that the store may take for a sign


class Heartbeat:
    """Knows when people could last play; ``give_back`` gives back the time since a moment."""

    def __init__(self, services: Services, give_back: Callable[[float], Awaitable[None]]) -> None:
        self._services, self._give_back = services, give_back
        self._seen = nan  # when people could last play; NaN while no time can be lost
        self._signed = nan  # the same, when the store was last known to work
        self._asked: float | None = None  # since when the store has been storing a sign, by ``monotonic``
        self._tasks: list[asyncio.Task[None]] = []
        self._catching_up = asyncio.Lock()

    def see(self) -> None:
        """Note that people could play until now."""
        self._seen = self._signed = self._services.clock()

    def start(self) -> None:
        """Beat from now on; what has passed since the last ``see`` is found to be lost."""
        if not self._tasks:
            if isnan(self._seen):
                self.see()
            self._tasks = [
                asyncio.create_task(self._beat(), name="heartbeat"),
                asyncio.create_task(self._give_signs(), name="signs of life"),
            ]

    def stop(self) -> None:
        """Stop beating, and remember when people could last play."""
        for task in self._tasks:
            task.cancel()
        self._tasks = []

    def rest(self) -> None:
        """Stop beating while no time can be lost."""
        self.stop()
        self._seen = nan

    def has_stopped(self, now: float) -> bool:
        """Return whether people could not play of late, so that nothing may be reckoned before ``catch_up``."""
        return bool(self._tasks) and (self._is_late(now) or self._waits())

    def _is_late(self, now: float) -> bool:
        return not -LATE <= now - self._seen <= BEAT + LATE

    def _waits(self) -> bool:
        """Return whether the store has not answered for a while."""
        return self._asked is not None and time.monotonic() - self._asked > SLOW

    async def catch_up(self) -> float:
        """Give back the time in which nobody could play, and return the present, in seconds since 1970.

        Call this before reckoning anything: after a standstill, anything may happen before the next beat.

        Raises:
            StoreError: the store still fails; the next call tries again.
        """
        async with self._catching_up:
            now = self._services.clock()
            if not self.has_stopped(now):
                return now
            since = self._signed if self._waits() else self._seen
            await self._services.store.keep(ALIVE, str(since))  # fails while moves cannot be stored either
            log.warning("nobody could play for %d seconds: a standstill, the clock, or the store", now - since)
            await self._give_back(since)
            self.see()
            return self._seen

    async def _beat(self) -> None:
        while True:
            await self._services.sleep(BEAT)
            try:
                self._seen = await self.catch_up()
            except StoreError:
                pass  # the sign of life says so
            except Exception as wrong:
                log_failure(log, "time was not given back", wrong)

    async def _give_signs(self) -> None:
        while True:
            await self.sign()
            await self._services.sleep(SIGN)

    async def sign(self) -> None:
        """Store when people could last play; if that fails or takes long, they could not since the last sign."""
        now = self._services.clock()
        alive = now if isnan(self._seen) or not self._is_late(now) else self._seen
        self._asked = began = time.monotonic()
        works = False
        try:
            await self._services.store.keep(ALIVE, str(alive))
            works = time.monotonic() - began <= SLOW
        except StoreError as wrong:
            log_failure(log, "the last sign of life was not stored", wrong, logging.WARNING)
        finally:
            self._asked = None
        if works:
            self._signed = alive
        elif self._tasks:
            self._seen = self._signed

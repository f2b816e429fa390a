"""Time as an argument: it runs like real time or stands still, and can be advanced by hand."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(slots=True, order=True)
class Timer:
    """An action at a moment."""

    when: float
    number: int
    act: Callable[[], None] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.cancelled = True


class Clock:
    """The time of one playground, in seconds since 1970; all its deadlines use this clock."""

    def __init__(self, *, flowing: bool = True, start: float | None = None) -> None:
        self.flowing = flowing
        self._start = time.time() if start is None else start
        self._origin = time.monotonic()
        self._moved = 0.0
        self._timers: list[Timer] = []
        self._numbers = itertools.count()
        self._alarm: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """Return the present moment."""
        flowed = time.monotonic() - self._origin if self.flowing else 0.0
        return self._start + flowed + self._moved

    def after(self, seconds: float, act: Callable[[], None]) -> Timer:
        """Call `act` after some seconds, whether they pass by waiting or by `advance`."""
        timer = Timer(self.now() + seconds, next(self._numbers), act)
        heapq.heappush(self._timers, timer)
        self._set_alarm()
        return timer

    async def sleep(self, seconds: float) -> None:
        """Wait for some seconds of this clock."""
        over = asyncio.Event()
        self.after(seconds, over.set)
        await over.wait()

    async def advance(self, seconds: float) -> None:
        """Advance by some seconds; run what falls due on the way, in order and each at its own moment."""
        goal = self.now() + seconds
        while self._timers and self._timers[0].when <= goal:
            self._jump(self._timers[0].when)
            self._ring()
            await asyncio.sleep(0)
        self._jump(goal)
        self._set_alarm()

    def stop(self) -> None:
        """Drop all timers."""
        self._timers.clear()
        self._set_alarm()

    def _jump(self, when: float) -> None:
        self._moved += max(0.0, when - self.now())

    def _ring(self) -> None:
        while self._timers and self._timers[0].when <= self.now():
            timer = heapq.heappop(self._timers)
            if not timer.cancelled:
                timer.act()
        self._set_alarm()

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        wait = max(0.0, self._timers[0].when - self.now()) if self._timers else None
        if wait is not None and (self.flowing or wait == 0.0):  # what is due rings though time stands still
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

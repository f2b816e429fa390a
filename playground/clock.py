"""Time as an argument: it flows like everybody's, or stands still, and can be moved on by hand."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(slots=True, order=True)
class Timer:
    """Something to do at a moment."""

    when: float
    number: int
    act: Callable[[], None] = field(compare=False)
    cancelled: bool = field(default=False, compare=False)

    def cancel(self) -> None:
        self.cancelled = True


class Clock:
    """The time of one playground, in seconds since 1970; every deadline in it hangs on this clock."""

    def __init__(self, *, flowing: bool = True, start: float | None = None) -> None:
        self.flowing = flowing
        self._start = time.time() if start is None else start
        self._origin = time.monotonic()
        self._moved = 0.0
        self._timers: list[Timer] = []
        self._numbers = itertools.count()
        self._alarm: asyncio.TimerHandle | None = None

    def now(self) -> float:
        """The present moment."""
        flowed = time.monotonic() - self._origin if self.flowing else 0.0
        return self._start + flowed + self._moved

    def after(self, seconds: float, act: Callable[[], None]) -> Timer:
        """Do `act` when so much time has passed, be it by waiting or by `advance`."""
        timer = Timer(self.now() + seconds, next(self._numbers), act)
        heapq.heappush(self._timers, timer)
        self._set_alarm()
        return timer

    async def sleep(self, seconds: float) -> None:
        """Wait in this clock's time."""
        over = asyncio.Event()
        self.after(seconds, over.set)
        await over.wait()

    async def advance(self, seconds: float) -> None:
        """Move time on; what falls due on the way happens in its order and at its moment."""
        goal = self.now() + seconds
        while self._timers and self._timers[0].when <= goal:
            self._jump(self._timers[0].when)
            self._ring()
            await asyncio.sleep(0)
        self._jump(goal)
        self._set_alarm()

    def stop(self) -> None:
        """Forget what was still to come."""
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
        if self.flowing and self._timers:
            wait = max(0.0, self._timers[0].when - self.now())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

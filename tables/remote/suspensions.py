"""Workers that have answered wrongly, and are asked nothing for a while."""

from __future__ import annotations

import time
from collections.abc import Callable

FIRST = 60.0  # seconds; doubled each time
LONGEST = 3600.0  # seconds; after as long without a fault, the faults before are forgotten
ANY = ""  # stands for every worker, where nobody knows which one has answered


class Suspensions:
    """Which workers are suspended, by their addresses; each time for twice as long as the time before.

    ``clock`` returns seconds that only grow.
    """

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self._clock = clock or time.monotonic
        self._until: dict[str, float] = {}
        self._last: dict[str, float] = {}  # how long the last suspension was

    def __contains__(self, worker: str) -> bool:
        return any(self._until.get(each, 0.0) > self._clock() for each in (worker, ANY))

    def suspend(self, worker: str) -> float:
        """Suspend a worker and return for how many seconds."""
        self._forget()
        seconds = min(LONGEST, 2 * self._last.get(worker, FIRST / 2))
        self._until[worker], self._last[worker] = self._clock() + seconds, seconds
        return seconds

    def _forget(self) -> None:
        """Forget workers that were fit for long, and those that have left."""
        for worker in [each for each, end in self._until.items() if end + LONGEST < self._clock()]:
            del self._until[worker], self._last[worker]

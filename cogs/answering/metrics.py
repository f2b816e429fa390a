"""What the running program counts and measures: moves, and how long answers and pictures take."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from statistics import median

from prometheus_client import Histogram

MINUTE = 60.0
LATEST = 200  # answers whose times are kept
ANSWERS = Histogram(
    "ilion_answer_duration_seconds",
    "From a command or click to the moment at which Discord has an answer or its announcement.",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 2.5, 3),  # Discord gives up after three
)
PICTURES = Histogram(
    "ilion_picture_duration_seconds",
    "From the wish for a picture to the picture, with the time that it waited for others, or until we gave up.",
    buckets=(0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.75, 1),  # a message does without it after one
)


class Metrics:
    """Counts while the program runs; the clock gives seconds from any starting point."""

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self._clock = clock or time.monotonic
        self._since = self._clock()
        self._moved: deque[float] = deque()
        self._answers: deque[float] = deque(maxlen=LATEST)
        self.moves = 0
        self.answers = 0

    @property
    def uptime(self) -> float:
        """The seconds since the start."""
        return self._clock() - self._since

    def moved(self) -> None:
        """Count a move."""
        self.moves += 1
        self._moved.append(self._clock())
        self._forget()

    def answered(self, seconds: float) -> None:
        """Count an answer to a command or click, and how long it took."""
        self.answers += 1
        self._answers.append(seconds)

    @property
    def moves_a_minute(self) -> int:
        """The moves within the last minute."""
        self._forget()
        return len(self._moved)

    def _forget(self) -> None:
        while self._moved and self._moved[0] <= self._clock() - MINUTE:
            self._moved.popleft()

    @property
    def usual_answer(self) -> float:
        """The median time of the latest answers, in seconds; 0 before the first."""
        return median(self._answers) if self._answers else 0.0

    @property
    def slowest_answer(self) -> float:
        """The longest time of the latest answers, in seconds; 0 before the first."""
        return max(self._answers, default=0.0)

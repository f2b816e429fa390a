"""How long to wait before a retry."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from secrets import SystemRandom


@dataclass(frozen=True, slots=True)
class Backoff:
    """Pauses between tries, in seconds: doubled from ``first`` up to ``longest``, each shortened by up to half.

    ``chance`` returns numbers from 0 to 1; without it, everybody would retry at the same moment.
    """

    first: float = 1.0
    longest: float = 300.0
    chance: Callable[[], float] = SystemRandom().random

    def pause(self, tries: int) -> float:
        """Return how many seconds to wait after so many failed tries."""
        doubled = min(self.longest, self.first * 2.0 ** min(tries - 1, 30))
        return doubled * (1 + self.chance()) / 2

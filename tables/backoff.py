"""How long to wait before a retry, and waiting for what passes by itself."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from math import inf
from secrets import SystemRandom
from typing import TypeVar

log = logging.getLogger(__name__)

MINUTE = 60.0  # seconds between two lines of the log about the same wait

T = TypeVar("T")


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


@dataclass(frozen=True, slots=True)
class Wait:
    """What has to pass by itself, in a sentence for the log, and how many seconds that takes at least."""

    reason: str
    seconds: float = 0.0


PATIENT = Backoff(longest=MINUTE)


async def retry_patiently(
    step: Callable[[], Awaitable[T]],
    wait_for: Callable[[Exception], Wait | None],
    sleep: Callable[[float], Awaitable[object]],
    backoff: Backoff = PATIENT,
) -> T:
    """Return what a step returns; repeat it as long as it raises errors that ``wait_for`` says will pass.

    The log tells about once a minute what the program waits for.
    """
    tries, silence = 0, inf
    while True:
        try:
            return await step()
        except Exception as wrong:
            wait = wait_for(wrong)
            if wait is None:
                raise
        tries += 1
        pause = max(backoff.pause(tries), wait.seconds)
        if max(silence, pause) >= MINUTE:
            log.warning("%s; the next try is in %.0f s", wait.reason, pause)
            silence = 0.0
        silence += pause
        await sleep(pause)

"""Outages of a database in the log: one line a minute while they last, and one when something is stored again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from math import inf

from store.values import StoreAway

log = logging.getLogger(__name__)

AGAIN = 60.0  # seconds between two lines about one outage


def _loop_time() -> float:
    return asyncio.get_running_loop().time()


class Outage:
    """What the log says about one database that cannot be used, however many calls fail."""

    def __init__(self, clock: Callable[[], float] = _loop_time) -> None:
        """Prepare for the first outage; ``clock`` returns seconds since any moment."""
        self._clock = clock
        self._told = -inf  # when the log said so last
        self._open = False  # whether the log has said so, but not yet that it is over

    def failed(self, wrong: StoreAway) -> None:
        """Note that a call has failed."""
        now = self._clock()
        if now - self._told >= AGAIN:
            self._told, self._open = now, True
            log.error("the database cannot be used now, and calls are refused until it can: %s", wrong)

    def stored(self) -> None:
        """Note that something was stored. Reading shows nothing, because it works on a full disk, too."""
        if self._open:
            self._open = False
            log.warning("the database can be used again")

"""Outages of a database in the log: one line a minute while they last, and one when something is stored again."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from math import inf

from store import StoreAway

log = logging.getLogger(__name__)

AGAIN = 60.0  # seconds between two lines about one outage


class Outage:
    """What the log says about one database that cannot be used, however many calls fail."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._told = -inf  # when the log said so last
        self._lasts = False

    def failed(self, wrong: StoreAway) -> None:
        """Note that a call has failed."""
        self._lasts, now = True, self._clock()
        if now - self._told >= AGAIN:
            self._told = now
            log.error("the database cannot be used now, and calls are refused until it can: %s", wrong)

    def stored(self) -> None:
        """Note that something was stored. Reading shows nothing, because it works on a full disk, too."""
        if self._lasts:
            self._lasts, self._told = False, -inf
            log.warning("the database can be used again")

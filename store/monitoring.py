"""What those who run the bot hear of its database: how long it takes to write, and its outages.

The log has one line a minute while an outage lasts, and one when something is stored again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from math import inf

from prometheus_client import Histogram

from store.values import StoreAway

log = logging.getLogger(__name__)

AGAIN = 60.0  # seconds between two lines about one outage
COMMITS = Histogram(
    "ilion_commit_duration_seconds",
    "From the beginning of a transaction that changes something to its end.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)


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

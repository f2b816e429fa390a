"""How late clicks and commands reach us, although Discord's clock and ours differ.

Discord writes into the id of an interaction when somebody pressed or typed; page "Reference", section "Snowflakes".
"""

from __future__ import annotations


class Delays:
    """Compares each interaction with the fastest so far, so that a wrong clock does not make all look late."""

    def __init__(self) -> None:
        self._least = 0.0  # from the id of the fastest to our clock, in seconds; negative if ours is behind

    def of(self, made: float, now: float) -> float:
        """Return how many seconds longer than the fastest an interaction took to reach us.

        ``made`` is when it was made by Discord's clock, and ``now`` the time by ours, both in seconds since 1970.
        """
        self._least = min(self._least, now - made)
        return now - made - self._least

    def in_time(self, made: float, now: float) -> None:
        """Note that Discord took the answer to an interaction that seemed late: our clock was set, so begin again."""
        self._least = now - made

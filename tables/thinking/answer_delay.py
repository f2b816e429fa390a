"""How long a computer player takes to answer, so that the time does not reveal how many choices it had."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable
from secrets import SystemRandom

RECENT = 20  # thoughts remembered for each kind of player
LOT = SystemRandom().random  # from 0 to 1, unpredictable
MOST = 4.0  # seconds; a stuck thought makes nobody wait longer than this

Kind = tuple[str, str]  # a game and a level, by their keys


class AnswerDelay:
    """How long each kind of player has thought lately, at whatever table.

    An answer takes at least as long as a randomly drawn earlier thought, which does not depend on this
    question. A forced move needs no thought, so it takes the longer of two drawn ones: in the long run,
    it cannot be told from a chosen move.
    """

    def __init__(self, chance: Callable[[], float] = LOT) -> None:
        self._chance = chance
        self._thoughts: defaultdict[Kind, deque[float]] = defaultdict(lambda: deque(maxlen=RECENT))

    def note(self, kind: Kind, seconds: float) -> None:
        """Remember how long a choice among several moves took."""
        self._thoughts[kind].append(min(MOST, seconds))

    def least(self, kind: Kind, *, forced: bool) -> float:
        """Return the least number of seconds that an answer takes."""
        return max(self._drawn(kind) for _ in range(1 + forced))

    def _drawn(self, kind: Kind) -> float:
        known = self._thoughts[kind]
        return known[int(self._chance() * len(known))] if known else 0.0

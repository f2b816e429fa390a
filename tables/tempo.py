"""How long a computer player takes to answer: nobody can tell from it how much there was to choose from."""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable
from secrets import SystemRandom

RECENT = 20  # thoughts that are remembered of a kind of player
LOT = SystemRandom().random  # from 0 to 1; nobody can foretell it
MOST = 4.0  # seconds; a thought that had lost its way makes nobody wait longer

Kind = tuple[str, str]  # a game and a level, by their keys


class Tempo:
    """How long each kind of player has thought lately, at whatever table.

    An answer takes at least as long as an earlier thought drawn by lot, which knows nothing of this
    question. A forced move has no thought of its own, so it takes the time of two: then it is
    indistinguishable, in the long run, from one that was chosen.
    """

    def __init__(self, chance: Callable[[], float] = LOT) -> None:
        self._chance = chance
        self._thoughts: defaultdict[Kind, deque[float]] = defaultdict(lambda: deque(maxlen=RECENT))

    def note(self, kind: Kind, seconds: float) -> None:
        """Remember how long a choice among several moves took."""
        self._thoughts[kind].append(min(MOST, seconds))

    def least(self, kind: Kind, *, forced: bool) -> float:
        """Return for how many seconds an answer is held back at least."""
        return max(self._drawn(kind) for _ in range(1 + forced))

    def _drawn(self, kind: Kind) -> float:
        known = self._thoughts[kind]
        return known[int(self._chance() * len(known))] if known else 0.0

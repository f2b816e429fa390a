"""Players that cannot or may not go on, and what becomes of their game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Outcome, Seat

REASON = "forfeit"  # why a game ended in which a side has forfeited


class Forfeit(Exception):
    """A player cannot or may not go on; the message says why."""


class Forfeits:
    """The sides that have forfeited one game, and why.

    A side that forfeits comes last, whatever becomes of its pieces. A game in which one side is left is over, and
    that side has won.
    """

    def __init__(self, sides: Sequence[int]) -> None:
        self._sides = sides
        self._out: set[int] = set()
        self.reasons: dict[Seat, str] = {}  # by the seat that forfeited for its side

    def add(self, seat: Seat, why: str) -> None:
        """Note that a seat forfeits, and its partners with it."""
        self.reasons[seat] = why
        self._out.add(self._sides[seat])

    def has(self, seat: Seat) -> bool:
        """Return whether the side of a seat has forfeited."""
        return self._sides[seat] in self._out

    @property
    def decided(self) -> bool:
        """Whether one side is left of several."""
        return bool(self._out) and len(set(self._sides) - self._out) == 1

    def judged(self, outcome: Outcome | None) -> Outcome:
        """Return how the game ended, with those that have forfeited at the end.

        ``outcome`` is that of the rules; without one, all sides that are left are equal.
        """
        if not self.reasons:
            assert outcome is not None, "nobody is to act, and the game is not over"
            return outcome
        places = self._places(outcome.places if outcome else [1] * len(self._sides))
        won = [place == 1 for place in places]
        return Outcome(tuple(each / sum(won) for each in won), places, REASON)

    def _places(self, before: Sequence[int]) -> tuple[int, ...]:
        left = [seat for seat in range(len(self._sides)) if not self.has(seat)]
        ranked = {seat: 1 + sum(before[other] < before[seat] for other in left) for seat in left}
        return tuple(ranked.get(seat, len(left) + 1) for seat in range(len(self._sides)))

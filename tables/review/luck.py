"""How much of a result was luck, and how much the choices of each player; as backgammon programs tell them apart.

A choice counts for what it gave away against the best move found, by what its player could know. That is a loss for the
player's side, and a gain that the other sides share equally. All else is luck: what was dealt and drawn, and what
others held unknown to the player. If everybody chose as well as can be, luck alone would decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core import Seat

Cost = tuple[Seat, float]  # a seat, and the part of a victory that one of its moves gave away


@dataclass(frozen=True, slots=True)
class Breakdown:
    """What made a seat's result of an equal part for every side: parts of a victory, which add up to the result."""

    equal: float
    luck: float
    own: float
    others: float

    @property
    def result(self) -> float:
        """The part of the victory of the seat's side."""
        return self.equal + self.luck + self.own + self.others


def measure_effect(cost: float, mover: Seat, seat: Seat, sides: Sequence[int]) -> float:
    """Return how a move that gave something away changes the chance of a seat's side."""
    return -cost if sides[mover] == sides[seat] else cost / (len(set(sides)) - 1)


def break_down(costs: Sequence[Cost], shares: Sequence[float], sides: Sequence[int]) -> tuple[Breakdown, ...]:
    """Return what made the result of each seat, whose parts of the victory are ``shares``."""
    return tuple(_of_seat(seat, costs, share, sides) for seat, share in enumerate(shares))


def _of_seat(seat: Seat, costs: Sequence[Cost], share: float, sides: Sequence[int]) -> Breakdown:
    effects = [(mover, measure_effect(cost, mover, seat, sides)) for mover, cost in costs]
    own = sum(effect for mover, effect in effects if mover == seat)
    others = sum(effect for mover, effect in effects if mover != seat)
    equal, result = 1 / len(set(sides)), share * sides.count(sides[seat])
    return Breakdown(equal, result - equal - own - others, own, others)

"""What the worth of a position of Hector and Achilles consists of, so that people can be told why a move is better."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import NOBODY, Seat
from engine.knowhow import Amount, Term, Terms
from games.hector.rules.cards import HUES, NONE
from games.hector.rules.glance import Glance
from games.hector.rules.knowhow import (
    FAVOUR,
    FRONT,
    HERO,
    SHAME,
    expect_foe_strength,
    expect_own_strength,
    price_thin_piles,
    value_battle,
)
from games.hector.rules.position import SEATS


def terms(view: Glance) -> Terms:
    """Return what each side has left, by seat, and the battle with what may count for the seat and against it."""
    found = dict(left for seat in SEATS for left in list_strongpoint_terms(view, seat))
    if view.colours[view.seat] != NONE and view.victor == NOBODY:
        found["battle", "battle", view.number] = Amount(
            value_battle(view), (expect_own_strength(view), expect_foe_strength(view, view.armies[1 - view.seat]))
        )
    return found


def list_strongpoint_terms(view: Glance, whose: Seat) -> Iterator[tuple[Term, Amount]]:
    """Yield what a side has left; what the other side has counts against the view's seat."""
    army, sign = view.armies[whose], 1 if whose == view.seat else -1
    numbers = {
        "troops": (sum(army.piles) + army.hand + len(army.played), 1.0),
        "heroes": (len(HUES) - len(army.fallen), HERO),
        "fronts": (army.reduced.count(False), FRONT),
        "favours": (army.favours + len(army.favoured), FAVOUR),
        "shame": (army.shame, SHAME),
        "thin": (price_thin_piles(army), -1.0),
    }
    for what, (number, worth) in numbers.items():
        yield (
            ("piles" if what in ("fronts", "thin") else "battle", what, whose),
            Amount(sign * worth * number, (number,)),
        )

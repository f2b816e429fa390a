"""What the worth of a position of Fight for Olympus consists of, so that people can be told why a move is better."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core import Seat
from engine.knowhow import Amount, Term, Terms
from games.olympus.rules.cards import KINDS
from games.olympus.rules.glance import Glance
from games.olympus.rules.knowhow import (
    ATTACKING,
    ENOUGH,
    FADES,
    MARKER,
    NONE_DUE,
    PILE,
    ROW,
    Strikes,
    find_next_attack,
    order_strikes,
    value_track,
    value_unit,
)
from games.olympus.rules.position import EMPTY, ROWS, SEATS


def terms(view: Glance) -> Terms:
    """Return the steps of the purple marker toward the seat, and what each player has, by seat and card."""
    first = find_next_attack(view)
    early, late = order_strikes(view.active, first), (1 - view.pile_size / PILE) ** FADES
    steps = -view.steps if view.seat else view.steps
    found: dict[Term, Amount] = {("steps", "steps", 0): Amount(value_track(view, early, late), (steps,))}
    for seat in range(SEATS):
        weight = (1 - late) * (1 if seat == view.seat else -1)
        for term, worth, number in list_side_terms(view, seat, early):
            found[term] = Amount(weight * worth, (number,))
    return found


def list_side_terms(view: Glance, seat: Seat, early: Strikes) -> Iterator[tuple[Term, float, float]]:
    """Yield what a player has: each term, its worth to that player, and its number."""
    units = [space for space in ROWS[seat] if view.units[space] != EMPTY]
    cards, markers = view.hand_sizes[seat], view.markers.count(seat)
    yield ("means", "cards", seat), min(ENOUGH, cards), cards
    yield ("means", "markers", seat), MARKER * markers, markers
    yield (
        ("attacks", "attacks", seat),
        ATTACKING if seat == view.active and find_next_attack(view) != NONE_DUE else 0.0,
        1,
    )
    yield ("board", "row", seat), ROW * len(units) ** 2, len(units)
    for space in units:
        left = view.healths[space] - view.wounds[space]
        yield ("board", "unit", seat * len(KINDS) + view.units[space]), value_unit(view, space, early[space]), left

"""What the worth of a position of Delphi consists of, so that people can be told why a move is better than another."""

from __future__ import annotations

from engine.knowhow import Amount, Term, Terms
from games.delphi.rules.glance import Glance
from games.delphi.rules.knowhow import (
    CARD,
    OF_TWO,
    POINT,
    STAMINA,
    count_playable_cards,
    expect_march_points,
    measure_stamina,
)


def terms(view: Glance) -> Terms:
    """Return every seat's points, the view's with those to expect from the march, and the cards in its hand.

    Of the rivals, only the one counts who has most.
    """
    left = view.sheet.left
    point = POINT / left[view.number - 1]
    card = OF_TWO if view.table.seats == 2 else CARD * left[view.number - 1] / left[0]
    expected = view.scores[view.seat] + (0 if view.outcome else expect_march_points(view))
    return {
        ("points", "own", view.seat): Amount(point * expected, (expected,)),
        **list_rival_terms(view, point),
        ("cards", "cards", 0): Amount(card * count_playable_cards(view), (count_playable_cards(view),)),
        ("cards", "stamina", 0): Amount(STAMINA * measure_stamina(view), (count_playable_cards(view),)),
    }


def list_rival_terms(view: Glance, point: float) -> dict[Term, Amount]:
    """Return the points of each rival; only the best count, half as much as one's own."""
    foes = [seat for seat in range(view.table.seats) if seat != view.seat]
    best = max(foes, key=view.scores.__getitem__)
    weights = {seat: -point / 2 if seat == best else 0.0 for seat in foes}
    return {("points", "rival", seat): Amount(weights[seat] * view.scores[seat], (view.scores[seat],)) for seat in foes}

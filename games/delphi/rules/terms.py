"""What the worth of a position of Delphi consists of, so that people can be told why a move is better than another."""

from __future__ import annotations

from engine.knowhow import Amount, Terms
from games.delphi.rules.glance import Glance
from games.delphi.rules.knowhow import CARD, OF_TWO, POINT, STAMINA, hand, march, stamina


def terms(view: Glance) -> Terms:
    """Return the seat's points with those to expect from the march, the best rival's, and the cards in hand."""
    left = view.sheet.left
    point = POINT / left[view.number - 1]
    card = OF_TWO if view.table.seats == 2 else CARD * left[view.number - 1] / left[0]
    best, rival = max((score, -seat) for seat, score in enumerate(view.scores) if seat != view.seat)
    expected = view.scores[view.seat] + (0 if view.outcome else march(view))
    return {
        ("points", "own", view.seat): Amount(point * expected, (expected,)),
        ("points", "rival", -rival): Amount(-point * best / 2, (best,)),
        ("cards", "cards", 0): Amount(card * hand(view), (hand(view),)),
        ("cards", "stamina", 0): Amount(STAMINA * stamina(view), (hand(view),)),
    }

"""What the worth of a position of Iliad consists of, so that people can be told why a move is better than another."""

from __future__ import annotations

from engine.knowhow import Amount, Terms
from games.iliad.rules.glance import Glance
from games.iliad.rules.knowhow import PARTNER, Scale, expect_siege_points, scale_of, value_points
from games.iliad.rules.position import TURN


def terms(view: Glance) -> Terms:
    """Return the points of the view's side, its hopes in the siege, and the cards in its hands.

    Of the siege: the strength of the seat's army, and of the strongest against it.
    """
    scale = scale_of(view.table.seats)
    return {
        ("siege", "points", 0): Amount(value_points(view, view.side_points), (view.side_points,)),
        ("siege", "armies", view.number): weigh_siege(view, scale),
        **{
            ("cards", "card", kind): Amount(count * scale.cards[kind], (count,)) for kind, count in enumerate(view.hand)
        },
        ("cards", "partner", 0): weigh_partner(view),
    }


def weigh_siege(view: Glance, scale: Scale) -> Amount:
    """Return what the seat's side can expect from the siege; nothing between two sieges."""
    if view.phase != TURN:
        return Amount(0.0)
    foes = [view.strengths[seat] for seat in view.players if seat not in view.mates]
    return Amount(expect_siege_points(view, scale), (view.strengths[view.seat], max(foes, default=0)))


def weigh_partner(view: Glance) -> Amount:
    """Return the cards in the hand of the seat's partner."""
    cards = sum([view.hand_sizes[mate] for mate in view.mates if mate != view.seat])
    return Amount(PARTNER * cards, (cards,))

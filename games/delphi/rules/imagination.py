"""Positions that fit what a seat of Delphi knows.

What a seat has left is known to everybody; how it is divided between hand and pile is known to
its owner, and to all when one of the two is empty. A card that lies face down is any of the
hand or the Pass.
"""

from __future__ import annotations

from engine.chance import draw
from engine.core import Chance, Seat
from games.delphi.rules.cards import PASS, PILED
from games.delphi.rules.position import NUMBERS, Position
from games.delphi.rules.view import View

OPEN_LISTS = (
    "cities", "players", "asked", "places", "scores", "wins", "gained", "in_force",
    "oracles", "under", "spent", "strikes", "consults",
)  # fmt: skip


def imagine(pos: Position, view: View, chance: Chance) -> None:
    """Make a new position one that the view's seat cannot tell from the true one."""
    for name in NUMBERS:
        setattr(pos, name, getattr(view, name))
    for name in OPEN_LISTS:
        setattr(pos, name, list(getattr(view, name)))
    pos.rows, pos.out = list(map(list, view.rows)), list(map(list, view.out))
    pos.result = view.outcome
    for seat in range(view.table.seats):
        pos.piles[seat] = [kind for kind in PILED for _ in range(view.recalled.unseen[seat][kind])]
        if seat == view.seat:
            take_own(pos, view)
        else:
            deal(pos, view, seat, chance)


def take_own(pos: Position, view: View) -> None:
    """Take one's hand out of what one has left; one knows what one has laid."""
    pos.hands[view.seat] = list(view.hand)
    pos.laid[view.seat] = view.lay
    for kind, count in enumerate(view.hand):
        for _ in range(count):
            pos.piles[view.seat].remove(kind)


def deal(pos: Position, view: View, seat: Seat, chance: Chance) -> None:
    """Divide what another has left between hand and pile, and say what lies face down."""
    cards = [draw(pos.piles[seat], chance) for _ in range(view.hand_sizes[seat])]
    pos.hands[seat] = list(map(cards.count, PILED))
    if view.has_laid[seat]:
        pos.laid[seat] = [*cards, PASS][chance.below(len(cards) + 1)]

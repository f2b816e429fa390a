"""Positions consistent with what a seat of Delphi knows.

Everybody knows which cards a seat has left. Only its owner knows how they are divided between hand
and pile, unless one of the two is empty. A card laid face down is any card of the hand, or the Pass.
"""

from __future__ import annotations

from operator import sub

from engine.chance import draw_cards, pile_of
from engine.core import Chance, Seat
from games.delphi.rules.cards import PASS, PILED
from games.delphi.rules.position import NUMBERS, Position
from games.delphi.rules.view import View

OPEN_LISTS = (
    "cities", "players", "asked", "places", "scores", "wins", "gained", "in_force",
    "oracles", "under", "spent", "strikes", "consults",
)  # fmt: skip


def imagine_position(pos: Position, view: View, chance: Chance) -> None:
    """Turn a new position into one that the view's seat cannot tell from the true one."""
    for name in NUMBERS:
        setattr(pos, name, getattr(view, name))
    for name in OPEN_LISTS:
        setattr(pos, name, list(getattr(view, name)))
    pos.rows, pos.out = list(map(list, view.rows)), list(map(list, view.out))
    pos.result = view.outcome
    for seat in range(view.table.seats):
        if seat == view.seat:
            take_own(pos, view)
        else:
            deal_imagined(pos, view, seat, chance)


def take_own(pos: Position, view: View) -> None:
    """Take the seat's own hand and laid card from its view; the other cards that nobody has seen are in its pile."""
    pos.hands[view.seat], pos.laid[view.seat] = list(view.hand), view.lay
    pos.piles[view.seat] = list(pile_of(tuple(map(sub, view.recalled.unseen[view.seat], view.hand))))


def deal_imagined(pos: Position, view: View, seat: Seat, chance: Chance) -> None:
    """Divide another seat's cards between hand and pile, and choose the card it has laid face down."""
    pile, hand = list(pile_of(view.recalled.unseen[seat])), [0] * len(PILED)
    cards = draw_cards(pile, view.hand_sizes[seat], chance)
    for kind in cards:
        hand[kind] += 1
    pos.piles[seat], pos.hands[seat] = pile, hand
    if view.has_laid[seat]:
        pos.laid[seat] = [*cards, PASS][chance.below(len(cards) + 1)]

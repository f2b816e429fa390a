"""Positions consistent with what a seat of The Trojan Horse knows.

Only the treasures are ever in doubt. Everybody saw what was loaded, so the bag follows from the board, the horse
and the warriors beside the board. All arrangements of the unknown treasures are equally likely.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.chance import draw_card, pile_of
from engine.core import NOBODY, UNKNOWN, Chance
from games.horse.rules.cards import COLOURS
from games.horse.rules.position import NUMBERS, Position
from games.horse.rules.view import Treasures, View


def imagine_position(pos: Position, view: View, chance: Chance) -> None:
    """Turn a new position into one that the view's seat cannot tell from the true one."""
    for name in NUMBERS:
        setattr(pos, name, getattr(view, name))
    pos.owners, pos.beside, pos.inside = list(view.owners), list(view.beside), list(view.recalled.inside)
    pos.lay(view.board)
    pos.heroes, pos.seen = list(pile_of(view.heroes)), list(view.recalled.seen)
    pos.bag = list_bag(pos)
    pos.treasures = deal_treasures(pos.sheet.treasures, view.recalled.treasures, chance)
    pos.result = view.outcome


def list_bag(pos: Position) -> list[int]:
    """Return the warriors in the bag: those that are nowhere else."""
    counts = [0 if owner == NOBODY else pos.sheet.warriors[colour] for colour, owner in enumerate(pos.owners)]
    for colour, dropped in zip(COLOURS, map(sum, zip(*pos.board, strict=True)), strict=True):
        counts[colour] -= dropped + pos.inside.count(colour) + pos.beside.count(colour)
    return list(pile_of(tuple(counts)))


def deal_treasures(all_: Iterable[int], known: Treasures, chance: Chance) -> list[int]:
    """Return the treasures by district, dealing the others at random where none is known."""
    left = list(all_)
    for treasure in known:
        if treasure != UNKNOWN:
            left.remove(treasure)
    return [draw_card(left, chance) if treasure == UNKNOWN else treasure for treasure in known]

"""Harvested positions as they would be if the seats had other neighbors.

A net reads the seats in their order at the table, and that of the others means little: a seat's numbers say when it is
its turn. So a net that sees each position in other orders learns more from as many games.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from games.nets import Array
from training.harvested import Harvested
from training.pairs import Pairs
from training.positions import Positions


def reseat_harvest(of: Harvested, sides: Sequence[int], chance: np.random.Generator) -> Harvested:
    """Return positions and pairs with their seats in another order; those who were partners stay partners."""
    order = draw_seating(sides, chance)
    names = sorted(set(sides))
    whose = np.array([names.index(sides[order[sides.index(side)]]) for side in names])
    return Harvested(reseat_positions(of.positions, order, whose), reseat_pairs(of.pairs, order, whose))


def draw_seating(sides: Sequence[int], chance: np.random.Generator) -> Array:
    """Return which of the former seats each seat gets."""
    names, order = sorted(set(sides)), np.empty(len(sides), int)
    for side, former in zip(names, chance.permutation(names), strict=True):
        order[np.equal(sides, side)] = chance.permutation(np.flatnonzero(np.equal(sides, former)))
    return order


def reseat_positions(of: Positions, order: Array, whose: Array) -> Positions:
    """Return positions whose seats are those of this order, and whose sides are those once named ``whose``."""
    turned = {"goals": of.goals[:, whose], "won": of.won[:, whose]}
    return replace(of, seats=of.seats[:, order], worths=of.worths[:, order], **turned)


def reseat_pairs(of: Pairs, order: Array, whose: Array) -> Pairs:
    """Return pairs of moves whose seats are those of this order."""
    return replace(of, seats=of.seats[:, :, order], worths=of.worths[:, :, order], side=np.argsort(whose)[of.side])

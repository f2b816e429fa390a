"""The positions of a harvested game, and what they were worth.

What a position was worth is a mean of what the searches expected from there on and of who won, the later the less: who
won is certain, and mostly luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, NamedTuple, Self

import numpy as np

from engine.core import Game, View
from engine.knowhow import KnowHow
from games.nets import Array

TRUST = 0.85  # how much of what a position is worth is left to the positions after it


@dataclass(frozen=True, slots=True)
class Columns:
    """Much of something, each field an array with a row for each: first the number of its game in a harvest."""

    game: Array

    def some(self, which: Array) -> Self:
        """Return some of them."""
        return type(self)(*[getattr(self, each.name)[which] for each in fields(self)])

    def numbered(self, number: int) -> Self:
        """Return them as those of a game of another number."""
        return replace(self, game=np.full(len(self.game), number))

    @classmethod
    def joined(cls, parts: Sequence[Self]) -> Self:
        """Return all of several."""
        return cls(*[np.concatenate([getattr(part, each.name) for part in parts]) for each in fields(cls)])


@dataclass(frozen=True, slots=True)
class Positions(Columns):
    """Positions of many games: features (``shared``, ``seats``), worths by seat, goals and winners by side."""

    shared: Array
    seats: Array
    worths: Array
    goals: Array
    won: Array


class Look(NamedTuple):
    """The features and the worths of a position, and the seat that moves next."""

    shared: Array
    seats: Array
    worths: Array
    mover: int


def require_know_how(game: Game) -> KnowHow[View]:
    """Return the know-how of a game; end the program if there is none."""
    if game.know_how is None:
        raise SystemExit(f"nothing is known of {game.key} beyond its rules")
    return game.know_how


def looked_at(game: Game, state: Any, seats: int) -> Look:
    """Return what a net reads of a position, its worths, and the seat to act."""
    know_how = require_know_how(game)
    if know_how.features is None:
        raise SystemExit(f"the know-how of {game.key} has no features")
    shared, each = know_how.features(state)
    worths = np.array(know_how.judge(state, seats), np.float32)
    return Look(np.array(shared, np.float32), np.array(each, np.float32), worths, state.to_act()[0])


def collect_positions(looks: Sequence[Look], line: dict[str, Any], sides: Sequence[int]) -> Positions:
    """Return the positions of one game, each with its goal and the result."""
    goals = expect_results(line, [look.mover for look in looks], sides)
    won = by_side(line["shares"], sides)
    found = [(line["number"], *look[:3], goal, won) for look, goal in zip(looks, goals, strict=True)]
    numbers, *columns = zip(*found, strict=True)  # a float32 is not exact beyond 2**24
    return Positions(np.array(numbers), *[np.array(column, np.float32) for column in columns])


def expect_results(line: dict[str, Any], movers: Sequence[int], sides: Sequence[int]) -> Iterator[Array]:
    """Yield the goal of each position: each side's chance, from the result and the hopes of searches from here on."""
    goal, goals = by_side(line["shares"], sides), []
    for hope, mover in zip(reversed(line["hopes"]), reversed(movers), strict=True):
        if hope is not None:
            goal = TRUST * goal + (1 - TRUST) * share_hope(goal, hope, at=sorted(set(sides)).index(sides[mover]))
        goals.append(goal)
    yield from reversed(goals)


def share_hope(goal: Array, hope: float, at: int) -> Array:
    """Return a goal with this hope for one side; the others share the rest as before."""
    others = goal.copy()
    others[at] = 0
    others = others / others.sum() if others.sum() > 0 else np.where(np.arange(len(goal)) == at, 0, 1 / (len(goal) - 1))
    found: Array = (1 - hope) * others
    found[at] = hope
    return found


def by_side(shares: Sequence[float], sides: Sequence[int]) -> Array:
    """Return the part of the victory of each side."""
    found: Array = np.array(shares) @ map_partners(sides)
    return found


def map_partners(sides: Sequence[int]) -> Array:
    """Return a matrix of seats and sides, 1 where a seat belongs to a side."""
    return np.equal.outer(np.array(sides), sorted(set(sides))).astype(np.float32)

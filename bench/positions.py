"""What a value net learns from: the positions of harvested games (``bench.harvest``), and what they were worth.

What a position was worth is a mean of what the searches expected from there on and of who won, the later the less: who
won is certain, and mostly luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from bench.harvest import replayed
from bench.spread import known
from engine.core import Game, Options
from engine.knowhow import SURE
from games.nets import Array
from terminal.json_lines import written
from terminal.progress import progress

TRUST = 0.85  # how much of what a position is worth is left to the positions after it


@dataclass(frozen=True, slots=True)
class Positions:
    """Positions of many games: features (``shared``, ``seats``), worths by seat, goals and winners by side."""

    shared: Array
    seats: Array
    worths: Array
    goals: Array
    won: Array
    game: Array  # its number in its harvest

    def some(self, which: Array) -> Positions:
        """Return some of the positions."""
        return Positions(*[getattr(self, each)[which] for each in self.__slots__])


def read(game: Game, options: Options, seats: int, paths: Sequence[Path]) -> Positions:
    """Play the games of some harvests again, and return their positions.

    Raises:
        SystemExit: the game has no know-how, or the know-how no features.
    """
    lines = in_order(paths)
    return joined([of_one(game, options, seats, line) for line in progress(lines, len(lines), "games")])


def of_one(game: Game, options: Options, seats: int, line: dict[str, Any]) -> Positions:
    """Play one harvested game again, and return its positions.

    Raises:
        SystemExit: the game has no know-how, or the know-how no features.
    """
    looks = [looked_at(game, state, seats) for state in replayed(game, options, seats, line)]
    sides = game.sides(seats, options)
    goals = expected(line, [mover for *_, mover in looks], sides)
    won = by_side(line["shares"], sides)
    found = [(*look[:3], goal, won, line["number"]) for look, goal in zip(looks, goals, strict=True)]
    return Positions(*[np.array(column, np.float32) for column in zip(*found, strict=True)])


def joined(parts: Sequence[Positions]) -> Positions:
    """Return all positions of several games."""
    return Positions(*[np.concatenate([getattr(part, each) for part in parts]) for each in Positions.__slots__])


def in_order(paths: Sequence[Path]) -> list[dict[str, Any]]:
    """Return the games of some harvests, those of each by their number: a deal may be in several."""
    return [line for path in paths for line in sorted(written(path), key=lambda line: int(line["number"]))]


def looked_at(game: Game, state: Any, seats: int) -> tuple[Array, Array, Array, int]:
    """Return the features and the worths of a position, and the seat that moves next."""
    know_how = known(game)
    if know_how.features is None:
        raise SystemExit(f"the know-how of {game.key} has no features")
    shared, each = know_how.features(state)
    worths = np.clip(know_how.judge(state, seats), -SURE, SURE)
    return np.array(shared, np.float32), np.array(each, np.float32), worths, state.to_act()[0]


def expected(line: dict[str, Any], movers: Sequence[int], sides: Sequence[int]) -> Iterator[Array]:
    """Yield what could be expected of each position of a game by what came after it, for each side."""
    goal, goals = by_side(line["shares"], sides), []
    for hope, mover in zip(reversed(line["hopes"]), reversed(movers), strict=True):
        if hope is not None:
            goal = TRUST * goal + (1 - TRUST) * hoped(goal, hope, at=sorted(set(sides)).index(sides[mover]))
        goals.append(goal)
    yield from reversed(goals)


def hoped(goal: Array, hope: float, at: int) -> Array:
    """Return a goal with this hope for one side; the others share the rest as before."""
    others = goal.copy()
    others[at] = 0
    others = others / others.sum() if others.sum() > 0 else np.where(np.arange(len(goal)) == at, 0, 1 / (len(goal) - 1))
    found: Array = (1 - hope) * others
    found[at] = hope
    return found


def by_side(shares: Sequence[float], sides: Sequence[int]) -> Array:
    """Return the part of the victory of each side."""
    found: Array = np.array(shares) @ partners(sides)
    return found


def partners(sides: Sequence[int]) -> Array:
    """Return a matrix of seats and sides, 1 where a seat belongs to a side."""
    return np.equal.outer(np.array(sides), sorted(set(sides))).astype(np.float32)

"""Pairs of moves that one search looked at: how much more it hoped from the first.

A net that only learns who won knows who stands well, and hardly which move is better: the luck of whole games hides so
small a difference. A search sees it, as what it hopes from a move is the mean of many imagined games.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from engine.chance import Guess
from engine.core import Game, State
from games.nets import Array
from training.positions import Columns, Look, looked_at

OTHERS = 2  # moves, of those that a search looked at and did not make, with which the one that it made is compared
SEEN = ("shared", "seats", "worths")


@dataclass(frozen=True, slots=True)
class Pairs(Columns):
    """Pairs of moves: features and worths after either, and how much more ``side`` could hope from the first."""

    shared: Array
    seats: Array
    worths: Array
    side: Array
    more: Array


class Pair(NamedTuple):
    """What was seen after either of two moves, and how much more the mover could hope from the first."""

    first: Look
    second: Look
    mover: int
    more: float


def make_pairs(game: Game, state: State, seats: int, ways: Mapping[str, float], ply: int) -> Iterator[Pair]:
    """Yield the move that was made beside some others; the next ply has others of the list, liked more or less."""
    if len(ways) < 2:
        return
    made, *others = ways
    mover = state.to_act()[0]
    for name in dict.fromkeys(others[(ply + more) % len(others)] for more in range(OTHERS)):
        positions = [imagine_after(state, each, ply) for each in (made, name)]
        if not any(position.outcome() for position in positions):
            first, second = (looked_at(game, position, seats) for position in positions)
            yield Pair(first, second, mover, ways[made] - ways[name])


def imagine_after(state: State, name: str, luck: int) -> State:
    """Return the position after a move; the same luck may come to several moves."""
    found, mover = state.copy(), state.to_act()[0]
    found.play(mover, next(move for move in found.legal(mover) if str(move) == name), Guess(luck))
    return found


def stack_pairs(pairs: Sequence[Pair], like: Look, sides: Sequence[int], number: int) -> Pairs:
    """Return the pairs of a game, which may have none; ``like`` is any look, for its shape."""
    shared, seats, worths = (stack_looks(pairs, like, each) for each in SEEN)
    side = np.array([sorted(set(sides)).index(sides[pair.mover]) for pair in pairs], int)
    more = np.array([pair.more for pair in pairs], np.float32)
    return Pairs(np.full(len(pairs), number), shared, seats, worths, side, more)


def stack_looks(pairs: Sequence[Pair], like: Look, name: str) -> Array:
    """Return what was seen of one kind, by pair and move."""
    found = [getattr(look, name) for pair in pairs for look in (pair.first, pair.second)]
    return np.array(found, np.float32).reshape(-1, 2, *getattr(like, name).shape)

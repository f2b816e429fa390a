"""Count positions: the quickest way to see that the rules have changed."""

from __future__ import annotations

from engine.chance import Ply
from engine.core import State


def perft(state: State, depth: int, seed: bytes, ply: int = 1) -> int:
    """Return the number of sequences of ``depth`` moves; chance depends on the ply alone.

    A game that ends earlier does not count, as is usual.
    """
    if depth == 0:
        return 1
    return sum(divide_perft(state, depth, seed, ply).values())


def divide_perft(state: State, depth: int, seed: bytes, ply: int = 1) -> dict[str, int]:
    """Return the count after each first move, to find the branch that differs."""
    found = {}
    for seat in state.to_act():
        for move in state.legal(seat):
            after = state.copy()
            after.play(seat, move, Ply(seed, ply))
            found[f"{seat} {move}"] = perft(after, depth - 1, seed, ply + 1)
    return found

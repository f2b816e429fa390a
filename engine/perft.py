"""Counting positions: the quickest way to see that the rules have changed."""

from __future__ import annotations

from engine.chance import Ply
from engine.core import State


def perft(state: State, depth: int, seed: bytes, ply: int = 1) -> int:
    """Return how many sequences of ``depth`` moves there are; chance depends on the ply alone.

    A game that is over before counts for nothing, as is usual.
    """
    if depth == 0:
        return 1
    return sum(divide(state, depth, seed, ply).values())


def divide(state: State, depth: int, seed: bytes, ply: int = 1) -> dict[str, int]:
    """Return the count below each first move, to find the branch that differs."""
    found = {}
    for seat in state.to_act():
        for move in state.legal(seat):
            after = state.copy()
            after.play(seat, move, Ply(seed, ply))
            found[f"{seat} {move}"] = perft(after, depth - 1, seed, ply + 1)
    return found

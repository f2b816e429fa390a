"""Forced moves: the only legal move of a seat, if everybody can see that it is the only one.

A move that is made at once says that there was no choice. So we imagine many positions that a spectator
could not tell from the true one. If the seat has a single move in each, its speed tells nobody anything.
"""

from __future__ import annotations

from engine.core import NOBODY, Chance, Game, Move, Seat, State

WORLDS = 32  # if one position in seven had a choice, all would agree less than once in a hundred times


def forced_move(game: Game, state: State, seat: Seat, chance: Chance) -> Move | None:
    """Return a seat's only legal move if everybody can see that there is no other, or else ``None``."""
    moves = state.legal(seat)
    if len(moves) != 1:
        return None
    view = state.view(NOBODY)
    alone = all(len(game.imagine(view, chance).legal(seat)) == 1 for _ in range(WORLDS))
    return moves[0] if alone else None

"""A player that takes any move."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Chance, Game, Move, View
from engine.players.player import Enough, never


class Random:
    """All legal moves are equally likely."""

    def choose(self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never) -> Move:
        """Return any of the moves."""
        return moves[chance.below(len(moves))]

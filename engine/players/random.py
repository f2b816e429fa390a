"""A player that moves at random."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Chance, Game, Move, View
from engine.players.player import Enough, never_stop


class Random:
    """A player that makes each legal move with equal chance."""

    def choose(
        self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never_stop
    ) -> Move:
        """Return any of the moves."""
        return moves[chance.below(len(moves))]

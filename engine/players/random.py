"""A player that takes any move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Chance, Game
from engine.players.player import Enough, never


class Random:
    """All legal moves are equally likely."""

    def choose(self, game: Game, view: Any, moves: Sequence[Any], chance: Chance, enough: Enough = never) -> Any:
        """Return any of the moves."""
        return moves[chance.below(len(moves))]

"""What every computer player is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from engine.core import Chance, Game, Move, View

Enough = Callable[[], bool]  # whether a player should come to its decision; the engine has no clock


def never() -> bool:
    """Let a player think as long as it likes."""
    return False


class Player(Protocol):
    """Somebody who chooses by a view and the moves offered to its seat, and knows nothing else."""

    def choose(self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never) -> Move:
        """Return one of the moves.

        ``chance`` is the player's own, never the game's. ``enough`` is asked now and then by
        those who think long; who is never told so chooses the same move by the same chance.
        """
        ...

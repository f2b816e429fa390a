"""What every computer player is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from engine.core import Chance, Game, Move, View

Enough = Callable[[], bool]  # whether a player should stop thinking; the engine has no clock


def never_stop() -> bool:
    """Return that a player may think as long as it likes."""
    return False


class Player(Protocol):
    """A player that chooses from its seat's legal moves by its view, and knows nothing else."""

    def choose(
        self, game: Game, view: View, moves: Sequence[Move], chance: Chance, enough: Enough = never_stop
    ) -> Move:
        """Return one of the moves.

        ``chance`` is the player's own, never the game's. Players that think long call ``enough`` now
        and then; unless it stops them early, the same chance gives the same move.
        """
        ...

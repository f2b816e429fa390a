"""What the choices of a player cost, and a player with a stopwatch."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from engine.core import Chance, Game, Outcome
from engine.players import Enough, Player, never_stop


@dataclass
class Effort:
    """What one player's choices cost; ``imagined`` counts the games that it simulated."""

    moves: int = 0
    seconds: float = 0.0
    imagined: int = 0

    def add(self, other: Effort) -> None:
        """Add another's effort."""
        self.moves += other.moves
        self.seconds += other.seconds
        self.imagined += other.imagined


class Timed:
    """A player with a stopwatch, and optionally a limit in seconds of processor time."""

    def __init__(self, player: Player, limit: float) -> None:
        self.effort = Effort()
        self._player = player
        self._limit = limit

    def choose(self, game: Game, view: Any, moves: Sequence[Any], chance: Chance, enough: Enough = never_stop) -> Any:
        """Return the player's move; a forced move is not timed."""
        if len(moves) == 1:
            return moves[0]
        began = time.process_time()
        move = self._player.choose(game, view, moves, chance, partial(self._enough, began + self._limit))
        self.effort.add(Effort(1, time.process_time() - began))
        return move

    def _enough(self, end: float) -> bool:
        self.effort.imagined += 1
        return time.process_time() > end

    def end(self, outcome: Outcome | None) -> None:
        """Do nothing: a computer player of ours has nothing to end."""

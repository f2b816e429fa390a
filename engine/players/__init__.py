"""Computer players. They see a view and the moves offered to their seat, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from engine.core import Chance, Game
from engine.players.greedy import Greedy
from engine.players.random import Random


class Player(Protocol):
    """Somebody who chooses; ``chance`` is the player's own, never the game's."""

    def choose(self, game: Game, view: Any, moves: Sequence[Any], chance: Chance) -> Any:
        """Return one of the moves."""
        ...


PLAYERS: dict[str, Callable[[], Player]] = {"random": Random, "greedy": Greedy}

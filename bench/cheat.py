"""A player that sees the whole position: the most that skill can win. For measuring, never for play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import Chance, Event, Game, Options
from engine.players import Enough, Ismcts, never_stop


class Watched:
    """A game that remembers the position it dealt last; only one table may play it at a time."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.state: Any = None

    def __getattr__(self, name: str) -> Any:
        """Return everything else from the game itself."""
        return getattr(self._game, name)

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[Any, list[Event]]:
        """Deal, and remember the position."""
        self.state, events = self._game.deal(seats, options, chance)
        return self.state, events


class Bared:
    """A game without secrets: an imagined position is the true one, except for future draws."""

    def __init__(self, watched: Watched) -> None:
        self.key, self.know_how = watched.key, watched.know_how
        self._watched = watched

    def imagine(self, view: Any, chance: Chance) -> Any:
        """Return the true position."""
        return self._watched.state.copy()


class Cheat:
    """Searches like ``hard`` with as many iterations, but sees everything."""

    def __init__(self, iterations: int) -> None:
        self._player = Ismcts(iterations, learned=True)

    def choose(self, game: Any, view: Any, moves: Sequence[Any], chance: Chance, enough: Enough = never_stop) -> Any:
        """Return the best move found in the true position; the game is ``Watched``."""
        return self._player.choose(Bared(game), view, moves, chance, enough)  # type: ignore[arg-type]

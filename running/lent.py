"""A thinker that several bots of one process share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from engine.core import Game
from tables.thinking.thinking import Thinker
from tables.thinking.worker_processes import Load

T = TypeVar("T")


class Lent:
    """Thinks as another thinker does, and leaves it to others to close that one."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker

    @property
    def load(self) -> Load:
        """How many thoughts of all bots are under way, and how many wait."""
        return self._thinker.load

    async def think(self, game: Game, level: str, view: Any, moves: Sequence[Any], seed: int) -> str:
        """Return the name of one of the moves."""
        return await self._thinker.think(game, level, view, moves, seed)

    async def aside(self, work: Callable[..., T], *about: Any) -> T:
        """Do some work that no move waits for, and return its result."""
        return await self._thinker.aside(work, *about)

    def close(self) -> None:
        """Do nothing: the other bots go on thinking."""

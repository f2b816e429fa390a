"""How long the computer players of a bot think for a move, and how many games they imagine meanwhile."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from engine.chance import Guess
from engine.core import Game
from tables.thinking.thinking import Pool, check_time_after, find_player
from tables.thinking.worker_processes import Load

T = TypeVar("T")


class Thought(str):
    """The name of a move, with the games that were imagined, and the seconds without and with the wait for a turn."""

    __slots__ = ("answered", "imagined", "seconds")

    imagined: int
    seconds: float
    answered: float


class Counting:
    """Thinks in a pool, and notes what each thought took."""

    def __init__(self, thoughts: list[Thought]) -> None:
        self._pool, self._thoughts = Pool(chooses=think_and_count), thoughts

    @property
    def load(self) -> Load:
        """How many thoughts are under way, and how many wait."""
        return self._pool.load

    async def think(self, game: Game, level: str, view: Any, moves: Sequence[Any], seed: int) -> str:
        """Return the name of one of the moves."""
        began = time.monotonic()
        found = await self._pool.think(game, level, view, moves, seed)
        if isinstance(found, Thought):  # not a move that nobody had to choose
            found.answered = time.monotonic() - began
            self._thoughts.append(found)
        return str(found)

    async def aside(self, work: Callable[..., T], *about: Any) -> T:
        """Do some work that no move waits for."""
        return await self._pool.aside(work, *about)

    def close(self) -> None:
        """Stop thinking."""
        self._pool.close()


def think_and_count(
    game: Game, level: str, view: Any, moves: Sequence[Any], seed: int, end: float, parts: float
) -> Thought:
    """Think as ``choose_among`` does, in a process of the pool, and count."""
    began, asked = time.monotonic(), 0
    enough = check_time_after(max(0.0, end - began) / parts)

    def counting() -> bool:
        nonlocal asked
        asked += 1
        return enough()

    thought = Thought(find_player(level).choose(game, view, moves, Guess(seed), counting))
    thought.imagined, thought.seconds = asked, time.monotonic() - began
    return thought

"""Computer players, thinking in processes of their own so that nobody waits for a click."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context
from typing import Any, Protocol

from engine.chance import Guess
from engine.core import Game
from engine.players import PLAYERS


class Thinker(Protocol):
    """Somebody who finds a move for a computer player."""

    async def think(self, game: Game, level: str, view: Any, moves: Sequence[Any], seed: int) -> str:
        """Return the name of one of the moves; the same seed finds the same one."""
        ...

    def close(self) -> None:
        """Stop thinking."""
        ...


class Pool:
    """Thinks in other processes; they are started when first needed."""

    def __init__(self, processes: int = 1) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, game: Game, level: str, view: Any, moves: Sequence[Any], seed: int) -> str:
        """Return the name of one of the moves."""
        if len(moves) == 1:
            return str(moves[0])
        self._pool = self._pool or ProcessPoolExecutor(self._processes, get_context("spawn"))
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, choose, game, level, view, moves, seed)
        except BrokenProcessPool:
            self._pool = None  # a process was killed; the next thought starts new ones
            raise

    def close(self) -> None:
        """Let the processes go, whatever they were thinking about."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)


class AtOnce:
    """Thinks on the spot: for tests and scripts, where nobody else is kept waiting."""

    async def think(self, game: Game, level: str, view: Any, moves: Sequence[Any], seed: int) -> str:
        """Return the name of one of the moves."""
        return choose(game, level, view, moves, seed)

    def close(self) -> None:
        """There is nothing to stop."""


def choose(game: Game, level: str, view: Any, moves: Sequence[Any], seed: int) -> str:
    """Return the name of the move that a level chooses."""
    return str(player(level).choose(game, view, moves, Guess(seed)))


@cache
def player(level: str) -> Any:
    """Return the computer player of a level."""
    return PLAYERS[level]()

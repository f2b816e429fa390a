"""Computer players, thinking in processes of their own so that nobody waits for a click."""

from __future__ import annotations

import asyncio
import faulthandler
import logging
import os
import time
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from math import inf
from multiprocessing import get_context
from typing import Any, Protocol

from engine.chance import Guess
from engine.core import Game
from engine.players import LEVELS, PLAYERS, Player

log = logging.getLogger(__name__)

SECONDS = 2.5  # from the question to the answer, if nothing goes wrong
LIMIT = 20.0  # after so long a thought has lost its way: no player ever comes near it


class Thinker(Protocol):
    """Somebody who finds a move for a computer player."""

    async def think(self, game: Game, level: str, view: Any, moves: Sequence[Any], seed: int) -> str:
        """Return the name of one of the moves; given its time, the same seed finds the same one."""
        ...

    def close(self) -> None:
        """Stop thinking."""
        ...


class Pool:
    """Thinks in other processes, one thought in each; they are started when first needed.

    Thoughts wait in the order in which they came, and a table has one at a time: so tables take
    turns. The more of them wait, and the longer one has waited, the shorter it thinks. A process
    that dies costs its own thought, which is thought once more, at the simplest level.
    """

    def __init__(self, processes: int | None = None, seconds: float = SECONDS, limit: float = LIMIT) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 1) - 1)  # one is left for the clicks
        self._seconds = seconds
        self._limit = limit
        self._free = asyncio.Semaphore(self._processes)
        self._waiting = 0
        self._idle: list[ProcessPoolExecutor] = []
        self._minds: set[ProcessPoolExecutor] = set()

    async def think(self, game: Game, level: str, view: Any, moves: Sequence[Any], seed: int) -> str:
        """Return the name of one of the moves."""
        if len(moves) == 1:
            return str(moves[0])
        try:
            return await self._thought(game, level, view, moves, seed)
        except BrokenProcessPool:
            log.warning("a process was lost while it thought at %s, %s", game.key, level)
            return await self._thought(game, LEVELS[0], view, moves, seed)

    async def _thought(self, game: Game, level: str, view: Any, moves: Sequence[Any], seed: int) -> str:
        """Wait for a process and let it think; it is free again when it is done, heard or not."""
        loop = asyncio.get_running_loop()
        end = loop.time() + self._seconds
        await self._turn()
        mind = self._idle.pop() if self._idle else self._mind()
        try:
            future = mind.submit(choose, game, level, view, moves, seed, self._share(end - loop.time()), self._limit)
        except BrokenProcessPool:  # it died while it had nothing to do
            self._rest(mind, whole=False)
            raise
        future.add_done_callback(lambda done: loop.is_closed() or loop.call_soon_threadsafe(self._done, mind, done))
        return await asyncio.wrap_future(future)

    async def _turn(self) -> None:
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1

    def _mind(self) -> ProcessPoolExecutor:
        mind = ProcessPoolExecutor(1, get_context("spawn"))
        self._minds.add(mind)
        return mind

    def _share(self, left: float) -> float:
        """Return how much of the time that is left one may think: less for each that waits."""
        return max(0.0, left) / (1 + self._waiting / self._processes)

    def _done(self, mind: ProcessPoolExecutor, future: Future[str]) -> None:
        broken = not future.cancelled() and isinstance(future.exception(), BrokenProcessPool)
        self._rest(mind, whole=not broken)

    def _rest(self, mind: ProcessPoolExecutor, *, whole: bool) -> None:
        if whole:
            self._idle.append(mind)
        else:
            self._minds.discard(mind)
            mind.shutdown(wait=False)
        self._free.release()

    def close(self) -> None:
        """Let the processes go, whatever they were thinking about."""
        for mind in self._minds:
            mind.shutdown(wait=False, cancel_futures=True)


class AtOnce:
    """Thinks on the spot: for tests and scripts, where nobody else is kept waiting."""

    def __init__(self, seconds: float = inf) -> None:
        self._seconds = seconds

    async def think(self, game: Game, level: str, view: Any, moves: Sequence[Any], seed: int) -> str:
        """Return the name of one of the moves."""
        return choose(game, level, view, moves, seed, self._seconds)

    def close(self) -> None:
        """There is nothing to stop."""


def choose(
    game: Game, level: str, view: Any, moves: Sequence[Any], seed: int, seconds: float = inf, limit: float = 0.0
) -> str:
    """Return the name of the move that a level chooses within so many seconds.

    With a limit the whole process ends when that is over, whatever it is caught in, and writes
    where it was.
    """
    end = time.monotonic() + seconds
    if limit:
        faulthandler.dump_traceback_later(limit, exit=True)
    try:
        return str(player(level).choose(game, view, moves, Guess(seed), lambda: time.monotonic() > end))
    finally:
        if limit:
            faulthandler.cancel_dump_traceback_later()


@cache
def player(level: str) -> Player:
    """Return the computer player of a level."""
    return PLAYERS[level]()

"""Computer players, thinking in processes of their own so that nobody waits for a click."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from math import inf
from typing import Any, Protocol, TypeVar

from engine.chance import Guess
from engine.core import Game
from engine.players import LEVELS, PLAYERS, Enough, Player
from tables.minds import Load, Minds

log = logging.getLogger(__name__)

SECONDS = 2.5  # from the question to the answer, if nothing goes wrong
LIMIT = 20.0  # after so long a thought has lost its way: no player ever comes near it
PATIENT = 180.0  # the same for work beside the games, which may have to wait for the processor
NICE = 10

T = TypeVar("T")


class Thinker(Protocol):
    """Somebody who finds a move for a computer player."""

    async def think(self, game: Game, level: str, view: Any, moves: Sequence[Any], seed: int) -> str:
        """Return the name of one of the moves; given its time, the same seed finds the same one."""
        ...

    @property
    def load(self) -> Load:
        """How much is thought now, and how much waits for it."""
        ...

    async def aside(self, work: Callable[..., T], *about: Any) -> T:
        """Do some work that no move waits for, and return what it returned."""
        ...

    def close(self) -> None:
        """Stop thinking."""
        ...


class Pool:
    """Thinks in other processes, one thought in each; they are started when first needed.

    Thoughts wait in the order in which they came, and a table has one at a time, but for people
    whose time is up at once: so tables take turns. The more of them wait, and the longer one has
    waited, the shorter it thinks. A process that dies costs its own thought, which is thought once
    more, at the simplest level.

    What is done aside has a process of its own that gives way to the others: no move waits for it.
    """

    def __init__(self, processes: int | None = None, seconds: float = SECONDS, limit: float = LIMIT) -> None:
        self._seconds = seconds
        self._minds = Minds(processes or max(1, (os.cpu_count() or 1) - 1), limit)  # one is left for the clicks
        self._aside = Minds(1, max(limit, PATIENT), NICE)

    @property
    def load(self) -> Load:
        """How much is thought now, and how much waits for it; what is done aside is not counted."""
        return self._minds.load

    async def think(self, game: Game, level: str, view: Any, moves: Sequence[Any], seed: int) -> str:
        """Return the name of one of the moves."""
        if len(moves) == 1:
            return str(moves[0])
        try:
            return await self._thought(game, level, view, moves, seed)
        except BrokenProcessPool:
            log.warning("a process was lost while it thought at %s, %s", game.key, level)
            return await self._thought(game, LEVELS[0], view, moves, seed)

    async def _thought(self, *question: Any) -> str:
        """Wait for a process and let it think for as long as is left."""
        loop = asyncio.get_running_loop()
        end = loop.time() + self._seconds
        return await self._minds.work(choose, lambda: (*question, time.monotonic() + self._share(end - loop.time())))

    def _share(self, left: float) -> float:
        """Return how much of the time that is left one may think: less for each that waits."""
        return max(0.0, left) / (1 + self._minds.crowd)

    async def aside(self, work: Callable[..., T], *about: Any) -> T:
        """Do some work in a process that gives way to all others; if it dies, once more."""
        try:
            return await self._aside.work(work, lambda: about)
        except BrokenProcessPool:
            log.warning("a process was lost beside the games, at %s", work.__name__)
            return await self._aside.work(work, lambda: about)

    def close(self) -> None:
        """Let the processes go, whatever they were thinking about."""
        self._minds.close()
        self._aside.close()


class AtOnce:
    """Thinks on the spot: for tests and scripts, where nobody else is kept waiting."""

    def __init__(self, seconds: float = inf) -> None:
        self._seconds = seconds
        self.load = Load()

    async def think(self, game: Game, level: str, view: Any, moves: Sequence[Any], seed: int) -> str:
        """Return the name of one of the moves."""
        return choose(game, level, view, moves, seed, time.monotonic() + self._seconds)

    async def aside(self, work: Callable[..., T], *about: Any) -> T:
        """Do some work."""
        return work(*about)

    def close(self) -> None:
        """There is nothing to stop."""


# What follows runs in another process.


def choose(game: Game, level: str, view: Any, moves: Sequence[Any], seed: int, end: float) -> str:
    """Return the name of the move that a level chooses before ``end``.

    That is a time of ``time.monotonic``, one clock for the whole machine: what a process needs to start counts.
    """
    return str(player(level).choose(game, view, moves, Guess(seed), until(end)))


def until(end: float) -> Enough:
    """Return what says when that time has come."""
    return lambda: time.monotonic() > end


def after(seconds: float) -> Enough:
    """Return what says when so many seconds from now are over."""
    return until(time.monotonic() + seconds)


@cache
def player(level: str) -> Player:
    """Return the computer player of a level."""
    return PLAYERS[level]()

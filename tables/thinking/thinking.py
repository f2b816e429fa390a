"""Computer players, which think in processes of their own so that no click has to wait."""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Container, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from math import inf
from typing import Any, Protocol, TypeVar

from engine.chance import Guess
from engine.core import Game
from engine.players import LEVELS, PLAYERS, Enough, Player
from tables.thinking.worker_processes import Load, WorkerProcesses

log = logging.getLogger(__name__)

SECONDS = 2.5  # from the question to the answer, if nothing goes wrong
LIMIT = 20.0  # seconds after which a thought must be stuck: no player ever comes near it
PATIENT = 180.0  # the same for background work, which may have to wait for the processor
NICE = 5  # how far thinking gives way to the bot's answers; docs/performance.md has what others do
NICER = 10  # the same for background work
SHARED = 2.0  # those who wait share the time that is left divided by this: moves must also be stored and shown

T = TypeVar("T")


class WrongAnswer(Exception):
    """An answer that does not fit the question; the message says how, as a part of a sentence."""


class Thinker(Protocol):
    """Finds moves for computer players."""

    async def think(self, game: Game, level: str, view: Any, moves: Sequence[Any], seed: int) -> str:
        """Return the name of one of the moves; with enough time, the same seed finds the same one.

        Raises:
            WrongAnswer: no move was named, not even at the simplest level.
        """
        ...

    @property
    def load(self) -> Load:
        """How many thoughts are under way, and how many wait."""
        ...

    async def aside(self, work: Callable[..., T], *about: Any) -> T:
        """Do some work that no move waits for, and return its result."""
        ...

    def close(self) -> None:
        """Stop thinking."""
        ...


class Pool:
    """Thinks in other processes, one thought in each; they are started when first needed.

    Thoughts wait in the order in which they came. A table has one at a time, unless several people run
    out of time at once; so tables take turns. The more thoughts wait, and the longer one has waited, the
    shorter it gets. If a process dies or names no legal move, its thought is repeated once, at the simplest level.

    All give way to the bot, which answers clicks. Background work has a process of its own that gives way to all
    others: no move waits for it. ``chooses`` does the work of a thought: ``choose_among``, if it is not said.
    """

    def __init__(
        self,
        processes: int | None = None,
        seconds: float = SECONDS,
        limit: float = LIMIT,
        chooses: Callable[..., str] | None = None,
    ) -> None:
        self._seconds = seconds
        self._chooses = chooses or choose_among
        most = max(1, (os.cpu_count() or 1) - 1)  # one is left for the clicks
        self._players = WorkerProcesses(processes or most, limit, NICE, ahead=True)
        self._background = WorkerProcesses(1, max(limit, PATIENT), NICER)

    @property
    def load(self) -> Load:
        """How many thoughts are under way, and how many wait; background work is not counted."""
        return self._players.load

    async def think(self, game: Game, level: str, view: Any, moves: Sequence[Any], seed: int) -> str:
        """Return the name of one of the moves."""
        if len(moves) == 1:
            return str(moves[0])
        try:
            return check_answer(await self._thought(game, level, view, moves, seed), name_moves(moves))
        except BrokenProcessPool:
            log.warning("a process died while it thought about %s (%s)", game.key, level)
        except WrongAnswer as wrong:
            log.warning("a process that thought about %s (%s) %s", game.key, level, wrong)
        return check_answer(await self._thought(game, LEVELS[0], view, moves, seed), name_moves(moves))

    async def _thought(self, *question: Any) -> str:
        """Wait for a process and let it think for the remaining time."""
        end = time.monotonic() + self._seconds
        return await self._players.work(self._chooses, lambda: (*question, end, 1 + SHARED * self._players.crowd))

    async def aside(self, work: Callable[..., T], *about: Any) -> T:
        """Do some work in a process that gives way to all others; if the process dies, retry once."""
        try:
            return await self._background.work(work, lambda: about)
        except BrokenProcessPool:
            log.warning("a process died in the background, during %s", work.__name__)
            return await self._background.work(work, lambda: about)

    def close(self) -> None:
        """Shut the processes down, whatever they are thinking about."""
        self._players.close()
        self._background.close()


class AtOnce:
    """Thinks in this process: for tests and scripts, where nobody else has to wait."""

    def __init__(self, seconds: float = inf) -> None:
        self._seconds = seconds
        self.load = Load()

    async def think(self, game: Game, level: str, view: Any, moves: Sequence[Any], seed: int) -> str:
        """Return the name of one of the moves."""
        return choose_move_name(game, level, view, moves, seed, time.monotonic() + self._seconds)

    async def aside(self, work: Callable[..., T], *about: Any) -> T:
        """Do some work."""
        return work(*about)

    def close(self) -> None:
        """Do nothing: there is nothing to stop."""


def name_moves(moves: Sequence[Any]) -> list[str]:
    """Return the names of moves."""
    return list(map(str, moves))


def check_answer(answer: object, names: Container[str]) -> str:
    """Return an answer if it is one of these names of moves.

    Raises:
        WrongAnswer: it is not.
    """
    if not isinstance(answer, str) or answer not in names:
        raise WrongAnswer("named no legal move")
    return answer


# The following functions run in another process.


def choose_move_name(game: Game, level: str, view: Any, moves: Sequence[Any], seed: int, end: float) -> str:
    """Return the name of the move that a level chooses before ``end``.

    ``end`` is a time of ``time.monotonic``, which is the same in all processes: the time to start one counts.
    """
    return str(find_player(level).choose(game, view, moves, Guess(seed), make_deadline(end)))


def choose_among(
    game: Game, level: str, view: Any, moves: Sequence[Any], seed: int, end: float, parts: float
) -> str:  # fmt: skip
    """Return the name of the move that a level chooses in its part of the time until ``end``: one of as many parts.

    The part is reckoned now, because the question may have waited behind another one.
    """
    return choose_within(game, level, view, moves, seed, max(0.0, end - time.monotonic()) / parts)


def choose_within(game: Game, level: str, view: Any, moves: Sequence[Any], seed: int, seconds: float) -> str:
    """Return the name of the move that a level chooses in so many seconds, on a machine with a clock of its own."""
    return choose_move_name(game, level, view, moves, seed, time.monotonic() + seconds)


def make_deadline(end: float) -> Enough:
    """Return a check for whether the time ``end`` has passed."""
    return lambda: time.monotonic() >= end


def check_time_after(seconds: float) -> Enough:
    """Return a check for whether so many seconds from now have passed."""
    return make_deadline(time.monotonic() + seconds)


@cache
def find_player(level: str) -> Player:
    """Return the computer player of a level."""
    return PLAYERS[level]()

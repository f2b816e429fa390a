"""Computer players that think on other machines, in the workers of a Dask scheduler."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, TypeVar

from engine.core import Game
from engine.players import LEVELS
from tables.remote.far_answers import READERS
from tables.remote.far_work import Program, Question
from tables.remote.scheduler import Lost, Misled, Scheduler, Unanswered
from tables.thinking.thinking import LIMIT, PATIENT, SECONDS, Pool, Thinker, choose_within
from tables.thinking.worker_processes import Load

log = logging.getLogger(__name__)

MOVES, BACKGROUND = 1, 0  # what the scheduler does first: the higher number
T = TypeVar("T")


class Cluster:
    """Thinks in workers of a scheduler, and in processes of this machine for as long as that does not work.

    The more thoughts are under way, the shorter a new one gets. If a question kills several workers or takes far
    too long, it is answered here, at the simplest level.

    Background work always leaves a worker to the moves, if there are two.
    """

    def __init__(
        self,
        scheduler: Scheduler,
        here: Thinker,
        program: Program,
        seconds: float = SECONDS,
        limit: float = LIMIT,
    ) -> None:
        self._scheduler = scheduler
        self._here = here
        self._program = program
        self._seconds = seconds
        self._limit = limit
        self._thoughts = 0
        self._background = 0
        self._ended = asyncio.Condition()

    @property
    def load(self) -> Load:
        """How many thoughts are under way, and how many wait; background work is not counted."""
        here, threads = self._here.load, self._scheduler.threads
        busy = min(self._thoughts, threads)
        return replace(
            here,
            busy=here.busy + busy,
            waiting=here.waiting + self._thoughts - busy,
            processes=threads or here.processes,
            scheduler=self._scheduler.address,
            workers=self._scheduler.workers,
        )

    async def think(self, game: Game, level: str, view: Any, moves: Sequence[Any], seed: int) -> str:
        """Return the name of one of the moves."""
        if len(moves) == 1:
            return str(moves[0])
        question = game, level, view, moves, seed
        try:
            return await self._there_or_here(self._thought(*question), lambda: self._here.think(*question))
        except Lost:
            log.warning("no worker could think about %s (%s)", game.key, level)
            return await self._here.think(game, LEVELS[0], view, moves, seed)

    async def _thought(self, *question: Any) -> str:
        """Let a worker think for a share of the time."""
        self._thoughts += 1
        try:
            return str(await self._asked(MOVES, self._limit, choose_within, *question, self._share()))
        finally:
            self._thoughts -= 1

    def _share(self) -> float:
        """Return how many seconds a thought may take: fewer for each that waits before it."""
        threads = max(1, self._scheduler.threads)
        return self._seconds / (1 + max(0, self._thoughts - threads) / threads)

    async def aside(self, work: Callable[..., T], *about: Any) -> T:
        """Do some work that no move waits for, and return its result; what nobody could check is done here."""
        if work not in READERS:
            return await self._here.aside(work, *about)
        try:
            return await self._there_or_here(self._done(work, *about), lambda: self._here.aside(work, *about))
        except Lost:
            log.warning("no worker could finish some background work, %s", work.__name__)
            return await self._here.aside(work, *about)

    async def _done(self, work: Callable[..., T], *about: Any) -> T:
        """Let a worker do some work as soon as one more than this stays free for moves."""
        await self._room()
        try:
            done: T = await self._asked(BACKGROUND, PATIENT, work, *about)
            return done
        finally:
            await self._left()

    async def _there_or_here(self, there: Awaitable[T], here: Callable[[], Awaitable[T]]) -> T:
        """Return what a worker finds, or if none can, what this machine finds.

        A worker that has answered wrongly is suspended, unless this machine fails at the work as well.

        Raises:
            Lost: as ``Scheduler.ask`` does.
        """
        try:
            return await there
        except Unanswered:
            return await here()
        except Misled as wrong:
            found = await here()
            self._scheduler.suspend(wrong)
            return found

    async def _room(self) -> None:
        """Wait until a worker stays free for moves."""
        async with self._ended:
            await self._ended.wait_for(lambda: self._background < max(1, self._scheduler.threads - 1))
            self._background += 1

    async def _left(self) -> None:
        async with self._ended:
            self._background -= 1
            self._ended.notify_all()  # there may be more workers than before

    async def _asked(self, priority: int, limit: float, work: Callable[..., Any], *about: Any) -> Any:
        """Return a worker's answer.

        Raises:
            Unanswered, Misled, Lost: as ``Scheduler.ask`` does.
        """
        question = Question(self._program, limit, work, about)
        return await self._scheduler.ask(
            question, work.__name__, priority, limit, lambda said: READERS[work](said, *about)
        )

    def close(self) -> None:
        """Stop thinking."""
        self._scheduler.close()
        self._here.close()


@asynccontextmanager
async def connect_scheduler(
    address: str, program: Program, here: Thinker | None = None, seconds: float = SECONDS
) -> AsyncIterator[Cluster]:
    """Create a thinker at a scheduler, and leave the scheduler afterwards.

    ``program`` returns what workers must have; ``here`` thinks while they cannot: the usual pool, unless given.
    """
    scheduler = Scheduler(address)
    scheduler.open()
    thinker = Cluster(scheduler, here or Pool(), program, seconds)
    try:
        yield thinker
    finally:
        thinker.close()
        await scheduler.closed()

"""The processes in which computer players think, as events: each thought takes time without taking this machine's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from engine.core import Game
from engine.players import LEVELS
from simulation.loop import running_loop
from tables.thinking.thinking import LIMIT, Pool, choose_among
from tables.thinking.worker_processes import WorkerProcesses

T = TypeVar("T")
TOOK = 0.05, 4.0  # seconds of a thought
OFTEN = 0.1  # of the thoughts that fail at such times, in each of the ways there are
NONSENSE = "a move that nobody has"


class SimulatedWorkers(WorkerProcesses):
    """What stands in for processes. Some thoughts fail: their process dies at once, is stuck, or answers nonsense."""

    failing = 0.0

    def __init__(self) -> None:
        super().__init__(1, LIMIT)

    async def fail(self, seconds: float) -> None:
        """Let many thoughts fail for a while."""
        self.failing = OFTEN
        await asyncio.sleep(seconds)
        self.failing = 0.0

    async def work(self, task: Callable[..., T], about: Callable[[], tuple[Any, ...]]) -> T:
        await asyncio.sleep(running_loop().chance.uniform(*TOOK))
        if self.goes_wrong():
            await asyncio.sleep(running_loop().chance.choice((0.0, LIMIT)))
            raise BrokenProcessPool("a simulated process died")
        return task(*about())

    def goes_wrong(self) -> bool:
        """Return whether what is done now fails."""
        return running_loop().chance.random() < self.failing

    def close(self) -> None:
        """Do nothing: the next program has the same workers."""


class Thinking(Pool):
    """Computer players of which each level moves as the lowest does, in simulated processes."""

    def __init__(self, workers: SimulatedWorkers) -> None:
        super().__init__(1, seconds=0.0, chooses=self._choose)
        self._players = self._background = workers
        self._workers = workers

    def _choose(self, game: Game, level: str, view: Any, moves: Sequence[Any], *about: Any) -> str:
        # At the lowest level an answer comes from nothing but our code: nonsense there is always a mistake of ours.
        if level != LEVELS[0] and self._workers.goes_wrong():
            return NONSENSE
        return choose_among(game, LEVELS[0], view, moves, *about)

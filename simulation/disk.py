"""The disk under a SQLite store: the writer's thread as events of the loop, each after a while, in order."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from simulation.loop import LIFE, WORLD, VirtualLoop, running_loop
from store.sqlite.writer import Question, Together, answer_question

T = TypeVar("T")
QUICK, SLOW = (0.0002, 0.004), (0.02, 0.5)  # seconds that an answer takes, as a rule and at times
RARELY = 0.02
OFTEN = 0.25  # of what a failing disk is asked for
STILL = 1.6, 2.8  # seconds: longer than it takes to announce an answer, and hardly too long for one to come
WRITE, WRITTEN = "write", "written"  # moments at which a program may be killed


class Disk:
    """A disk. Of its calls, the share ``failing`` fails, some before and some after they have taken effect.

    It stands still for programs until the loop's time is ``still``.
    """

    failing = still = 0.0

    async def fail(self, seconds: float) -> None:
        """Fail often for a while."""
        self.failing = OFTEN
        await asyncio.sleep(seconds)
        self.failing = 0.0

    async def stand_still(self, _: float) -> None:
        """Answer nothing for a while, as when a machine next to ours uses all of the disk."""
        seconds = running_loop().chance.uniform(*STILL)
        self.still = running_loop().time() + seconds
        await asyncio.sleep(seconds)

    def writer(self, name: str) -> SimulatedWriter:
        """Return a replacement for the writer's thread."""
        return SimulatedWriter(self)


class SimulatedWriter:
    """What stands in for `store.sqlite.writer.Writer`."""

    def __init__(self, disk: Disk) -> None:
        self._disk, self._free, self._life = disk, 0.0, LIFE.get()
        self._waiting: deque[Question | None] = deque()

    def ask(self, work: Callable[[], T], together: Together | None = None, commits: bool = False) -> asyncio.Future[T]:
        """Call a function some time after those asked for before."""
        loop, early, late = running_loop(), self._fails(), self._fails()
        asked, done = loop.create_future(), loop.create_future()
        done.add_done_callback(lambda _: loop.call_later(_seconds(loop), _pass_on, done, asked, late))
        self._waiting.append(Question(done, _fail if early else work, together, commits))
        still = 0.0 if self._life is WORLD else self._disk.still
        self._free = max(self._free, loop.time(), still) + _seconds(loop)
        loop.call_at(self._free, self._answer)
        return asked

    def _fails(self) -> bool:
        """Return whether the disk fails a program; those who only look meet no failures."""
        return self._life is not WORLD and running_loop().chance.random() < self._disk.failing

    def _answer(self) -> None:
        if self._waiting and (question := self._waiting.popleft()) is not None:
            self._life.does(WRITE)
            if not self._life.over:
                answer_question(question, self._waiting)
                self._life.does(WRITTEN)

    def stop(self) -> None:
        """Do nothing: there is no thread to end."""


def _seconds(loop: VirtualLoop) -> float:
    return loop.chance.uniform(*(SLOW if loop.chance.random() < RARELY else QUICK))


def _fail() -> Any:
    wrong = sqlite3.OperationalError("disk I/O error")
    wrong.sqlite_errorcode = sqlite3.SQLITE_IOERR
    raise wrong


def _pass_on(done: asyncio.Future[T], asked: asyncio.Future[T], late_failure: bool) -> None:
    """Tell the outcome, unless an error comes in its place."""
    if asked.done():
        return
    wrong = done.exception()
    try:
        if late_failure:
            _fail()
        if wrong is not None:
            raise wrong
        asked.set_result(done.result())
    except Exception as wrong:
        asked.set_exception(wrong)

"""Processes that think, so that no click has to wait."""

from __future__ import annotations

import asyncio
import faulthandler
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from operator import itemgetter
from typing import Any, TypeVar

from tables import Refused

T = TypeVar("T")

MANY = 4.0  # tasks that wait for each process; from then on each has its next one ready


@dataclass(frozen=True, slots=True)
class Load:
    """How many of the ``processes`` are ``busy``, and how many tasks are ``waiting`` for one.

    ``scheduler`` is the address of a scheduler, if tasks are done elsewhere, and ``workers`` how many it has now.
    """

    busy: int = 0
    waiting: int = 0
    processes: int = 0
    scheduler: str = ""
    workers: int = 0


class WorkerProcesses:
    """A pool of processes with one task in each; they are started when first needed.

    Tasks wait in the order in which they came. With ``ahead``, each process has its next task ready if many wait, so
    that it need not wait for this one between two; that suits tasks that are short when many wait. A process that dies
    costs only its own tasks, and one that is stuck for ``limit`` seconds ends itself. With ``nice``, processes give way
    to all others of the machine. All of them end with the program, even if it is killed.
    """

    def __init__(self, processes: int, limit: float, nice: int = 0, *, ahead: bool = False) -> None:
        self._processes = processes
        self._limit = limit
        self._nice = nice
        self._free = asyncio.Semaphore(processes)
        self._waiting = 0
        self._most_ahead = processes if ahead else 0
        self._ahead = 0  # tasks that may be ready in processes that are busy
        self._all: dict[ProcessPoolExecutor, int] = {}  # how many tasks each has
        self._closed = False

    @property
    def crowd(self) -> float:
        """How many tasks wait for each process."""
        return self._waiting / self._processes

    @property
    def load(self) -> Load:
        """How many tasks are under way, and how many wait."""
        busy = sum(map(bool, self._all.values()))
        return Load(busy, self._waiting + sum(self._all.values()) - busy, self._processes)

    async def work(self, task: Callable[..., T], about: Callable[[], tuple[Any, ...]]) -> T:
        """Wait for a process and run a task there; it stays busy until the task is done, even if the caller gives up.

        ``about`` is called once a process can take it, and returns the arguments of the task.

        Raises:
            BrokenProcessPool: the process has died.
            Refused: the program is about to stop.
        """
        loop = asyncio.get_running_loop()
        await self._turn()
        try:
            if self._closed:
                raise Refused("restarting")
            executor, future = self._begun(task, about())
        except BaseException:
            self._free.release()  # so that the next in line has a turn, too
            raise
        future.add_done_callback(lambda done: loop.is_closed() or loop.call_soon_threadsafe(self._done, executor, done))
        return await asyncio.wrap_future(future)

    async def _turn(self) -> None:
        self._waiting += 1
        if self._many and self._ahead < self._most_ahead:
            self._ahead += 1
            self._free.release()
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1

    def _begun(self, task: Callable[..., T], about: tuple[Any, ...]) -> tuple[ProcessPoolExecutor, Future[T]]:
        """Start a task in an idle process, or in a new one; if there are enough, make it the next task of one."""
        while executor := self._least_busy():
            with suppress(BrokenProcessPool):  # it died while it had nothing to do
                return executor, self._submitted(executor, task, about)
        executor = self._executor()
        return executor, self._submitted(executor, task, about)

    def _least_busy(self) -> ProcessPoolExecutor | None:
        """Return the process with the fewest tasks, unless a new one would have fewer."""
        executor, tasks = min(self._all.items(), key=itemgetter(1), default=(None, 0))
        return executor if tasks == 0 or len(self._all) >= self._processes else None

    @property
    def _many(self) -> bool:
        return self.crowd >= MANY

    def _submitted(self, executor: ProcessPoolExecutor, task: Callable[..., T], about: tuple[Any, ...]) -> Future[T]:
        try:
            begun = executor.submit(run_bounded, self._limit, task, about)
        except BaseException:
            self._drop(executor)
            raise
        self._all[executor] = self._all.get(executor, 0) + 1
        return begun

    def _executor(self) -> ProcessPoolExecutor:
        # One process each: if one of several dies, an executor fails the tasks of all.
        return ProcessPoolExecutor(1, get_context("spawn"), begin_worker, (self._nice,))

    def _drop(self, executor: ProcessPoolExecutor) -> None:
        self._all.pop(executor, None)
        executor.shutdown(wait=False)

    def _done(self, executor: ProcessPoolExecutor, future: Future[Any]) -> None:
        if not future.cancelled() and isinstance(future.exception(), BrokenProcessPool):
            self._drop(executor)
        elif executor in self._all:
            self._all[executor] -= 1
        if self._ahead and not self._many:
            self._ahead -= 1
        else:
            self._free.release()

    def close(self) -> None:
        """Shut the processes down, whatever they are working on."""
        self._closed = True
        for executor in self._all:
            executor.shutdown(wait=False, cancel_futures=True)


def run_bounded(limit: float, task: Callable[..., T], about: tuple[Any, ...]) -> T:
    """Run a task; after ``limit`` seconds, log the stack and end the whole process, wherever it is stuck."""
    faulthandler.dump_traceback_later(limit, exit=True)
    try:
        return task(*about)
    finally:
        faulthandler.cancel_dump_traceback_later()


def begin_worker(nice: int) -> None:
    """Prepare a new process: make it give way to others, and never outlive the program."""
    threading.Thread(target=end_with_parent, name="watching the program", daemon=True).start()
    give_way(nice)


def end_with_parent() -> None:
    """End this process when the program has ended, however it did: a killed program tells nobody.

    The interpreter runs this thread even while another one computes.
    """
    parent = parent_process()
    assert parent is not None, "only a process of the program watches it"
    parent.join()
    os._exit(1)


def give_way(nice: int) -> None:
    """Ignore Ctrl-C and, where the system can, let all less nice processes of the machine go first.

    Ctrl-C reaches every process of a terminal, but only the program should act on it: it ends these processes itself.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice and hasattr(os, "nice"):
        os.nice(nice)

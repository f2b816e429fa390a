"""An event loop with virtual time: where asyncio would wait, its time moves on at once.

Callbacks run in the order in which they were scheduled, as asyncio promises. What overtakes what is decided by how long
requests, disks and thoughts take, which is drawn from the seed.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import selectors
import sys
import warnings
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager, suppress
from contextvars import Context, ContextVar, copy_context
from functools import partial
from random import Random
from typing import Any, TypeVar, TypeVarTuple, Unpack
from unittest import mock

T = TypeVar("T")
Args = TypeVarTuple("Args")
THREAD = 0.0005, 0.02  # seconds that work in a thread takes
TURN = 0.00005  # seconds that a turn of the loop takes, so that time passes even where somebody only looks and looks


class Stuck(Exception):
    """No callback is ready and no timer is set, so the loop would wait forever."""


class Life:
    """The life of a simulated program; once it is ``over``, nothing that belongs to it runs any more."""

    def __init__(self) -> None:
        self.over = False
        self.paused = False
        self._waiting: list[tuple[Context, Callable[..., object], tuple[object, ...]]] = []
        self._watched: tuple[str, int, Callable[[], object]] | None = None

    def kill_at(self, call: str, count: int, tell: Callable[[], object]) -> None:
        """End it as it does something for the nth time from now, and ``tell`` then."""
        self._watched = call, count, tell

    def does(self, call: str) -> None:
        """Note that it is about to do something; this may be its end."""
        if self._watched is None or self._watched[0] != call or self.over:
            return
        _, count, tell = self._watched
        self._watched = (call, count - 1, tell)
        if count == 1:
            self.over = True
            tell()

    def pause(self) -> None:
        """Suspend the program: keep its callbacks until ``go_on``."""
        self.paused = True

    def go_on(self) -> None:
        """Resume: run the kept callbacks in their order, in contexts that mark what they start as this program's."""
        self.paused, waiting, self._waiting = False, self._waiting, []
        for context, callback, args in waiting:
            asyncio.get_running_loop().call_soon(callback, *args, context=context)

    def end(self) -> None:
        """Let nothing of it run ever again, as when a process is killed.

        What its tasks would do on their way out has no effect either: they are closed here, unheard, and not some day
        by the garbage collector.
        """
        self.over, self.paused = True, False
        self._waiting.clear()
        _close(each for each in asyncio.all_tasks() if isinstance(each, VirtualTask) and each.life is self)

    def run(self, context: Context, callback: Callable[..., object], *args: object) -> None:
        """Run a callback of this program; keep it while it is suspended, and drop it once it is over."""
        if self.paused:
            self._waiting.append((context, callback, args))
        elif not self.over:
            callback(*args)
        elif isinstance(task := getattr(callback, "__self__", None), VirtualTask):
            _drop(task)

    def context(self) -> Context:
        """Return a context in which everything that is begun belongs to this program."""
        context = copy_context()
        context.run(LIFE.set, self)
        return context


WORLD = Life()  # of what is no program, and never ends: Discord, and people
LIFE: ContextVar[Life] = ContextVar("LIFE", default=WORLD)  # what runs now belongs to it


class Skipping(selectors.SelectSelector):
    """A selector that lets time pass instead of waiting for sockets, of which there are none."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise Stuck("nobody waits for a time or for each other")
        self.now += max(TURN, timeout)
        return []


class VirtualTask(asyncio.Task[T]):
    """A task whose hash does not depend on its place in memory, so that a set of tasks has the same order each time."""

    def __init__(self, number: int, work: Coroutine[Any, Any, T], **options: Any) -> None:
        self.number = number
        self.context = options.setdefault("context", copy_context())
        self.life = self.context.get(LIFE, WORLD)
        super().__init__(work, **options)

    def __hash__(self) -> int:
        return self.number


class VirtualLoop(asyncio.SelectorEventLoop):
    """The event loop of a simulated world; all its chance comes from ``chance``."""

    def __init__(self, seed: int) -> None:
        self._skipping = Skipping()
        self.chance = Random(seed)
        super().__init__(self._skipping)
        numbers = itertools.count()
        self.set_task_factory(lambda loop, work, **options: VirtualTask(next(numbers), work, loop=loop, **options))
        self.set_exception_handler(_of_the_living)

    def time(self) -> float:
        return self._skipping.now

    def call_soon(
        self, callback: Callable[[Unpack[Args]], object], *args: *Args, context: Context | None = None
    ) -> asyncio.Handle:
        context = context or copy_context()
        guarded: Any = _while_alive(callback, context)
        return super().call_soon(guarded, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[Unpack[Args]], object], *args: *Args,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:  # fmt: skip
        context = context or copy_context()
        guarded: Any = _while_alive(callback, context)
        return super().call_at(when, guarded, *args, context=context)

    def call_soon_threadsafe(
        self, callback: Callable[[Unpack[Args]], object], *args: *Args, context: Context | None = None
    ) -> asyncio.Handle:
        return self.call_soon(callback, *args, context=context)

    def _asyncgen_finalizer_hook(self, generator: AsyncGenerator[Any, Any]) -> None:
        """Let a generator clean up, unless its program is over; asyncio has no public place for this."""
        if not LIFE.get().over:
            super()._asyncgen_finalizer_hook(generator)  # type: ignore[misc]

    def run_in_executor(
        self, executor: Executor | None, func: Callable[[Unpack[Args]], T], *args: *Args
    ) -> asyncio.Future[T]:
        """Do the work in this thread, after as long as it may take in another."""
        future: asyncio.Future[T] = self.create_future()
        self.call_later(self.chance.uniform(*THREAD), settle_future, future, partial(func, *args))
        return future


@contextmanager
def silence_output() -> Iterator[None]:
    """Let nothing be logged or printed, within the ``with`` statement."""
    before = logging.root.manager.disable
    logging.disable()
    try:
        with warnings.catch_warnings(), mock.patch.object(sys, "unraisablehook"):
            warnings.simplefilter("ignore")
            yield
    finally:
        logging.disable(before)


def _close(tasks: Iterable[VirtualTask[Any]]) -> None:
    with silence_output():
        for task in tasks:
            with suppress(BaseException):
                task.context.run(task.get_coro().close)


def _drop(task: VirtualTask[Any]) -> None:
    """Close a task that was to go on in this context."""
    with silence_output(), suppress(BaseException):
        task.get_coro().close()


def running_loop() -> VirtualLoop:
    """Return the loop of the world in which this runs."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop), "this needs a simulated world"
    return loop


def run_virtually(loop: VirtualLoop, main: Coroutine[Any, Any, T]) -> T:
    """Run a world to its end, and leave nothing of it."""
    try:
        return loop.run_until_complete(main)
    finally:
        _close(each for each in asyncio.all_tasks(loop) if isinstance(each, VirtualTask))
        loop.close()


def settle_future(future: asyncio.Future[T], work: Callable[[], T]) -> None:
    """Give a future the result of some work, or its error."""
    if future.cancelled():
        return
    try:
        future.set_result(work())
    except Exception as wrong:
        future.set_exception(wrong)


def _while_alive(callback: Callable[..., object], context: Context) -> Callable[..., object]:
    """Return what runs a callback unless the program that it belongs to is over then."""
    life = context.get(LIFE, WORLD)
    return callback if life is WORLD else partial(life.run, context, callback)


def _of_the_living(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Pass on what went wrong, but for tasks that were dropped when their program was killed."""
    if not context["message"].startswith("Task was destroyed"):
        loop.default_exception_handler(context)

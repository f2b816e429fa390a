"""Being told to stop, and stopping."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, contextmanager, suppress
from typing import Any, TypeVar

from cogs.bot import Ilion

STOPS = signal.SIGINT, signal.SIGTERM
AGAIN = 1.0  # seconds after which a task that goes on is cancelled again

T = TypeVar("T")


class Stopped(Exception):
    """The program was told to stop while it waited for something."""


@contextmanager
def stop_signal() -> Iterator[asyncio.Event]:
    """Yield an event that Ctrl-C or SIGTERM sets; afterwards ignore both, since the program is ending.

    A Ctrl-C comes twice when `uv run` passes it on.
    """
    loop, stopped = asyncio.get_running_loop(), asyncio.Event()
    for number in STOPS:
        _call_on_signal(loop, number, stopped.set)
    try:
        yield stopped
    finally:
        for number in STOPS:
            with suppress(NotImplementedError):
                loop.remove_signal_handler(number)
            signal.signal(number, signal.SIG_IGN)


def _call_on_signal(loop: asyncio.AbstractEventLoop, number: int, act: Callable[[], object]) -> None:
    try:
        loop.add_signal_handler(number, act)
    except NotImplementedError:  # a loop of Windows has no such handlers
        signal.signal(number, lambda *_: loop.call_soon_threadsafe(act))


async def unless_stopped(work: Coroutine[Any, Any, T], stopped: asyncio.Event) -> T:
    """Return the result of some work.

    Raises:
        Stopped: the program is told to stop before it is done; then it is cancelled.
    """
    working, waiting = asyncio.create_task(work), asyncio.create_task(stopped.wait())
    await asyncio.wait([working, waiting], return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if working.done():
        return working.result()
    await cancel_until_ended(working)
    raise Stopped


@asynccontextmanager
async def unless_stopped_before(context: AbstractAsyncContextManager[T], stopped: asyncio.Event) -> AsyncIterator[T]:
    """Enter a context, which may take long, and leave it afterwards.

    Raises:
        Stopped: the program is told to stop before the context is entered.
    """
    async with AsyncExitStack() as entered:
        yield await unless_stopped(entered.enter_async_context(context), stopped)


async def until_stopped(bot: Ilion, token: str, stopped: asyncio.Event) -> None:
    """Run until told to stop; what the bot has acknowledged is stored, and work under way may finish.

    A bot that is told to stop while it is still joining does not join.

    Raises:
        CannotJoin: Discord does not let the bot in, or not any more.
    """
    running, waiting = asyncio.create_task(bot.start(token)), asyncio.create_task(stopped.wait())
    await asyncio.wait([running, waiting], return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if running.done():
        running.result()
        return
    if not bot.is_ready():  # a shard that still joins would log that it cannot, once the connection is gone
        await cancel_until_ended(running)
    await bot.close()
    await cancel_until_ended(running)


async def cancel_until_ended(task: asyncio.Task[Any]) -> None:
    """Cancel a task until it has ended; discord.py swallows a cancellation while a shard reconnects."""
    while not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=AGAIN)
    await asyncio.gather(task, return_exceptions=True)

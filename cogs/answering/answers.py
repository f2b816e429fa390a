"""The answers under way: a stopping program finishes them, and asks anyone who comes later to try again.

If it has to cancel the work of a click or command, it sends that user the same sentence, if Discord takes it in time.

The work on other events that Discord reports is finished as well, and none begins once the program stops.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

APOLOGY = 1.0  # seconds for a canceled answer to tell its user


class Delays:
    """How late clicks and commands reach us, although Discord's clock and ours differ.

    Discord writes into the id of an interaction when somebody pressed or typed (page "Reference", section
    "Snowflakes"). Each is compared with the fastest so far, so that a wrong clock does not make all look late.
    """

    def __init__(self) -> None:
        self._least = 0.0  # from the id of the fastest to our clock, in seconds; negative if ours is behind

    def of(self, made: float, now: float) -> float:
        """Return how many seconds longer than the fastest an interaction took to reach us.

        ``made`` is when it was made by Discord's clock, and ``now`` the time by ours, both in seconds since 1970.
        """
        self._least = min(self._least, now - made)
        return now - made - self._least

    def in_time(self, made: float, now: float) -> None:
        """Note that Discord took the answer to an interaction that seemed late: our clock was set, so begin again."""
        self._least = now - made


class Answers:
    """Tracks every answer under way, and whether new ones are accepted."""

    def __init__(self, serving: Callable[[], bool] = lambda: True) -> None:
        """Accept answers for as long as the program is ``serving``; afterwards, another one may answer."""
        self.stopping = False  # anyone who asks is told to try again in a moment
        self.stopped = False  # nothing reaches Discord anymore, so nothing is started
        self.delays = Delays()
        self._serving = serving
        self._tasks: set[asyncio.Future[Any]] = set()

    @property
    def serving(self) -> bool:
        """Whether no other program can have begun to answer."""
        return self._serving()

    def track(self, *tasks: asyncio.Future[Any] | None) -> None:
        """Have the program finish these tasks before it ends."""
        for task in filter(None, tasks):
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def finish(self, seconds: float) -> None:
        """Wait for the answers under way; cancel those that take longer than ``seconds``."""
        late = await _left(self._tasks, seconds)
        late = await _cancelled(late)
        await _cancelled(late)  # these could not even apologize in time

    async def stop(self, seconds: float) -> None:
        """Finish the answers left once the gateway is closed, then answer nobody."""
        await self.finish(seconds)
        self.stopped = True


async def _cancelled(tasks: set[asyncio.Future[Any]]) -> set[asyncio.Future[Any]]:
    """Cancel tasks, give them time to apologize, and return those still not done."""
    for task in tasks:
        task.cancel()
    return await _left(tasks, APOLOGY)


async def _left(tasks: set[asyncio.Future[Any]], seconds: float) -> set[asyncio.Future[Any]]:
    """Return the tasks that are not done after ``seconds``."""
    return (await asyncio.wait(tasks, timeout=seconds))[1] if tasks else set()


Cog = TypeVar("Cog", bound=Any)  # any cog with a host
About = ParamSpec("About")


def until_stopping(
    listener: Callable[Concatenate[Cog, About], Awaitable[None]],
) -> Callable[Concatenate[Cog, About], Coroutine[Any, Any, None]]:
    """Let a listener finish before the program ends, and start none once it stops.

    The next start looks at all tables and servers anyway.
    """

    @wraps(listener)
    async def tracked(cog: Cog, /, *about: About.args, **named: About.kwargs) -> None:
        answers: Answers = cog.host.answers
        if not answers.stopping:
            work = asyncio.ensure_future(listener(cog, *about, **named))
            answers.track(work)
            await work

    return tracked

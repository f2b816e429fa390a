"""What every table works with: its services, its work in the background, and who tells people what has happened."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from engine.box import Planning
from engine.core import Event, Move, Seat, View
from store import Store
from store import Table as Row
from store.shares import EVERYTHING, Share, Tell, tell_nobody
from tables import Clock
from tables.backoff import Backoff
from tables.thinking.answer_delay import LOT, AnswerDelay
from tables.thinking.thinking import Thinker

if TYPE_CHECKING:
    from tables.play.table import Table

T = TypeVar("T")

LONGEST = 60.0  # seconds; the longest pause


class Herald(Protocol):
    """Tells people what has happened at a table; the game goes on if that fails."""

    async def played(self, table: Table, seat: Seat, events: Sequence[Event]) -> None:
        """A move was stored and made."""
        ...

    async def thinking(self, table: Table, seat: Seat) -> None:
        """A computer player has begun to think."""
        ...

    async def seated(self, table: Table) -> None:
        """Seats or shared decisions have changed."""
        ...

    async def closed(self, table: Table) -> None:
        """The game has stopped: ``finished``, ``ended`` by somebody, or ``frozen`` by a mistake of ours."""
        ...

    async def unreadable(self, row: Row) -> None:
        """A table cannot be read: it is ``frozen`` until a program can read it, or ``ended`` by somebody."""
        ...

    async def timed(self, table: Table, user: int, what: str) -> None:
        """A person's time: they are ``warned`` or ``reminded``, or a computer has ``played`` or ``taken`` the seat.

        Or their move ``stands``, since not everybody agreed to undo it; or turns are ``limited`` from now on.
        """
        ...


async def reach_everyone(number: int) -> bool:
    """Return true: people can reach every table."""
    return True


@dataclass(frozen=True, slots=True)
class Services:
    """What every table works with.

    ``pause``: the least time, in seconds, that a computer player seems to think. ``sleep``: waits for some
    seconds of the ``clock``. ``reach``: whether people can reach a table. ``chance``: returns an
    unpredictable number from 0 to 1. ``tempo``: knows how long computer players think. ``share``: the tables that
    this program looks after. ``tell``: tells the programs of the others. ``planning``: by game, what can be planned.
    """

    store: Store
    herald: Herald
    thinker: Thinker
    clock: Clock
    pause: float = 0.0
    sleep: Callable[[float], Coroutine[Any, Any, None]] = asyncio.sleep
    reach: Callable[[int], Awaitable[bool]] = reach_everyone
    chance: Callable[[], float] = LOT
    tempo: AnswerDelay = field(default_factory=AnswerDelay)
    share: Share = EVERYTHING
    tell: Tell = tell_nobody
    planning: Mapping[str, Planning[Move, View]] = field(default_factory=dict)


class Work:
    """Tasks that somebody can wait for or cancel."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._tasks: set[asyncio.Task[Any]] = set()  # the event loop keeps only weak references

    def start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start some work."""
        task = asyncio.create_task(work, name=self._name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    @property
    def busy(self) -> bool:
        """Whether anything is under way."""
        return bool(self._tasks)

    async def finish(self) -> None:
        """Wait until all work is done, also what it starts in turn."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    def cancel(self) -> None:
        """Cancel all unfinished work."""
        for task in self._tasks:
            task.cancel()


class Retrying:
    """Retries one piece of work after it has failed; at most one retry waits.

    It waits in a task of its own, so that nobody who waits for the table's work waits for a retry, too.
    """

    def __init__(self, services: Services, name: str) -> None:
        self._services, self._name = services, name
        self.pending = False  # whether the work has failed and not succeeded since, be it tried again or not
        self._failures = 0
        self._waiting: asyncio.Task[None] | None = None
        self._closed = False

    def failed(self, work: Callable[[], Awaitable[None]]) -> None:
        """Retry the work after a pause, partly random so that many tables do not retry at once."""
        self.pending = True
        if self._waiting is None and not self._closed:
            self._failures += 1
            pause = Backoff(longest=LONGEST, chance=self._services.chance).pause(self._failures)
            self._waiting = asyncio.create_task(self._later(pause, work), name=self._name)

    def succeeded(self) -> None:
        """Forget the failures so far, and cancel a waiting retry."""
        self.pending, self._failures = False, 0
        self.stop()

    def stop(self) -> None:
        """Cancel a waiting retry."""
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def close(self) -> None:
        """Cancel a waiting retry, and allow no more."""
        self._closed = True
        self.stop()

    async def _later(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        await self._services.sleep(seconds)
        self._waiting = None
        await work()

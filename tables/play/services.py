"""What every table works with, and who tells people what has happened there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from engine.box import Planning
from engine.core import Event, Move, Seat, View
from store import Store
from store import Table as Row
from store.notices import Tell, tell_nobody
from store.share import EVERYTHING, Share
from tables import Clock
from tables.thinking.answer_delay import LOT, AnswerDelay
from tables.thinking.thinking import Thinker

if TYPE_CHECKING:
    from tables.play.table import Table


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

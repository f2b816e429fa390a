"""What the parts of a board share: the bot, the table, its row, and the messages that were posted for it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Protocol

from cogs.easel import Easel
from cogs.latest import Latest, Work
from cogs.messages import Messages, Poster
from cogs.promises import Promises
from cogs.vitals import Vitals
from engine.core import Seat
from store import Table as Row
from tables.backoff import Backoff
from tables.records import Records
from tables.table import Table
from words import Words


class Sender(Poster, Protocol):
    """What boards need of the bot."""

    @property
    def promises(self) -> Promises:
        """Who tries again what was refused for a while."""
        ...

    @property
    def vitals(self) -> Vitals:
        """Who counts the moves."""
        ...

    @property
    def easel(self) -> Easel:
        """Who draws the pictures."""
        ...

    @property
    def records(self) -> Records:
        """Who counts results."""
        ...

    def sleep(self, seconds: float, /) -> Coroutine[Any, Any, None]:
        """Wait for some seconds of the clock."""
        ...

    async def is_member(self, guild: int | None, user: int) -> bool:
        """Whether somebody is in a server, as far as can be told."""
        ...


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds: ``edits`` apart at least; without a click for ``patience``, somebody is called."""

    edits: float = 1.0
    patience: float = 30.0
    backoff: Backoff = field(default_factory=Backoff)  # after failures


@dataclass(slots=True)
class Context:
    """One table as the parts of its board see it; whoever changes it asks them to show it."""

    client: Sender
    table: Table
    row: Row
    messages: Messages
    pace: Pace
    thinker: Seat | None = None  # the computer player that thinks now

    @property
    def words(self) -> Words:
        """The words of the table's own language."""
        return Words(self.row.language)

    @property
    def place(self) -> Any:
        """Where the game is played."""
        return self.client.get_partial_messageable(self.row.place)

    @property
    def over(self) -> bool:
        """Whether nothing more will happen at the table."""
        return self.table.status != "playing"

    def latest(self, work: Work, what: str, settled: Callable[[], None] = lambda: None, *, pace: float = 0.0) -> Latest:
        """Return a worker that shows something of this table."""
        name, backoff = f"{what} of table {self.table.number}", self.pace.backoff
        return Latest(work, name, self.client.sleep, pace=pace, backoff=backoff, settled=settled)

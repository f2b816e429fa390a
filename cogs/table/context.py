"""What the parts of a board share: the bot, the table, its row, and the messages posted for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from cogs.answering.host import Host
from cogs.answering.messages import Messages
from cogs.answering.worker import Pace as Paced
from cogs.answering.worker import Work, Worker, at_once
from engine.core import Seat
from store import Table as Row
from tables.backoff import Backoff
from tables.table import Table
from words import Words, in_language


@dataclass(frozen=True, slots=True)
class Pace:
    """Times in seconds: ``edits`` is the least time between edits; ``patience`` is how long a player seems to look.

    Edits of a board are ``unwatched`` times as far apart while all its players have hands open that show the last move.
    """

    edits: float = 1.0
    patience: float = 30.0
    backoff: Backoff = field(default_factory=Backoff)  # pauses after failures
    unwatched: float = 4.0


@dataclass(slots=True)
class Context:
    """One table as the parts of its board see it; code that changes it must ask them to redraw."""

    host: Host
    table: Table
    row: Row
    messages: Messages
    pace: Pace
    thinker: Seat | None = None  # the computer player that is thinking

    @property
    def words(self) -> Words:
        """The words of the table's own language."""
        return in_language(self.row.language)

    @property
    def place(self) -> Any:
        """Where the game is played."""
        return self.host.get_partial_messageable(self.row.place)

    @property
    def over(self) -> bool:
        """Whether nothing more will happen at the table."""
        return self.table.status != "playing"

    def worker(
        self, work: Work, what: str, settled: Callable[[], None] = lambda: None, *, pace: Paced = at_once
    ) -> Worker:
        """Return a worker that shows something of this table."""
        name, backoff = f"{what} of table {self.table.number}", self.pace.backoff
        return Worker(work, name, self.host.sleep, pace=pace, backoff=backoff, settled=settled)

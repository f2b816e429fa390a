"""What the parts of a board share: the bot, the table, its row, and the messages posted for it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from cogs.answering.host import Host
from cogs.answering.interactions import OutOfReach, find_posting_place
from cogs.answering.joining import REQUESTS
from cogs.answering.worker import Pace as Paced
from cogs.answering.worker import Work, Worker, at_once
from cogs.messages.outbox import Outbox
from engine.core import Seat
from store import Table as Row
from tables.backoff import Backoff
from tables.play.table import Table
from words import Words, in_language

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Pace:
    """Times in seconds: ``edits`` is the least time between edits; ``patience`` is how long a player seems to look.

    Edits of a board are ``unwatched`` times as far apart while all its players have hands open that show the last move.
    At most so many ``requests`` begin in a second, answers to clicks left out.
    """

    edits: float = 1.0
    patience: float = 30.0
    backoff: Backoff = field(default_factory=Backoff)  # pauses after failures
    unwatched: float = 4.0
    requests: int = REQUESTS


@dataclass(slots=True)
class Context:
    """One table as the parts of its board see it; code that changes it must ask them to redraw."""

    host: Host
    table: Table
    row: Row
    messages: Outbox
    pace: Pace
    thinker: Seat | None = None  # the computer player that is thinking
    unseen: bool = False  # whether something could not be written where the bot is no member
    closed: bool = False  # whether the program stops, and shows nothing more

    @property
    def words(self) -> Words:
        """The words of the table's own language."""
        return in_language(self.row.language)

    @property
    def place(self) -> Any:
        """Where the game is played."""
        return find_posting_place(self.host, self.row)

    @property
    def travels(self) -> bool:
        """Whether the game is played where the bot is no member, so that it writes by the tokens of clicks."""
        return self.table.lobby.travels

    @property
    def over(self) -> bool:
        """Whether nothing more will happen at the table."""
        return self.table.status != "playing"

    def worker(
        self, work: Work, what: str, settled: Callable[[], None] = lambda: None, *, pace: Paced = at_once
    ) -> Worker:
        """Return a worker that shows something of this table."""
        name, backoff = f"{what} of table {self.table.number}", self.pace.backoff

        async def reaching() -> float | None:
            """Work, or wait until somebody's click lets us write."""
            await self.host.registry.timekeeper.rush.pass_by(self.table.number)
            try:
                return await work()
            except OutOfReach:
                self.unseen = True
                log.info("%s: waits for a click", name)
                return None

        made = Worker(reaching, name, self.host.sleep, pace=pace, backoff=backoff, settled=settled)
        if self.closed:
            made.close()
        return made

"""The board of one table: its public message, the undo question, notifications, and open hands.

Each has a worker of its own, which shows the newest state and tries again what was refused for a
while; so none waits for another. What happened counts as shown when all of them are done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from cogs.answering.host import Host
from cogs.answering.messages import Messages
from cogs.answering.worker import Worker
from cogs.table.context import Context, Pace
from cogs.table.hand_panels import HandPanel, HandPanels
from cogs.table.notifications import Notifications
from cogs.table.table_message import TableMessage
from cogs.table.undo_question import UndoQuestion
from engine.core import Seat
from store import Remembered
from store import Table as Row
from tables.table import Table


class Board:
    """The public message of one table, and whatever else is shown beside it."""

    def __init__(
        self, host: Host, table: Table, row: Row, known: Iterable[Remembered], pace: Pace,
        shown: Callable[[int, int], None],
    ) -> None:  # fmt: skip
        """Prepare a board; ``shown`` is told up to which ply people have seen what happened."""
        messages = Messages(host, table.number, known)
        self._context = Context(host, table, row, messages, pace)
        self._shown = shown
        self._asked = table.match.ply  # when it was last asked to show something
        self._public = TableMessage(self._context, self._settled)
        self._question = UndoQuestion(self._context, self._settled)
        self._hands = HandPanels(self._context, lambda user: self._notifications.of(user).lost_sight())
        self._notifications = Notifications(self._context, self._public.link, self._hands.screen, self._settled)

    def redraw(self, table: Table, thinker: Seat | None = None) -> None:
        """Show everything as it is now."""
        self.of(table)
        self._context.thinker = thinker
        self._asked = table.match.ply
        self._hands.ask()
        self._public.showing.ask()
        self._question.showing.ask()
        self._notifications.ask()

    def of(self, table: Table) -> Board:
        """Return this board, of a table that may have been put to sleep and rebuilt."""
        self._context.table = table
        return self

    async def repost(self) -> bool:
        """Post the board again, at the bottom of its channel; return whether the first try has done it."""
        return await self._public.repost()

    async def move(self, row: Row) -> bool:
        """Show the table where it is played from now on; return whether it is there."""
        self._context.row = row
        self._question.showing.ask()
        self._notifications.ask()
        return await self.repost()

    def tell(self, user: int, what: str) -> None:
        """Tell a person what happened to their time or their move; the board says it, too."""
        self._notifications.of(user).tell(what)
        self._public.showing.ask()

    def hand(self, user: int) -> HandPanel:
        """Return the hand of a person who has clicked just now."""
        self._notifications.of(user).clicked()
        return self._hands.of(user)

    async def replace_if_left(self, user: int) -> None:
        """Let a computer play for somebody who has left the server, or end the game, as agreed."""
        await self._notifications.of(user).left()

    @property
    def idle(self) -> bool:
        """Whether nothing is left to do, not even later, unless something happens."""
        return not self._hands.open and all(worker.idle for worker in self.workers())

    @property
    def over(self) -> bool:
        """Whether nothing more will happen at the table."""
        return self._context.over

    @property
    def resting(self) -> bool:
        """Whether nothing is being shown just now; some may be left for later."""
        return all(worker.resting for worker in self.workers())

    async def rest(self) -> None:
        """Wait until nothing is being shown just now; pauses between tries are not waited for."""
        while not self.resting:
            for worker in list(self.workers()):
                await worker.rest()

    def close(self) -> None:
        """Begin nothing any more; what was not shown is shown at the next start."""
        for worker in list(self.workers()):
            worker.close()

    def workers(self) -> Iterator[Worker]:
        """Return everything that shows something."""
        yield from self._public_workers()
        yield from self._hands.workers()

    def _public_workers(self) -> Iterator[Worker]:
        yield from (self._public.showing, self._question.showing)
        yield from self._notifications.workers()

    def _settled(self) -> None:
        """Report what people have seen, once nothing of it is left to be shown."""
        if not self._context.table.computing and all(worker.done for worker in self._public_workers()):
            self._shown(self._context.table.number, self._asked)

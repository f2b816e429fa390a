"""The board of one table: its public message, the undo question, notifications, and open hands.

Each has a worker of its own, which shows the newest state and retries temporary failures, so none
waits for another. Events count as shown when all public workers (not those of hands) are done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import discord

from cogs.answering.host import Host
from cogs.answering.worker import Worker
from cogs.messages.outbox import Outbox
from cogs.table.context import Context, Pace
from cogs.table.hand_panels import HandPanel, HandPanels
from cogs.table.help_panels import HelpPanels
from cogs.table.notifications import Notifications
from cogs.table.result import ResultInLobby
from cogs.table.table_message import TableMessage, UndoQuestion
from engine.core import Seat
from store import Remembered
from store import Table as Row
from tables.play.plans import moves_by_itself
from tables.play.table import Table
from words import Words


class Board:
    """The public message of one table, and everything shown beside it."""

    def __init__(
        self, host: Host, table: Table, row: Row, known: Iterable[Remembered], pace: Pace,
        shown: Callable[[int, int], None], rested: Callable[[int], None],
    ) -> None:  # fmt: skip
        """Prepare a board; it calls ``shown`` with its table and the ply up to which people have seen the game.

        It calls ``rested`` with its table when one of its parts has nothing left to do.
        """
        messages = Outbox(host, table.number, known)
        self._context = Context(host, table, row, messages, pace)
        self._shown, self._rested = shown, rested
        self._asked = table.match.ply  # the ply when it was last asked to redraw
        self._question = UndoQuestion(self._context, self.replace_if_left, self._settled)
        self._hands = HandPanels(self._context, self._unreachable, self._rest)
        self._helps = HelpPanels(self._context)
        self._public = TableMessage(self._context, self._hands.tells_all, self._settled)
        self._result = ResultInLobby(self._context, self._settled)
        hands, link = self._hands, self._public.link
        self._notifications = Notifications(self._context, link, hands.screen, hands.is_open, self._settled)

    def redraw(self, table: Table, thinker: Seat | None = None) -> None:
        """Show everything as it is now."""
        self.of(table)
        self._context.thinker = thinker
        self._asked = table.match.ply
        self._context.unseen = False
        self._hands.ask()
        self._public.showing.ask()
        self._question.showing.ask()
        self._notifications.ask()
        if self._context.over:
            self._helps.showing.ask()
            self._result.ask()

    def redraw_hands(self, table: Table) -> None:
        """Show private panels as they are now, and nothing else: another program looks after this table."""
        self.of(table)._hands.ask()
        if self._context.over:
            self._helps.showing.ask()

    def of(self, table: Table) -> Board:
        """Return this board with the current object of its table, which may have been unloaded and rebuilt."""
        self._context.table = table
        return self

    def _unreachable(self, user: int) -> None:
        """Assume that a person is not looking; the program that looks after the table knows when they last clicked."""
        if self._context.table.ours:
            self._notifications.of(user).unreachable()

    @property
    def row(self) -> Row:
        """The row of the table, with its place."""
        return self._context.row

    @property
    def travels(self) -> bool:
        """Whether the game is played where the bot is no member."""
        return self._context.travels

    async def repost(self) -> bool:
        """Repost the board at the bottom of its channel; return whether the first try succeeded."""
        self._notifications.doubt()
        return await self._public.repost()

    async def move(self, row: Row) -> bool:
        """Show the table in its new place; return whether the first try succeeded."""
        self._context.row = row
        self._question.showing.ask()
        self._notifications.ask()
        return await self.repost()

    def reached(self) -> None:
        """Show what could not be written before somebody clicked, where the bot is no member."""
        self._context.unseen = False
        self._public.showing.ask()
        self._question.showing.ask()
        self._notifications.ask()

    async def found(self, clicked: discord.Message) -> None:
        """Go on in a public message of the table that was clicked."""
        await self._public.found(clicked)

    def tell(self, user: int, what: str) -> None:
        """Tell a person what happened to their time or their move, and update the public message."""
        self._notifications.of(user).tell(what)
        self._public.showing.ask()

    def hand(self, user: int) -> HandPanel:
        """Return the hand of a person who has just clicked."""
        self._notifications.of(user).clicked()
        return self._hands.of(user)

    def clicked(self, user: int) -> None:
        """Assume that a person is looking, who has clicked where another program heard it."""
        self._notifications.of(user).clicked()

    def helping(self, interaction: discord.Interaction[Any], message: int | None, words: Words) -> None:
        """Note that somebody has opened the panel "Table help"."""
        self._helps.opened(interaction, message, words)
        if self._context.table.ours:
            self._notifications.doubt()

    @property
    def open(self) -> bool:
        """Whether a private panel can be edited."""
        return self._hands.open or self._helps.open

    async def replace_if_left(self, user: int) -> None:
        """Replace a player who has left the server with a computer, or end the game, as agreed."""
        await self._notifications.of(user).left()

    @property
    def idle(self) -> bool:
        """Whether nothing is under way or scheduled, and no panel of a game in play can be edited."""
        return (self.over or not self.open) and all(worker.idle for worker in self.workers())

    @property
    def over(self) -> bool:
        """Whether nothing more will happen at the table."""
        return self._context.over

    @property
    def resting(self) -> bool:
        """Whether nothing is being shown right now; some work may be scheduled for later."""
        return all(worker.resting for worker in self.workers())

    async def rest(self) -> None:
        """Wait until nothing is being shown, without waiting for pauses between tries."""
        while not self.resting:
            for worker in list(self.workers()):
                await worker.rest()

    def close(self) -> None:
        """Stop all work; the next start shows what was not shown."""
        for worker in list(self.workers()):
            worker.close()

    def workers(self) -> Iterator[Worker]:
        """Return the workers of all parts."""
        yield from self._public_workers()
        yield from self._hands.workers()
        yield self._helps.showing

    def _public_workers(self) -> Iterator[Worker]:
        yield from (self._public.showing, self._question.showing, self._result.showing)
        yield from self._notifications.workers()

    def _settled(self) -> None:
        """Report what people have seen, once all public messages show it."""
        # Where a move is to come without a click, the next start has to look.
        seen = not (moves_by_itself(self._context.table) or self._context.unseen)
        if seen and all(worker.done for worker in self._public_workers()):
            self._shown(self._context.table.number, self._asked)
        self._rest()

    def _rest(self) -> None:
        self._rested(self._context.table.number)

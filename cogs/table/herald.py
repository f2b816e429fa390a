"""The boards of all tables: showing what happened, and recording what people have seen.

The board of one table is its public message, the undo question, notifications, and open hands. Each has a worker of
its own, which shows the newest state and retries temporary failures, so none waits for another. Events count as shown
when all public workers (not those of hands) are done.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import islice
from typing import Any

import discord

from cogs.answering.failures import FAILURES
from cogs.answering.host import Host
from cogs.answering.interactions import ACKNOWLEDGED, VALID
from cogs.answering.worker import Worker
from cogs.messages.outbox import Outbox
from cogs.table.context import Context, Pace
from cogs.table.frozen import show_unreadable
from cogs.table.hand_panels import Answer, HandPanel, HandPanels
from cogs.table.help_panels import HelpPanels
from cogs.table.housekeeping import note_quiet_thread
from cogs.table.notifications import Notifications
from cogs.table.result import becomes_result
from cogs.table.table_message import TableMessage, UndoQuestion
from engine.core import NOBODY, Event, Seat
from store import STOPPED, Remembered, StoreError, StoreFailed
from store import Table as Row
from store.shares import Notice
from tables.error_logging import log_failure
from tables.play.automatic_moves import moves_by_itself
from tables.play.table import Table, has_told_all
from tables.seats.absence import has_place
from words import Words

log = logging.getLogger(__name__)

AWAKE = 500  # boards kept in memory
LOOKED_AT = 4  # of them, for each new one
LAST = 10.0  # seconds to finish what is being shown when the program stops
NOTED = 10.0  # seconds until we store what was shown; after a crash before that, it is shown again


class Herald:
    """Shows people what happens at every table: the ``Herald`` of ``tables``, and that of ``Host``."""

    def __init__(self, host: Host, pace: Pace) -> None:
        self._host, self._pace = host, pace
        self._others = OtherPrograms(host)
        self._boards: dict[int, Board] = {}
        self._shown: dict[int, int] = {}
        self._noting: asyncio.Task[None] | None = None
        self._closed = False

    async def played(self, table: Table, seat: Seat, events: Sequence[Event]) -> None:
        """Show what happened, and ping the players to act."""
        if seat != NOBODY and table.ours:
            self._host.metrics.moved()
        await self._redraw(table)

    async def thinking(self, table: Table, seat: Seat) -> None:
        """Show that a computer player is thinking."""
        await self._redraw(table, seat)

    async def seated(self, table: Table) -> None:
        """Show who sits at a table now."""
        await self._redraw(table)

    async def closed(self, table: Table) -> None:
        """Show that the game has stopped, and count its result, even if the store is away just now."""
        await self._redraw(table)
        if table.ours:
            count = self._host.results.catch_up
            await self._do_or_retry("counting results", count(), count)
            self._go_on_with(table.lobby.tournament)

    def _go_on_with(self, tournament: int) -> None:
        """Let the tournament of a game that has stopped go on, if it belongs to one."""
        if tournament:
            go_on = partial(self._host.tournaments.go_on_after_game, tournament)
            self._host.retries.begin(f"the games of tournament {tournament}", go_on)

    async def unreadable(self, row: Row) -> None:
        """Say in place of a table that it cannot be read; retry temporary failures."""
        work = partial(show_unreadable, self._host, row.id)
        await self._host.retries.attempt(f"that table {row.id} is unreadable", work)

    async def timed(self, table: Table, user: int, what: str) -> None:
        """Tell a person what happened to their time."""
        if table.ours:
            about = f"{what} at table {table.number}, for {user}"
            later = partial(self._tell_later, table.number, user, what)
            await self._do_or_retry(about, self._tell(table, user, what), later)
        else:
            await self._others.tell(Notice(table.number, "timed", user, what))

    async def _tell(self, table: Table, user: int, what: str) -> None:
        (await self._board(table)).tell(user, what)

    async def _tell_later(self, number: int, user: int, what: str) -> None:
        table = await self._host.registry.table(number)
        if has_place(table.lobby, user):  # not if they were erased meanwhile
            await self._tell(table, user, what)

    async def _do_or_retry(self, about: str, work: Awaitable[None], later: Callable[[], Awaitable[None]]) -> None:
        """Do some work; if the store is away just now, do it ``later``, in the background."""
        try:
            await work
        except StoreFailed:
            self._host.retries.begin(about, later)

    async def moved(self, table: Table) -> bool:
        """Show a table in its new place; return whether the first try succeeded."""
        row = await self._host.store.table(table.number)
        assert row is not None, "a table in play has a row"
        return await (await self._board(table)).move(row)

    async def repost(self, table: Table) -> bool:
        """Repost the board of a table at the bottom of its channel; return whether the first try succeeded.

        Retry temporary failures in the background.
        """
        if table.ours:
            return await (await self._board(table)).repost()
        await self._others.tell(Notice(table.number, "repost"))
        return True

    @asynccontextmanager
    async def answering(
        self, table: Table, interaction: discord.Interaction[Any], words: Words
    ) -> AsyncIterator[Answer]:
        """Answer a click in a hand or on "My hand", and keep the hand up to date that the answer ``shows``.

        Redraws wait for the answer. If the answer fails in any way, the open hand is redrawn, and one that was sent.
        """
        board, user = await self._board(table), interaction.user.id
        try:
            async with board.hand(user).answering(interaction, words) as answer:
                if not table.ours:
                    await self._others.tell(Notice(table.number, "looked", user, str(table.match.ply)))
                yield answer
        except FAILURES as wrong:
            if getattr(wrong, "code", None) != ACKNOWLEDGED:  # otherwise another answer has arrived
                await self._redraw_sent_hand(board, table, user)
            raise

    async def _redraw_sent_hand(self, board: Board, table: Table, user: int) -> None:
        """Redraw a hand that was sent as a direct message; the program that looks after the table knows which."""
        if table.ours:
            board.redraw_sent_hand(user)
        else:
            await self._others.tell(Notice(table.number, "unanswered", user))

    async def helping(
        self, table: Table, interaction: discord.Interaction[Any], message: int | None, words: Words
    ) -> None:
        """Replace the panel "Table help" when the game ends; it is ``message``, or the original response."""
        (await self._board(table)).helping(interaction, message, words)

    async def replace_if_left(self, table: Table, user: int) -> None:
        """Replace a player who has left the server with a computer, or end the game, as agreed."""
        await (await self._board(table)).replace_if_left(user)

    async def found(self, table: Table, board: discord.Message) -> None:
        """Go on in a board that was clicked, in a conversation where the bot is no member."""
        if table.ours:
            await (await self._board(table)).found(board)

    def reached(self, conversation: int) -> None:
        """Show what waits for a click in a conversation where the bot is no member."""
        for board in self._boards.values():
            if board.travels and board.row.place == conversation:
                board.reached()

    # -- what other programs tell

    async def clicked(self, table: Table, user: int, seen: int) -> None:
        """Assume that a person is looking, and tell the program that keeps their hand what is new since a ply."""
        (await self._board(table)).clicked(user)
        self._others.keeps(table.number)
        if table.match.ply > seen:
            await self._others.shown(table.number)

    async def unanswered(self, table: Table, user: int) -> None:
        """Redraw a hand that was sent, because another program could not answer a click in it."""
        (await self._board(table)).redraw_sent_hand(user)

    def keeps(self, number: int) -> bool:
        """Return whether a hand of a table is open here, or about to be."""
        return number in self._boards and self._boards[number].in_use

    def list_kept(self) -> list[int]:
        """Return the tables of which hands are open here, or about to be."""
        return [*filter(self.keeps, self._boards)]

    async def rest(self) -> None:
        """Wait until nothing is being shown, without waiting for pauses, and store what was shown."""
        for board in list(self._boards.values()):
            await board.rest()
        await self._note()

    async def close(self) -> None:
        """Finish what is being shown within ``LAST`` seconds; the next start shows the rest."""
        try:
            async with asyncio.timeout(LAST):
                await self.rest()
        except TimeoutError:
            log.info("stopped before everything was shown")
        self._closed = True
        for board in self._boards.values():
            board.close()
        await self._note()

    async def _redraw(self, table: Table, thinker: Seat | None = None) -> None:
        """Show a table as it is now; if the store is away, which a board is made from, do so later."""
        later = partial(self._redraw_newest, table.number)
        await self._do_or_retry(f"the board of table {table.number}", self._redrawn(table, thinker), later)

    async def _redraw_newest(self, number: int) -> None:
        await self._redrawn(await self._host.registry.table(number))

    async def _redrawn(self, table: Table, thinker: Seat | None = None) -> None:
        board = await self._board(table)
        if not table.ours:
            board.redraw_hands(table)
            return
        self._shown.pop(table.number, None)  # no longer true
        board.redraw(table, thinker)
        await self._others.shown(table.number)
        if table.status in STOPPED:
            await note_quiet_thread(self._host, board.row)

    async def _board(self, table: Table) -> Board:
        board = self._boards.get(table.number)
        if board is None:
            row = await self._host.store.table(table.number)
            assert row is not None, "a table in play has a row"
            known = await self._host.store.remembered(table.number)
            self._let_go()
            made = Board(self._host, table, row, known, self._pace, self._show, self._rested)
            board = self._boards.setdefault(table.number, made)  # another may have been made while the store was read
            if self._closed:
                board.close()
        return board.of(table)

    def _let_go(self) -> None:
        """Drop boards of games that are over, or beyond ``AWAKE``, among the few that waited longest for a look.

        They are rebuilt when something happens. Keep a board that has work left, so that no table ever has two. A look
        at all, for each new one, would take most of the time of a bot with thousands of open hands.
        """
        for number in [*islice(self._boards, LOOKED_AT)]:
            board = self._boards.pop(number)
            if not (board.idle and (board.over or len(self._boards) >= AWAKE)):
                self._boards[number] = board  # now the last to be looked at

    def _rested(self, number: int) -> None:
        """Drop the board of a game that is over once everything is shown; a later click builds another."""
        board = self._boards.get(number)
        if board is not None and board.over and board.idle:
            del self._boards[number]

    # -- what has been seen

    def _show(self, table: int, ply: int) -> None:
        self._shown[table] = ply
        if self._noting is None or self._noting.done():
            self._noting = asyncio.create_task(self._note_soon(), name="noting what has been shown")

    async def _note_soon(self) -> None:
        while self._shown:  # more may be shown while it is stored
            await self._host.sleep(NOTED)
            await self._note()

    async def _note(self) -> None:
        told = {number: ply for number, ply in self._shown.items() if self._has_told_all(number)}
        self._shown = {number: ply for number, ply in self._shown.items() if number not in told}
        try:
            if told:
                await self._host.store.shown(told)
        except StoreError as wrong:
            log_failure(log, "what was shown was not recorded, so it may be shown again", wrong, logging.WARNING)

    def _has_told_all(self, number: int) -> bool:
        """Return whether nothing else may be stored at a table: what has no ply of its own would count as shown."""
        table = self._host.registry.in_memory(number)
        return table is None or has_told_all(table)


class OtherPrograms:
    """Tells the other programs of the bot what concerns them; nothing is lost if they do not hear it.

    A hand may be open where another program looks after the table (``cogs.table.listener``).
    """

    def __init__(self, host: Host) -> None:
        self._host = host
        self._kept: dict[int, float] = {}  # tables of which another program has hands open, and until when

    def keeps(self, table: int) -> None:
        """Note that another program has a hand of a table open."""
        now = self._host.clock()
        self._kept = {number: until for number, until in self._kept.items() if until >= now}
        self._kept[table] = now + VALID

    async def shown(self, table: int) -> None:
        """Tell the programs that have hands of a table open that something is new there.

        A program that has just begun does not know which hands there are. So it tells of every table for as long as
        one that was opened before may be open.
        """
        others = self._host.registry.services.share.shards > 1
        if others and self._kept.get(table, self._host.began + VALID) >= self._host.clock():
            await self.tell(Notice(table, "shown"))

    async def tell(self, notice: Notice) -> None:
        """Tell the programs that a notice concerns; log a failure."""
        try:
            await self._host.registry.services.tell(notice)
        except StoreError as wrong:
            log_failure(log, f"table {notice.table}: no other program was told", wrong, logging.WARNING)


# -- the board of one table


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
        self._result = self._context.worker(partial(host.lobbies.update, table.number), "the result", self._settled)
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
            if becomes_result(table.status, table.lobby):
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

    def redraw_sent_hand(self, user: int) -> None:
        """Redraw the hand that a person was sent as a direct message."""
        self._notifications.of(user).redraw_hand()

    def clicked(self, user: int) -> None:
        """Assume that a person is looking, who has clicked where another program heard it."""
        self._notifications.of(user).clicked()

    def helping(self, interaction: discord.Interaction[Any], message: int | None, words: Words) -> None:
        """Note that somebody has opened the panel "Table help"."""
        self._helps.opened(interaction, message, words)
        if self._context.table.ours:
            self._notifications.doubt()

    @property
    def in_use(self) -> bool:
        """Whether a private panel can be edited, or is about to be opened."""
        return self._hands.in_use or self._helps.open

    async def replace_if_left(self, user: int) -> None:
        """Replace a player who has left the server with a computer, or end the game, as agreed."""
        await self._notifications.of(user).left()

    @property
    def idle(self) -> bool:
        """Whether nothing is under way or scheduled, and no panel of a game in play can be edited."""
        return (self.over or not self.in_use) and all(worker.idle for worker in self.workers())

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
        """Stop all work, and begin no more; the next start shows what was not shown."""
        self._context.closed = True
        for worker in list(self.workers()):
            worker.close()

    def workers(self) -> Iterator[Worker]:
        """Return the workers of all parts."""
        yield from self._public_workers()
        yield from self._hands.workers()
        yield self._helps.showing

    def _public_workers(self) -> Iterator[Worker]:
        yield from (self._public.showing, self._question.showing, self._result)
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

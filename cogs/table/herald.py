"""The boards of all tables: showing what happened, and recording what people have seen."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import discord

from cogs.answering.host import Host
from cogs.answering.interactions import VALID
from cogs.table.board import Board
from cogs.table.context import Pace
from cogs.table.frozen import show_unreadable
from cogs.table.hand_panels import Answer
from cogs.table.housekeeping import note_quiet_thread
from engine.core import NOBODY, Event, Seat
from store import StoreError, StoreFailed
from store import Table as Row
from store.shares import Notice
from tables.error_logging import log_failure
from tables.play.table import Table, has_told_all
from words import Words

log = logging.getLogger(__name__)

STOPPED = ("finished", "ended")  # not frozen, which may go on
AWAKE = 500  # boards kept in memory
LAST = 10.0  # seconds to finish what is being shown when the program stops
NOTED = 10.0  # seconds until we store what was shown; after a crash before that, it is shown again


class Herald:
    """Shows people what happens at every table: the ``Herald`` of ``tables``, and the ``boards`` of ``Host``."""

    def __init__(self, host: Host, pace: Pace) -> None:
        self._host, self._pace = host, pace
        self._others = OtherPrograms(host)
        self._boards: dict[int, Board] = {}
        self._shown: dict[int, int] = {}
        self._noting: asyncio.Task[None] | None = None

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
        """Show that the game has stopped, and count its result."""
        await self._redraw(table)
        if table.ours:
            await self._host.results.catch_up()
            self._go_on_with(table.lobby.tournament)

    def _go_on_with(self, tournament: int) -> None:
        """Let the tournament of a game that has stopped go on, if it belongs to one."""
        host = self._host
        if tournament:
            host.retries.begin(f"the games of tournament {tournament}", lambda: host.tournaments.look(tournament))

    async def unreadable(self, row: Row) -> None:
        """Say in place of a table that it cannot be read; retry temporary failures."""
        host = self._host
        await host.retries.attempt(f"that table {row.id} is unreadable", lambda: show_unreadable(host, row))

    async def timed(self, table: Table, user: int, what: str) -> None:
        """Tell a person what happened to their time."""
        if table.ours:
            (await self._board(table)).tell(user, what)
        else:
            await self._others.timed(table.number, user, what)

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
        await self._others.repost(table.number)
        return True

    @asynccontextmanager
    async def answering(
        self, table: Table, interaction: discord.Interaction[Any], words: Words
    ) -> AsyncIterator[Answer]:
        """Answer a click in a hand or on "My hand", and keep the hand up to date that the answer ``shows``.

        Redraws wait for the answer. If the answer fails in any way, the open hand is redrawn.
        """
        hand = (await self._board(table)).hand(interaction.user.id)
        if not table.ours:
            await self._others.looked(table.number, interaction.user.id)
        async with hand.answering(interaction, words) as answer:
            yield answer

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

    async def clicked(self, table: Table, user: int) -> None:
        """Assume that a person is looking, and tell the program that keeps their hand what is new from now on."""
        (await self._board(table)).clicked(user)
        self._others.keeps(table.number)

    def keeps(self, number: int) -> bool:
        """Return whether a hand of a table is open here."""
        return number in self._boards and self._boards[number].open

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
        for board in self._boards.values():
            board.close()
        await self._note()

    async def _redraw(self, table: Table, thinker: Seat | None = None) -> None:
        """Show a table as it is now; if the store is away, which a board is made from, do so later."""
        try:
            await self._redrawn(table, thinker)
        except StoreFailed:
            self._host.retries.begin(f"the board of table {table.number}", partial(self._redraw_newest, table.number))

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
        return board.of(table)

    def _let_go(self) -> None:
        """Drop the boards of games that are over, and the oldest boards beyond ``AWAKE``.

        They are rebuilt when something happens. Keep a board that has work left, so that no table ever
        has two.
        """
        for number in [number for number, board in self._boards.items() if board.over and board.idle]:
            del self._boards[number]
        excess = len(self._boards) - AWAKE
        idle = [number for number, board in self._boards.items() if board.idle] if excess > 0 else []
        for number in idle[: max(0, excess)]:
            del self._boards[number]

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

    async def looked(self, table: int, user: int) -> None:
        """Tell the program of a table that somebody is looking at their hand here."""
        await self._tell(Notice(table, "looked", user))

    async def timed(self, table: int, user: int, what: str) -> None:
        """Ask the program of a table to tell a person what happened to their time."""
        await self._tell(Notice(table, "timed", user, what))

    async def repost(self, table: int) -> None:
        """Ask the program of a table to repost its board."""
        await self._tell(Notice(table, "repost"))

    def keeps(self, table: int) -> None:
        """Note that another program has a hand of a table open."""
        now = self._host.clock()
        self._kept = {number: until for number, until in self._kept.items() if until >= now}
        self._kept[table] = now + VALID

    async def shown(self, table: int) -> None:
        """Tell the programs that have hands of a table open that something is new there."""
        if table not in self._kept:
            return
        if self._kept[table] < self._host.clock():
            del self._kept[table]
        else:
            await self._tell(Notice(table, "shown"))

    async def _tell(self, notice: Notice) -> None:
        try:
            await self._host.registry.services.tell(notice)
        except StoreError as wrong:
            log_failure(log, f"table {notice.table}: no other program was told", wrong, logging.WARNING)

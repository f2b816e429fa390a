"""The boards of all tables: shows what happened, and keeps account of what people have seen."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import discord

from cogs.answering.host import Host
from cogs.table.board import Board
from cogs.table.context import Pace
from cogs.table.frozen import show_unreadable
from cogs.table.hand_panels import Answer
from engine.core import NOBODY, Event, Seat
from store import StoreError
from store import Table as Row
from tables.mistakes import traced
from tables.table import Table
from words import Words

log = logging.getLogger(__name__)

AWAKE = 500  # boards kept in memory
LAST = 10.0  # seconds in which what is being shown at the end has to be done
NOTED = 10.0  # seconds after which it is stored what has been shown; until then it would be shown twice


class Herald:
    """Tells people what has happened at any table."""

    def __init__(self, host: Host, pace: Pace) -> None:
        self._host, self._pace = host, pace
        self._boards: dict[int, Board] = {}
        self._shown: dict[int, int] = {}
        self._noting: asyncio.Task[None] | None = None

    async def played(self, table: Table, seat: Seat, events: Sequence[Event]) -> None:
        """Tell what happened, and call whoever is next."""
        if seat != NOBODY:
            self._host.metrics.moved()
        await self._redraw(table)

    async def thinking(self, table: Table, seat: Seat) -> None:
        """Show that a computer player thinks."""
        await self._redraw(table, seat)

    async def seated(self, table: Table) -> None:
        """Show who sits there now."""
        await self._redraw(table)

    async def closed(self, table: Table) -> None:
        """Show that the game has stopped, and count its result; its board is not needed any more after that."""
        await self._redraw(table)
        await self._host.records.catch_up()

    async def unreadable(self, row: Row) -> None:
        """Say that a table cannot be read, where it stood; what Discord refuses for a while is said later."""
        host = self._host
        await host.retries.attempt(f"that table {row.id} is unreadable", lambda: show_unreadable(host, row))

    async def timed(self, table: Table, user: int, what: str) -> None:
        """Tell a person what happened to their time."""
        (await self._board(table)).tell(user, what)

    async def moved(self, table: Table) -> bool:
        """Show a table where it is played from now on; return whether it is there."""
        row = await self._host.store.table(table.number)
        assert row is not None, "a table in play has a row"
        return await (await self._board(table)).move(row)

    async def repost(self, table: Table) -> bool:
        """Post the board of a table again, at the bottom of its channel; return whether the first try has done it.

        What is refused for a while is tried again in the background.
        """
        return await (await self._board(table)).repost()

    @asynccontextmanager
    async def answering(
        self, table: Table, interaction: discord.Interaction[Any], words: Words
    ) -> AsyncIterator[Answer]:
        """Answer a click in a hand, or the wish to see it; what the answer ``shows`` is kept up to date.

        Redraws wait for the answer. If it fails, however it does, the hand that was open is redrawn.
        """
        hand = (await self._board(table)).hand(interaction.user.id)
        async with hand.answering(interaction, words) as answer:
            yield answer

    async def replace_if_left(self, table: Table, user: int) -> None:
        """Let a computer play for somebody who has left the server, or end the game, as agreed."""
        await (await self._board(table)).replace_if_left(user)

    async def rest(self) -> None:
        """Wait until nothing is being shown just now, and store what was shown; pauses are not waited for."""
        for board in list(self._boards.values()):
            await board.rest()
        await self._note()

    async def close(self) -> None:
        """Finish what is being shown, within some seconds; whatever is left is shown at the next start."""
        try:
            async with asyncio.timeout(LAST):
                await self.rest()
        except TimeoutError:
            log.info("not everything could be shown before the end")
        for board in self._boards.values():
            board.close()
        await self._note()

    async def _redraw(self, table: Table, thinker: Seat | None = None) -> None:
        board = await self._board(table)
        self._shown.pop(table.number, None)  # it is not true any more
        board.redraw(table, thinker)

    async def _board(self, table: Table) -> Board:
        board = self._boards.get(table.number)
        if board is None:
            row = await self._host.store.table(table.number)
            assert row is not None, "a table in play has a row"
            known = await self._host.store.remembered(table.number)
            self._let_go()
            made = Board(self._host, table, row, known, self._pace, self._show)
            board = self._boards.setdefault(table.number, made)
        return board.of(table)

    def _let_go(self) -> None:
        """Forget the boards of games that are over, and those that were made longest ago.

        They are made again when something happens. One that has something left to do is kept:
        there are never two of the same table.
        """
        for number in [number for number, board in self._boards.items() if board.over and board.idle]:
            del self._boards[number]
        excess = len(self._boards) - AWAKE
        idle = [number for number, board in self._boards.items() if board.idle] if excess > 0 else []
        for number in idle[: max(0, excess)]:
            del self._boards[number]

    # -- what has been seen

    def _show(self, table: int, ply: int) -> None:
        self._shown[table] = ply
        if self._noting is None or self._noting.done():
            self._noting = asyncio.create_task(self._note_soon(), name="noting what has been shown")

    async def _note_soon(self) -> None:
        await asyncio.sleep(NOTED)
        await self._note()

    async def _note(self) -> None:
        shown, self._shown = self._shown, {}
        try:
            if shown:
                await self._host.store.shown(shown)
        except StoreError as wrong:
            log.warning("what has been shown was not noted, and would be shown again: %s", traced(wrong))

"""The herald of all tables: keeps their boards, and keeps account of what people have seen."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import discord

from cogs.board import Board, Hand, Pace, Sender
from cogs.frozen import show_unreadable
from engine.core import NOBODY, Event, Seat
from store import Table as Row
from tables.table import Asked, Table
from words import Words

AWAKE = 500  # boards kept in memory
NOTED = 10.0  # seconds after which it is stored what has been shown; until then it would be shown twice


class Boards:
    """Tells people what has happened at any table."""

    def __init__(self, client: Sender, pace: Pace) -> None:
        self._client, self._pace = client, pace
        self._boards: dict[int, Board] = {}
        self._shown: dict[int, int] = {}
        self._noting: asyncio.Task[None] | None = None

    async def played(self, table: Table, seat: Seat, events: Sequence[Event]) -> None:
        """Tell what happened, and call whoever is next."""
        if seat != NOBODY:
            self._client.vitals.moved()
        (await self._board(table)).redraw()

    async def thinking(self, table: Table, seat: Seat) -> None:
        """Show that a computer player thinks."""
        (await self._board(table)).redraw(seat)

    async def seated(self, table: Table) -> None:
        """Show who sits there now."""
        (await self._board(table)).redraw()

    async def closed(self, table: Table) -> None:
        """Show that the game has stopped, and count its result; its board is not needed any more after that."""
        (await self._board(table)).redraw()
        await self._client.records.catch_up()

    async def unreadable(self, row: Row) -> None:
        """Say that a table cannot be read, where it stood."""
        await show_unreadable(self._client, row)

    async def timed(self, table: Table, user: int, what: str) -> None:
        """Tell a person what happened to their time."""
        (await self._board(table)).tell_of_time(user, what)

    async def moved(self, table: Table) -> bool:
        """Show a table where it is played from now on; return whether it is there."""
        row = await self._client.store.table(table.number)
        assert row is not None, "a table in play has a row"
        (await self._board(table)).row = row
        return await self.anew(table)

    async def anew(self, table: Table) -> bool:
        """Post the board of a table anew, at the bottom of its channel; return whether it is there."""
        return await (await self._board(table)).anew()

    async def clicked(self, table: Table, user: int) -> None:
        """Remember that a person has clicked in their hand, which will be drawn anew by the answer."""
        (await self._board(table)).clicked(user)

    async def opened(self, table: Table, interaction: discord.Interaction[Any], asked: Asked, words: Words) -> None:
        """Remember that a person looks at their hand: it is drawn anew when there is something new to do."""
        hand = Hand(interaction, asked.stamp, asked.offer is None, words)
        (await self._board(table)).open(interaction.user.id, hand)

    async def rest(self) -> None:
        """Wait until everything that is to be shown has been sent, and store that it was."""
        for board in list(self._boards.values()):
            await board.rest()
        await self._note()

    async def _board(self, table: Table) -> Board:
        board = self._boards.get(table.number)
        if board is None:
            row = await self._client.store.table(table.number)
            assert row is not None, "a table in play has a row"
            known = await self._client.store.remembered(table.number)
            self._let_go()
            made = Board(self._client, table, row, known, self._pace, self._show)
            board = self._boards.setdefault(table.number, made)
        board.table = table
        return board

    def _let_go(self) -> None:
        """Forget the boards of games that are over, and those that were made longest ago.

        They are made anew when something happens. One that has something left to do is kept:
        there are never two of the same table.
        """
        for number in [number for number, board in self._boards.items() if board.idle and board.over]:
            del self._boards[number]
        idle = [number for number, board in self._boards.items() if board.idle]
        for number in idle[: max(0, len(self._boards) - AWAKE)]:
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
        if shown:
            await self._client.store.shown(shown)

"""Lobbies whose message may show an older state: the answer to the click that changed them did not get through.

A lobby is redrawn by the answer to each click. If Discord refuses that answer, or the program stops
before it, nothing else would redraw it: it would keep a Start button that does nothing.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import aiohttp
import discord

from store import Remembered

if TYPE_CHECKING:
    from cogs.client import Ilion

log = logging.getLogger(__name__)

PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0)  # seconds before each try
RECENT = 50 * 60  # seconds; the message of a lobby that changed earlier is too old to be edited freely
FAILURES = (discord.HTTPException, aiohttp.ClientError, OSError)  # of a request that may succeed later


class Redraws:
    """Redraws lobbies, one try of each at a time."""

    def __init__(self, bot: Ilion) -> None:
        self._bot = bot
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def ask(self, number: int) -> None:
        """Redraw a lobby soon, and try again for a while if Discord refuses."""
        if number not in self._tasks:
            task = asyncio.create_task(self._redraw(number), name=f"lobby of table {number}")
            self._tasks[number] = task
            task.add_done_callback(lambda _: self._tasks.pop(number))

    async def _redraw(self, number: int) -> None:
        for pause in PAUSES:
            await self._bot.sleep(pause)
            try:
                await self._bot.lobbies.update(number)
            except FAILURES as wrong:
                log.info("table %d: its lobby could not be redrawn: %s", number, type(wrong).__name__)
            else:
                return

    async def catch_up(self) -> None:
        """Redraw every lobby that changed not long ago: the program may have stopped before the change was shown."""
        recent = self._bot.clock() - RECENT
        for guild in self._bot.guilds:
            for row in await self._bot.store.open_in(guild.id, recent):
                if row.touched >= recent:
                    self.ask(row.id)

    async def adopt(self, number: int, clicked: discord.Message) -> None:
        """Remember the message that somebody clicked in, if the lobby has none.

        The program may have stopped between posting and remembering it.
        """
        store = self._bot.store
        if not await store.remembered(number, "lobby"):
            place = clicked.channel.id
            await store.remember(Remembered(number, "lobby", None, place, clicked.id, self._bot.clock()))

    def close(self) -> None:
        """Redraw nothing any more."""
        for task in self._tasks.values():
            task.cancel()

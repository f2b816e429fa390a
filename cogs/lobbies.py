"""The messages of a lobby: the one under which people sit down, and the one that calls those who are invited.

Whoever clicks in a lobby draws it anew by the answer. What happens elsewhere, such as an
invitation that is accepted, is drawn here, one change at a time and as things are by then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

import discord

from cogs import screens
from cogs.calling import calls
from cogs.invitations import invitation_screen
from cogs.layout import Screen
from cogs.messages import OLD, delete, edit
from store import Remembered
from store import Table as Row
from tables import Refused
from tables.lobby import Lobby
from words import Words

if TYPE_CHECKING:
    from cogs.client import Ilion

log = logging.getLogger(__name__)

CALL = "invitation"  # the kind under which such a message is remembered


class Lobbies:
    """Shows lobbies, and calls each person once who is invited to one."""

    def __init__(self, bot: Ilion) -> None:
        self._bot = bot
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def show(self, number: int, call: Collection[int] = (), *, anew: bool = False) -> str:
        """Show a lobby as it is by now and call these of its invited people; return where it is to be seen.

        One that was never shown is posted, and calls all of them; ``anew`` posts it at the bottom.
        """
        async with self._locks.setdefault(number, asyncio.Lock()):
            row = await self._bot.hall.row(number)
            lobby, known = Lobby.load(row.lobby), await self._bot.store.remembered(number, "lobby")
            screen = screens.lobby_screen(row, lobby, self._bot.hall.game(row.game), Words(row.language))
            if anew or not await self._edited(known, screen):
                await self._post(row, "lobby", screen, known, ())
            await self._invitation(row, lobby, call if known else lobby.called)
            return await self._link(row)

    async def tidy(self, row: Row) -> None:
        """Show the invitation to a lobby as it is by now, if there is one; a click does not fail if it cannot be."""
        if not Lobby.load(row.lobby).called:
            return
        try:
            async with self._locks.setdefault(row.id, asyncio.Lock()):
                row = await self._bot.hall.row(row.id)
                await self._invitation(row, Lobby.load(row.lobby), ())
        except (discord.HTTPException, OSError) as wrong:
            log.warning("table %d: its invitation could not be shown: %s", row.id, wrong)

    async def refresh(self, numbers: Sequence[int]) -> None:
        """Show lobbies as they are by now, where they can be shown."""
        for number in numbers:
            try:
                await self.show(number)
            except (discord.HTTPException, OSError) as wrong:
                log.warning("table %d: its lobby could not be shown: %s", number, wrong)
            except Refused as wrong:
                log.info("table %d: its lobby is not shown: %s", number, wrong.reason)

    async def _invitation(self, row: Row, lobby: Lobby, call: Collection[int]) -> None:
        """Post an invitation for whom it calls; else draw the one there is, or take it away with nobody left."""
        known = await self._bot.store.remembered(row.id, CALL)
        if not lobby.invited or row.status != "lobby":
            await self._take_away(known)
            return
        screen = invitation_screen(row, lobby, Words(row.language))
        if call or not await self._edited(known, screen):
            await self._post(row, CALL, screen, known, call)

    async def _edited(self, known: Sequence[Remembered], screen: Screen) -> bool:
        """Edit a message if there is one that is not too old for it; return whether it was done."""
        young = bool(known) and self._bot.clock() - known[-1].since < OLD
        return young and await edit(self._bot, known[-1], screen)

    async def _post(
        self, row: Row, kind: str, screen: Screen, known: Collection[Remembered], call: Collection[int]
    ) -> None:
        place = self._bot.get_partial_messageable(row.channel)
        message = await place.send(view=screen, allowed_mentions=await calls(self._bot.store, call))
        await self._bot.store.remember(Remembered(row.id, kind, None, row.channel, message.id, self._bot.clock()))
        await self._take_away(known)

    async def _take_away(self, known: Collection[Remembered]) -> None:
        for each in known:
            await self._bot.store.forget(each.channel, each.message)
            await delete(self._bot, each)

    async def _link(self, row: Row) -> str:
        shown = (await self._bot.store.remembered(row.id, "lobby"))[-1]
        channel = self._bot.get_partial_messageable(shown.channel, guild_id=row.guild)
        return channel.get_partial_message(shown.message).jump_url

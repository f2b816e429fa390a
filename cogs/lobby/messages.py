"""The messages of a lobby: the lobby itself, and the invitation that pings invited people.

The answer to a click in a lobby redraws it. This module shows the changes made elsewhere, such as
an accepted invitation, one at a time and always in their newest state.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import partial
from weakref import WeakValueDictionary

from cogs.answering.button_ids import Id
from cogs.answering.conversations import OutOfReach, place_of
from cogs.answering.failures import FAILURES
from cogs.answering.host import Host
from cogs.answering.layout import Screen
from cogs.lobby.invitation_screens import invitation_screen
from cogs.lobby.screens import current_screen
from cogs.messages.mentions import mentions_of
from cogs.messages.outbox import Outbox, delete_message, edit_message, still_editable
from cogs.messages.own_messages import find_message
from store import Remembered
from store import Table as Row
from store.notices import Notice
from tables import Refused
from tables.lobby import Lobby
from words import in_language

log = logging.getLogger(__name__)

LOBBY, CALL = "lobby", "invitation"  # the kinds of these messages in the store


@dataclass(slots=True)
class Due:
    """What is still to do for a lobby: whom to ping, and whether to repost it."""

    call: set[int] = field(default_factory=set)
    repost: bool = False


class LobbyMessages:
    """Shows lobbies, and pings each invited person once."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._due: dict[int, Due] = {}
        self._waiting: dict[int, set[int]] = {}  # lobbies by conversation, where they wait for a click

    def reached(self, conversation: int) -> None:
        """Show the lobbies that wait for a click in a conversation where the bot is no member."""
        for number in self._waiting.pop(conversation, set()):
            self._host.retries.begin(f"the lobby of table {number}", partial(self._show, number))

    async def show(self, number: int, call: Collection[int] = ()) -> str:
        """Show a lobby as it is now and ping the invited people in ``call``; return its address.

        Post a lobby that was never shown, and ping all its invited people. Retry temporary failures later.
        """
        await self._attempt(number, call)
        return await self._link(await self._host.registry.row(number))

    async def repost(self, number: int) -> bool:
        """Repost a lobby at the bottom of its channel; return whether the first try succeeded. If not, retry."""
        return await self._attempt(number, repost=True)

    async def finish(self, number: int) -> None:
        """Finish the posts that were under way when the program stopped; delete them if the lobby is over.

        Raises:
            discord.DiscordException, aiohttp.ClientError, OSError, StoreError: some are not finished.
        """
        async with self._locks.setdefault(number, asyncio.Lock()):
            row, messages = await self._host.registry.row(number), await Outbox.of_table(self._host, number)
            if row.status != "lobby":
                for kind in (LOBBY, CALL):
                    await messages.withdraw(kind)
                return
        if messages.unfinished(CALL):
            await self._attempt(number, Lobby.load(row.lobby).called)
        if messages.unfinished(LOBBY):
            await self.repost(number)

    async def recover(self, number: int) -> None:
        """Show a lobby as it is now; find or post the message of one that the last run did not note.

        Raises:
            discord.DiscordException, aiohttp.ClientError, OSError, StoreError: it is not shown.
        """
        row, messages = await self._host.registry.row(number), await Outbox.of_table(self._host, number)
        answered = row.created >= self._host.began or row.lobby.get("travels")  # or will be, by a command under way
        if row.status != "lobby" or messages.of(LOBBY) or answered:
            await self.update(number)
        elif found := await find_message(self._host, row.channel, row.created, Id("join", number)):
            await messages.adopt(LOBBY, found)
            await self.update(number)
        else:
            await self._attempt(number)

    async def _attempt(self, number: int, call: Collection[int] = (), *, repost: bool = False) -> bool:
        due = self._due.setdefault(number, Due())
        due.call.update(call)
        due.repost = due.repost or repost
        try:
            return await self._host.retries.attempt(f"the lobby of table {number}", lambda: self._show(number))
        except Exception:
            self._due.pop(number, None)
            raise

    async def _show(self, number: int) -> None:
        """Show a lobby, or wait for a click where the bot is no member."""
        try:
            await self._shown(number)
        except OutOfReach:
            row = await self._host.registry.row(number)
            self._waiting.setdefault(row.channel, set()).add(number)
            log.info("table %d: its lobby waits for a click", number)

    async def _shown(self, number: int) -> None:
        async with self._locks.setdefault(number, asyncio.Lock()):
            due, row = self._due.get(number, Due()), await self._host.registry.row(number)
            lobby, known = Lobby.load(row.lobby), await self._host.store.remembered(number, LOBBY)
            if not known:
                due.call.update(lobby.called)
            call = set(due.call)
            screen = current_screen(self._host.registry, row)
            if due.repost or not await self._edited(known, screen):
                await self._post(row, LOBBY, screen, known, ())
                due.repost = False
            await self._invitation(row, lobby, call)
            due.call -= call
            if not due.call:
                self._due.pop(number, None)
        await self.settle(row)

    async def settle(self, shown: Row) -> None:
        """Redraw a lobby that has changed while it was shown: Discord may have got the newer edit first.

        If another program looks after it, let that do so: only one can know what is newest.
        """
        services = self._host.registry.services
        if not services.share.has(shown.guild):
            await services.tell(Notice(shown.id, "changed"))
        elif await self._host.registry.row(shown.id) != shown:
            await self.update(shown.id)

    async def update(self, number: int) -> None:
        """Edit the message of a lobby to show its newest state, unless there is none or it is too old to edit."""
        async with self._locks.setdefault(number, asyncio.Lock()):
            row, known = await self._host.registry.row(number), await self._host.store.remembered(number, LOBBY)
            await self._edited(known, current_screen(self._host.registry, row))
        await self.settle(row)

    async def tidy(self, row: Row) -> None:
        """Update the invitation to a lobby, if there is one; log a failure, so that the click succeeds."""
        if not Lobby.load(row.lobby).called:
            return
        try:
            await self._host.retries.attempt(f"the invitation to table {row.id}", lambda: self._tidy(row.id))
        except FAILURES as wrong:
            log.warning("table %d: its invitation could not be shown: %s", row.id, wrong)

    async def _tidy(self, number: int) -> None:
        async with self._locks.setdefault(number, asyncio.Lock()):
            row = await self._host.registry.row(number)
            await self._invitation(row, Lobby.load(row.lobby), ())

    async def refresh(self, numbers: Sequence[int]) -> None:
        """Show lobbies as they are now; log those that cannot be shown."""
        for number in numbers:
            try:
                await self.show(number)
            except FAILURES as wrong:
                log.warning("table %d: its lobby could not be shown: %s", number, wrong)
            except Refused as wrong:
                log.info("table %d: its lobby was not shown: %s", number, wrong.reason)

    async def _invitation(self, row: Row, lobby: Lobby, call: Collection[int]) -> None:
        """Post an invitation that pings ``call``; if that is empty, update it; delete it if nobody is invited."""
        known = await self._host.store.remembered(row.id, CALL)
        if not lobby.invited or row.status != "lobby":
            await self._take_away(known)
            return
        screen = invitation_screen(row, lobby, in_language(row.language))
        if call or not await self._edited(known, screen):
            await self._post(row, CALL, screen, known, call)

    async def _edited(self, known: Sequence[Remembered], screen: Screen) -> bool:
        """Edit a message unless there is none or it is too old; return whether it was edited."""
        return still_editable(self._host, known) and await edit_message(self._host, known[-1], screen)

    async def _post(
        self, row: Row, kind: str, screen: Screen, known: Collection[Remembered], call: Collection[int]
    ) -> None:
        messages = await Outbox.of_table(self._host, row.id)
        place, mentions = place_of(self._host, row), await mentions_of(self._host.store, call)
        await messages.post(place, kind, screen=screen, mentions=mentions)
        await messages.remove(known)

    async def _take_away(self, known: Collection[Remembered]) -> None:
        for each in known:
            if await delete_message(self._host, each):
                await self._host.store.forget(each.channel, each.message)

    async def _link(self, row: Row) -> str:
        """Return the address of a lobby, or of its channel if the lobby is not posted yet."""
        shown = await self._host.store.remembered(row.id, LOBBY)
        if not shown:
            return f"https://discord.com/channels/{row.guild or '@me'}/{row.channel}"
        channel = self._host.get_partial_messageable(shown[-1].channel, guild_id=row.guild)
        return channel.get_partial_message(shown[-1].message).jump_url

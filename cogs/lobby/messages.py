"""The messages of a lobby: the lobby itself, and the invitation that pings invited people.

The answer to a click in a lobby redraws it. This module shows the changes made elsewhere, such as
an accepted invitation, one at a time and always in their newest state; and what the answer to a click should have
shown, if Discord refused it, the program stopped before it, or two answers arrived in another order. Nothing else
would: the lobby could keep a Start button that does nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import partial
from weakref import WeakValueDictionary

import discord

from cogs.answering.button_ids import Id
from cogs.answering.failures import FAILURES
from cogs.answering.host import Host
from cogs.answering.interactions import OutOfReach, find_posting_place
from cogs.answering.layout import Screen
from cogs.lobby.invitation_screens import invitation_screen
from cogs.lobby.screens import current_screen
from cogs.messages.outbox import LOBBY, Desired, Outbox, Upkeep, desire_lobby, make_drawer, show_picture_or_words
from cogs.messages.own_messages import find_message
from cogs.table.result import becomes_result, draw_result
from store import POSTING, Opened
from store import Table as Row
from store.shares import Notice
from tables import Refused
from tables.seats.lobby import Lobby
from words import in_language

log = logging.getLogger(__name__)

RECENT = 50 * 60  # seconds; if a lobby last changed earlier, its message is too old to be edited freely
CALL = "invitation"  # the kind of the message that invites people


@dataclass(slots=True)
class Due:
    """What is still to do for a lobby."""

    call: set[int] = field(default_factory=set)  # whom a new invitation shall ping
    repost: bool = False
    calling: set[int] = field(default_factory=set)  # whom it pings that is being posted
    replaced: set[int] = field(default_factory=set)  # the messages that others shall replace

    def begin(self, messages: Outbox) -> None:
        """Take up what was asked for; a later try goes on with it, and posts nothing again."""
        if self.repost:
            self.replaced |= {each.message for each in messages.of(LOBBY)}
        if self.call:
            self.replaced |= {each.message for each in messages.of(CALL)}
        self.repost, self.calling, self.call = False, self.calling | self.call, set()


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
            lobby, messages = Lobby.load(row.lobby), await Outbox.of_table(self._host, number)
            if not messages.of(LOBBY):
                due.call.update(lobby.called)
            due.begin(messages)
            await show_picture_or_words(
                lambda *, drawn: messages.show(self._lobby(row, "reposted", drawn=drawn), replaced=due.replaced)
            )
            await self._invite(messages, row, due)
            due.calling.clear()
            if not (due.call or due.repost):
                self._due.pop(number, None)
        await self._settle(row)

    async def update(self, number: int) -> None:
        """Edit the message of a lobby to show its newest state, unless there is none or Discord refuses that.

        An old one is edited, too: Discord takes a few such edits, and this is seldom.
        """
        async with self._locks.setdefault(number, asyncio.Lock()):
            row, messages = await self._host.registry.row(number), await Outbox.of_table(self._host, number)
            await show_picture_or_words(lambda *, drawn: messages.keep(self._lobby(row, "edited", drawn=drawn)))
        await self._settle(row)

    async def _settle(self, shown: Row) -> None:
        """Redraw a lobby that has changed while it was shown: Discord may have got the newer edit first.

        If another program looks after it, let that do so: only one can know what is newest.
        """
        services = self._host.registry.services
        if not services.share.has(shown.guild):
            await services.tell(Notice(shown.id, "changed"))
        elif await self._host.registry.row(shown.id) != shown:
            await self.update(shown.id)

    def update_soon(self, number: int) -> None:
        """Edit the message of a lobby in the background: the answer that should have redrawn it may be lost."""
        self._host.retries.begin(f"the redraw of lobby {number}", partial(self.update, number))

    def settle_soon(self, shown: Row) -> None:
        """Redraw a lobby in the background if it has changed while it was shown.

        What was shown is in the name of the work, as two answers may be looked at together.
        """
        self._host.retries.begin(f"what lobby {shown.id} is after {shown.touched}", partial(self._settle, shown))

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
            await self._invite(await Outbox.of_table(self._host, number), row, Due())

    async def refresh(self, numbers: Sequence[int]) -> None:
        """Show lobbies as they are now; log those that cannot be shown."""
        for number in numbers:
            try:
                await self._attempt(number)
            except FAILURES as wrong:
                log.warning("table %d: its lobby could not be shown: %s", number, wrong)
            except Refused as wrong:
                log.info("table %d: its lobby was not shown: %s", number, wrong.reason)

    def _lobby(self, row: Row, upkeep: Upkeep, *, drawn: bool) -> Desired:
        """Return the lobby as it is now."""
        return desire_lobby(self._host, row, partial(self._draw, row, drawn=drawn), upkeep)

    async def _draw(self, row: Row, *, drawn: bool) -> Screen:
        """Return what the message of a lobby says: its seats, or once its game has stopped, the result."""
        host = self._host
        if not (becomes_result(row.status, Lobby.load(row.lobby)) and await host.store.was_dealt(row.id)):
            return await current_screen(host, row, drawn=drawn)
        pictures, table = host.pictures if drawn else None, await host.registry.table(row.id)
        return await draw_result(pictures, table, row, in_language(row.language))

    async def _invite(self, messages: Outbox, row: Row, due: Due) -> None:
        """Post an invitation that pings whom it is ``due`` to, or update it; delete it if nobody is invited."""
        lobby = Lobby.load(row.lobby)
        if not lobby.invited or row.status != "lobby":
            await messages.clear(CALL)
            return
        draw = make_drawer(invitation_screen(row, lobby, in_language(row.language)))
        invitation = Desired(CALL, find_posting_place(self._host, row), draw, "reposted", called=due.calling)
        await messages.show(invitation, replaced=due.replaced)

    # -- after a start

    async def catch_up(self) -> None:
        """Show every lobby that changed recently, finish interrupted posts, and take away what they replaced.

        The program may have stopped before it showed or remembered the change.
        """
        host, recent = self._host, self._host.clock() - RECENT
        for guild in host.guilds:
            self._recover_all(await host.store.open_in(guild.id, recent), recent)
        self._recover_all(await host.store.open_in_private(recent), recent)
        for number in await host.store.closed_lobbies(recent):
            self._recover_soon(number)
        for number in await host.store.with_messages(POSTING):
            host.retries.begin(f"the messages of lobby {number}", partial(self._finish, number))
        for number in await host.store.with_several_messages(LOBBY):
            self.update_soon(number)

    def _recover_all(self, found: Sequence[Opened], recent: float) -> None:
        for row in found:
            if row.touched >= recent:
                self._recover_soon(row.id)

    def _recover_soon(self, number: int) -> None:
        self._host.retries.begin(f"lobby {number} after the start", partial(self._recover, number))

    async def _finish(self, number: int) -> None:
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

    async def _recover(self, number: int) -> None:
        """Show a lobby and its invitation as they are now; find or post a message that the last run did not note.

        Raises:
            discord.DiscordException, aiohttp.ClientError, OSError, StoreError: it is not shown.
        """
        row, messages = await self._host.registry.row(number), await Outbox.of_table(self._host, number)
        answered = row.created >= self._host.began or row.lobby.get("travels")  # or will be, by a command under way
        if row.status == "lobby" and not (messages.of(LOBBY) or answered):
            found = await find_message(self._host, row.channel, row.created, Id("join", number))
            if found is None:
                await self._attempt(number)  # with its invitation
                return
            await messages.adopt(LOBBY, found)
        await self.update(number)
        invited = Lobby.load(row.lobby).invited
        if row.status == "lobby" and invited and not await self._host.store.remembered(number, CALL):
            await self._attempt(number, [each.user for each in invited])
        elif not answered:
            await self._tidy(number)

    async def adopt(self, number: int, clicked: discord.Message) -> None:
        """Remember the clicked message as the lobby's, if the lobby has none.

        The program may have stopped between posting and remembering it.
        """
        messages = await Outbox.of_table(self._host, number)
        if not messages.of(LOBBY):
            await messages.adopt(LOBBY, clicked)

    async def _link(self, row: Row) -> str:
        """Return the address of a lobby, or of its channel if the lobby is not posted yet."""
        shown = await self._host.store.remembered(row.id, LOBBY)
        if not shown:
            return f"https://discord.com/channels/{row.guild or '@me'}/{row.channel}"
        channel = self._host.get_partial_messageable(shown[-1].channel, guild_id=row.guild)
        return channel.get_partial_message(shown[-1].message).jump_url

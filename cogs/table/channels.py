"""Whether the bot can still get to a table: servers, channels and threads that come and go."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

import discord
from discord.ext import commands

from cogs.answering.failures import FAILURES
from cogs.answering.host import Host
from store import Status
from store import Table as Row
from tables import Refused
from tables.mistakes import traced

PLAYING: tuple[Status, ...] = ("playing",)
NEEDED = discord.Permissions(view_channel=True, send_messages=True, send_messages_in_threads=True, administrator=True)

log = logging.getLogger(__name__)


class ChannelsCog(commands.Cog):
    """What the gateway tells of places; a table that nobody can get to waits, and loses no time.

    When a place can be reached again, what people have not seen is shown. What they have seen is left
    alone: a role that changes in a large server must not redraw every table there.
    """

    def __init__(self, host: Host) -> None:
        self.host = host

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server: its tables wait."""
        await self._look(await self.host.store.timed(guild.id), show=False)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited, perhaps again: tables go on."""
        await self.on_guild_available(guild)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there, at the start or again: clocks run that stood because it was not."""
        timed = await self.host.store.timed(guild.id)
        await self._look([number for number in timed if await self._stands(number)], show=True)
        if self.host.is_ready():  # at the start, what was not shown is shown for all servers at once
            await self._show_unseen(guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """One of the bot's own roles allows more or less than before."""
        changed = (before.permissions.value ^ after.permissions.value) & NEEDED.value
        if changed and after in after.guild.me.roles:
            await self._look_in_guild(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """A role is gone, and with it what channels allowed or denied to it."""
        await self._look_in_guild(role.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot itself was given a role, or lost one; without the intent for members, no others are told of."""
        if after == after.guild.me and before.roles != after.roles:
            await self._look_in_guild(after.guild)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """The bot may do more or less in a channel, and in its threads, than before."""
        then, now = (each.permissions_for(after.guild.me).value & NEEDED.value for each in (before, after))
        if then != now:
            await self._look_in(after.id, show=bool(now & ~then))

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone: its tables wait until one of their people asks for them elsewhere."""
        await self._look_in(channel.id, show=False)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread was put away or locked, or is open again; to draw a table there would open it."""
        archived = payload.data["thread_metadata"]["archived"]
        await self._look_in(payload.thread_id, show=not archived)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone: its tables go on in the channel in which it was opened."""
        for row in await self.host.store.tables_in(payload.thread_id, PLAYING):
            if row.channel != row.place and self.host.get_channel(row.channel) is not None:
                await self._tried(row.id, partial(play_on, self.host, place=row.channel))
        await self._look_in(payload.thread_id, show=False)

    # -- the tables of a place

    async def _look_in(self, place: int, *, show: bool) -> None:
        """Let clocks stand or run in a channel and its threads, or in a thread; if wanted, show what was not shown."""
        timed = set(await self.host.store.timed())
        rows = await self.host.store.tables_in(place, PLAYING)
        await self._look([row.id for row in rows if row.id in timed], show=show)
        if show:
            await self._show_unseen(place)

    async def _look_in_guild(self, guild: discord.Guild) -> None:
        """Let clocks stand or run in a server, and show what could not be shown there."""
        await self._look(await self.host.store.timed(guild.id), show=True)
        await self._show_unseen(guild)

    async def _show_unseen(self, where: discord.Guild | int) -> None:
        """Show the tables of a server, or of a channel, at which something happened that people may not have seen."""
        for number in await self.host.store.unshown():
            row = await self.host.hall.row(number)
            if (row.guild == where.id) if isinstance(where, discord.Guild) else (where in (row.place, row.channel)):
                await self._tried(number, self._show)

    async def _look(self, numbers: Iterable[int], *, show: bool) -> None:
        """Let the clocks of these tables stand or run; show those that run again, if wanted."""
        for number in numbers:
            stood = await self._stands(number)
            await self._tried(number, self.host.hall.timekeeper.look)
            if show and stood:
                await self._tried(number, self._show)

    async def _show(self, number: int) -> None:
        await self.host.boards.seated(await self.host.hall.table(number))

    async def _tried(self, number: int, deed: Callable[[int], Awaitable[object]]) -> None:
        """Do something to a table; one at which it cannot be done stops no other."""
        try:
            await deed(number)
        except Refused as wrong:
            log.info("table %d: not looked at: %s", number, wrong.reason)
        except Exception as wrong:
            log.error("table %d: not looked at: %s", number, traced(wrong))

    async def _stands(self, number: int) -> bool:
        """Return whether a clock of a table stands; when it runs again, the board has to say so."""
        return any(turn.due is None for turn in await self.host.store.turns(number))


async def play_on(host: Host, number: int, place: int) -> bool:
    """Play a game on in another place; return whether its table is there."""
    await host.store.update_table(number, place=place)
    await host.hall.timekeeper.look(number)
    return await host.boards.moved(await host.hall.table(number))


async def reachable(host: Host, row: Row) -> bool:
    """Return whether the bot can write where a game is played; if Discord does not say, it is taken to be so."""
    if row.guild is None or not host.is_ready():
        return True
    guild = host.get_guild(row.guild)
    if guild is None or guild.unavailable or _cut(host, guild):
        return False
    return not await closed(host, row)


async def closed(host: Host, row: Row) -> bool:
    """Return whether the place of a game is gone, forbidden or locked; if Discord does not say, it is not."""
    guild = host.get_guild(row.guild or 0)
    if guild is None:
        return False
    try:
        place = guild.get_channel_or_thread(row.place) or await host.fetch_channel(row.place)
    except (discord.NotFound, discord.Forbidden):
        return True
    except FAILURES:
        return False
    if isinstance(place, discord.Thread):
        return _shut(place)
    return isinstance(place, discord.abc.GuildChannel) and not _writable(place, "send_messages")


def _writable(place: discord.abc.GuildChannel | discord.Thread, permission: str) -> bool:
    may = place.permissions_for(place.guild.me)
    return may.view_channel and bool(getattr(may, permission))


def _cut(host: Host, guild: discord.Guild) -> bool:
    """Return whether no click from this server can be heard just now."""
    shard = host.get_shard(guild.shard_id)
    return shard is not None and shard.is_closed()


def _shut(thread: discord.Thread) -> bool:
    """Return whether a thread is forbidden, or put away and locked, so that writing does not open it again."""
    if thread.parent is None:
        return False  # what may be done there is not known
    locked = thread.archived and thread.locked and not thread.permissions_for(thread.guild.me).manage_threads
    return locked or not _writable(thread, "send_messages_in_threads")

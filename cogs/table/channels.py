"""Whether the bot can reach a table: servers, channels and threads that come and go."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from functools import partial

import discord
from discord.ext import commands

from cogs.answering.answers import until_stopping
from cogs.answering.failures import FAILURES
from cogs.answering.host import Host
from cogs.table.frozen import show_newest_state
from cogs.table.housekeeping import keep_all_open, keep_open
from store import PLAYING, StoreError
from store import Table as Row
from store.shares import Share
from tables import Refused
from tables.error_logging import log_failure

# An administrator may do everything, so to gain or lose that matters as well.
NEEDED = discord.Permissions(view_channel=True, send_messages=True, send_messages_in_threads=True, administrator=True)
AGAIN = 5.0  # seconds before a retry of giving back the time of an outage

log = logging.getLogger(__name__)


class ChannelsCog(commands.Cog):
    """Handles the gateway's events about places; the clocks of a table that nobody can reach stop.

    When a place can be reached again, we show only what people have not seen: a changed role in a
    large server must not redraw every table there.
    """

    def __init__(self, host: Host) -> None:
        self.host = host
        self._giving_back = asyncio.Lock()

    @commands.Cog.listener()
    @until_stopping
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Stop the clocks of a server that has removed the bot."""
        await self._look(await self.host.store.timed(guild.id))

    @commands.Cog.listener()
    @until_stopping
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Resume the tables of a server that has added the bot, perhaps again."""
        await self.on_guild_available(guild)

    @commands.Cog.listener()
    @until_stopping
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Look after the tables of a server that is available, at the start or after an outage."""
        again = self.host.is_ready()  # the start itself shows what people of all servers have not seen
        name = f"the tables of server {guild.id}, available {'again' if again else 'at the start'}"
        self.host.retries.begin(name, partial(self._look_after, guild, again=again))  # equal names share the first work

    async def _look_after(self, guild: discord.Guild, *, again: bool) -> None:
        """Restart the clocks of a server, and show what people have not seen there if it is available ``again``."""
        timed = await self.host.store.timed(guild.id)
        await self._look([number for number in timed if await self._stands(number)])
        if again:
            await keep_all_open(self.host, guild)
            await self._show_unseen(guild)

    @commands.Cog.listener()
    @until_stopping
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Check a server's tables when the permissions of one of the bot's own roles change."""
        changed = (before.permissions.value ^ after.permissions.value) & NEEDED.value
        if changed and after in after.guild.me.roles:
            await self._look_in_guild(after.guild)

    @commands.Cog.listener()
    @until_stopping
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Check a server's tables when a role is deleted, and with it the role's permissions in channels."""
        await self._look_in_guild(role.guild)

    @commands.Cog.listener()
    @until_stopping
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Check a server's tables when the bot gains or loses a role.

        Without the members intent, Discord reports no other member.
        """
        if after == after.guild.me and before.roles != after.roles:
            await self._look_in_guild(after.guild)

    @commands.Cog.listener()
    @until_stopping
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Check the tables of a channel and its threads when the bot's permissions there change."""
        then, now = (each.permissions_for(after.guild.me).value & NEEDED.value for each in (before, after))
        if then != now:
            await self._look_in(after.id, show=bool(now & ~then))

    @commands.Cog.listener()
    @until_stopping
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Stop the clocks of a deleted channel, until a player asks for the table elsewhere."""
        await self._look_in(channel.id, show=False)

    @commands.Cog.listener()
    @until_stopping
    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Check the tables of a thread that was archived, locked or reopened.

        Do not redraw them in an archived thread: if somebody has archived it, that would reopen it without need.
        """
        archived = payload.data["thread_metadata"]["archived"]
        await self._look_in(payload.thread_id, show=not archived)
        if archived and await self.host.store.tables_in(payload.thread_id, PLAYING):
            keep_open(self.host, payload.thread_id)

    @commands.Cog.listener()
    @until_stopping
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Move the tables of a deleted thread to the channel where it was opened."""
        for row in await self.host.store.tables_in(payload.thread_id, PLAYING):
            if row.channel != row.place and self.host.get_channel(row.channel) is not None:
                await self._tried(row.id, partial(play_on, self.host, place=row.channel))
        await self._look_in(payload.thread_id, show=False)

    # -- the connections to Discord

    @commands.Cog.listener()
    async def on_shard_disconnect(self, shard: int) -> None:
        """Note since when no click of a shard arrives; nobody can reach its tables until that time is given back."""
        self.host.outages.setdefault(shard, self.host.clock())

    @commands.Cog.listener()
    @until_stopping
    async def on_shard_ready(self, shard: int) -> None:
        """Give back the time in which no click of a shard arrived, when it has a new session."""
        await self._give_back(shard)

    @commands.Cog.listener()
    @until_stopping
    async def on_shard_resumed(self, shard: int) -> None:
        """Give back the time in which no click of a shard arrived."""
        await self._give_back(shard)

    async def _give_back(self, shard: int) -> None:
        """Give back the time of an outage, once; try again for as long as the store fails."""
        share = Share(shard, self.host.shard_count or 1)
        async with self._giving_back:  # a connection may be lost and resumed again meanwhile
            while shard in self.host.outages and not _is_closed(self.host, shard):
                try:
                    await self.host.registry.timekeeper.give_back(self.host.outages[shard], share)
                    del self.host.outages[shard]
                    if _is_closed(self.host, shard):
                        self.host.outages[shard] = self.host.clock()  # it was lost again meanwhile
                except StoreError as wrong:
                    log_failure(log, f"{share}: the time of an outage was not given back", wrong, logging.WARNING)
                    await self.host.sleep(AGAIN)

    # -- the tables of a place

    async def _look_in(self, place: int, *, show: bool) -> None:
        """Stop or restart the clocks in a channel and its threads, or in a thread; ``show`` what is unseen."""
        timed = set(await self.host.store.timed())
        rows = await self.host.store.tables_in(place, PLAYING)
        await self._look([row.id for row in rows if row.id in timed])
        if show:
            await self._show_unseen(place)

    async def _look_in_guild(self, guild: discord.Guild) -> None:
        """Stop or restart the clocks in a server, and show what people there have not seen."""
        await self._look(await self.host.store.timed(guild.id))
        await self._show_unseen(guild)

    async def _show_unseen(self, where: discord.Guild | int) -> None:
        """Show the tables of a server or channel where something happened that people may not have seen."""
        for number in await self.host.store.unshown():
            row = await self.host.registry.row(number)
            if (row.guild == where.id) if isinstance(where, discord.Guild) else (where in (row.place, row.channel)):
                await self._tried(number, partial(show_newest_state, self.host))

    async def _look(self, numbers: Iterable[int]) -> None:
        """Stop or restart the clocks of these tables; one that restarts is redrawn."""
        for number in numbers:
            await self._tried(number, self.host.registry.timekeeper.look)

    async def _tried(self, number: int, deed: Callable[[int], Awaitable[object]]) -> None:
        """Do something to a table; log a failure, so that the other tables are still handled."""
        try:
            await deed(number)
        except Refused as wrong:
            log.info("table %d: not checked: %s", number, wrong.reason)
        except Exception as wrong:
            log_failure(log, f"table {number}: not checked", wrong)

    async def _stands(self, number: int) -> bool:
        """Return whether a clock of a table is stopped."""
        return any(turn.due is None for turn in await self.host.store.turns(number))


async def play_on(host: Host, number: int, place: int) -> bool:
    """Move a game to another channel or thread; return whether its table was posted there."""
    await host.store.update_table(number, place=place)
    await host.registry.timekeeper.look(number)
    return await host.herald.moved(await host.registry.table(number))


async def is_reachable(host: Host, row: Row) -> bool:
    """Return whether the bot can write where a game is played; ``True`` if Discord does not say."""
    if not host.is_ready():
        return True
    if row.guild is None:
        return not _cut(host, 0)
    guild = host.get_guild(row.guild)
    if guild is None or guild.unavailable or _cut(host, guild.shard_id):
        return False
    return not await is_closed(host, row)


async def is_closed(host: Host, row: Row) -> bool:
    """Return whether the place of a game is gone, forbidden or locked; ``False`` if Discord does not say."""
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


def _cut(host: Host, shard: int) -> bool:
    """Return whether the connection that brings a shard's clicks is closed, or its outage was not given back yet."""
    return shard in host.outages or _is_closed(host, shard)


def _is_closed(host: Host, shard: int) -> bool:
    found = host.get_shard(shard)
    return found is not None and found.is_closed()


def _shut(thread: discord.Thread) -> bool:
    """Return whether the bot may not write in a thread, or nobody can press anything there because it is locked.

    In a locked thread, clients gray out all buttons, also for moderators (discord/discord-api-docs, issue 7900).
    """
    if thread.locked:
        return True
    return thread.parent is not None and not _writable(thread, "send_messages_in_threads")

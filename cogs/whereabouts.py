"""Whether people and the bot can still get to a table: servers, channels and threads that come and go.

Without the privileged intent for members nobody tells us who leaves a server; so it is asked
when somebody is called, which is when it matters.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from store import Status
from store import Table as Row
from tables import Refused

if TYPE_CHECKING:
    from cogs.client import Ilion

PLAYING: tuple[Status, ...] = ("playing",)

log = logging.getLogger(__name__)


class Whereabouts(commands.Cog):
    """What the gateway tells of places; a table that nobody can get to waits, and loses no time."""

    def __init__(self, bot: Ilion) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server: its tables wait."""
        await self._look(await self.bot.store.timed(guild.id), show=False)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited, perhaps again: tables go on."""
        await self.on_guild_available(guild)
        await self.bot.show_unshown()

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is there, at the start or again: clocks run that stood because it was not."""
        store = self.bot.store
        for number in await store.timed(guild.id):
            if any(turn.due is None for turn in await store.turns(number)):
                await self._look([number], show=True)

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
        for row in await self.bot.store.tables_in(payload.thread_id, PLAYING):
            if row.channel != row.place and self.bot.get_channel(row.channel) is not None:
                await self._play_on(row)
        await self._look_in(payload.thread_id, show=False)

    async def _play_on(self, row: Row) -> None:
        try:
            await play_on(self.bot, row.id, row.channel)
        except Refused as wrong:
            log.info("table %d: not played on: %s", row.id, wrong.reason)

    async def _look_in(self, place: int, *, show: bool) -> None:
        rows, timed = await self.bot.store.tables_in(place, PLAYING), set(await self.bot.store.timed())
        await self._look([row.id for row in rows if row.id in timed], show=show)

    async def _look(self, numbers: list[int], *, show: bool) -> None:
        """Let the clocks of these tables stand or run, and show it if wanted."""
        for number in numbers:
            try:
                await self.bot.hall.timekeeper.look(number)
                if show:
                    await self.bot.boards.seated(await self.bot.hall.table(number))
            except Refused as wrong:
                log.info("table %d: not looked at: %s", number, wrong.reason)


async def play_on(bot: Ilion, number: int, place: int) -> bool:
    """Play a game on in another place; return whether its table is there."""
    await bot.store.update_table(number, place=place)
    await bot.hall.timekeeper.look(number)
    return await bot.boards.moved(await bot.hall.table(number))


async def reachable(bot: Ilion, row: Row) -> bool:
    """Whether the bot can write where a game is played; if Discord does not say, it is taken to be so."""
    if row.guild is None or not bot.is_ready():
        return True
    guild = bot.get_guild(row.guild)
    if guild is None or guild.unavailable or _cut(bot, guild):
        return False
    try:
        place = guild.get_channel_or_thread(row.place) or await bot.fetch_channel(row.place)
    except (discord.NotFound, discord.Forbidden):
        return False
    except (discord.HTTPException, OSError):
        return True
    return not (isinstance(place, discord.Thread) and _shut(place))


def _cut(bot: Ilion, guild: discord.Guild) -> bool:
    """Whether no click from this server can be heard just now."""
    shard = bot.get_shard(guild.shard_id)
    return shard is not None and shard.is_closed()


def _shut(thread: discord.Thread) -> bool:
    """Whether a thread is put away and locked, so that writing does not open it again."""
    return thread.archived and thread.locked and not thread.permissions_for(thread.guild.me).manage_threads


async def is_member(bot: Ilion, guild: int, user: int) -> bool:
    """Whether somebody is in a server; if Discord does not say, they are."""
    known = bot.get_guild(guild)
    if known is None:
        return True
    try:
        await known.fetch_member(user)
    except discord.NotFound:
        return False
    except (discord.HTTPException, OSError) as wrong:
        log.info("it is not known who is in server %d: %s", guild, wrong)
    return True

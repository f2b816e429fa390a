"""Archiving the threads of games that are over, a day after the last word, and keeping others open.

Discord itself archives a silent thread, but in many servers only after three days or a week.

When a game stops, we note its thread in the store; the note goes when the thread is archived or not ours to
archive. So a restart forgets none, and whatever Discord refuses for a while is tried again an hour later.

A game in play may be silent for longer than Discord keeps a thread open. In an archived thread, people on phones and
on the web can press nothing unless they may reopen it (discord/discord-api-docs, issue 8474). So we do.
"""

from __future__ import annotations

import logging
from math import inf

import discord
from discord.utils import snowflake_time

from cogs.answering.failures import FAILURES, is_temporary
from cogs.answering.host import Host
from cogs.table.hourly import repeat_hourly
from store import Open, Remembered
from store import Table as Row
from tables.duration import DAY, MINUTE

log = logging.getLogger(__name__)

THREAD = "thread"  # the kind of a note: a thread to archive, in place of a message
FORSAKEN = 90 * DAY  # seconds after the last word in a thread; a server can have only so many open threads
QUIET = DAY  # seconds after the last word in a thread until it is archived
OPEN: tuple[Open, ...] = ("lobby", "playing", "frozen")  # a frozen game may go on


async def note_quiet_thread(host: Host, row: Row) -> None:
    """Note that the game of a table is over, if it has a thread: that is archived later."""
    if row.guild is not None and row.place != row.channel:
        await host.store.remember(Remembered(row.id, THREAD, None, row.place, row.place, host.clock()))


def keep_open(host: Host, place: int) -> None:
    """Reopen a thread where a game is played if Discord has archived it; retry temporary failures."""
    host.retries.begin(f"reopening thread {place}", lambda: _reopen(host, place))


async def keep_all_open(host: Host, guild: discord.Guild) -> None:
    """Reopen the threads where games are played in a server; Discord tells a bot that starts only of open threads."""
    for each in await host.store.open_in(guild.id, inf):
        if guild.get_channel_or_thread(each.place) is None:
            keep_open(host, each.place)


async def _reopen(host: Host, place: int) -> None:
    """Reopen a thread that Discord has archived; one that somebody has archived stays so until we write there."""
    try:
        thread = await host.fetch_channel(place)
    except (discord.NotFound, discord.Forbidden) as wrong:
        log.info("thread %d is not reopened: %s", place, wrong)
        return
    if isinstance(thread, discord.Thread) and thread.archived and not thread.locked and _sleeps(host, thread):
        await thread.edit(archived=False)


def _sleeps(host: Host, thread: discord.Thread) -> bool:
    """Return whether a thread was silent for so long that Discord has archived it, but not for good."""
    return thread.auto_archive_duration * MINUTE <= _silence(host, thread) < FORSAKEN


def _silence(host: Host, thread: discord.Thread) -> float:
    """Return how many seconds ago somebody last wrote in a thread."""
    return host.clock() - snowflake_time(thread.last_message_id or thread.id).timestamp()


class QuietThreads:
    """Looks every hour for threads to archive."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def run(self) -> None:
        """Look every hour until canceled."""
        await repeat_hourly(self._host, self.look, "no thread was archived")

    async def look(self) -> None:
        """Archive the threads that are due."""
        store = self._host.store
        for number in await store.with_messages(THREAD):
            for known in await store.remembered(number, THREAD):
                if self._host.clock() - known.since >= QUIET and await self._settled(known):
                    await store.forget(known.channel, known.message)

    async def _settled(self, known: Remembered) -> bool:
        """Archive a thread unless it is in use; return whether nothing more is to be done about it."""
        if await self._host.store.tables_in(known.channel, OPEN):
            return False
        try:
            return await self._archived(known.channel)
        except FAILURES as wrong:
            log.info("table %d: its thread is not archived: %s", known.table, wrong)
            return not is_temporary(wrong)

    async def _archived(self, place: int) -> bool:
        """Archive a thread that the bot has opened, unless somebody has written there lately."""
        thread = await self._host.fetch_channel(place)
        if not isinstance(thread, discord.Thread) or thread.owner_id != self._host.user.id or thread.archived:
            return True
        if _silence(self._host, thread) < QUIET:
            return False
        await thread.edit(archived=True)
        return True

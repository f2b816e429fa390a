"""What is looked for every hour: threads to archive, messages to forget, and people who have left a server.

Discord itself archives a silent thread, but in many servers only after three days or a week.

When a game stops, we note its thread in the store; the note goes when the thread is archived or not ours to
archive. So a restart forgets none, and whatever Discord refuses for a while is tried again an hour later.

A game in play may be silent for longer than Discord keeps a thread open. In an archived thread, people on phones and
on the web can press nothing unless they may reopen it (discord/discord-api-docs, issue 8474). So we do.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection
from math import inf

import discord
from discord.utils import snowflake_time

from cogs.answering.failures import FAILURES, is_temporary
from cogs.answering.host import Host
from cogs.answering.interactions import is_member
from store import POSTING, Open, Remembered
from store import Table as Row
from tables import Refused
from tables.duration import DAY, HOUR, MINUTE
from tables.error_logging import log_failure
from tables.seats.lobby import Lobby

log = logging.getLogger(__name__)

THREAD = "thread"  # the kind of a note: a thread to archive, in place of a message
FORSAKEN = 90 * DAY  # seconds after the last word in a thread; a server can have only so many open threads
QUIET = DAY  # seconds after the last word in a thread until it is archived
OPEN: tuple[Open, ...] = ("lobby", "playing", "frozen")  # a frozen game may go on

OLD = 7 * DAY  # seconds after a game has stopped
UNFINISHED = (POSTING, THREAD)  # kinds of messages that stay
MOST = 1000  # messages forgotten at once; moves wait for it some milliseconds

HOURS = DAY // HOUR


async def repeat_hourly(host: Host, look: Callable[[], Awaitable[None]], failed: str) -> None:
    """Look every hour until canceled; log a failure with the words ``failed``, and look again an hour later."""
    while True:
        try:
            await look()
        except Exception as wrong:
            log_failure(log, failed, wrong)
        await host.sleep(HOUR)


# -- threads


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


# -- messages of games that are over


class OldMessages:
    """Looks every hour for messages of games that stopped long ago, to forget them; on Discord, they stay.

    A message is remembered so that it can be edited, replaced or deleted. That of a game that stopped is still replaced
    when somebody reposts the table; after some days, nobody does, and its buttons say all that they need themselves.
    What is left to do there stays: interrupted posts, and threads to archive.
    """

    def __init__(self, host: Host) -> None:
        self._host = host

    async def run(self) -> None:
        """Look every hour until canceled."""
        await repeat_hourly(self._host, self.look, "no old message was forgotten")

    async def look(self) -> None:
        """Forget the messages that are due."""
        before = self._host.clock() - OLD
        while await self._host.store.forget_past(UNFINISHED, before, MOST) == MOST:
            pass


# -- people who have left


class MembershipCheck:
    """Checks every hour who has left some tables' servers; each table has its hour of the day.

    Without the privileged members intent, Discord does not tell us. ``cogs.table.notifications`` checks
    before each ping; but a table without a clock pings once, and could then wait forever.
    """

    def __init__(self, host: Host) -> None:
        self._host = host

    async def run(self) -> None:
        """Check every hour until canceled; make up for missed hours, up to a day."""
        asked = self._hour()
        while True:
            await self._host.sleep(HOUR - self._host.clock() % HOUR)
            now = self._hour()
            hours = {hour % HOURS for hour in range(max(asked, now - HOURS) + 1, now + 1)}
            asked = now
            try:
                await self._ask_at(hours)
            except Exception as wrong:
                log_failure(log, "not checked who has left the server", wrong)

    def _hour(self) -> int:
        return int(self._host.clock() // HOUR)

    async def _ask_at(self, hours: Collection[int]) -> None:
        for guild in list(self._host.guilds):
            for each in await self._host.store.open_in(guild.id, inf):
                if each.id % HOURS in hours:
                    await self._ask_about(await self._host.registry.row(each.id))

    async def _ask_about(self, row: Row) -> None:
        """Replace players who have left, if the table waits for them; log a failure and go on to other tables."""
        try:
            for sitter in Lobby.load(row.lobby).sitters:
                if sitter.user is not None and not await is_member(self._host, row.guild, sitter.user):
                    await self._replace(row, sitter.user)
        except Refused as wrong:
            log.info("table %d: not checked who has left the server: %s", row.id, wrong.reason)
        except Exception as wrong:
            log_failure(log, f"table {row.id}: not checked who has left the server", wrong)

    async def _replace(self, row: Row, user: int) -> None:
        table = await self._host.registry.table(row.id)
        if user in table.acting_people():
            await self._host.herald.replace_if_left(table, user)

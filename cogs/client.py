"""The bot itself: what it is made of, and what it does when it starts and stops."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from collections.abc import Awaitable, Mapping
from contextlib import suppress
from typing import Any

import discord
from discord.ext import commands

from cogs.admin import AdminCog
from cogs.affairs import Affairs
from cogs.analysis import AnalysisCog
from cogs.answers import Answers, Tree
from cogs.boards import Boards
from cogs.cards import CardsCog
from cogs.clicks import Click, Clicks
from cogs.context import Pace
from cogs.easel import Easel
from cogs.frozen import Frozen
from cogs.health import HealthCog
from cogs.history import HistoryCog
from cogs.learn import LearnCog
from cogs.library import Library
from cogs.lobbies import Lobbies
from cogs.lobby import LobbyCog
from cogs.messages import POSTING, RETIRED
from cogs.outages import FAILURES
from cogs.parting import PartingCog
from cogs.play import PlayCog
from cogs.presence import Presence
from cogs.privacy import PrivacyCog
from cogs.promises import Promises
from cogs.ratings import RatingsCog
from cogs.redraws import Redraws
from cogs.replay import ReplayCog
from cogs.rules import RulesCog
from cogs.settings import SettingsCog
from cogs.social import SocialCog
from cogs.spectators import Spectators
from cogs.undo import UndoCog
from cogs.verify import VerifyCog
from cogs.vitals import Vitals
from cogs.voice import Translator
from cogs.whereabouts import Whereabouts, is_member, reachable
from cogs.whynot import WhyNotCog
from engine.core import Game
from store import Store
from tables import Refused, Unreadable
from tables.archive import Archive
from tables.hall import Hall
from tables.mistakes import traced
from tables.records import Records
from tables.services import Services
from tables.thinking import Thinker

log = logging.getLogger(__name__)

COGS = (
    Clicks,
    LobbyCog,
    PlayCog,
    Frozen,
    PartingCog,
    Library,
    LearnCog,
    CardsCog,
    SettingsCog,
    Affairs,
    UndoCog,
    Whereabouts,
    AnalysisCog,
    ReplayCog,
    HistoryCog,
    VerifyCog,
    RulesCog,
    WhyNotCog,
    RatingsCog,
    PrivacyCog,
    SocialCog,
    Spectators,
    AdminCog,
    HealthCog,
)  # what the bot can do
UNHURRIED = Pace()
# Seconds to wait for a rate limit at most; what would take longer fails and is tried again with what is true by then.
# discord.py fails every request while the window of a bucket is longer than this, even if some are left in it; so it
# is longer than the windows of all routes in use (the longest is for opening threads).
LONGEST_WAIT = 600.0
ANSWERED = 5.0  # seconds in which answers and messages under way have to be done when the program stops
FAREWELL = 2.0  # seconds in which the gateway has to close, and the last clicks that it brought have to be answered
SYNCED = "commands"  # under which the hash of the commands last told to Discord is kept


class Ilion(commands.AutoShardedBot):
    """A client that reads no messages: commands and buttons are all it hears."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        thinker: Thinker,
        *,
        pause: float = 1.0,
        pace: Pace = UNHURRIED,
        pictures: bool = False,
        version: str = "",
        **options: Any,
    ) -> None:
        super().__init__(
            command_prefix=(),
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            max_ratelimit_timeout=LONGEST_WAIT,
            tree_cls=Tree,
            **options,
        )
        self.store, self.version = store, version
        self.vitals = Vitals()
        self.answers = Answers()
        self.clicks: dict[str, Click] = {}  # what each verb means, as the cogs say it
        self.easel = Easel(store, pictures=pictures)
        self.boards = Boards(self, pace)
        self.promises = Promises(self.sleep)
        self.lobbies = Lobbies(self)
        self.redraws = Redraws(self)
        self._catching_up: asyncio.Task[None] | None = None
        self._keeping_time: asyncio.Task[None] | None = None
        self._looking_round: asyncio.Task[None] | None = None
        self._stopping: asyncio.Task[None] | None = None
        self.hall: Hall = Hall(games, Services(store, self.boards, thinker, self.clock, pause, self.sleep, self.reach))
        self.archive = Archive(self.hall)
        self.records = Records(store, games)

    def clock(self) -> float:
        """Return the time, in seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Wait for some seconds of the clock."""
        await asyncio.sleep(seconds)

    async def reach(self, number: int) -> bool:
        """Whether people can get to a table."""
        return await reachable(self, await self.hall.row(number))

    async def is_member(self, guild: int | None, user: int) -> bool:
        """Whether somebody is in a server, as far as can be told; in a private conversation one always is."""
        return guild is None or await is_member(self, guild, user)

    async def setup_hook(self) -> None:
        """Load what the bot can do, and tell Discord of commands that have changed."""
        await self.hall.resume()
        for kind in COGS:
            cog = kind(self)
            await self.add_cog(cog)
            self.clicks |= getattr(cog, "clicks", {})
        translator = Translator()
        await self.tree.set_translator(translator)
        payload = [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
        known = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
        if await self.store.value(SYNCED) != known and await self._sync():
            await self.store.keep(SYNCED, known)
        self._catching_up = asyncio.create_task(self._catch_up(), name="showing what was not shown")
        self._keeping_time = asyncio.create_task(self._keep_time(), name="keeping time")
        self._looking_round = asyncio.create_task(Presence(self).run(), name="asking who has left")

    async def _sync(self) -> bool:
        """Tell Discord of the commands; return whether it took them. If not, games go on with those it knows."""
        try:
            await self.tree.sync()
        except FAILURES as wrong:
            log.error("Discord has refused the commands: %s", wrong)
            return False
        return True

    async def _catch_up(self) -> None:
        """Show what had happened when the program stopped in the middle, and let computers move."""
        await self.wait_until_ready()
        await self.show_unshown()
        await self.hall.keep_positions()
        await self.redraws.catch_up()

    async def _keep_time(self) -> None:
        await self.wait_until_ready()
        await self.hall.timekeeper.run()

    async def show_unshown(self) -> None:
        """Show what people may not have seen, and the time that was given back, and let computers move."""
        for number in await self._to_be_shown():
            try:
                await self.boards.seated(await self.hall.table(number))
            except Unreadable:
                await self.hall.tell_unreadable(await self.hall.row(number))
            except Refused as wrong:
                log.info("table %d: not shown: %s", number, wrong.reason)
            except Exception as wrong:
                log.error("table %d: not shown: %s", number, traced(wrong))
        await self.records.catch_up()

    async def _to_be_shown(self) -> list[int]:
        """Return the tables whose messages may be wrong: what was being posted or replaced may be there twice."""
        store = self.store
        unfinished = {*await store.with_messages(POSTING), *await store.with_messages(RETIRED)}
        return sorted({*await store.unshown(), *await store.timed(), *unfinished})

    async def close(self) -> None:
        """Let answers, thoughts and what is being shown come to their end, within some seconds; then leave.

        However often it is called, the bot stops once.
        """
        if self._stopping is None:
            self._stopping = asyncio.create_task(self._stop(), name="stopping")
        await asyncio.shield(self._stopping)

    async def _stop(self) -> None:
        try:
            await self._finish()
        finally:
            await super().close()

    async def _finish(self) -> None:
        """Finish what is under way. Whoever asks for something meanwhile is told to try again.

        The gateway closes before the session for requests, so that nobody is heard who cannot be answered.
        """
        self.answers.stopping = True
        for task in (self._catching_up, self._keeping_time, self._looking_round):
            if task is not None:
                task.cancel()
        await asyncio.gather(self.hall.close(), self.answers.finish(ANSWERED))
        await asyncio.gather(self.boards.close(), _within(ANSWERED, self.promises.rest()))
        self.hall.break_off()
        self.promises.close()
        self.easel.close()
        await _within(FAREWELL, *(shard.disconnect() for shard in self.shards.values()))
        await self.answers.stop(FAREWELL)


async def _within(seconds: float, *work: Awaitable[None]) -> None:
    """Do some things side by side; what is not done after some seconds is broken off."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*work)

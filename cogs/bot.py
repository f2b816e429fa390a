"""The bot itself: its parts, and how it starts and stops."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

import discord
from discord.ext import commands

from cogs.answering.answers import Answers, Metrics
from cogs.answering.button_ids import Click
from cogs.answering.cog import ClicksCog
from cogs.answering.command_tree import Tree
from cogs.answering.failures import FAILURES
from cogs.answering.interactions import Conversations
from cogs.answering.joining import PatientClient
from cogs.answering.pictures import Pictures
from cogs.answering.wording import Translator
from cogs.answering.worker import Retries
from cogs.history.analysis import AnalysisCog
from cogs.history.history import HistoryCog
from cogs.history.ratings import RatingsCog
from cogs.history.replay import ReplayCog
from cogs.history.share import ShareCog
from cogs.history.verify import VerifyCog
from cogs.library.cards import CardsCog
from cogs.library.challenges import ChallengesCog
from cogs.library.games import GamesCog
from cogs.library.help import HelpCog
from cogs.library.learn import LearnCog
from cogs.library.legend import LegendCog
from cogs.library.puzzles import PuzzlesCog
from cogs.library.rules import RulesCog
from cogs.library.welcome import WelcomeCog
from cogs.lobby.cog import LobbyCog
from cogs.lobby.invitations import InvitationsCog
from cogs.lobby.messages import LobbyMessages
from cogs.lobby.opening import OpeningCog
from cogs.messages.outbox import BOARD
from cogs.people.blocking import BlockingCog
from cogs.people.health import HealthCog
from cogs.people.privacy import PrivacyCog
from cogs.people.server_settings import ServerSettingsCog
from cogs.people.settings import SettingsCog
from cogs.table.channels import ChannelsCog, is_reachable
from cogs.table.cog import TableCog
from cogs.table.context import Pace
from cogs.table.frozen import FrozenCog, show_newest_state
from cogs.table.help_panel import TableHelpCog
from cogs.table.herald import Herald
from cogs.table.housekeeping import MembershipCheck, OldMessages, QuietThreads, keep_all_open, repeat_hourly
from cogs.table.listener import Listener
from cogs.table.planning import PlanningCog
from cogs.table.resign_or_end import ResignOrEndCog
from cogs.table.seat_requests import SeatRequests
from cogs.table.spectators import SpectatorsCog
from cogs.table.tables_list import TablesCog
from cogs.table.undo import UndoCog
from cogs.table.why_not import WhyNotCog
from cogs.tournaments.cog import TournamentsCog
from cogs.tournaments.opening import TournamentOpeningCog
from cogs.tournaments.stage import TournamentStage
from engine.core import Game
from games.catalog import BOXES
from store import POSTING, Store, StoreAway
from store.shares import EVERYTHING, Notice, Share, Tell, tell_nobody
from tables import Refused
from tables.backoff import Wait, retry_patiently
from tables.error_logging import log_failure
from tables.history.archive import Archive
from tables.history.results import Results
from tables.play.registry import TableRegistry
from tables.play.services import Services
from tables.review.analyses import Analyses
from tables.thinking.thinking import Thinker
from tables.tournaments.director import Director
from words import LANGUAGES, hash_translation

log = logging.getLogger(__name__)

COGS = (
    ClicksCog,
    OpeningCog,
    LobbyCog,
    TableCog,
    PlanningCog,
    TablesCog,
    FrozenCog,
    ResignOrEndCog,
    GamesCog,
    HelpCog,
    LearnCog,
    LegendCog,
    CardsCog,
    SettingsCog,
    TableHelpCog,
    UndoCog,
    ChannelsCog,
    AnalysisCog,
    ReplayCog,
    ShareCog,
    HistoryCog,
    VerifyCog,
    PuzzlesCog,
    ChallengesCog,
    TournamentOpeningCog,
    TournamentsCog,
    RulesCog,
    WhyNotCog,
    RatingsCog,
    PrivacyCog,
    InvitationsCog,
    BlockingCog,
    SpectatorsCog,
    ServerSettingsCog,
    HealthCog,
    WelcomeCog,
)  # what the bot can do
UNHURRIED = Pace()
# The most seconds to wait for a rate limit; a request that would wait longer fails, and our retry shows the newest
# state. discord.py fails every request to a bucket whose window is longer than this, even if the bucket allows more;
# so this is longer than the windows of all routes in use (the longest is for opening threads).
LONGEST_WAIT = 600.0
ANSWERED = 5.0  # seconds to finish answers and messages under way when the program stops
FAREWELL = 2.0  # seconds for the gateway to close, and then again to answer the last clicks that it brought
SYNCED = "commands"  # the store's key for the hash of the commands last sent to Discord
BORN = "born"  # the store's key for when the bot first started
STARTING = 3600.0  # seconds that the programs of all shares need to start at most
# The bot hears only direct messages, to answer people who ask for help. It keeps no members in memory, and pings nobody
# by mistake.
FRUGAL: dict[str, Any] = {
    "command_prefix": (), "help_command": None, "tree_cls": Tree, "max_ratelimit_timeout": LONGEST_WAIT,
    "intents": discord.Intents(guilds=True, dm_messages=True), "max_messages": None, "chunk_guilds_at_startup": False,
    "member_cache_flags": discord.MemberCacheFlags.none(), "allowed_mentions": discord.AllowedMentions.none(),
}  # fmt: skip


class Ilion(PatientClient, commands.AutoShardedBot):
    """The bot: a client that hears no messages, only commands and clicks."""

    def __init__(
        self, store: Store, games: Mapping[str, Game], thinker: Thinker, *, pause: float = 1.0, pace: Pace = UNHURRIED,
        pictures: bool = False, version: str = "", rules: str = "pure", greets: bool = False,
        share: Share = EVERYTHING, tell: Tell = tell_nobody, **options: Any,
    ) -> None:  # fmt: skip
        """Prepare a bot for a ``share`` of the tables; it must get the shards of Discord that belong to it.

        ``rules``: whether they are compiled, or a ``stale`` build is not used, for people who ask how the bot is doing.
        ``tell`` tells the programs that look after the others.
        """
        super().__init__(**FRUGAL, requests=pace.requests, clients=share.shards, **options)
        self.store, self.version, self.rules = store, version, rules
        self.first_start = greets  # until the store says otherwise
        self.began = 0.0  # when it has logged in, in seconds since 1970
        self.outages: dict[int, float] = {}  # since when shards are without their connection to Discord
        self.metrics = Metrics()
        self.answers = Answers(store.serving)
        self.clicks: dict[str, Click] = {}  # handlers by verb, filled by the cogs
        self.pictures = Pictures(store, pictures=pictures)
        self.conversations = Conversations(lambda: self.clock())
        self.herald = Herald(self, pace)
        self.retries = Retries(self.sleep)
        self.lobbies = LobbyMessages(self)
        self.conversations.listeners += [self.herald.reached, self.lobbies.reached]
        self._background: set[asyncio.Task[None]] = set()  # the event loop keeps only weak references
        self._catching_up: asyncio.Task[None] | None = None
        self._stopping: asyncio.Task[None] | None = None
        planning = {key: box.planning for key, box in BOXES.items() if box.planning}
        services = Services(
            store, self.herald, thinker, self.clock, pause, self.sleep, self.reach, share=share, tell=tell,
            planning=planning,
        )  # fmt: skip
        self.registry: TableRegistry = TableRegistry(games, services)
        self.tournaments = Director(self.registry, TournamentStage(self))
        self.archive = Archive(self.registry)
        self.analyses = Analyses(thinker)
        self.results = Results(store, games)
        self._listener = Listener(self)

    def clock(self) -> float:
        """Return the time, in seconds since 1970."""
        return time.time()

    async def reach(self, number: int) -> bool:
        """Return whether people can reach a table; those of other shares are for other programs to judge."""
        row = await self.registry.row(number)
        return not self.registry.services.share.has(row.guild) or await is_reachable(self, row)

    def hear(self, notice: Notice) -> None:
        """Do what another program asks for, once the bot is ready."""
        self._listen(partial(self._listener.hear, notice))

    def catch_up_with_others(self) -> None:
        """Look at all that others may have changed, after notices may have been lost."""
        self._listen(self._look_at_all)

    async def _look_at_all(self) -> None:
        """Look at tables in memory, at those asleep where something was not shown, and at hands of others' tables."""
        asleep, kept = await self.store.unshown(), self.herald.list_kept()
        for number in sorted({*self.registry.list_in_memory(), *asleep, *kept}):
            await self._listener.hear(Notice(number, "changed"))

    def _listen(self, work: Callable[[], Awaitable[None]]) -> None:
        async def once_ready() -> None:
            await self.wait_until_ready()
            await self._once_stored(work)

        if self._catching_up is None:
            return  # a bot that is about to start reads everything anyway
        self._begin(once_ready(), "hearing what others tell")

    def _begin(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Start a background task, which is cancelled when the bot stops."""
        task = asyncio.create_task(work, name=name)
        self._background.add(task)
        task.add_done_callback(self._background.discard)
        return task

    async def setup_hook(self) -> None:
        """Load the cogs, send Discord the commands if they have changed, and start the background tasks."""
        self.began = self.clock()
        await self.registry.resume()
        for kind in COGS:
            cog = kind(self)
            await self.add_cog(cog)
            self.clicks |= getattr(cog, "clicks", {})
        self.tree.allowed_installs = self._installable()
        await self.tree.set_translator(Translator())
        known = self._hash_commands()
        before = await self.store.value(SYNCED)
        self.first_start = self.first_start and (before is None or await self._is_first_among_shares())
        if before is None:
            await self.store.keep(BORN, str(self.clock()))
        if before != known and await self._sync():
            await self.store.keep(SYNCED, known)
        self._catching_up = self._begin(self._catch_up(), "showing what was not shown")
        self._begin(self._keep_time(), "keeping time")
        self._begin(MembershipCheck(self).run(), "asking who has left")
        self._begin(self._archive(), "putting old games away")
        self._begin(self._direct(), "directing tournaments")

    def _hash_commands(self) -> str:
        """Return a hash of the commands, of all sentences, and of whose commands they are.

        To translate the commands takes longer than a start.
        """
        told = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        return hashlib.sha256(
            json.dumps([self.application_id, told, *map(hash_translation, LANGUAGES)], sort_keys=True).encode()
        ).hexdigest()

    def _installable(self) -> discord.app_commands.AppInstallationType:
        """Return who may install the bot: servers, and people if its application allows that in Discord's portal."""
        application = self.application
        people = application is not None and application.user_integration_config is not None
        return discord.app_commands.AppInstallationType(guild=True, user=people)

    async def _is_first_among_shares(self) -> bool:
        """Return whether the programs of all shares have started for the first time just now.

        Only the first of them finds no commands; the others greet their servers all the same.
        """
        if self.registry.services.share.whole:
            return False
        born = await self.store.value(BORN)
        return born is not None and self.clock() - float(born) < STARTING

    async def _sync(self) -> bool:
        """Send Discord the commands; return whether it took them. If not, games go on with the commands it knows."""
        try:
            await self.tree.sync()
        except FAILURES as wrong:
            log.error("Discord has refused the commands: %s", wrong)
            return False
        return True

    async def _catch_up(self) -> None:
        """Show what the last run left unshown, and let computers move; while the store is away, wait for it."""
        await self.wait_until_ready()
        await self._once_stored(self.show_unshown)
        await self._once_stored(self._keep_threads_open)
        await self._once_stored(self.registry.keep_positions)
        await self._once_stored(self.lobbies.catch_up)
        await self._once_stored(self._finish_requests)

    async def _once_stored(self, step: Callable[[], Awaitable[None]]) -> None:
        """Do something that may be done twice; while the store is away, wait and try again."""
        await retry_patiently(step, _outage_of_the_store, self.sleep)

    async def _keep_threads_open(self) -> None:
        for guild in self.guilds:
            await keep_all_open(self, guild)

    async def _finish_requests(self) -> None:
        for number in await self.store.with_messages(POSTING):
            self.retries.begin(f"the requests at table {number}", partial(SeatRequests(self).finish, number))

    async def _keep_time(self) -> None:
        await self.wait_until_ready()
        await self.registry.timekeeper.run()

    async def _direct(self) -> None:
        await self.wait_until_ready()
        await self.tournaments.run()

    async def _archive(self) -> None:
        await self.wait_until_ready()
        marks = repeat_hourly(self, self._forget_marks, "no mark of a challenge was forgotten")
        await asyncio.gather(QuietThreads(self).run(), OldMessages(self).run(), marks)

    async def _forget_marks(self) -> None:
        await self.store.forget_marks(self.clock())

    async def show_unshown(self) -> None:
        """Show what people may not have seen, and the time given back, and let computers move.

        Raises:
            StoreAway: what is left is not shown yet.
        """
        for number in await self._to_be_shown():
            try:
                await show_newest_state(self, number)
            except StoreAway:
                raise
            except Refused as wrong:
                log.info("table %d: not shown: %s", number, wrong.reason)
            except Exception as wrong:
                log_failure(log, f"table {number}: not shown", wrong)
        await self.results.catch_up()

    async def _to_be_shown(self) -> list[int]:
        """Return the tables whose messages may be out of date, or posted twice because a post was interrupted."""
        store = self.store
        unfinished = {*await store.with_messages(POSTING), *await store.with_several_messages(BOARD)}
        return sorted({*await store.unshown(), *await store.timed(), *unfinished})

    async def close(self) -> None:
        """Finish answers, thoughts and messages within some seconds, then disconnect.

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
        """Finish what is under way, and ask anyone who clicks meanwhile to try again.

        Close the gateway before the HTTP session, so that no click arrives that cannot be answered.
        """
        self.answers.stopping = True
        for task in self._background:
            task.cancel()
        await asyncio.gather(self.registry.close(), self.answers.finish(ANSWERED))
        await asyncio.gather(self.herald.close(), _within(ANSWERED, self.retries.rest()))
        self.registry.break_off()
        self.retries.close()
        self.pictures.close()
        await _within(FAREWELL, *(shard.disconnect() for shard in self.shards.values()))
        await self.answers.stop(FAREWELL)


def _outage_of_the_store(wrong: Exception) -> Wait | None:
    return Wait(f"not everything is shown yet: {wrong}") if isinstance(wrong, StoreAway) else None


async def _within(seconds: float, *work: Awaitable[None]) -> None:
    """Await several things together; cancel those not done after ``seconds``."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*work)

"""Running the bot: on Discord, or in a playground of its own."""

from __future__ import annotations

import asyncio
import errno
import logging
import tempfile
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import discord

from cogs.answering.joining import CannotJoin, PatientClient
from cogs.bot import Ilion
from cogs.people.health_numbers import collect_health
from engine.core import Game
from games.loading import LEFT_OUT
from native.finder import name_rules
from playground.discord_py import connect_bots
from playground.playground import Playground
from playground.web_client import with_page
from running.config import AUTO, LAST_PORT, Away, Config, Unusable, load_games
from running.databases import cluster_of, server_of, store_of
from running.lent import Lent
from running.metrics import serve_metrics
from running.processes import end_with_parent
from running.shards import Shards
from running.stopping import Stopped, stop_signal, unless_stopped, unless_stopped_before, until_stopped
from running.thinkers import choose_thinker
from running.version import read_version
from store import Store, StoreFailed
from store.address import Address
from store.shares import Share
from store.shares import Tell as Notify
from tables.backoff import Wait, retry_patiently
from tables.thinking.thinking import Thinker

log = logging.getLogger(__name__)
COMPILE = "uv run --group compile python -m engine compile"

BOT = "Ilion"  # the name that the bot has in a playground of its own
PORTS = 20  # how many ports to try, from the first one on
Tell = Callable[[str], object]


async def run_online(config: Config, tell: Tell, *, process: int | None = None) -> None:
    """Run on Discord until told to stop; a ``process`` with a number also ends with the one that watches it.

    While Discord or the database is away, wait.

    Raises:
        Unusable: a person has to mend something, such as the token.
    """
    with stop_signal() as stopped, suppress(Stopped):
        if process is not None:
            end_with_parent(stopped)
        run = _alone if config.shards is None else partial(_one_of_many, process=process or 0)
        await retry_patiently(partial(run, config, tell, stopped), _what_is_away, partial(_rest, stopped))


def _what_is_away(wrong: Exception) -> Wait | None:
    return Wait(str(wrong)) if isinstance(wrong, Away) else None


async def _rest(stopped: asyncio.Event, seconds: float) -> None:
    await unless_stopped(asyncio.sleep(seconds), stopped)


async def _alone(config: Config, tell: Tell, stopped: asyncio.Event) -> None:
    """Run the bot in one process."""
    with _sentences():
        async with unless_stopped_before(_bot(config, config.database), stopped) as bot:
            tell("Ilion is joining Discord; Ctrl-C ends it.")
            async with serve_metrics(partial(collect_health, bot), config.metrics):
                await until_stopped(bot, config.token, stopped)


@asynccontextmanager
async def _bot(config: Config, database: Path | Address) -> AsyncIterator[Ilion]:
    """Create the bot of the settings, and the thinker of its computer players."""
    async with (
        choose_thinker(config.thinkers) as thinker,
        bot_of(database, load_games(config.cards), thinker, config.pause, **_options(config)) as bot,
    ):
        yield bot


async def _one_of_many(config: Config, tell: Tell, stopped: asyncio.Event, *, process: int) -> None:
    """Run as one of several processes that share the bot's shards."""
    database = server_of(config.database)
    catalog = load_games(config.cards)
    warn_of_left_out()
    tell_of_build()
    with _sentences():
        recommended, concurrency = await unless_stopped(_recommended(config.token), stopped)
        cluster = unless_stopped_before(cluster_of(database, config.shards or AUTO, recommended), stopped)
        async with _thinker(config) as thinker, cluster as joined:
            tell(f"Ilion takes a part of {joined.shards} shards, as other processes leave them; Ctrl-C ends it.")
            shards = Shards(joined, partial(_bot_of, config, catalog, Lent(thinker)), config.token, concurrency)
            async with serve_metrics(shards.health, config.metrics, process):
                await shards.run(stopped)


@asynccontextmanager
async def _thinker(config: Config) -> AsyncIterator[Thinker]:
    """Return a thinker for several bots, and close it after the last."""
    async with choose_thinker(config.thinkers) as thinker:
        with closing(thinker):
            yield thinker


def _bot_of(
    config: Config, catalog: dict[str, Game], thinker: Thinker, share: Share, store: Store, tell_others: Notify
) -> Ilion:
    """Create the bot of a shard."""
    # No timeout: a shard waits for its turn to identify among those of all processes.
    where: dict[str, Any] = {"shard_ids": [share.shard], "shard_count": share.shards, "shard_connect_timeout": None}
    whose: dict[str, Any] = {"share": share, "tell": tell_others}
    return Ilion(store, catalog, thinker, pause=config.pause, **whose, **where, **_options(config))


async def _recommended(token: str) -> tuple[int, int]:
    """Return how many shards Discord recommends, and how many may identify at once."""
    async with PatientClient(intents=discord.Intents(guilds=True)) as client:
        await client.login(token)
        shards, limits = await client.recommended()
        return shards, limits["max_concurrency"]


@contextmanager
def _sentences() -> Iterator[None]:
    """Say in a sentence why the bot cannot run."""
    try:
        yield
    except CannotJoin as wrong:
        raise Unusable(str(wrong)) from wrong
    except StoreFailed as wrong:
        raise Away(str(wrong)) from wrong


async def run_locally(config: Config, tell: Tell, *, show: bool) -> None:
    """Run in a playground until told to stop; with ``show``, open it in the browser."""
    with stop_signal() as stopped, tempfile.TemporaryDirectory() as folder:
        async with open_playground(config.port) as place, _bot(config, Path(folder) / "playground.db") as bot:
            tell(f"The playground is open at {place.url} — type /play there. Ctrl-C ends it.")
            if show:
                webbrowser.open(place.url)
            async with serve_metrics(partial(collect_health, bot), config.metrics):
                await until_stopped(bot, place.token, stopped)


def _options(config: Config) -> dict[str, Any]:
    """Return the settings that are options of the bot itself."""
    about = {"version": read_version(), "rules": name_rules()}
    known: dict[str, Any] = {"pictures": config.pictures, "greets": True, **about}
    return {**known, "owner_ids": config.owners} if config.owners else known


@asynccontextmanager
async def open_playground(first: int) -> AsyncIterator[Playground]:
    """Open a playground at the first free port, and connect every bot of this program to it.

    Raises:
        Unusable: no port is free.
    """
    place = await _opened(first)
    try:
        with connect_bots(place):
            yield place
    finally:
        await place.close()


async def _opened(first: int) -> Playground:
    ports = range(first, min(first + PORTS, LAST_PORT + 1)) if first else (0,)
    for port in ports:
        place = with_page(BOT)
        try:
            await place.open(port=port)
        except OSError as wrong:
            if wrong.errno != errno.EADDRINUSE:
                raise Unusable(f"port {port} cannot be opened: {wrong.strerror}") from wrong
            await place.close()
        else:
            return place
    raise Unusable(f"ports {first} to {ports[-1]} are all in use: choose another with --port")


@asynccontextmanager
async def bot_of(
    database: Path | Address, catalog: dict[str, Game], thinker: Thinker, pause: float, **options: Any
) -> AsyncIterator[Ilion]:
    """Create a bot on a database that no other program uses, and close both whatever happens.

    Raises:
        Unusable: the database cannot be opened, its restore was interrupted, or another bot is running on it.
    """
    warn_of_left_out()
    tell_of_build()
    async with store_of(database) as store, Ilion(store, catalog, thinker, pause=pause, **options) as bot:
        yield bot


def tell_of_build() -> None:
    """Log whether the rules are compiled, if they ever were."""
    rules = name_rules()
    if rules == "stale":
        log.warning("the compiled rules are out of date, and not used: %s", COMPILE)
    elif rules == "compiled":
        log.info("the rules are compiled")


def warn_of_left_out() -> None:
    """Log the games from outside that cannot be used; all their layers have been loaded by now."""
    for what, why in LEFT_OUT.items():
        log.warning("left out: %s: %s", what, why)

"""Running the bot: on Discord, or in a playground of its own."""

from __future__ import annotations

import asyncio
import errno
import logging
import signal
import tempfile
import webbrowser
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import discord
import yarl

from cogs.bot import Ilion
from cogs.people.health_numbers import health
from engine.core import Game
from games.loading import LEFT_OUT
from playground.playground import Playground
from playground.web_client import with_page
from running.config import LAST_PORT, Config, Unusable, games
from running.databases import store_of
from running.metrics import metrics
from running.thinkers import thinkers
from running.version import version
from store.address import Address
from tables.thinking import Thinker

log = logging.getLogger(__name__)

STOPS = signal.SIGINT, signal.SIGTERM
BOT = "Ilion"  # the name that the bot has in a playground of its own
PORTS = 20  # how many ports to try, from the first one on
Tell = Callable[[str], object]


async def online(config: Config, tell: Tell) -> None:
    """Run on Discord until told to stop.

    Raises:
        Unusable: the token, the network or the database does not work.
    """
    with stop_signal() as stopped:
        async with _bot(config, config.database) as bot:
            tell("Ilion is joining Discord; Ctrl-C ends it.")
            async with metrics(partial(health, bot), config.metrics):
                await _joined(bot, config.token, stopped)


@asynccontextmanager
async def _bot(config: Config, database: Path | Address) -> AsyncIterator[Ilion]:
    """Create the bot of the settings, and whoever thinks for its computer players."""
    async with (
        thinkers(config.thinkers) as thinker,
        bot_of(database, games(config.cards), thinker, config.pause, **_options(config)) as bot,
    ):
        yield bot


async def _joined(bot: Ilion, token: str, stopped: asyncio.Event) -> None:
    try:
        await until_stopped(bot, token, stopped)
    except discord.LoginFailure as wrong:
        raise Unusable("Discord refuses DISCORD_TOKEN: copy it anew from the developer portal into .env") from wrong
    except aiohttp.ClientConnectionError as wrong:
        raise Unusable(f"Discord cannot be reached: {wrong}") from wrong
    except discord.DiscordServerError as wrong:
        raise Unusable(f"Discord is down just now; start the bot again in a minute (status {wrong.status})") from wrong


async def locally(config: Config, tell: Tell, *, show: bool) -> None:
    """Run in a playground until told to stop; with ``show``, open it in the browser."""
    with stop_signal() as stopped, tempfile.TemporaryDirectory() as folder:
        async with playground(config.port) as place, _bot(config, Path(folder) / "playground.db") as bot:
            tell(f"The playground is open at {place.url} — type /play there. Ctrl-C ends it.")
            if show:
                webbrowser.open(place.url)
            async with metrics(partial(health, bot), config.metrics):
                await until_stopped(bot, place.token, stopped)


def _options(config: Config) -> dict[str, Any]:
    """Return the settings that are options of the bot itself."""
    known: dict[str, Any] = {"pictures": config.pictures, "version": version(), "greets": True}
    return {**known, "owner_ids": config.owners} if config.owners else known


@asynccontextmanager
async def playground(first: int) -> AsyncIterator[Playground]:
    """Open a playground at the first free port, and connect every bot of this program to it.

    Raises:
        Unusable: no port is free.
    """
    place = await _opened(first)
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = place.api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(place.gateway_url)
    try:
        yield place
    finally:
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = before
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
    async with store_of(database) as store:
        bot = Ilion(store, catalog, thinker, pause=pause, **options)
        try:
            yield bot
        finally:
            await bot.close()


def warn_of_left_out() -> None:
    """Log the games from outside that cannot be used; all their layers have been loaded by now."""
    for what, why in LEFT_OUT.items():
        log.warning("left out: %s: %s", what, why)


@contextmanager
def stop_signal() -> Iterator[asyncio.Event]:
    """Yield an event that Ctrl-C or SIGTERM sets; afterwards ignore both, since the program is ending.

    A Ctrl-C comes twice when `uv run` passes it on.
    """
    loop, stopped = asyncio.get_running_loop(), asyncio.Event()
    for number in STOPS:
        loop.add_signal_handler(number, stopped.set)
    try:
        yield stopped
    finally:
        for number in STOPS:
            loop.remove_signal_handler(number)
            signal.signal(number, signal.SIG_IGN)


async def until_stopped(bot: Ilion, token: str, stopped: asyncio.Event) -> None:
    """Run until told to stop; what the bot has acknowledged is stored, and work under way may finish.

    A bot that is told to stop while it is still joining does not join.
    """
    running, waiting = asyncio.create_task(bot.start(token)), asyncio.create_task(stopped.wait())
    await asyncio.wait([running, waiting], return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    if running.done():
        running.result()
        return
    await bot.close()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)

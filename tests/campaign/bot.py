"""The bot of a campaign, in a process of its own: as on Discord, but in a hurry."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from threading import Thread

import discord
import yarl

from cogs.bot import Ilion
from cogs.table.context import Pace
from games.catalog import load_catalog
from running.config import database_of
from running.databases import store_of
from running.stopping import stop_signal, until_stopped
from store import Store
from tables.thinking.thinking import Pool

THOUGHT = 0.5  # seconds that a computer player may think
PAUSE = 0.1  # seconds that it seems to think at least
PACE = Pace(edits=0.5, patience=2.0)


class Hurried(Ilion):
    """A bot whose clock runs ``speed`` times as fast ``since`` a time, so that a minute's turn is over sooner."""

    since = 0.0
    speed = 1.0

    def clock(self) -> float:
        return self.since + (time.time() - self.since) * self.speed

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds / self.speed)


async def main(url: str, token: str, database: str, since: str, speed: str) -> None:
    """Run until told to stop."""
    discord.http.Route.BASE = url + "/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws", 1) + "/gateway")
    Hurried.since, Hurried.speed = float(since), float(speed)
    with stop_signal() as stopped:
        async with store_of(database_of("the database", database)) as store:
            await _run(store, token, stopped)


async def _run(store: Store, token: str, stopped: asyncio.Event) -> None:
    thinker = Pool(1, THOUGHT)
    bot = Hurried(
        store, load_catalog(), thinker, pause=PAUSE, pace=PACE, pictures=True, shard_count=1, guild_ready_timeout=0.0
    )
    bot.before_identify_hook = _at_once
    try:
        await until_stopped(bot, token, stopped)
    finally:
        await bot.close()


async def _at_once(shard_id: int | None, *, initial: bool = False) -> None:
    """The playground lets a bot identify as often as it likes."""


def _end_with_parent() -> None:
    """End when the parent process is gone, which closes its end of the pipe."""
    while os.read(sys.stdin.fileno(), 1):
        pass
    os._exit(1)


if __name__ == "__main__":
    Thread(target=_end_with_parent, daemon=True).start()
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s %(message)s", level=logging.WARNING)
    for room in ("cogs", "tables", "store"):
        logging.getLogger(room).setLevel(logging.INFO)
    logging.getLogger("tests.campaign").warning("the bot starts")
    asyncio.run(main(*sys.argv[1:]))

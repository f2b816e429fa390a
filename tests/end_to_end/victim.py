"""A bot in a process of its own that is killed at its next move, right before or right after storing it."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import discord
import yarl

from cogs.bot import Ilion
from games.catalog import load_catalog
from store import Deed, Table, sqlite
from tables.thinking.thinking import Pool


async def main(url: str, token: str, file: str, when: str) -> None:
    discord.http.Route.BASE = url + "/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws") + "/gateway")
    store = await sqlite.open_store(Path(file))
    commit = store.commit

    async def last(table: int, deed: Deed) -> Table | None:
        if deed.moves and when == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        stored = await commit(table, deed)
        if deed.moves:
            os.kill(os.getpid(), signal.SIGKILL)
        return stored

    store.commit = last
    bot = Ilion(store, load_catalog(), Pool(1, seconds=0.0), pause=0.0, shard_count=1, guild_ready_timeout=0.0)
    await bot.start(token)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))

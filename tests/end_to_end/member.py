"""A real process of the bot in a playground: the command line of ``bot.py``, in a hurry.

The playground's address is in the environment variable ``PLAYGROUND``.
"""

import os
import sys
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

import discord
import yarl

import bot
from cogs import bot as ilion
from cogs.table.context import Pace
from running import shards, thinkers
from store.postgres import lease
from tables.thinking.thinking import Pool

URL = os.environ["PLAYGROUND"]

if __name__ == "__main__":
    discord.http.Route.BASE = f"{URL}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(URL.replace("http", "ws", 1) + "/gateway")
    ilion.UNHURRIED = Pace(0.0, 0.0)
    lease.RENEW, lease.TRUST, lease.LEASE = 1.0, 6.0, 8.0
    vars(thinkers)["Pool"] = partial(Pool, 1, seconds=0.0)
    shards.BEAT, shards.Shards.__init__.__defaults__ = 0.2, (0.2,)
    ilion.Ilion.__init__.__kwdefaults__.update(pace=Pace(0.0, 0.0), pause=0.0)
    sys.exit(bot.main(sys.argv[1:]))

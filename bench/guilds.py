"""What servers cost that the bot is merely in: memory, and CPU while Discord sends them at the start.

    uv run --group bench python -m bench.guilds [--guilds N] [--channels N] [--roles N] [--emojis N]

discord.py keeps servers, channels, roles and emojis, since they come with the intent ``guilds``; Ilion has it keep no
members and no messages. Each server is parsed as it comes from the gateway.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path
from typing import Any

import discord

from cogs.bot import Ilion
from games.catalog import load_catalog
from store import sqlite
from tables.thinking.thinking import AtOnce
from terminal.arguments import parse_positive
from terminal.ending import end_in_words

FIRST = 10**18  # an id of Discord has 18 digits or more
STEP = 1000  # more ids than a server has parts
BOT: Any = {"id": str(FIRST), "username": "ilion", "discriminator": "0", "avatar": None}
MEMBER = {"user": BOT, "roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False, "flags": 0}


def make_guild(number: int, channels: int, roles: int, emojis: int) -> dict[str, Any]:
    """Return a server as Discord sends it, with one member: the bot."""
    first = FIRST + number * STEP
    return {
        "id": str(first), "name": f"Server {number}", "owner_id": str(first + 1), "member_count": 100, "large": False,
        "verification_level": 1, "default_message_notifications": 1, "explicit_content_filter": 2, "mfa_level": 0,
        "nsfw_level": 0, "premium_tier": 0, "preferred_locale": "en-US", "features": ["COMMUNITY"],
        "system_channel_flags": 0, "afk_timeout": 300, "threads": [], "stickers": [], "presences": [],
        "voice_states": [], "stage_instances": [],
        "guild_scheduled_events": [], "soundboard_sounds": [], "premium_progress_bar_enabled": False,
        "roles": [make_role(first + at) for at in range(roles)],
        "channels": [make_channel(first, first + 200 + at) for at in range(channels)],
        "emojis": [make_emoji(first + 700 + at) for at in range(emojis)],
        "members": [MEMBER],
    }  # fmt: skip


def make_role(number: int) -> dict[str, Any]:
    """Return a role; the first of a server has the number of the server."""
    return {
        "id": str(number), "name": f"role {number}", "color": 0, "hoist": False, "position": number % STEP,
        "permissions": "2248473465835073", "managed": False, "mentionable": False, "flags": 0, "icon": None,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
    }  # fmt: skip


def make_channel(server: int, number: int) -> dict[str, Any]:
    """Return a text channel that one role may not see."""
    return {
        "id": str(number), "type": 0, "name": f"channel-{number}", "position": number % STEP, "parent_id": None,
        "topic": "What people talk about here.", "nsfw": False, "rate_limit_per_user": 0,
        "last_message_id": str(number),
        "permission_overwrites": [{"id": str(server), "type": 0, "allow": "0", "deny": "1024"}], "flags": 0,
    }  # fmt: skip


def make_emoji(number: int) -> dict[str, Any]:
    """Return an emoji."""
    return {
        "id": str(number), "name": f"emoji_{number}", "roles": [], "require_colons": True, "managed": False,
        "animated": False, "available": True,
    }  # fmt: skip


async def measure_guilds(guilds: int, *parts: int) -> dict[str, float]:
    """Let the bot learn of so many servers; return what each costs."""
    with tempfile.TemporaryDirectory() as folder:
        store = await sqlite.open_store(Path(folder) / "bench.db")
        bot = Ilion(store, load_catalog(), AtOnce(0.0), shard_count=1)
        found = learn_guilds(bot, guilds, *parts)
        await store.close()
    return found


def learn_guilds(bot: Ilion, guilds: int, *parts: int) -> dict[str, float]:
    """Parse so many servers; return what each costs."""
    state: Any = bot._connection
    state.user = discord.ClientUser(state=state, data=BOT)
    state.parse_guild_create(make_guild(0, *parts))  # what is loaded for the first is not counted
    sent = (json.dumps(make_guild(number, *parts)) for number in range(1, guilds + 1))
    before, began = read_own_memory(), time.process_time()
    for text in sent:
        state.parse_guild_create(json.loads(text))
    cpu = time.process_time() - began - measure_writing(guilds, *parts)
    assert len(bot.guilds) == guilds + 1, "every server is kept"
    grown = read_own_memory() - before
    return {"guilds": guilds, "kib_per_guild": grown / guilds, "ms_cpu_per_guild": 1000 * cpu / guilds}


def measure_writing(guilds: int, *parts: int) -> float:
    """Return the seconds of CPU that it takes to write what Discord would send."""
    began = time.process_time()
    for number in range(guilds):
        json.dumps(make_guild(number, *parts))
    return time.process_time() - began


def read_own_memory() -> float:
    """Return the resident memory of this process in KiB (Linux)."""
    return float(Path("/proc/self/status").read_text(encoding="ascii").split("VmRSS:")[1].split()[0])


def main() -> None:
    """Print what a server costs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--guilds", type=parse_positive, default=1000, help="as many as a shard has at most is 2500")
    for part, usual in (("channels", 40), ("roles", 30), ("emojis", 30)):
        parser.add_argument(f"--{part}", type=int, default=usual)
    chosen = parser.parse_args()
    found = asyncio.run(measure_guilds(chosen.guilds, chosen.channels, chosen.roles, chosen.emojis))
    print(json.dumps({name: round(value, 2) for name, value in found.items()}))


if __name__ == "__main__":
    with end_in_words():
        main()

"""`/health`: the state of the program, for its owner."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from math import isfinite
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely
from cogs.answering.host import Host
from cogs.answering.interactions import show_screen
from cogs.answering.layout import OLIVE, Screen, escape_markup, make_layout, make_text
from cogs.answering.wording import find_readers_words, localize_text
from cogs.people.health_numbers import Health, collect_health
from games.loading import LEFT_OUT
from tables import Refused
from words import Words

MEGABYTE = 1_000_000
NOTHING: Mapping[str, str] = {}


class HealthCog(commands.Cog):
    """`/health`."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name=localize_text("health-name"), description=localize_text("health-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @app_commands.default_permissions(administrator=True)
    async def health(self, interaction: discord.Interaction[Any]) -> None:
        """Show the state of the program."""
        await answer_safely(self.host.store, interaction, lambda: self._tell(interaction))

    async def _tell(self, interaction: discord.Interaction[Any]) -> None:
        if not await self.host.is_owner(interaction.user):
            raise Refused("owner-only")
        words = await find_readers_words(self.host.store, interaction)
        await show_screen(interaction, health_screen(await collect_health(self.host), words, LEFT_OUT))


def health_screen(now: Health, words: Words, left_out: Mapping[str, str] = NOTHING) -> Screen:
    """Return the numbers as a few lines, and the games from outside that were left out, with the reasons."""
    up = timedelta(seconds=round(now.uptime))
    lines = [
        f"## Ilion {now.version}",
        words.say("health-up", days=up.days, hours=up.seconds // 3600, minutes=up.seconds // 60 % 60),
        words.say("health-tables", playing=now.playing, lobbies=now.lobbies, awake=now.awake, servers=now.servers),
        words.say("health-moves", minute=now.moves_a_minute, all=now.moves),
        words.say("health-answers", usual=_ms(now.usual_answer), slowest=_ms(now.slowest_answer)),
        words.say("health-gateway", ms=_ms(now.gateway)),
        words.say("health-thinking", busy=now.thinking, of=now.processes, waiting=now.waiting),
        words.say("health-rules", rules=now.rules),
        *([words.say("health-scheduler", address=now.scheduler, workers=now.workers)] if now.scheduler else []),
        words.say("health-pictures", drawn=now.pictures, left_out=now.pictures_left_out),
        words.say(
            "health-store", size=round(now.store_size / MEGABYTE, 1), written=f"<t:{round(now.store_written)}:R>"
        ),
        *(
            words.say("health-left-out", what=escape_markup(what), why=escape_markup(why))
            for what, why in left_out.items()
        ),
    ]
    return make_layout([make_text("\n".join(lines))], OLIVE)


def _ms(seconds: float) -> str:
    """Return seconds as milliseconds, or a dash if nothing was measured yet."""
    return str(round(seconds * 1000)) if isfinite(seconds) else "\N{EN DASH}"

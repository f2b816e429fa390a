"""What there is to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import screens
from cogs.layout import layout, text
from cogs.voice import answered, reader, said
from engine.core import Game
from words import Words

if TYPE_CHECKING:
    from cogs.client import Ilion


class Library(commands.Cog):
    """`/games`."""

    def __init__(self, bot: Ilion) -> None:
        self.bot = bot

    @app_commands.command(name=said("discord-games-name"), description=said("discord-games-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def games(self, interaction: discord.Interaction[Any]) -> None:
        """List the games."""
        await answered(self.bot.store, interaction, lambda: self._list(interaction))

    async def _list(self, interaction: discord.Interaction[Any]) -> None:
        words = await reader(self.bot.store, interaction)
        shelf = "\n".join(line for game in self.bot.hall.games.values() for line in described(game, words))
        screen = layout([text(f"## {words.say('discord-shelf')}\n{shelf}")], screens.OCHRE)
        await interaction.response.send_message(view=screen, ephemeral=True)


def described(game: Game, words: Words) -> list[str]:
    """Return what a game is about, and the tables it is played at."""
    sizes = [words.say("discord-size", variant=variant, seats=seats) for variant, seats in screens.tables_of(game)]
    about = words.say("discord-game-about", game=game.key)
    return [f"### {screens.game_name(game.key, words)}", about, f"-# {', '.join(sizes)}"]

"""Looking up a card: what it is called, what is printed on it, and what it does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import screens
from cogs.ids import Id
from cogs.layout import PRIMARY, Screen, button, layout, rows, text
from cogs.typed import called, matching
from cogs.voice import answered, reader, said, show
from games.narrators import LIBRARIES
from games.titles import game_name
from tables import Refused
from words import Words, clip

if TYPE_CHECKING:
    from cogs.client import Ilion


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card of one game."""

    game: str
    kind: int


class CardsCog(commands.Cog):
    """`/card`."""

    def __init__(self, bot: Ilion) -> None:
        self.bot = bot

    @app_commands.command(name=said("discord-card-name"), description=said("discord-card-about"))
    @app_commands.rename(name=said("discord-option-card"))
    @app_commands.describe(name=said("discord-option-card-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def card(self, interaction: discord.Interaction[Any], name: str) -> None:
        """Show a card."""
        await answered(self.bot.store, interaction, lambda: self._show(interaction, name))

    async def _show(self, interaction: discord.Interaction[Any], name: str) -> None:
        words = await reader(self.bot.store, interaction)
        found = called(self._cards(words), name)
        if found is None:
            raise Refused("no-such-card", card=clip(name))
        await show(interaction, self._screen(found, words))

    def _screen(self, card: Card, words: Words) -> Screen:
        games = self.bot.hall.games
        title, *lines = LIBRARIES[card.game].describe(games[card.game], words.language, card.kind)
        rules = button(words.say("discord-rules"), Id("page", list(games).index(card.game)), PRIMARY)
        heading = f"## {title}\n-# {game_name(card.game, words)}"
        return layout([text("\n".join([heading, *lines])), *rows([rules])], screens.OCHRE)

    def _cards(self, words: Words) -> dict[str, Card]:
        """Return every card that can be looked up, by its name in the reader's language."""
        return {
            name: Card(key, kind)
            for key, library in LIBRARIES.items()
            for name, kind in library.named(self.bot.hall.games[key], words.language).items()
        }

    @card.autocomplete("name")
    async def _names(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        words = await reader(self.bot.store, interaction)
        return matching({name: name for name in sorted(self._cards(words))}, typed)

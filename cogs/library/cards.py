"""`/card`: a card's name, what is printed on it, and what it does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.autocomplete import find_by_name, match_names
from cogs.answering.button_ids import Id
from cogs.answering.host import Host
from cogs.answering.language import find_readers_words, localize_text
from cogs.answering.layout import OCHRE, PRIMARY, Screen, lay_out_rows, make_button, make_layout, make_text
from cogs.answering.replies import answer_safely, show_screen
from games.names import game_name
from games.narrators import LIBRARIES
from tables import Refused
from words import Words, clip_text


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card of one game."""

    game: str
    kind: int


class CardsCog(commands.Cog):
    """`/card`."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @app_commands.command(name=localize_text("commands-card-name"), description=localize_text("commands-card-about"))
    @app_commands.rename(name=localize_text("commands-option-card"))
    @app_commands.describe(name=localize_text("commands-option-card-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def card(self, interaction: discord.Interaction[Any], name: str) -> None:
        """Show a card."""
        await answer_safely(self.host.store, interaction, lambda: self._show(interaction, name))

    async def _show(self, interaction: discord.Interaction[Any], name: str) -> None:
        words = await find_readers_words(self.host.store, interaction)
        found = find_by_name(self._cards(words), name)
        if found is None:
            raise Refused("no-such-card", card=clip_text(name))
        await show_screen(interaction, self._screen(found, words))

    def _screen(self, card: Card, words: Words) -> Screen:
        games = self.host.registry.games
        title, *lines = LIBRARIES[card.game].describe(games[card.game], words.language, card.kind)
        rules = make_button(words.say("library-rules"), Id("rules-page", list(games).index(card.game)), PRIMARY)
        heading = f"## {title}\n-# {game_name(card.game, words)}"
        return make_layout([make_text("\n".join([heading, *lines])), *lay_out_rows([rules])], OCHRE)

    def _cards(self, words: Words) -> dict[str, Card]:
        """Return every card by its name in the reader's language."""
        return {
            name: Card(key, kind)
            for key, library in LIBRARIES.items()
            for name, kind in library.named(self.host.registry.games[key], words.language).items()
        }

    @card.autocomplete("name")
    async def _names(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        words = await find_readers_words(self.host.store, interaction)
        return match_names({name: name for name in sorted(self._cards(words))}, typed)

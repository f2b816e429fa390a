"""The legend of a game: what each symbol in its pictures means, behind a button of "Table help"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord.ext import commands

from cogs.answering.button_ids import Id, map_verbs
from cogs.answering.host import Host
from cogs.answering.interactions import show_screen
from cogs.answering.layout import OCHRE, Picture, Screen, make_layout, make_text, show_picture
from cogs.answering.wording import find_readers_words
from games.legends import legend_of
from pictures.legend import Legend
from tables import Refused
from tables.choices import pick_value


class LegendCog(commands.Cog):
    """The button "Legend"; its id holds the index of the game."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = map_verbs(["legend"], self.press, table=False)

    async def press(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Show the legend of a game, as a picture or in words, as the user prefers."""
        games, words = list(self.host.registry.games), await find_readers_words(self.host.store, interaction)
        its = legend_of(pick_value(games, identity.table), words)
        if its is None:
            raise Refused("forged")
        pictures = await self.host.pictures.legend(its, interaction.user.id, interaction.guild_id)
        await show_screen(interaction, legend_screen(its, pictures))


def legend_screen(its: Legend, pictures: Sequence[Picture]) -> Screen:
    """Return the legend in pictures, or as a list of its meanings."""
    heading = make_text(f"## {its.title}")
    if not pictures:
        return make_layout([heading, make_text("\n".join(f"- {symbol.meaning}" for symbol in its.symbols))], OCHRE)
    return make_layout([heading, *map(show_picture, pictures)], OCHRE, *pictures)

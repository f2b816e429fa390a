"""`/tables`: a person's own tables, wherever they are, and the way from one hand to the next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely
from cogs.answering.button_ids import PANEL, Id, map_verbs
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, show_screen
from cogs.answering.wording import find_readers_words, localize_text
from cogs.table.hand_screen import draw_hand
from cogs.table.my_tables import list_waiting_games, make_locator, my_tables, nothing_waits_screen, tables_screen
from games.narrators import game_name
from tables.play.table import Table
from words import Words


class TablesCog(commands.Cog):
    """`/tables`, the buttons of its list, and the button "Next table" of a hand."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = map_verbs(["my-tables"], self._turn, PANEL, table=False) | map_verbs(
            ["next-table"], self._next, PANEL
        )

    @app_commands.command(name=localize_text("tables-name"), description=localize_text("tables-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def tables(self, interaction: discord.Interaction[Any]) -> None:
        """List one's own tables."""
        await answer_safely(self.host.store, interaction, lambda: self._open(interaction))

    async def _open(self, interaction: discord.Interaction[Any]) -> None:
        words = await find_readers_words(self.host.store, interaction)
        mine = await my_tables(self.host, interaction.user.id)
        await show_screen(interaction, tables_screen(mine, 0, make_locator(self.host, interaction, words), words))

    async def _turn(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Turn to another page, or refresh this one."""
        words = await find_readers_words(self.host.store, interaction)
        mine = await my_tables(self.host, interaction.user.id)
        await answer_in_panel(
            interaction, tables_screen(mine, identity.stamp, make_locator(self.host, interaction, words), words)
        )

    async def _next(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Show the hand of the next table that waits for the user, in place of this one."""
        words = await find_readers_words(self.host.store, interaction)
        table = await self.host.registry.table(identity.table)
        tables = [
            each.table for each in await list_waiting_games(self.host, interaction.user.id, table.number) if each.table
        ]
        async with self.host.herald.answering(table, interaction, words):  # another hand replaces this one
            await self._first(interaction, tables, words)

    async def _first(self, interaction: discord.Interaction[Any], tables: Sequence[Table], words: Words) -> None:
        """Show the first of these tables where the user still has a seat, or say that none waits for them."""
        user = interaction.user.id
        for table in tables:
            seat = table.lobby.seat_of(user)
            if seat is not None:
                async with self.host.herald.answering(table, interaction, words) as answering:
                    asked = table.asked(seat)
                    answering.shows(asked)
                    note = words.say("tables-arrived", table=f"{game_name(table.match.game.key, words)} {table.number}")
                    screen = await draw_hand(self.host, table, asked, user, interaction.guild_id, words, note)
                    answering.message = await answer_in_panel(interaction, screen)
                return
        await answer_in_panel(interaction, nothing_waits_screen(words))

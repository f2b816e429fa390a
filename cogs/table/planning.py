"""Planning ahead: the buttons of a hand with which its player chooses a move before their turn."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.answering.button_ids import PANEL, Id, map_verbs
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel
from cogs.answering.refusals import explain_refusal
from cogs.answering.wording import find_readers_words
from cogs.table.hand_screen import draw_hand
from tables import Refused
from tables.play import automatic_moves
from tables.play.table import Asked, Table

WHOLE = ("plan-once", "plan-every")  # verbs of buttons that stand for a whole move


class PlanningCog(commands.Cog):
    """The buttons that plan the next move, and drop the plan."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = {**map_verbs(["plan", *WHOLE], self._plan, PANEL), **map_verbs(["drop-plan"], self._drop, PANEL)}

    async def _plan(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Ask for the next part of a planned move, or store the plan if the move is whole."""
        table = await self.host.registry.table(identity.table)
        path = identity.path if chosen < 0 else (*identity.path, chosen)
        try:
            asked = automatic_moves.ask_for_plan(table, table.seat_of(interaction.user.id), identity.stamp, path)
            if _decided(table, identity, asked):
                await automatic_moves.store_plan(table, interaction.user.id, asked, every=identity.verb == "plan-every")
                await self._show(interaction, table)
            else:
                await self._show(interaction, table, asked)
        except Refused as wrong:
            await self._show(interaction, table, refused=wrong)

    async def _drop(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Forget the plan."""
        table = await self.host.registry.table(identity.table)
        await automatic_moves.drop_plan(table, interaction.user.id)
        await self._show(interaction, table)

    async def _show(
        self, interaction: discord.Interaction[Any], table: Table, question: Asked | None = None,
        refused: Refused | None = None,
    ) -> None:  # fmt: skip
        """Show the hand as it is now, with the question what to plan if there is one, or why nothing was planned."""
        words, user = await find_readers_words(self.host.store, interaction), interaction.user.id
        note = explain_refusal(refused, words) if refused else ""
        async with self.host.herald.answering(table, interaction, words) as answering:
            asked = table.asked(table.seat_of(user))
            answering.shows(asked)
            screen = await draw_hand(self.host, table, question or asked, user, interaction.guild_id, words, note)
            answering.message = await answer_in_panel(interaction, screen)


def _decided(table: Table, identity: Id, asked: Asked) -> bool:
    """Return whether the move is whole, and it is known or need not be asked for how many turns it is planned."""
    whole = asked.offer is not None and asked.offer.move is not None
    return whole and (identity.verb in WHOLE or not automatic_moves.can_repeat_plan(table, asked))

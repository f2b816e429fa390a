"""Clicks on buttons and menus, and submitted forms: heard in one place and handed to the cog that knows the verb.

discord.py's views are not used for it: what a button means is in its id, so that it still means it
after a restart.
"""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.answering import button_ids
from cogs.answering.button_ids import Id
from cogs.answering.host import Host
from cogs.answering.language import reader
from cogs.answering.layout import OLIVE, layout, text
from cogs.answering.permissions import here
from cogs.answering.replies import Announcement, answer_in_panel, answered, hold, private, think
from cogs.answering.verbs import APART, PANEL, PLACE, Click, clicks
from tables import Refused
from tables.lobby import Lobby

MENU = discord.ComponentType.select.value  # of options; menus of people and channels may be left empty
NONE = -1
CLICKS = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class ClicksCog(commands.Cog):
    """Hears every click, and hands it to whoever knows its verb."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = clicks(["dismiss"], self._keep, PANEL, table=False)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Hear every click on a button or menu of ours, and every form that was filled in."""
        if interaction.type in CLICKS:
            data: Any = interaction.data
            identity = button_ids.read(data.get("custom_id", ""))
            click = self.host.clicks.get(identity.verb) if identity else None
            how = _announcement(interaction, click)
            await answered(self.host.store, interaction, lambda: self._press(interaction, identity, click), how)

    async def _press(self, interaction: discord.Interaction[Any], identity: Id | None, click: Click | None) -> None:
        if identity is None or click is None:
            raise Refused("forged")
        chosen = _value(interaction.data)
        if click.table:
            await self._within_reach(interaction, identity)
        await click.handler(interaction, identity, chosen)

    async def _within_reach(self, interaction: discord.Interaction[Any], identity: Id) -> None:
        """Let nobody reach into another server: there is a table here, or one's own."""
        row = await self.host.hall.row(identity.table)
        if not here(interaction, row) and Lobby.load(row.lobby).seat_of(interaction.user.id) is None:
            raise Refused("no-table")

    async def _keep(self, interaction: discord.Interaction[Any], _identity: Id, _chosen: int) -> None:
        """Say that nothing was done."""
        words = await reader(self.host.store, interaction)
        await answer_in_panel(interaction, layout([text(words.say("confirm-kept"))], OLIVE))


def _announcement(interaction: discord.Interaction[Any], click: Click | None) -> Announcement:
    """Return how the answer to a click is announced: an edit where it was clicked, or a message to come.

    A hand that is still to come must be a message of its own: it is drawn anew where it was announced.
    """
    if click is None or click.answer is APART:
        return think
    return hold if click.answer is PLACE or private(interaction) else think


def _value(data: Any) -> int:
    """Return the option chosen in a menu, or the first of several; -1 for a button, or if none was chosen.

    Raises:
        Refused: an option is no number that can be stored, or a menu of ours has none.
    """
    if data.get("component_type") == MENU and not data.get("values"):
        raise Refused("forged")
    chosen = [button_ids.number(value) for value in data.get("values") or ()]
    if None in chosen:
        raise Refused("forged")
    return next((each for each in chosen if each is not None), NONE)

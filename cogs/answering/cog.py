"""Clicks on buttons and menus, and submitted forms: received here and handed to the cog that knows the verb.

We do not use discord.py's views for this: a button's id says what it means, so it works after a
restart.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
from discord.ext import commands

from cogs.answering.answers import answer_safely
from cogs.answering.button_ids import (
    APART,
    NO_CHOICE,
    PANEL,
    PLACE,
    PUBLIC,
    Click,
    Id,
    map_verbs,
    parse_id,
    parse_number,
)
from cogs.answering.host import Host
from cogs.answering.interactions import (
    Announcement,
    answer_in_panel,
    defer_answer,
    defer_update,
    is_here,
    is_own_panel,
    is_private,
    is_without_bot,
    show_thinking,
    write_by,
)
from cogs.answering.layout import OLIVE, make_layout, make_text
from cogs.answering.wording import find_readers_words
from tables import Refused
from tables.seats.absence import has_place
from tables.seats.lobby import Lobby

MENU = discord.ComponentType.select.value  # a menu of options; only menus of people and channels may be left empty
CLICKS = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class ClicksCog(commands.Cog):
    """Receives every click and calls the handler of its verb."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = map_verbs(["dismiss"], self._keep, PANEL, table=False)

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Handle every click on our buttons and menus, and every submitted form."""
        if interaction.type in CLICKS:
            if _is_of_another(interaction):
                interaction.message = None  # answer in a message of their own
            data: Any = interaction.data
            identity = parse_id(data.get("custom_id", ""))
            click = self.host.clicks.get(identity.verb) if identity else None
            how = _announcement(interaction, click)
            shown = click is not None and click.table  # by the message of the table
            work = partial(self._press, interaction, identity, click)
            await answer_safely(self.host.store, interaction, work, how, shown_elsewhere=shown)

    async def _press(self, interaction: discord.Interaction[Any], identity: Id | None, click: Click | None) -> None:
        if identity is None or click is None:
            raise Refused("forged")
        chosen = _value(interaction.data)
        if click.table:
            await self._within_reach(interaction, identity)
        carried = click.carries and is_without_bot(interaction) and not is_own_panel(interaction)
        if carried:
            await write_by(interaction)
        await click.handler(interaction, identity, chosen)
        if carried and identity.verb != "open-hand":
            await self._found(interaction, identity.table)

    async def _found(self, interaction: discord.Interaction[Any], number: int) -> None:
        """Go on in the board that was clicked, unless the click came from elsewhere than the table."""
        table = await self.host.registry.table(number)
        if interaction.message is not None and is_here(interaction, await self.host.registry.row(number)):
            await self.host.herald.found(table, interaction.message)

    async def _within_reach(self, interaction: discord.Interaction[Any], identity: Id) -> None:
        """Allow a click only on a table of this server or conversation, or one where the user has a seat.

        Raises:
            Refused: the table is elsewhere, and the user has no seat there, nor one that a computer player keeps.
        """
        table, user = self.host.registry.in_memory(identity.table), interaction.user.id
        row = table.row if table and table.row else await self.host.registry.row(identity.table)
        if is_here(interaction, row):
            return
        lobby = table.lobby if table else Lobby.load(row.lobby)
        if not has_place(lobby, user):
            raise Refused("no-table")

    async def _keep(self, interaction: discord.Interaction[Any], _identity: Id, _chosen: int) -> None:
        """Confirm that nothing was changed."""
        words = await find_readers_words(self.host.store, interaction)
        await answer_in_panel(interaction, make_layout([make_text(words.say("confirm-kept"))], OLIVE))


def _is_of_another(interaction: discord.Interaction[Any]) -> bool:
    """Return whether a click comes from a message that only somebody else sees; only a forger can send one."""
    clicked = interaction.message
    asked = clicked.interaction_metadata if clicked is not None and clicked.flags.ephemeral else None
    return asked is not None and asked.user.id != interaction.user.id


def _announcement(interaction: discord.Interaction[Any], click: Click | None) -> Announcement:
    """Return how to announce the answer to a click: as an edit of the clicked message, or as a new message.

    A hand opened from a public message needs a message of its own, because it is redrawn where it was announced.
    """
    if click is None or click.answer is APART:
        return defer_answer
    if click.answer is PUBLIC:
        return show_thinking
    return defer_update if click.answer is PLACE or is_private(interaction) else defer_answer


def _value(data: Any) -> int:
    """Return the option chosen in a menu, or the first of several; -1 for a button, or if none was chosen.

    Raises:
        Refused: an option is not a number that can be stored, or an option menu came without a choice.
    """
    if data.get("component_type") == MENU and not data.get("values"):
        raise Refused("forged")
    chosen = [parse_number(value) for value in data.get("values") or ()]
    if None in chosen:
        raise Refused("forged")
    return next((each for each in chosen if each is not None), NO_CHOICE)

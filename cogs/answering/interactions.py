"""Clicks and commands as Discord sends them: what may be answered first, announced, and edited later.

Discord waits three seconds for an answer, and takes one for the first. The receipt for an announcement may be lost. So
what was announced is noted before it is sent; if Discord then takes no first answer, because it has one, that was the
announcement. For fifteen minutes, the token of a click or command lets us edit the message that answered it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import discord

from cogs.answering.layout import Screen

NOTED = "announced"  # the key in the extras of an interaction
ACKNOWLEDGED = 40060  # Discord has a first answer already

Interaction = discord.Interaction[Any]
Announcement = Callable[[Interaction], Awaitable[None]]

# What an announcement shows until the answer comes: a message for the user, or for all, or only the clicked message.
# In the end it is replaced by the answer.
PRIVATE, PUBLIC, UPDATE, REPLACED = range(4)

VALID = 15 * 60.0  # seconds for which a token allows edits; Discord, interactions
UPDATES = (discord.InteractionResponseType.message_update, discord.InteractionResponseType.deferred_message_update)


async def defer_answer(interaction: Interaction) -> None:
    """Announce an answer that only the user will see."""
    interaction.extras[NOTED] = PRIVATE
    await interaction.response.defer(ephemeral=True, thinking=True)


async def show_thinking(interaction: Interaction) -> None:
    """Announce an answer that everybody will see."""
    interaction.extras[NOTED] = PUBLIC
    await interaction.response.defer(thinking=True)


async def defer_update(interaction: Interaction) -> None:
    """Announce that the clicked message will change, or without one, an answer that only the user will see."""
    if interaction.message is None:
        await defer_answer(interaction)
        return
    interaction.extras[NOTED] = UPDATE
    await interaction.response.defer()


def read_announced(interaction: Interaction) -> int | None:
    """Return what was announced, perhaps in vain."""
    found: int | None = interaction.extras.get(NOTED)
    return found


def note_replaced(interaction: Interaction) -> None:
    """Note that the answer has taken the place of what was announced."""
    if read_announced(interaction) in (PRIVATE, PUBLIC):
        interaction.extras[NOTED] = REPLACED


async def respond_first(interaction: Interaction, respond: Callable[[], Awaitable[object]]) -> bool:
    """Give the first answer or announcement; return ``False`` if an announcement was the first.

    Raises:
        discord.DiscordException, aiohttp.ClientError, OSError: Discord took none, or has one that we did not announce.
    """
    if interaction.response.is_done():
        return False
    try:
        await respond()
    except discord.HTTPException as wrong:
        if wrong.code != ACKNOWLEDGED or read_announced(interaction) is None:
            raise
        return False
    return True


# -- the token of an answer, by which it can be edited


def updates_public(interaction: Interaction) -> bool:
    """Return whether a click was answered in a message that others may see, so that this is its original response."""
    clicked = interaction.message
    updates = interaction.response.type in UPDATES or read_announced(interaction) is UPDATE
    return clicked is not None and not clicked.flags.ephemeral and updates


@dataclass(frozen=True, slots=True)
class EditToken:
    """A click or command, whose token lets us edit the message that answered it, and the time of the click.

    ``message`` is the id of that message, unless it is the interaction's original response.
    """

    interaction: Interaction
    since: float
    message: int | None = None

    def valid(self, now: float) -> bool:
        """Return whether Discord still takes the token."""
        return now - self.since < VALID

    @property
    def panel(self) -> int:
        """A number for the message that answered the click: the same for later clicks in it."""
        clicked = self.interaction.message
        inside = clicked is not None and clicked.flags.ephemeral
        return self.message or (clicked.id if inside and clicked is not None else self.interaction.id)

    async def edit(self, screen: Screen) -> None:
        """Edit the message that answered the click."""
        await edit_answer(self.interaction, self.message, view=screen, attachments=screen.files())

    async def delete(self) -> None:
        """Delete the message that answered the click."""
        await delete_answer(self.interaction, self.message)


async def edit_answer(interaction: Interaction, message: int | None, **parts: Any) -> None:
    """Edit the answer to a click or command: a message by its id, or the interaction's original response."""
    if message is None:
        await interaction.edit_original_response(**parts)
    else:
        await interaction.followup.edit_message(message, **parts)


async def delete_answer(interaction: Interaction, message: int | None) -> None:
    """Delete the answer to a click or command: a message by its id, or the interaction's original response."""
    if message is None:
        await interaction.delete_original_response()
    else:
        await interaction.followup.delete_message(message)

"""Tokens of clicks and commands: each lets us edit, for fifteen minutes, the message that answered it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import discord

from cogs.answering.announcements import UPDATE, Interaction, read_announced
from cogs.answering.layout import Screen

VALID = 15 * 60.0  # seconds for which a token allows edits; Discord, interactions
UPDATES = (discord.InteractionResponseType.message_update, discord.InteractionResponseType.deferred_message_update)


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

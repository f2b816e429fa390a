"""Announcements that an answer comes: Discord waits three seconds for an answer, and takes one for the first.

The receipt for an announcement may be lost. So what was announced is noted before it is sent; if Discord then takes no
first answer, because it has one, that was the announcement.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

NOTED = "announced"  # the key in the extras of an interaction
ACKNOWLEDGED = 40060  # Discord has a first answer already

Interaction = discord.Interaction[Any]
Announcement = Callable[[Interaction], Awaitable[None]]

# What an announcement shows until the answer comes: a message for the user, or for all, or only the clicked message.
# In the end it is replaced by the answer.
PRIVATE, PUBLIC, UPDATE, REPLACED = range(4)


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

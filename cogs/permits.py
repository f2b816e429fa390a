"""What the bot must be allowed to do where a table is opened; whoever asks for one is told what it lacks."""

from __future__ import annotations

from typing import Any

import discord

from tables import Refused


def may_thread(interaction: discord.Interaction[Any]) -> bool:
    """Whether the bot may open a thread in this channel, and write in it."""
    may = interaction.app_permissions
    inside = may.create_public_threads and may.send_messages_in_threads
    return inside and isinstance(interaction.channel, discord.TextChannel)


def see_that_it_may_play(interaction: discord.Interaction[Any]) -> None:
    """See that the bot can show a game in this place: in a thread of it, or here.

    Raises:
        Refused: it may not.
    """
    may, inside = interaction.app_permissions, isinstance(interaction.channel, discord.Thread)
    may_write = may.send_messages_in_threads if inside else may.send_messages
    # Without leave to see a channel a member has no other there; Discord, topics/permissions.
    if interaction.guild_id is not None and not (may_write or may_thread(interaction)):
        raise Refused("not-permitted", place="thread" if inside else "channel")

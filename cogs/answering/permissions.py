"""What the bot must be allowed to do where a table is opened; anyone who asks for one is told what it lacks."""

from __future__ import annotations

from typing import Any

import discord

from tables import Refused


def may_thread(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the bot may open a thread in this channel, and write in it."""
    may = interaction.app_permissions
    inside = may.create_public_threads and may.send_messages_in_threads
    return inside and isinstance(interaction.channel, discord.TextChannel)


def see_that_it_may_play(interaction: discord.Interaction[Any]) -> None:
    """See that the bot can show a game in this place: in a thread of it, or here.

    Raises:
        Refused: it may not; the permission that it lacks is named.
    """
    _see(interaction, may_write=_may_write(interaction) or may_thread(interaction))


def see_that_it_may_write(interaction: discord.Interaction[Any]) -> None:
    """See that the bot can write in this very place.

    Raises:
        Refused: it may not; the permission that it lacks is named.
    """
    _see(interaction, may_write=_may_write(interaction))


def _may_write(interaction: discord.Interaction[Any]) -> bool:
    may, inside = interaction.app_permissions, isinstance(interaction.channel, discord.Thread)
    return may.send_messages_in_threads if inside else may.send_messages


def _see(interaction: discord.Interaction[Any], *, may_write: bool) -> None:
    place = "thread" if isinstance(interaction.channel, discord.Thread) else "channel"
    if interaction.guild_id is None:
        return
    # Without it a member can do nothing else there, whatever the other bits say; Discord, topics/permissions.
    if not interaction.app_permissions.view_channel:
        raise Refused("not-permitted", place=place, lacks="view")
    if not may_write:
        raise Refused("not-permitted", place=place, lacks="write")

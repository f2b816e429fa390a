"""Who may see a tournament, and who directs it; also where its channel is gone."""

from __future__ import annotations

from typing import Any

import discord

from cogs.answering.permissions import can_read, may_in
from store.contests import Tournament as Row


def may_see(interaction: discord.Interaction[Any], row: Row) -> bool:
    """Return whether the user may see a tournament of this server: those who read its channel, or direct it.

    If the channel is gone, nobody else could end the tournament.
    """
    return can_read(interaction, row.channel) or (_is_gone(interaction, row.channel) and may_direct(interaction, row))


def may_direct(interaction: discord.Interaction[Any], row: Row) -> bool:
    """Return whether the user starts and ends a tournament: its host, or a moderator of its channel.

    If the channel is gone, a moderator of the server.
    """
    return interaction.user.id == row.host or _may(interaction, row.channel).manage_messages


def _may(interaction: discord.Interaction[Any], channel: int) -> discord.Permissions:
    if _is_gone(interaction, channel) and isinstance(interaction.user, discord.Member):
        return interaction.user.guild_permissions
    return may_in(interaction, channel)


def _is_gone(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Return whether a channel is gone; so seems a thread that Discord has archived."""
    return interaction.guild is not None and interaction.guild.get_channel_or_thread(channel) is None

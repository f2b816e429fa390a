"""Who may do what where: the permissions that the bot needs, where a server allows tables, and who moderates.

Anyone who asks for a table is told which permission the bot lacks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from store import Store
from store import Table as Row
from tables import Refused
from tables.allowance import read

NAMED = 5  # channels named to whom a table is refused


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


def here(interaction: discord.Interaction[Any], row: Row) -> bool:
    """Whether a table is in the server, or the private conversation, in which somebody did something."""
    if row.guild is None:
        return row.channel == interaction.channel_id
    return row.guild == interaction.guild_id


def moderates(interaction: discord.Interaction[Any], row: Row) -> bool:
    """Return whether somebody is a moderator where the table is, and is there; elsewhere that counts for nothing."""
    there = here(interaction, row) and interaction.channel_id in (row.place, row.channel)
    return there and interaction.guild_id is not None and interaction.permissions.manage_messages


def known_channels(interaction: discord.Interaction[Any], channels: Sequence[int]) -> list[int]:
    """Return those of these channels that are there still, as far as is known."""
    guild = interaction.guild
    return [channel for channel in channels if guild is None or guild.get_channel(channel) is not None]


async def see_that_tables_may_open(store: Store, interaction: discord.Interaction[Any]) -> None:
    """See that tables may be opened where somebody asks for one; in a thread, where its channel is.

    Raises:
        Refused: only elsewhere.
    """
    if interaction.guild_id is None:
        return
    chosen, here = read(await store.settings("guild", interaction.guild_id)).channels, {interaction.channel_id}
    if isinstance(interaction.channel, discord.Thread):
        here.add(interaction.channel.parent_id)
    if chosen and here.isdisjoint(chosen):
        there = known_channels(interaction, chosen)
        named = ", ".join(f"<#{channel}>" for channel in there[:NAMED])
        raise Refused("not-allowed-here", count=len(there), channels=named)

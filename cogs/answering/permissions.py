"""Who may do what where: what the bot needs, moderators, people chosen for a seat, and where a server allows tables.

We tell anyone who asks for a table which permission the bot lacks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.answering.interactions import is_here
from store import Store
from store import Table as Row
from tables import Refused
from tables.seats.server_limits import read_channels

NAMED = 5  # at most so many channels are named when a table is refused


def may_thread(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the bot may open a thread in this channel, and write in it."""
    may = interaction.app_permissions
    inside = may.create_public_threads and may.send_messages_in_threads
    return inside and isinstance(interaction.channel, discord.TextChannel)


def check_it_may_play(interaction: discord.Interaction[Any]) -> None:
    """Check that the bot may show a game in this channel or in a new thread of it.

    Raises:
        Refused: it may not; the error names the missing permission, or says that the bot is not in this server.
    """
    if interaction.guild_id is not None and brought_along(interaction):
        raise Refused("not-in-server")
    _see(interaction, may_write=_may_write(interaction) or may_thread(interaction))


def brought_along(interaction: discord.Interaction[Any]) -> bool:
    """Return whether only a person has installed the bot here, and no server."""
    return interaction.is_user_integration() and not interaction.is_guild_integration()


def check_it_may_write(interaction: discord.Interaction[Any]) -> None:
    """Check that the bot may write in this very channel or thread.

    Raises:
        Refused: it may not; the error names the missing permission.
    """
    _see(interaction, may_write=_may_write(interaction))


def _may_write(interaction: discord.Interaction[Any]) -> bool:
    may, inside = interaction.app_permissions, isinstance(interaction.channel, discord.Thread)
    return may.send_messages_in_threads if inside else may.send_messages


def _see(interaction: discord.Interaction[Any], *, may_write: bool) -> None:
    place = "thread" if isinstance(interaction.channel, discord.Thread) else "channel"
    if interaction.guild_id is None:
        return
    # Without it, the bot can do nothing else there, whatever the other bits say; Discord, topics/permissions.
    if not interaction.app_permissions.view_channel:
        raise Refused("not-permitted", place=place, lacks="view")
    if not may_write:
        raise Refused("not-permitted", place=place, lacks="write")


def may_write(interaction: discord.Interaction[Any]) -> bool:
    """Return whether the user may write in this channel or thread."""
    may, inside = interaction.permissions, isinstance(interaction.channel, discord.Thread)
    return may.send_messages_in_threads if inside else may.send_messages


def is_moderator_here(interaction: discord.Interaction[Any], row: Row) -> bool:
    """Return whether the user is a moderator and acts in the table's own channel or thread."""
    there = is_here(interaction, row) and interaction.channel_id in (row.place, row.channel)
    return there and interaction.guild_id is not None and interaction.permissions.manage_messages


def known_channels(interaction: discord.Interaction[Any], channels: Sequence[int]) -> list[int]:
    """Return the channels that still exist, as far as the bot knows."""
    guild = interaction.guild
    return [channel for channel in channels if guild is None or guild.get_channel(channel) is not None]


async def check_tables_may_open(store: Store, interaction: discord.Interaction[Any]) -> None:
    """Check that the server allows tables in this channel, or in the channel of this thread.

    Raises:
        Refused: it allows them only in other channels, which the error names.
    """
    if interaction.guild_id is None:
        return
    chosen = read_channels(await store.settings("guild", interaction.guild_id))
    here = {interaction.channel_id}
    if isinstance(interaction.channel, discord.Thread):
        here.add(interaction.channel.parent_id)
    if chosen and here.isdisjoint(chosen):
        there = known_channels(interaction, chosen)
        named = ", ".join(f"<#{channel}>" for channel in there[:NAMED])
        raise Refused("not-allowed-here", count=len(there), channels=named)


def may_in(interaction: discord.Interaction[Any], channel: int) -> discord.Permissions:
    """Return what a user may do in a channel of this server; nothing in one that is gone, or that Discord hides."""
    if channel == interaction.channel_id:
        return interaction.permissions
    found = interaction.guild.get_channel_or_thread(channel) if interaction.guild else None
    if found is None or not isinstance(interaction.user, discord.Member):
        return discord.Permissions.none()
    return found.permissions_for(interaction.user)


def can_read(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Return whether a user can read a channel of this server."""
    return may_in(interaction, channel).view_channel


def read_chosen_people(data: Any) -> dict[int, str]:
    """Return the names of the members chosen in a menu, by user.

    Raises:
        Refused: one of them is a bot or cannot see the channel, or the data is not from a menu.
    """
    users, members = (data.get("resolved", {}).get(kind, {}) for kind in ("users", "members"))
    if not data.get("values") or not set(data["values"]) <= users.keys():
        raise Refused("forged")
    if any(users[each].get("bot") for each in data["values"]):
        raise Refused("no-bots")
    if not all(_sees_channel(members.get(each, {})) for each in data["values"]):
        raise Refused("not-to-invite")
    return {int(each): _name_of(users[each], members[each]) for each in data["values"]}


def _sees_channel(member: Any) -> bool:
    return discord.Permissions(int(member.get("permissions", 0))).view_channel


def _name_of(user: Any, member: Any) -> str:
    return str(member.get("nick") or user.get("global_name") or user["username"])

"""Which people a message pings: those who have not turned pings off."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from cogs.answering.settings import PINGS
from store import Store


async def mentions_of(store: Store, users: Iterable[int]) -> discord.AllowedMentions:
    """Return allowed mentions that ping only the users who have not turned pings off."""
    called = [discord.Object(user) for user in users if PINGS.read(await store.settings("user", user)) == "on"]
    return discord.AllowedMentions(everyone=False, roles=False, users=called)

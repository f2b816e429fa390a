"""Finding a message that the bot has posted and could not note, by a button under it.

Discord gives a bot the components of its own messages, though it may not read those of others.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Any

import discord

from cogs.answering.button_ids import Id, parse_id
from cogs.answering.host import Host

log = logging.getLogger(__name__)

SKEW = 60.0  # seconds by which the clock of this machine may be ahead of Discord's
MOST = 100  # messages looked through; Discord gives so many for one request


async def find_message(host: Host, channel: int, since: float, button: Id) -> discord.Message | None:
    """Return the first message of the bot in a channel, since a time, with this button, or ``None``.

    If the bot may not read the history of the channel, nothing is found.

    Raises:
        discord.DiscordException, aiohttp.ClientError, OSError: Discord does not answer.
    """
    after = discord.utils.time_snowflake(datetime.fromtimestamp(since - SKEW, UTC))
    history = host.get_partial_messageable(channel).history(after=discord.Object(after), limit=MOST, oldest_first=True)
    try:
        messages = [message async for message in history]
    except (discord.Forbidden, discord.NotFound) as wrong:
        log.info("channel %d: its messages cannot be read: %s", channel, wrong)
        return None
    own = (each for each in messages if each.author.id == host.user.id)
    return next((each for each in own if button in _buttons(each.components)), None)


def _buttons(parts: Iterable[Any]) -> Iterator[Id]:
    for part in parts:
        if (found := parse_id(getattr(part, "custom_id", None))) is not None:
            yield found
        yield from _buttons(getattr(part, "children", ()))

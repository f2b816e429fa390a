"""What each verb of a button does, and where its answer is shown."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any

import discord

from cogs.answering.button_ids import Id

# Where the answer to a click goes: into a new message, in place of the clicked panel if that is private (otherwise
# into a new message), or in place of the clicked message, public or not. Or into a new message for everybody.
APART, PANEL, PLACE, PUBLIC = range(4)
Handler = Callable[[discord.Interaction[Any], Id, int], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Click:
    """What a click does, given its id and the option chosen (-1 for a button), and where its answer goes.

    ``table``: the id names a table, which must be in this server or conversation, or have the user seated.
    ``carries``: in a conversation where the bot is no member, the click first takes its public message along.
    """

    handler: Handler
    answer: int
    table: bool
    carries: bool = False


def map_verbs(verbs: Iterable[str], handler: Handler, answer: int = APART, *, table: bool = True) -> dict[str, Click]:
    """Return the same click for each of these verbs."""
    return dict.fromkeys(verbs, Click(handler, answer, table))

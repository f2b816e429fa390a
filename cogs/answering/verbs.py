"""What each verb of a button does, and where its answer is shown."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any

import discord

from cogs.answering.button_ids import Id

# Where the answer to a click comes: in a message of its own, in the place of a private panel (but never of what
# others see), or in the place of the message that was clicked in.
APART, PANEL, PLACE = range(3)
Handler = Callable[[discord.Interaction[Any], Id, int], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Click:
    """What a click does, given its id and the option chosen (-1 for a button), and where its answer comes.

    ``table``: the id names a table, which has to be here or one's own.
    """

    handler: Handler
    answer: int
    table: bool


def clicks(verbs: Iterable[str], handler: Handler, answer: int = APART, *, table: bool = True) -> dict[str, Click]:
    """Return what clicks of these verbs mean."""
    return dict.fromkeys(verbs, Click(handler, answer, table))

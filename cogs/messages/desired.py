"""What should stand in a channel: said as data by each part of a table, and made so by the outbox."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Literal

import discord

from cogs.answering.conversations import find_posting_place
from cogs.answering.host import Host
from cogs.answering.layout import Screen
from store import Table as Row

# What becomes of a message that stands: it stays as it was posted (a question, a ping), is edited in place, or is
# edited for some time and then reposted, because Discord limits edits of old messages.
Upkeep = Literal["left", "edited", "reposted"]
BOARD, LOBBY = "table", "lobby"  # kinds of messages of a table that several parts of the bot know


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message without a screen: a sentence, with or without buttons."""

    content: str
    buttons: discord.ui.View | None = None


Drawer = Callable[[], Awaitable[Screen | Sentence]]


@dataclass(frozen=True, slots=True)
class Desired:
    """A message that should stand now, in place of all others of its sort for the same person.

    The first word of its ``kind`` is its sort; the others tell it from earlier ones, which do not stand for it.
    It is drawn when it is posted or edited, and pings those ``called`` who have not turned pings off.
    """

    kind: str
    place: Any  # a channel, a person, or a conversation where the bot is no member
    draw: Drawer
    upkeep: Upkeep = "left"
    user: int | None = None
    called: Iterable[int] = ()

    @property
    def sort(self) -> str:
        """The first word of the kind."""
        return first_word(self.kind)


def desire_lobby(host: Host, row: Row, draw: Drawer, upkeep: Upkeep) -> Desired:
    """Return the message of a lobby, which stays in its channel when the game moves to a thread."""
    return Desired(LOBBY, find_posting_place(host, replace(row, place=row.channel)), draw, upkeep)


def make_drawer(said: Screen | Sentence) -> Drawer:
    """Return how to draw what costs nothing to draw beforehand."""

    async def draw() -> Screen | Sentence:
        return said

    return draw


def parts_of(said: Screen | Sentence) -> dict[str, Any]:
    """Return what a message says as arguments of ``send``, for one try, because files are read once."""
    if isinstance(said, Sentence):
        return {"content": said.content, **({"view": said.buttons} if said.buttons else {})}
    return {"view": said, "files": said.files()}


def first_word(kind: str) -> str:
    """Return the first word of a kind of messages."""
    return kind.partition(" ")[0]

"""Shares, the tables that one shard of a bot looks after, and notices, what the processes of a bot tell each other."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from typing import Literal

What = Literal[
    "changed",  # somebody has changed a table that belongs to another share
    "looked",  # somebody has a hand open as of a ply, and another process keeps it up to date
    "unanswered",  # somebody has clicked in a hand, and Discord took no answer
    "shown",  # the process of a table has shown what is new: hands that others keep open are out of date
    "repost",  # somebody asked for the board at the bottom of its channel
    "timed",  # somebody is to be told what happened to their time
    "forgotten",  # a person was erased from a table
]


@dataclass(frozen=True, slots=True)
class Share:
    """One of the ``shards`` of a bot, numbered from 0, and the tables whose clicks Discord sends there.

    A guild belongs to a shard by its id; private conversations belong to shard 0 (Discord's page "Gateway",
    section "Sharding").
    """

    shard: int = 0
    shards: int = 1

    @property
    def whole(self) -> bool:
        """Whether there is no other share."""
        return self.shards == 1

    def has(self, guild: int | None) -> bool:
        """Return whether the tables of a guild, or without one, belong to this share."""
        return self.shard == (0 if guild is None else (guild >> 22) % self.shards)

    def __str__(self) -> str:
        return f"shard {self.shard} of {self.shards}"


EVERYTHING = Share()
# As ``Share.has`` says it, of ``$2`` shards number ``$1``.
MINE = "coalesce((guild >> 22) % $2::bigint, 0) = $1::bigint"


@dataclass(frozen=True, slots=True)
class Notice:
    """News of a table, about a ``user``; ``about`` says more. ``origin`` is the share that sends it."""

    table: int
    what: What
    user: int = 0
    about: str = ""
    origin: str = ""

    def dump(self) -> str:
        """Return the notice as text."""
        return json.dumps(asdict(self))

    @staticmethod
    def load(text: str) -> Notice:
        """Return the notice that a text holds."""
        return Notice(**json.loads(text))


Tell = Callable[[Notice], Awaitable[None]]


async def tell_nobody(notice: Notice) -> None:
    """Tell nobody: there is no other process."""

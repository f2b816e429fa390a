"""Notices: what the processes of a bot tell each other about tables."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from typing import Literal

What = Literal[
    "changed",  # somebody has changed a table that belongs to another share
    "looked",  # somebody has a hand open, and another process keeps it up to date
    "shown",  # the process of a table has shown what is new: hands that others keep open are out of date
    "repost",  # somebody asked for the board at the bottom of its channel
    "timed",  # somebody is to be told what happened to their time
    "forgotten",  # a person was erased from a table
]


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

"""Making files of replays, which takes seconds: in a thread of its own, while its reader sees how far it is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import discord

from cogs.answering.failures import FAILURES
from cogs.answering.interactions import answer_sentence, delete_answer, edit_answer
from cogs.answering.layout import escape_markup
from pictures.animation import Halted, Tell
from replays.made import Made, TooLarge
from tables import Refused
from words import Words

EVERY = 4.0  # seconds between two words about how far it is

Work = Callable[[Tell], Made]


class FileMaking:
    """Makes one file after another in a thread, and reports progress."""

    def __init__(self) -> None:
        self._hands = ThreadPoolExecutor(1, "files")

    def close(self) -> None:
        """Begin no other file; the one under way is halted with the task that waits for it."""
        self._hands.shutdown(wait=False, cancel_futures=True)

    async def made(self, work: Work, announce: Callable[[float], Awaitable[None]]) -> Made:
        """Return a file; show progress meanwhile.

        Raises:
            Refused: it would be too large.
        """
        progress = Progress()
        making = asyncio.get_running_loop().run_in_executor(self._hands, work, progress.tell)
        try:
            while not making.done():
                await asyncio.wait([making], timeout=EVERY)
                await announce(progress.part)
            return making.result()
        except TooLarge as wrong:
            raise Refused("replay-too-large") from wrong
        finally:
            progress.halted = True
            making.cancel()


@dataclass(slots=True)
class Progress:
    """The progress of a thread, from 0 to 1, and whether somebody still waits for it."""

    part: float = 0.0
    halted: bool = False

    def tell(self, part: float) -> None:
        """Note which part is done.

        Raises:
            Halted: nobody waits any more.
        """
        if self.halted:
            raise Halted
        self.part = part


@dataclass(slots=True)
class Announcement:
    """The answer that a file is coming, edited now and then to show progress.

    What it is told are parts of a stretch of the work, which goes from ``start`` to ``end``. ``message`` is the id of
    the answer, unless it is the interaction's original response.
    """

    interaction: discord.Interaction[Any]
    game: str
    words: Words
    start: float = 0.0
    end: float = 1.0
    message: int | None = None
    last: float = field(default_factory=time.monotonic)

    def within(self, end: float) -> Announcement:
        """Return the announcement of the first part of the work."""
        return replace(self, start=0.0, end=end)

    def beyond(self, start: float) -> Announcement:
        """Return the announcement of the rest of the work."""
        return replace(self, start=start, end=1.0)

    async def begin(self, *, private: bool) -> None:
        """Answer."""
        self.message = await answer_sentence(self.interaction, self.sentence(0), private=private)

    async def replace(self, **parts: Any) -> None:
        """Replace the answer with the file."""
        await edit_answer(self.interaction, self.message, **parts)

    async def take_back(self) -> None:
        """Delete the answer, if possible."""
        with suppress(*FAILURES):
            await delete_answer(self.interaction, self.message)

    def sentence(self, part: float) -> str:
        """Return the answer."""
        percent = round(100 * (self.start + (self.end - self.start) * part))
        told = self.words.say("share-making", game=escape_markup(self.game))
        return f"{told}\n-# {self.words.say('analysis-progress', percent=percent)}"

    async def tell(self, part: float) -> None:
        """Show progress, unless it was shown a moment ago; if that fails, the work goes on."""
        if time.monotonic() - self.last < EVERY:
            return
        self.last = time.monotonic()
        with suppress(*FAILURES):
            await edit_answer(self.interaction, self.message, content=self.sentence(part))

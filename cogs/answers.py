"""The answers under way: when the program stops they come to their end, and anyone who asks later is told to try again.

A click or a command whose work is broken off is answered with the same sentence, if Discord takes it in time.
"""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import app_commands

APOLOGY = 1.0  # seconds in which Discord has to take the sentence that something was broken off


class Answers:
    """Knows every answer under way, and whether new ones are taken."""

    def __init__(self) -> None:
        self.stopping = False  # whoever asks is told to try again in a moment
        self.stopped = False  # nothing reaches Discord any more, so nothing is begun
        self._tasks: set[asyncio.Task[Any]] = set()

    def track(self, *tasks: asyncio.Task[Any] | None) -> None:
        """Finish these before the program ends."""
        for task in filter(None, tasks):
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def finish(self, seconds: float) -> None:
        """Wait for the answers that are under way now; break off those that take longer than some seconds."""
        late = await _left(self._tasks, seconds)
        late = await _cancelled(late)
        await _cancelled(late)  # these could not even say so

    async def stop(self, seconds: float) -> None:
        """Finish what is left once the gateway is closed, and answer nobody after that."""
        await self.finish(seconds)
        self.stopped = True


async def _cancelled(tasks: set[asyncio.Task[Any]]) -> set[asyncio.Task[Any]]:
    """Cancel tasks; return those that are not done a little later, for they apologize."""
    for task in tasks:
        task.cancel()
    return await _left(tasks, APOLOGY)


async def _left(tasks: set[asyncio.Task[Any]], seconds: float) -> set[asyncio.Task[Any]]:
    """Return the tasks that are not done after some seconds."""
    return (await asyncio.wait(tasks, timeout=seconds))[1] if tasks else set()


class Tree(app_commands.CommandTree[Any]):
    """The commands, and the suggestions while one is typed; both are answers under way."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Suggest nothing while the program stops, and begin nothing once it has stopped.

        A command is heard until then: whoever typed it is told to try again.
        """
        answers: Answers = interaction.client.answers
        answers.track(asyncio.current_task())
        suggesting = interaction.type is discord.InteractionType.autocomplete
        return not (answers.stopped or (suggesting and answers.stopping))

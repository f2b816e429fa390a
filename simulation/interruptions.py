"""Answers that were interrupted, because their program was killed.

Nobody can give them any more: what was announced is known to Discord alone. After a quarter of an hour, it says there
by itself that the application did not respond.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

import discord

from cogs.answering import answers
from simulation.loop import LIFE, Life
from store import Store


class Interruptions:
    """The interactions that were being answered when their program was killed; ``noting`` notes the answers."""

    def __init__(self) -> None:
        self._begun: dict[int, list[Life]] = defaultdict(list)  # not ended, by interaction

    def interactions(self) -> set[int]:
        """Return the interactions that were being answered then."""
        return {interaction for interaction, lives in self._begun.items() if any(life.over for life in lives)}

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Note every answer that begins and ends, within the ``with`` statement."""
        answer = answers._tried

        async def noted(store: Store, interaction: discord.Interaction[Any], work: answers.Work) -> None:
            lives, life = self._begun[interaction.id], LIFE.get()
            lives.append(life)
            try:
                await answer(store, interaction, work)
            finally:
                if not life.over:
                    lives.remove(life)

        with mock.patch.object(answers, "_tried", noted):
            yield

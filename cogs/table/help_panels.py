"""Keeping open panels "Table help" honest: when the game ends, they show what is possible then."""

from __future__ import annotations

import logging
from typing import Any

import discord

from cogs.answering.failures import is_temporary
from cogs.answering.interactions import EditToken
from cogs.table.context import Context
from cogs.table.help_screens import current_help
from words import Words

log = logging.getLogger(__name__)

MOST = 20  # panels remembered for a table


class HelpPanels:
    """The panels "Table help" that people have open at one table."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._open: list[tuple[EditToken, Words]] = []
        self.showing = context.worker(self._show, "the help")

    @property
    def open(self) -> bool:
        """Whether the end of the game must still be shown in a panel."""
        return any(self._valid(token) for token, _ in self._open)

    def opened(self, interaction: discord.Interaction[Any], message: int | None, words: Words) -> None:
        """Note a panel, which is ``message`` or else the interaction's original response."""
        token = EditToken(interaction, self._context.host.clock(), message)
        self._open = [*self._open, (token, words)][-MOST:]

    def _valid(self, token: EditToken) -> bool:
        return token.valid(self._context.host.clock())

    async def _show(self) -> None:
        """Replace every panel, now that the game is over."""
        while self._open:
            token, words = self._open[0]
            if self._valid(token):
                await self._replace(token, words)
            self._open = self._open[1:]

    async def _replace(self, token: EditToken, words: Words) -> None:
        number, user = self._context.table.number, token.interaction.user.id
        try:
            await token.edit(await current_help(self._context.host, number, user, words))
        except discord.HTTPException as wrong:
            if is_temporary(wrong):
                raise
            log.info("table %d: a help panel is out of reach: %s", number, wrong)

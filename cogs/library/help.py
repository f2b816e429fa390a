"""`/help`, and an answer to people who write to the bot: what it does, and buttons to begin with."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely, until_stopping
from cogs.answering.button_ids import Id, map_verbs
from cogs.answering.failures import FAILURES
from cogs.answering.host import Host
from cogs.answering.interactions import show_screen
from cogs.answering.layout import OCHRE, SUCCESS, Screen, lay_out_rows, make_button, make_layout, make_text
from cogs.answering.settings import LANGUAGE
from cogs.answering.wording import find_readers_words, localize_text
from store import StoreAway
from words import Words, in_language

log = logging.getLogger(__name__)

PAUSE = 600.0  # seconds in which somebody who writes on gets no second answer
KEPT = 1000  # people whose last answer is remembered


class HelpCog(commands.Cog):
    """`/help`, its button, and direct messages to the bot."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = map_verbs(["open-help"], self._open, table=False)
        self._answered: OrderedDict[int, float] = OrderedDict()

    @app_commands.command(name=localize_text("help-name"), description=localize_text("help-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def help(self, interaction: discord.Interaction[Any]) -> None:
        """Say what the bot does."""
        await answer_safely(self.host.store, interaction, lambda: self._show(interaction))

    async def _open(self, interaction: discord.Interaction[Any], _: Id, __: int) -> None:
        await self._show(interaction)

    async def _show(self, interaction: discord.Interaction[Any]) -> None:
        words = await find_readers_words(self.host.store, interaction)
        manages = interaction.guild_id is not None and interaction.permissions.manage_guild
        await show_screen(interaction, help_screen(words, manages=manages))

    @commands.Cog.listener()
    @until_stopping
    async def on_message(self, message: discord.Message) -> None:
        """Answer somebody who writes to the bot, whatever they write: nobody reads it."""
        if message.guild is None and not message.author.bot and self._is_due(message.author.id):
            screen = help_screen(await self._words_of(message.author.id), manages=False)
            try:  # an answer, as to a click: if it is lost, nobody needs it later
                await message.reply(view=screen)
            except FAILURES as wrong:
                log.info("a direct message was not answered: %s", type(wrong).__name__)

    def _is_due(self, user: int) -> bool:
        """Return whether a person gets an answer now, and remember it."""
        now = self.host.clock()
        if now - self._answered.get(user, -PAUSE) < PAUSE:
            return False
        self._answered[user] = now
        self._answered.move_to_end(user)
        while len(self._answered) > KEPT:
            self._answered.popitem(last=False)
        return True

    async def _words_of(self, user: int) -> Words:
        """Return the words for a person who has not clicked: those of their settings or last known client."""
        try:
            chosen = await self.host.store.settings("user", user)
        except StoreAway:
            chosen = {}
        return in_language(LANGUAGE.read(chosen), chosen.get("locale"))


def help_screen(words: Words, *, manages: bool) -> Screen:
    """Return what the bot does, and buttons to begin with; for people who manage the server, one to set it up."""
    buttons = [
        make_button(words.say("welcome-play"), Id("choose-game", 0), SUCCESS),
        make_button(words.say("welcome-learn"), Id("list-lessons", 0)),
        make_button(words.say("tables-all"), Id("my-tables", 0)),
        *([make_button(words.say("welcome-set-up"), Id("admin-panel", 0))] if manages else []),
    ]
    return make_layout([make_text(words.say("help-text")), *lay_out_rows(buttons)], OCHRE)

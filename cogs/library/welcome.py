"""The greeting that a server gets once: who the bot is, and buttons to begin with."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from functools import partial

import discord
from discord.ext import commands

from cogs.answering.answers import until_stopping
from cogs.answering.button_ids import Id
from cogs.answering.host import Host
from cogs.answering.layout import (
    OCHRE,
    SUCCESS,
    Picture,
    Screen,
    lay_out_rows,
    make_button,
    make_layout,
    make_text,
    show_picture,
)
from cogs.answering.wording import language_of
from cogs.messages.outbox import Desired, Outbox
from games.narrators import game_name
from words import Words

log = logging.getLogger(__name__)


GREETING = "greeting"  # the kind of its message


class WelcomeCog(commands.Cog):
    """Greets each server once: when it adds the bot, or when the bot starts for the first time."""

    def __init__(self, host: Host) -> None:
        self.host = host

    @commands.Cog.listener()
    @until_stopping
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that has added the bot."""
        await self._greet(guild)

    @commands.Cog.listener()
    @until_stopping
    async def on_ready(self) -> None:
        """Greet the servers that had added the bot before it first started, and finish what a stop interrupted."""
        for guild in self.host.guilds:
            if self.host.first_start or await self.host.store.value(_page(guild)) is not None:
                await self._greet(guild)

    async def _greet(self, guild: discord.Guild) -> None:
        """Greet a server unless it was greeted before; a temporary failure is retried."""
        if await self.host.store.value(f"greeted {guild.id}") is None:
            self.host.retries.begin(f"greeting server {guild.id}", partial(self._post, guild))

    async def _post(self, guild: discord.Guild) -> None:
        """Post the greeting, and note that it was; a server that refuses it after all gets none."""
        messages, channel = await Outbox.under(self.host, _page(guild)), next(find_writable_channels(guild), None)
        if channel is None:
            return
        try:
            if not messages.of(GREETING):
                await messages.post(Desired(GREETING, channel, partial(self._draw, channel)))
        except discord.Forbidden as wrong:
            log.info("a server was not greeted: %s", wrong)
        await self.host.store.keep(f"greeted {guild.id}", str(channel.id))

    async def _draw(self, channel: discord.TextChannel) -> Screen:
        """Draw the greeting for a channel, with a picture of the games if the bot may attach it."""
        games, guild, picture = list(self.host.registry.games), channel.guild, None
        words = Words(language_of(guild.preferred_locale))
        if channel.permissions_for(guild.me).attach_files:
            picture = await self.host.pictures.games(games, None, guild.id, words)
        return welcome_screen(games, words, picture)


def _page(guild: discord.Guild) -> str:
    return f"messages of server {guild.id}"


def find_writable_channels(guild: discord.Guild) -> Iterator[discord.TextChannel]:
    """Yield the text channels where the bot may write, the server's own for news of members first."""
    for channel in filter(None, (guild.system_channel, *guild.text_channels)):
        allowed = channel.permissions_for(guild.me)
        if allowed.view_channel and allowed.send_messages:
            yield channel


def welcome_screen(games: Sequence[str], words: Words, picture: Picture | None = None) -> Screen:
    """Return the greeting, which names the games, with buttons to begin with and one to set up the server."""
    buttons = [
        make_button(words.say("welcome-play"), Id("choose-game", 0), SUCCESS),
        make_button(words.say("welcome-learn"), Id("list-lessons", 0)),
        make_button(words.say("help-title"), Id("open-help", 0)),
        make_button(words.say("welcome-set-up"), Id("admin-panel", 0)),
    ]
    names = words.both([game_name(key, words) for key in games])
    seen = [show_picture(picture)] if picture else []
    return make_layout(
        [*seen, make_text(words.say("welcome-text", games=names)), *lay_out_rows(buttons)], OCHRE, picture
    )

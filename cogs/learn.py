"""Learning a game by playing a short one, alone and step by step."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.clicks import PANEL, clicks
from cogs.ids import Id
from cogs.layout import Screen
from cogs.learn_screen import Page, lessons_screen, named, page_screen
from cogs.lobby import Wanted, opened
from cogs.typed import game_called, games_like
from cogs.voice import SENTENCES, answered, reader, said, show, turn, whisper
from engine.core import NOBODY
from engine.lesson import LEARNER
from games.shelf import BOXES, lesson
from store import Status
from store import Table as Row
from tables import Refused
from tables.lobby import readable
from words import Words

if TYPE_CHECKING:
    from cogs.client import Ilion

LOBBY: tuple[Status, ...] = ("lobby",)


class LearnCog(commands.Cog):
    """`/learn`, and the buttons of lessons."""

    def __init__(self, bot: Ilion) -> None:
        self.bot = bot
        self.clicks = {
            **clicks(["lesson"], self.open, table=False),
            **clicks(["learn-game", "learn-page"], self.open, PANEL, table=False),
            **clicks(["learn"], self.answer, PANEL, table=False),
            **clicks(["practise"], self.practise, table=False),
        }

    @app_commands.command(name=said("learn-name"), description=said("learn-about"))
    @app_commands.rename(game=said("discord-option-game"))
    @app_commands.describe(game=said("learn-option-game-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def learn(self, interaction: discord.Interaction[Any], game: str | None = None) -> None:
        """Begin a lesson."""
        await answered(self.bot.store, interaction, lambda: self._begin(interaction, game or ""))

    async def _begin(self, interaction: discord.Interaction[Any], game: str) -> None:
        words = await reader(self.bot.store, interaction)
        if not game.strip():
            await show(interaction, lessons_screen(list(self.bot.hall.games), words))
            return
        shelf = list(self.bot.hall.games).index(game_called(game, self.bot.hall.games, words))
        await show(interaction, await self._screen(interaction, self._page(shelf, 0), words))

    @learn.autocomplete("game")
    async def _games(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return games_like(typed, self.bot.hall.games, await reader(self.bot.store, interaction))

    # -- buttons

    async def open(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Show a page of a lesson: beside what was clicked in, or in its place."""
        words = await reader(self.bot.store, interaction)
        page = self._page(chosen if identity.verb == "learn-game" else identity.table, identity.stamp)
        screen = await self._screen(interaction, page, words)
        await (show if identity.verb == "lesson" else turn)(interaction, screen)

    async def answer(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Go on with the right choice; with any other, say what to look at and ask again."""
        words = await reader(self.bot.store, interaction)
        path = identity.path if chosen < 0 else (*identity.path, chosen)
        page = self._after(self._page(identity.table, identity.stamp), path, words)
        await turn(interaction, await self._screen(interaction, page, words))

    def _after(self, page: Page, path: tuple[int, ...], words: Words) -> Page:
        """Return where a choice leads to."""
        here = replace(page, path=path)
        try:
            question = here.question
        except LookupError:
            return replace(page, note=f"**{words.say(SENTENCES['stale'])}**")
        if question is None:
            raise Refused("forged")
        if not here.place.meant(question):
            return replace(page, note=words.say("learn-not-now", look=here.says(words, "-again")))
        return replace(page, number=page.number + 1) if question.move else here

    async def practise(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Open a table at which computer players sit already; one that waits here is as good."""
        words, learnt = await reader(self.bot.store, interaction), self._page(identity.table, 0).lesson
        wanted = Wanted(learnt.game.key, None, None, len(learnt.names))
        row = await self._waiting(interaction, wanted.game) or await opened(self.bot, interaction, wanted)
        try:
            link = await self.bot.lobbies.show(row.id)
        except (discord.Forbidden, discord.NotFound) as wrong:
            await self.bot.hall.cancel(row.id, row.host)
            raise Refused("nowhere-to-play") from wrong
        await whisper(interaction, words.say("learn-table", link=link))

    async def _waiting(self, interaction: discord.Interaction[Any], game: str) -> Row | None:
        """Return a full lobby of this game that the same person has opened here."""
        lobbies = await self.bot.store.tables_of(interaction.user.id, LOBBY)
        here = (interaction.channel_id, interaction.user.id, game)
        full = (row for row in lobbies if (lobby := readable(row.lobby)) and not lobby.free)
        return next((row for row in full if (row.channel, row.host, row.game) == here), None)

    # -- pages

    def _page(self, shelf: int, number: int) -> Page:
        """Return a page of the lesson of the game in this place.

        Raises:
            Refused: there is no such game, lesson or page.
        """
        games = list(self.bot.hall.games)
        if not 0 <= shelf < len(games) or BOXES[games[shelf]].lesson is None:
            raise Refused("forged")
        page = Page(lesson(games[shelf]), shelf, number)
        if number > page.last:
            raise Refused("forged")
        return page

    async def _screen(self, interaction: discord.Interaction[Any], page: Page, words: Words) -> Screen:
        names = named(page.lesson, interaction.user.display_name)
        scenes = [page.scene(seat, names, words) for seat in ((NOBODY, LEARNER) if page.question else (NOBODY,))]
        drawing = (self.bot.easel.picture(scene, interaction.user.id, interaction.guild_id) for scene in scenes)
        return page_screen(page, names, await asyncio.gather(*drawing), words)

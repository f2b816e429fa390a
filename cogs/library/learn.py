"""`/learn`: a short first game, played alone and step by step."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely
from cogs.answering.autocomplete import game_called, games_like
from cogs.answering.button_ids import PANEL, Id, map_verbs
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, show_screen
from cogs.answering.layout import Screen
from cogs.answering.refusals import SENTENCES
from cogs.answering.wording import find_readers_words, localize_text
from cogs.library.learn_screens import Page, lessons_screen, name_seats, page_screen
from cogs.lobby.starting import play_now
from games.catalog import BOXES, load_lesson
from tables import Refused
from tables.choices import pick_value
from words import Words


class LearnCog(commands.Cog):
    """`/learn`, and the buttons of lessons."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = {
            **map_verbs(["open-lesson"], self.open, table=False),
            **map_verbs(["list-lessons"], self._list, table=False),
            **map_verbs(["lesson-of-game", "lesson-page"], self.open, PANEL, table=False),
            **map_verbs(["lesson-answer"], self.answer, PANEL, table=False),
            **map_verbs(["practice-table"], self.practice, table=False),
        }

    @app_commands.command(name=localize_text("learn-name"), description=localize_text("learn-about"))
    @app_commands.rename(game=localize_text("commands-option-game"))
    @app_commands.describe(game=localize_text("learn-option-game-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def learn(self, interaction: discord.Interaction[Any], game: str | None = None) -> None:
        """Begin a lesson."""
        await answer_safely(self.host.store, interaction, lambda: self._begin(interaction, game or ""))

    async def _begin(self, interaction: discord.Interaction[Any], game: str) -> None:
        words = await find_readers_words(self.host.store, interaction)
        games = list(self.host.registry.games)
        if not game.strip():
            picture = await self.host.pictures.games_for(interaction, self._taught, words)
            await show_screen(interaction, lessons_screen(games, words, picture))
            return
        index = games.index(game_called(game, self.host.registry.games))
        await show_screen(interaction, await self._screen(interaction, self._page(index, 0), words))

    async def _list(self, interaction: discord.Interaction[Any], _: Id, __: int) -> None:
        """Ask which game to learn."""
        await self._begin(interaction, "")

    @learn.autocomplete("game")
    async def _games(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return games_like(typed, self._taught, await find_readers_words(self.host.store, interaction))

    @property
    def _taught(self) -> list[str]:
        """The games that have a lesson."""
        return [key for key in self.host.registry.games if BOXES[key].lesson]

    # -- buttons

    async def open(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Show a page of a lesson, in a new message or in place of the clicked one."""
        words = await find_readers_words(self.host.store, interaction)
        page = self._page(chosen if identity.verb == "lesson-of-game" else identity.table, identity.stamp)
        screen = await self._screen(interaction, page, words)
        await (show_screen if identity.verb == "open-lesson" else answer_in_panel)(interaction, screen)

    async def answer(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Go on after the right choice; after any other, say what to look at and ask again."""
        words = await find_readers_words(self.host.store, interaction)
        path = identity.path if chosen < 0 else (*identity.path, chosen)
        page = self._after(self._page(identity.table, identity.stamp), path, words)
        await answer_in_panel(interaction, await self._screen(interaction, page, words))

    def _after(self, page: Page, path: tuple[int, ...], words: Words) -> Page:
        """Return the page that a choice leads to."""
        here = replace(page, path=path)
        try:
            question = here.question
        except LookupError:
            return replace(page, note=f"{page.says(words)}\n\n**{words.say(SENTENCES['stale'])}**")
        if question is None:
            raise Refused("forged")
        if not here.place.meant(question):
            return replace(page, note=words.say("learn-not-now", look=here.says(words, "-again")))
        return replace(page, number=page.number + 1) if question.move else here

    async def practice(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Start a friendly game against computer players, at a table like that of the lesson."""
        learnt = self._page(identity.table, 0).lesson
        await play_now(self.host, interaction, learnt.game.key, learnt.seats, friendly=True)

    # -- pages

    def _page(self, index: int, number: int) -> Page:
        """Return a page of a game's lesson; ``index`` is the game's index.

        Raises:
            Refused: there is no such game, lesson or page.
        """
        game = pick_value(list(self.host.registry.games), index)
        if BOXES[game].lesson is None:
            raise Refused("no-lesson")
        page = Page(load_lesson(game), index, number)
        if number > page.last:
            raise Refused("forged")
        return page

    async def _screen(self, interaction: discord.Interaction[Any], page: Page, words: Words) -> Screen:
        names = name_seats(page.lesson, interaction.user.display_name, words)
        scene = page.scene(names, words)
        picture = await self.host.pictures.picture(scene, interaction.user.id, interaction.guild_id)
        return page_screen(page, names, picture, words)

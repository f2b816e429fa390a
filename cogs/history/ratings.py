"""`/stats` and `/leaderboard`: games, victories and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from statistics import median
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely
from cogs.answering.autocomplete import game_called, games_like
from cogs.answering.button_ids import PANEL, Id, map_verbs
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, show_screen
from cogs.answering.layout import Picture, Screen
from cogs.answering.settings import LEADERBOARD
from cogs.answering.wording import find_readers_words, localize_text
from cogs.history.rating_screens import PAGE, Games, Place, describe_plot, ranks_screen, ratings_chart, record_screen
from pictures.plot import draw_chart
from store.results import OVERALL, Played, Recorded
from tables import Refused
from tables.history.ratings import SETTLED
from tables.history.record import MOST, Record, compile_record
from words import Words

RANKS = frozenset(("leaderboard-page", "leaderboard-game"))  # verbs of clicks in a leaderboard
FILE = "ratings.png"
TIMED = 50  # games whose moves make the average time of a move, the newest


class RatingsCog(commands.Cog):
    """`/stats`, `/leaderboard` and its buttons."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = map_verbs(RANKS, self.press, PANEL, table=False)

    # -- a person's record

    @app_commands.command(name=localize_text("ratings-stats-name"), description=localize_text("ratings-stats-about"))
    @app_commands.rename(member=localize_text("ratings-option-member"))
    @app_commands.describe(member=localize_text("ratings-option-member-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def stats(self, interaction: discord.Interaction[Any], member: discord.User | None = None) -> None:
        """Show the games and ratings of the user or another member."""
        await answer_safely(self.host.store, interaction, lambda: self._stats(interaction, member or interaction.user))

    async def _stats(self, interaction: discord.Interaction[Any], whose: discord.User | discord.Member) -> None:
        words = await find_readers_words(self.host.store, interaction)
        await self.host.results.catch_up()
        boards = [interaction.guild_id] if interaction.guild_id else []
        if await self._open(whose.id) or (not boards and whose.id == interaction.user.id):
            boards.append(OVERALL)
        found = [(board, await self._games(board, whose.id)) for board in boards]
        played = await self.host.store.played_by(whose.id, MOST)
        records = {board: await self._record(board, whose.id, played) for board in boards}
        picture = await self._plot(interaction, found, words)
        own = whose.id == interaction.user.id
        await show_screen(interaction, record_screen(whose.display_name, found, records, picture, words, own=own))

    async def _open(self, user: int) -> bool:
        """Return whether others may see a person's overall ratings, from all servers together."""
        return LEADERBOARD.read(await self.host.store.settings("user", user)) == "on"

    async def _games(self, board: int, user: int) -> Games:
        games: dict[str, list[Recorded]] = {}
        for each in await self.host.store.record(board, user):
            games.setdefault(each.game, []).append(each)
        return games

    async def _record(self, board: int, user: int, played: Sequence[Played]) -> Record:
        """Return a person's record on a board, unrated games included."""
        there = [each for each in played if board in (OVERALL, each.guild)]
        times = await self.host.store.move_times(user, [each.table for each in there[:TIMED]])
        return replace(compile_record(user, self.host.registry.games, there), pace=median(times) if times else None)

    async def _plot(
        self, interaction: discord.Interaction[Any], found: Sequence[tuple[int, Games]], words: Words
    ) -> Picture | None:
        """Return the plot of the first board with any games, if the user wants pictures."""
        games = next((games for _, games in found if games), None)
        if games is None or not await self.host.pictures.wanted(interaction.user.id, interaction.guild_id):
            return None
        png = await self.host.registry.services.thinker.aside(draw_chart, ratings_chart(games, words))
        return Picture(FILE, png, describe_plot(games, words))

    # -- the leaderboard

    @app_commands.command(
        name=localize_text("ratings-leaderboard-name"), description=localize_text("ratings-leaderboard-about")
    )
    @app_commands.rename(game=localize_text("ratings-option-game"))
    @app_commands.describe(game=localize_text("ratings-option-game-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def leaderboard(self, interaction: discord.Interaction[Any], game: str | None = None) -> None:
        """Show who plays best."""
        await answer_safely(self.host.store, interaction, lambda: self._begin(interaction, game))

    @leaderboard.autocomplete("game")
    async def _named(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return games_like(typed, self.host.registry.games, await find_readers_words(self.host.store, interaction))

    async def _begin(self, interaction: discord.Interaction[Any], game: str | None) -> None:
        games = list(self.host.registry.games)
        place = games.index(game_called(game, games)) if game else 0
        await show_screen(interaction, await self._ranks(interaction, place, 0, overall=False))

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Turn to another page, board or game of the leaderboard."""
        place = chosen if identity.verb == "leaderboard-game" else identity.table
        if not 0 <= place < len(self.host.registry.games) or identity.path not in ((0,), (1,)):
            raise Refused("forged")
        screen = await self._ranks(interaction, place, identity.stamp, overall=identity.path == (1,))
        await answer_in_panel(interaction, screen)

    async def _ranks(self, interaction: discord.Interaction[Any], place: int, page: int, *, overall: bool) -> Screen:
        words, games = await find_readers_words(self.host.store, interaction), list(self.host.registry.games)
        await self.host.results.catch_up()
        board = OVERALL if overall else interaction.guild_id or OVERALL
        first = page * PAGE
        found = await self.host.store.standings(board, games[place], SETTLED, 0, first + PAGE + 1)
        where = Place(games, place, board, page, at_home=interaction.guild_id is not None)
        return ranks_screen(where, found[first:], words, found[:first])

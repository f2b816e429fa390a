"""`/puzzle`: positions in which one move leads clearly, one a day for everybody, and as many more as one likes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely
from cogs.answering.autocomplete import game_called, games_like
from cogs.answering.button_ids import PANEL, PUBLIC, Id, map_verbs
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, show_screen
from cogs.answering.layout import Screen
from cogs.answering.permissions import may_write
from cogs.answering.wording import find_public_words, find_readers_words, localize_text
from cogs.library.puzzle_screens import (
    ANY,
    Position,
    answer_screen,
    find_rival,
    is_right,
    load_position,
    make_scene,
    name_seats,
    question_screen,
    shared_screen,
)
from engine.differences import Reason
from games.puzzles import Known, by_number
from tables import Refused
from tables.error_logging import log_failure
from tables.history.puzzle_scores import SETTING, Score, number_day
from tables.review.puzzle_reasons import PuzzleReasons

log = logging.getLogger(__name__)


class PuzzlesCog(commands.Cog):
    """`/puzzle`, and the buttons of puzzles."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.reasons = PuzzleReasons(host.registry.services.thinker)
        self._counting = asyncio.Lock()
        self.clicks = {
            **map_verbs(["puzzle"], self._choose, PANEL, table=False),
            **map_verbs(["next-puzzle"], self._next, PANEL, table=False),
            **map_verbs(["open-puzzle"], self._open, table=False),
            **map_verbs(["share-puzzle"], self._share, PUBLIC, table=False),
        }

    @app_commands.command(name=localize_text("puzzle-name"), description=localize_text("puzzle-about"))
    @app_commands.rename(game=localize_text("commands-option-game"))
    @app_commands.describe(game=localize_text("puzzle-option-game-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def puzzle(self, interaction: discord.Interaction[Any], game: str | None = None) -> None:
        """Show the puzzle of the day, or one of a game."""
        await answer_safely(self.host.store, interaction, lambda: self._begin(interaction, game or ""))

    @puzzle.autocomplete("game")
    async def _games(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return games_like(typed, self._with_puzzles, await find_readers_words(self.host.store, interaction))

    @property
    def _with_puzzles(self) -> list[str]:
        """The games that have puzzles and are played here."""
        known = {each.game for each in by_number().values()}
        return [key for key in self.host.registry.games if key in known]

    async def _begin(self, interaction: discord.Interaction[Any], game: str) -> None:
        if game.strip():
            key = game_called(game, self.host.registry.games)
            await self._ask(interaction, show_screen, await self._another(interaction, [key]))
            return
        await self._show(interaction, self._daily())

    async def _show(self, interaction: discord.Interaction[Any], known: Known) -> None:
        """Ask a puzzle, or show what the user has answered to it, if it is that of the day."""
        score = await self._score(interaction)
        if score.is_of(self._day, known.puzzle.number):
            await show_screen(interaction, await self._answered(interaction, load_position(known), score.chosen, score))
        else:
            await self._ask(interaction, show_screen, known)

    # -- which puzzle

    @property
    def _day(self) -> int:
        return number_day(self.host.clock())

    def _daily(self) -> Known:
        """Return the puzzle of the day.

        Raises:
            Refused: there is none.
        """
        found = self._of(self._with_puzzles)
        return found[self._day % len(found)]

    def _of(self, games: Sequence[str]) -> list[Known]:
        """Return the puzzles of these games.

        Raises:
            Refused: they have none.
        """
        found = [each for each in by_number().values() if each.game in games]
        if not found:
            raise Refused("no-puzzles")
        return found

    async def _another(self, interaction: discord.Interaction[Any], games: Sequence[str]) -> Known:
        """Return the next puzzle for a person, who goes through all but that of the day, from a place of their own."""
        score, daily = await self._score(interaction), self._daily()
        found = [each for each in self._of(games) if each != daily] or [daily]
        return found[(interaction.user.id + score.tried) % len(found)]

    # -- buttons

    async def _next(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Show another puzzle, of a game or of any."""
        games = list(self.host.registry.games)
        if identity.table > len(games):
            raise Refused("forged")
        wanted = self._with_puzzles if identity.table == ANY else [games[identity.table - 1]]
        await self._ask(interaction, answer_in_panel, await self._another(interaction, wanted))

    async def _choose(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Ask for the next part of a move, or say how good the move is."""
        known = _known(identity)
        place = load_position(known, identity.path if chosen < 0 else (*identity.path, chosen))
        try:
            move = place.question.move
        except LookupError as wrong:
            raise Refused("forged") from wrong
        if move is None:
            await answer_in_panel(interaction, await self._question(interaction, place))
            return
        score = await self._count(interaction, place, str(move))
        await answer_in_panel(interaction, await self._answered(interaction, place, str(move), score))

    async def _open(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Show the user a puzzle that somebody has shared."""
        await self._show(interaction, _known(identity))

    async def _share(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Post a puzzle for everybody, without any move.

        Raises:
            Refused: the user may not write here, or there is no such puzzle.
        """
        known, score = _known(identity), await self._score(interaction)
        if interaction.guild_id is not None and not may_write(interaction):
            raise Refused("puzzle-not-shared")
        words, daily = await find_public_words(self.host.store, interaction), self._is_daily(known)
        screen = shared_screen(known, interaction.user.display_name, score, self._day, words, daily=daily)
        await show_screen(interaction, screen, private=False)

    # -- the score

    async def _score(self, interaction: discord.Interaction[Any]) -> Score:
        chosen = await self.host.store.settings("user", interaction.user.id)
        return Score.load(chosen.get(SETTING))

    async def _count(self, interaction: discord.Interaction[Any], place: Position, chosen: str) -> Score:
        """Count an answer, and return the score after it; of two at once, the first counts for the second."""
        day = self._day if self._is_daily(place.known) else None
        async with self._counting:
            before = await self._score(interaction)
            after = before.answered(place.known.puzzle.number, chosen, right=is_right(place, chosen), day=day)
            if after != before:
                await self.host.store.set("user", interaction.user.id, SETTING, after.dump())
        return after

    def _is_daily(self, known: Known) -> bool:
        return known == self._daily()

    # -- screens

    async def _ask(self, interaction: discord.Interaction[Any], answer: Any, known: Known) -> None:
        await answer(interaction, await self._question(interaction, load_position(known)))

    async def _question(self, interaction: discord.Interaction[Any], place: Position) -> Screen:
        words = await find_readers_words(self.host.store, interaction)
        names = name_seats(place, interaction.user.display_name, words)
        drawn = make_scene(place, names, words, place.question)
        picture = await self.host.pictures.picture(drawn, interaction.user.id, interaction.guild_id)
        daily, game = self._is_daily(place.known), self._number_of(place.known)
        return question_screen(place, names, picture, words, daily=daily, game=game)

    def _number_of(self, known: Known) -> int:
        """Return the number of a puzzle's game, from 1."""
        return list(self.host.registry.games).index(known.game) + 1

    async def _answered(
        self, interaction: discord.Interaction[Any], place: Position, chosen: str, score: Score
    ) -> Screen:
        words = await find_readers_words(self.host.store, interaction)
        names = name_seats(place, interaction.user.display_name, words)
        drawn = make_scene(place, names, words, None)
        picture = await self.host.pictures.picture(drawn, interaction.user.id, interaction.guild_id)
        game, daily = self._number_of(place.known), self._is_daily(place.known)
        why = await self._why(place, chosen)
        return answer_screen(place, chosen, names, picture, words, score, self._day, daily=daily, game=game, why=why)

    async def _why(self, place: Position, chosen: str) -> Sequence[Reason]:
        """Return what speaks for the solution, against a wrong answer or the best other move."""
        rival, known = find_rival(place, chosen), place.known.puzzle
        if not rival:
            return ()
        moves = place.called(known.solution), place.called(rival)
        try:
            return await self.reasons.find(known.number, place.game, place.state.view(place.seat), *moves)
        except Exception as wrong:
            log_failure(log, "a puzzle is answered without a reason", wrong, logging.WARNING)
            return ()


def _known(identity: Id) -> Known:
    """Return the puzzle that a button means.

    Raises:
        Refused: there is no such puzzle any more.
    """
    known = by_number().get(identity.stamp)
    if known is None:
        raise Refused("no-such-puzzle")
    return known

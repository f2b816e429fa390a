"""`/challenge`: one deal that everybody plays alone against the computer, and how their results compare."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely, unless_answered
from cogs.answering.autocomplete import game_called, games_like
from cogs.answering.button_ids import NO_CHOICE, PANEL, PUBLIC, Id, map_verbs
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, defer_answer, show_screen, show_thinking
from cogs.answering.layout import Screen
from cogs.answering.permissions import check_it_may_play, check_it_may_write, check_tables_may_open, may_write
from cogs.answering.wording import computer_name, find_public_words, find_readers_words, localize_text
from cogs.library.challenge_screens import Standing, challenge_screen, close_screen, new_challenge_screen
from cogs.lobby.starting import begin_at_once
from engine.core import NOBODY
from games.narrators import game_name, make_narrator
from store import Table as Row
from store.contests import Attempt, Challenge
from tables import Refused, share_codes
from tables.history import challenges
from tables.seats.invitations import blocked_pairs
from words import clip_text

log = logging.getLogger(__name__)


class ChallengesCog(commands.Cog):
    """`/challenge`, and the buttons of challenges; their ids hold the code in place of a table."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = {
            **map_verbs(["challenge-open"], self._open, table=False),
            **map_verbs(["challenge-refresh"], self._refresh, PANEL, table=False),
            **map_verbs(["challenge-play"], self._play, table=False),
            **map_verbs(["challenge-new"], self._same_game, PUBLIC, table=False),
            **map_verbs(["challenge-close"], self._ask_to_close, PANEL, table=False),
            **map_verbs(["sure-close-challenge"], self._close, PANEL, table=False),
        }

    @app_commands.command(name=localize_text("challenge-name"), description=localize_text("challenge-about"))
    @app_commands.rename(code=localize_text("challenge-option-code"), game=localize_text("commands-option-game"))
    @app_commands.describe(
        code=localize_text("challenge-option-code-about"), game=localize_text("challenge-option-game-about")
    )
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def challenge(
        self, interaction: discord.Interaction[Any], code: str | None = None, game: str | None = None
    ) -> None:
        """Show the challenge of the day or the one with a code, or make one."""
        how = show_thinking if game and not code else defer_answer
        await answer_safely(self.host.store, interaction, lambda: self._begin(interaction, code, game), how)

    @challenge.autocomplete("game")
    async def _games(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return games_like(typed, self.host.registry.games, await find_readers_words(self.host.store, interaction))

    async def _begin(self, interaction: discord.Interaction[Any], code: str | None, game: str | None) -> None:
        if code and game:
            raise Refused("challenge-or-game")
        if game:
            await self._make(interaction, game_called(game, self.host.registry.games))
            return
        challenge = await self._called(code) if code else await challenges.of_today(self.host.registry)
        await show_screen(interaction, await self._panel(interaction, challenge))

    # -- which challenge

    async def _called(self, code: str) -> Challenge:
        """Return the challenge with a code that somebody typed.

        Raises:
            Refused: there is none.
        """
        number = share_codes.parse_share_code(code)
        found = None if number is None else await self.host.store.challenge(number)
        if found is None or found.of_tournament:
            raise Refused("challenge-no-code", code=clip_text(code))
        return found

    async def _meant(self, identity: Id) -> Challenge:
        found = await self.host.store.challenge(identity.table)
        if found is None or found.of_tournament:
            raise Refused("forged")
        return found

    # -- making and closing

    async def _make(self, interaction: discord.Interaction[Any], game: str) -> None:
        """Make a challenge, and show it to everybody here.

        Raises:
            Refused: the user may not write here, or cannot make one.
        """
        if interaction.guild_id is not None and not may_write(interaction):
            raise Refused("challenge-not-shared")
        challenge = await challenges.make_challenge(self.host.registry, game, interaction.user.id)
        unless_answered(interaction, lambda: self.host.store.close_challenge(challenge.code, self.host.clock()))
        words = await find_public_words(self.host.store, interaction)
        screen = new_challenge_screen(challenge, interaction.user.display_name, words)
        await show_screen(interaction, screen, private=False)

    async def _same_game(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        await self._make(interaction, (await self._meant(identity)).game)

    async def _ask_to_close(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        challenge = await self._own(interaction, identity)
        await answer_in_panel(
            interaction, close_screen(challenge, await find_readers_words(self.host.store, interaction))
        )

    async def _close(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        challenge = await self._own(interaction, identity)
        await self.host.store.close_challenge(challenge.code, self.host.clock())
        await answer_in_panel(interaction, await self._panel(interaction, await self._meant(identity)))

    async def _own(self, interaction: discord.Interaction[Any], identity: Id) -> Challenge:
        """Return a challenge that the user has made.

        Raises:
            Refused: somebody else has, or it is over.
        """
        challenge = await self._meant(identity)
        if challenge.maker != interaction.user.id:
            raise Refused("challenge-maker")
        if challenges.is_challenge_over(challenge, self.host.clock()):
            raise Refused("challenge-over")
        return challenge

    # -- playing

    async def _play(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Deal the cards and answer with the hand, or show the hand of a game that has begun.

        Raises:
            Refused: the user has played these cards, cannot begin any more, or may not play here.
        """
        challenge = await self._meant(identity)
        row = await self._table(interaction, challenge)
        if row.status == "lobby":
            await begin_at_once(self.host, interaction, row.id)
        elif row.status == "playing":
            await self.host.clicks["hand"].handler(interaction, Id("hand", row.id), NO_CHOICE)
        else:
            raise Refused("frozen" if row.status == "frozen" else "challenge-played")

    async def _table(self, interaction: discord.Interaction[Any], challenge: Challenge) -> Row:
        """Return the user's table for a challenge; open it here if they have none."""
        assert interaction.channel_id is not None, "a button is in a channel"
        await find_readers_words(self.host.store, interaction)  # stores the user's language
        words, user = await find_public_words(self.host.store, interaction), interaction.user
        if await self.host.store.attempted(challenge.code, user.id) is None:
            await check_tables_may_open(self.host.store, interaction)
            check_it_may_play(interaction)
            check_it_may_write(interaction)  # its lobby is posted there; a try that cannot begin would be lost
        here, name = interaction.channel_id, game_name(challenge.game, words)
        where = Row(
            0, interaction.guild_id, here, here, name, challenge.game, user.id, "lobby", words.language, {}, 0.0, 0.0
        )
        return await challenges.open_attempt(
            self.host.registry, challenge, where, user.display_name, lambda lobby: computer_name(lobby, words)
        )

    # -- results

    async def _open(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Show a challenge apart: the clicked message may be the board of its table, in a conversation with the bot."""
        await show_screen(interaction, await self._panel(interaction, await self._meant(identity)))

    async def _refresh(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        await answer_in_panel(interaction, await self._panel(interaction, await self._meant(identity)))

    async def _panel(self, interaction: discord.Interaction[Any], challenge: Challenge) -> Screen:
        words = await find_readers_words(self.host.store, interaction)
        return challenge_screen(await self._standing(interaction.user.id, challenge), words)

    async def _standing(self, user: int, challenge: Challenge) -> Standing:
        """Return a challenge as a person may see it."""
        store, now = self.host.store, self.host.clock()
        ranked = challenges.rank_attempts(await self._attempts(challenge), challenge.until, now)
        own = await store.attempted(challenge.code, user)
        people = {each.user for each in ranked if each.user is not None} - {user}
        blocks = await store.blocks_among({user, *people})
        unnamed = {each for each in people if blocked_pairs(user, [each], blocks)} if blocks else set()
        return Standing(challenge, user, own, ranked, now, unnamed)

    async def _attempts(self, challenge: Challenge) -> list[Attempt]:
        """Return all attempts, with the points of those that are finished and can be read."""
        found = await self.host.store.attempts(challenge.code)
        uncounted = [each for each in found if each.status == "finished" and each.own is None]
        for each in uncounted:
            await self._count(each)
        return await self.host.store.attempts(challenge.code) if uncounted else found

    async def _count(self, attempt: Attempt) -> None:
        """Note the points of a finished game: those of the person and of the best opponent, 0 if none decide it.

        One that cannot be read is compared without points, until a program can read it.
        """
        try:
            match = (await self.host.registry.table(attempt.table)).match
        except Refused as wrong:
            log.info("table %d: its points are unknown: %s", attempt.table, wrong.reason)
            return
        points = [*make_narrator(match.game, "en").scores(match.state.view(NOBODY))] or [0, 0]
        await self.host.store.note_points(attempt.table, points[0], max(points[1:]))

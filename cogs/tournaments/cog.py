"""`/tournament`: opening one, taking part, starting and ending it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.autocomplete import game_called, games_like
from cogs.answering.button_ids import Id
from cogs.answering.confirmation import check_nothing_changed
from cogs.answering.host import Host
from cogs.answering.language import choice, localized, public, reader
from cogs.answering.layout import Screen
from cogs.answering.permissions import check_it_may_play, check_tables_may_open
from cogs.answering.replies import answer_in_panel, answered, show, show_thinking, think, whisper
from cogs.answering.verbs import PANEL, clicks
from cogs.tournaments.screens import (
    end_question,
    leave_question,
    list_screen,
    mark,
    panel_screen,
    removal_question,
    start_question,
    teams_screen,
    tournament_screen,
)
from cogs.tournaments.stage import seen
from engine.core import tables_of
from store.tournaments import Tournament as Row
from tables import Refused
from tables.duration import DAY, HOUR, MINUTE
from tables.tournaments.entries import TEAM, Entry
from tables.tournaments.tournament import Kind, Tournament
from words import Words

SEATS = 2  # of a game in a tournament; each game of the house has such a table
KINDS = {"tournament-swiss": "swiss", "tournament-knockout": "knockout", "tournament-league": "league"}
ROUNDS = {"tournament-half-hour": 30 * MINUTE, "tournament-hour": HOUR, "tournament-hours": 3 * HOUR,
          "tournament-day": DAY, "tournament-days": 3 * DAY, "tournament-week": 7 * DAY}  # fmt: skip
USUAL_KIND, USUAL_ROUND = "tournament-swiss", "tournament-day"


class TournamentsCog(commands.Cog):
    """`/tournament`, and the buttons of tournaments; their ids hold the code in place of a table."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = {
            **clicks(["tournament"], self._look, PANEL, table=False),
            **clicks(["tournament-join"], self._join, table=False),
            **clicks(["tournament-found"], self._found, PANEL, table=False),
            **clicks(["tournament-team"], self._join_team, PANEL, table=False),
            **clicks(["tournament-back"], self._come_back, PANEL, table=False),
            **clicks(["tournament-leave"], self._ask_to_leave, PANEL, table=False),
            **clicks(["tournament-leave-yes"], self._leave, PANEL, table=False),
            **clicks(["tournament-start"], self._ask_to_start, PANEL, table=False),
            **clicks(["tournament-start-yes"], self._start, PANEL, table=False),
            **clicks(["tournament-end"], self._ask_to_end, PANEL, table=False),
            **clicks(["tournament-end-yes"], self._end, PANEL, table=False),
            **clicks(["tournament-out"], self._ask_to_remove, PANEL, table=False),
            **clicks(["tournament-out-yes"], self._remove, PANEL, table=False),
            **clicks(["tournament-next"], self._next_season, table=False),
        }

    @app_commands.command(name=localized("tournament-name"), description=localized("tournament-about"))
    @app_commands.rename(
        game=localized("commands-option-game"),
        kind=localized("tournament-option-kind"),
        length=localized("tournament-option-round"),
        teams=localized("tournament-option-teams"),
        duplicate=localized("tournament-option-duplicate"),
        rounds=localized("tournament-option-rounds"),
    )
    @app_commands.describe(
        game=localized("tournament-option-game-about"),
        kind=localized("tournament-option-kind-about"),
        length=localized("tournament-option-round-about"),
        teams=localized("tournament-option-teams-about"),
        duplicate=localized("tournament-option-duplicate-about"),
        rounds=localized("tournament-option-rounds-about"),
    )
    @app_commands.choices(
        kind=[choice(name, name) for name in KINDS],
        length=[choice(name, name) for name in ROUNDS],
    )
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def tournament(
        self,
        interaction: discord.Interaction[Any],
        game: str | None = None,
        kind: str = USUAL_KIND,
        length: str = USUAL_ROUND,
        teams: bool = False,
        duplicate: bool = False,
        rounds: app_commands.Range[int, 1, 9] | None = None,
    ) -> None:
        """List the tournaments of this server, or open one with a game."""
        if game is None:
            await answered(self.host.store, interaction, lambda: self._list(interaction), think)
            return
        wanted = Tournament(
            game, "", SEATS, cast(Kind, KINDS[kind]), TEAM if teams else 1, duplicate or teams,
            ROUNDS[length], rounds or 0, posted=0,
        )  # fmt: skip
        await answered(self.host.store, interaction, lambda: self._open(interaction, wanted), show_thinking)

    @tournament.autocomplete("game")
    async def _games(self, interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
        return games_like(typed, self.host.registry.games, await reader(self.host.store, interaction))

    # -- opening

    async def _open(self, interaction: discord.Interaction[Any], wanted: Tournament) -> None:
        row = await self.host.tournaments.open(*await self._new(interaction, wanted))
        await self._announce(interaction, row)

    async def _new(self, interaction: discord.Interaction[Any], wanted: Tournament) -> tuple[Row, Tournament]:
        """Return the row and the terms of a new tournament in this channel.

        Raises:
            Refused: there is no such game, or none for two, or the bot may not play here.
        """
        guild, channel = self._place(interaction)
        game = game_called(wanted.game, self.host.registry.games)
        variants = [variant for variant, seats in tables_of(self.host.registry.game(game)) if seats == SEATS]
        if not variants:
            raise Refused("no-such-table")
        await reader(self.host.store, interaction)  # stores the host's language
        await check_tables_may_open(self.host.store, interaction)
        check_it_may_play(interaction)
        words = await public(self.host.store, interaction)
        row = Row(0, guild, channel, interaction.user.id, words.language, "open", None, None, {}, self.host.clock())
        return row, replace(wanted, game=game, variant=variants[0])

    async def _announce(self, interaction: discord.Interaction[Any], row: Row) -> None:
        """Show a new tournament to everybody, and note the message."""
        words = await public(self.host.store, interaction)
        await show(interaction, tournament_screen(await seen(self.host, row), words), private=False)
        message = await interaction.original_response()
        await self.host.tournaments.note(row.code, message=message.id, posted=0)

    async def _next_season(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        row = await self._directed(interaction, identity)
        following = await self.host.tournaments.next_season(row.code, interaction.user.id)
        self.host.tournaments.show(following.code)
        words = await reader(self.host.store, interaction)
        await whisper(interaction, words.say("tournament-next-opened"))

    async def _list(self, interaction: discord.Interaction[Any]) -> None:
        guild, _ = self._place(interaction)
        found = await self.host.store.tournaments_in(guild)
        await show(interaction, list_screen(found, await reader(self.host.store, interaction)))

    # -- taking part

    async def _look(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        await self._answer(interaction, await self._meant(interaction, identity))

    async def _join(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Let the user take part; in a tournament of teams, ask in which one."""
        row, words = await self._meant(interaction, identity), await reader(self.host.store, interaction)
        tournament = Tournament.load(row.document)
        if tournament.team == 1:
            await self._enter(interaction, row, None)
            await whisper(interaction, words.say("tournament-joined"))
            return
        _check_it_is_open(row)
        if tournament.entry_of(interaction.user.id) is not None:
            raise Refused("tournament-joined")
        await show(interaction, teams_screen(row, tournament, words))

    async def _found(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        row = await self._meant(interaction, identity)
        await self._answer(interaction, await self._enter(interaction, row, None))

    async def _join_team(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        row = await self._meant(interaction, identity)
        await self._answer(interaction, await self._enter(interaction, row, chosen))

    async def _enter(self, interaction: discord.Interaction[Any], row: Row, team: int | None) -> Row:
        user, name = interaction.user.id, interaction.user.display_name

        def entered(now: Row, tournament: Tournament) -> Tournament:
            _check_it_is_open(now)
            return tournament.join(user, name, team)

        return await self.host.tournaments.change(row.code, entered)

    async def _come_back(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        row, user = await self._meant(interaction, identity), interaction.user.id
        row = await self.host.tournaments.change(row.code, lambda _, its: its.sit_out(user, absent=False))
        await self._answer(interaction, row)

    async def _ask_to_leave(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        row = await self._meant(interaction, identity)
        Tournament.load(row.document).leave(interaction.user.id)  # refuses anyone who cannot
        await answer_in_panel(interaction, leave_question(row, await reader(self.host.store, interaction)))

    async def _leave(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        row, user = await self._meant(interaction, identity), interaction.user.id
        await self._answer(interaction, await self.host.tournaments.change(row.code, lambda _, its: its.leave(user)))

    # -- directing

    async def _ask_to_start(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        row = await self._directed(interaction, identity)
        _check_it_is_open(row)
        tournament, words = Tournament.load(row.document).complete(), await reader(self.host.store, interaction)
        await answer_in_panel(interaction, start_question(row, tournament, words))

    async def _start(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        row = await self._directed(interaction, identity)
        _check_it_is_open(row)
        check_nothing_changed(identity, len(Tournament.load(row.document).complete().entries))
        await self._answer(interaction, await self.host.tournaments.start(row.code))

    async def _ask_to_end(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        row = await self._directed(interaction, identity)
        await answer_in_panel(interaction, end_question(row, await reader(self.host.store, interaction)))

    async def _end(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        row = await self._directed(interaction, identity)
        await self.host.tournaments.end(row.code)
        await self._answer(interaction, await self.host.tournaments.row(row.code))

    async def _ask_to_remove(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        row = await self._directed(interaction, identity)
        entry = _entry(Tournament.load(row.document), chosen)
        words = await reader(self.host.store, interaction)
        await answer_in_panel(interaction, removal_question(row, chosen, entry, words))

    async def _remove(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        row = await self._directed(interaction, identity)

        def removed(_: Row, tournament: Tournament) -> Tournament:
            at = next((at for at, each in enumerate(tournament.entries) if mark(at, each) == identity.stamp), None)
            if at is None:
                raise Refused("changed-since")
            return tournament.remove(at)

        await self._answer(interaction, await self.host.tournaments.change(row.code, removed))

    async def _directed(self, interaction: discord.Interaction[Any], identity: Id) -> Row:
        """Return a tournament that the user may start and end.

        Raises:
            Refused: they are neither its host nor a moderator.
        """
        row = await self._meant(interaction, identity)
        if not _directs(interaction, row):
            raise Refused("tournament-host", host=str(row.host) if row.host else "nobody")
        return row

    # -- which tournament, and where

    async def _meant(self, interaction: discord.Interaction[Any], identity: Id) -> Row:
        """Return the tournament that a click means.

        Raises:
            Refused: it belongs to another server.
        """
        row = await self.host.tournaments.row(identity.table)
        if row.guild != interaction.guild_id:
            raise Refused("tournament-none")
        return row

    def _place(self, interaction: discord.Interaction[Any]) -> tuple[int, int]:
        """Return the server and channel of a command.

        Raises:
            Refused: it was not used in a server.
        """
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refused("tournament-server")
        return interaction.guild_id, interaction.channel_id

    async def _answer(self, interaction: discord.Interaction[Any], row: Row) -> None:
        await answer_in_panel(interaction, await self._panel(interaction, row))

    async def _panel(self, interaction: discord.Interaction[Any], row: Row) -> Screen:
        words: Words = await reader(self.host.store, interaction)
        directs = _directs(interaction, row)
        return panel_screen(await seen(self.host, row), interaction.user.id, words, directs=directs)


def _check_it_is_open(row: Row) -> None:
    if row.stage != "open":
        raise Refused("tournament-begun" if row.stage == "playing" else "tournament-over")


def _directs(interaction: discord.Interaction[Any], row: Row) -> bool:
    return interaction.user.id == row.host or _moderates(interaction)


def _moderates(interaction: discord.Interaction[Any]) -> bool:
    return interaction.guild_id is not None and interaction.permissions.manage_messages


def _entry(tournament: Tournament, at: int) -> Entry:
    if not 0 <= at < len(tournament.entries) or tournament.entries[at].gone:
        raise Refused("changed-since")
    return tournament.entries[at]

"""The buttons of tournaments: taking part, starting and ending them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, reduce
from typing import Any

import discord
from discord.ext import commands

from cogs.answering.button_ids import PANEL, Id, map_verbs
from cogs.answering.confirmation import check_nothing_changed
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, answer_privately, is_member, show_screen
from cogs.answering.layout import Screen
from cogs.answering.wording import find_public_words, find_readers_words
from cogs.tournaments.access import may_direct, may_see
from cogs.tournaments.screens import (
    end_question,
    leave_question,
    mark_entry,
    panel_screen,
    removal_question,
    stamp_end,
    stamp_withdrawal,
    start_question,
    teams_screen,
)
from cogs.tournaments.stage import collect_places
from store.contests import Tournament as Row
from tables import Refused
from tables.tournaments.entries import Member
from tables.tournaments.tournament import Tournament
from words import Words


def _alone(_: Tournament) -> None:
    """Return that somebody joins no team."""


class TournamentsCog(commands.Cog):
    """The buttons of tournaments; their ids hold the code in place of a table."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = {
            **map_verbs(["tournament"], self._look, PANEL, table=False),
            **map_verbs(["tournament-join"], self._join, table=False),
            **map_verbs(["tournament-found"], self._found, PANEL, table=False),
            **map_verbs(["tournament-again"], self._join_again, PANEL, table=False),
            **map_verbs(["tournament-team"], self._join_team, PANEL, table=False),
            **map_verbs(["tournament-back"], self._come_back, PANEL, table=False),
            **map_verbs(["tournament-leave"], self._ask_to_leave, PANEL, table=False),
            **map_verbs(["tournament-leave-yes"], self._leave, PANEL, table=False),
            **map_verbs(["tournament-start"], self._ask_to_start, PANEL, table=False),
            **map_verbs(["tournament-start-yes"], self._start, PANEL, table=False),
            **map_verbs(["tournament-end"], self._ask_to_end, PANEL, table=False),
            **map_verbs(["tournament-end-yes"], self._end, PANEL, table=False),
            **map_verbs(["tournament-out"], self._ask_to_remove, PANEL, table=False),
            **map_verbs(["tournament-out-yes"], self._remove, PANEL, table=False),
            **map_verbs(["tournament-next"], self._next_season, table=False),
        }

    # -- taking part

    async def _look(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        await self._answer(interaction, await self._meant(interaction, identity))

    async def _join(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Let the user take part; in a tournament of teams, ask in which one."""
        row, words = await self._meant(interaction, identity), await find_readers_words(self.host.store, interaction)
        tournament = Tournament.load(row.document)
        if tournament.team == 1:
            await self._enter(interaction, row)
            await answer_privately(interaction, words.say("tournament-joined"))
            return
        _check_it_is_open(row)
        if tournament.entry_of(interaction.user.id) is not None:
            raise Refused("tournament-joined")
        mate = await self._former_mate(row, interaction.user.id)
        await show_screen(interaction, teams_screen(row, tournament, mate.name if mate else None, words))

    async def _found(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        row = await self._meant(interaction, identity)
        await self._answer(interaction, await self._enter(interaction, row))

    async def _join_team(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        row = await self._meant(interaction, identity)

        def team(tournament: Tournament) -> int:
            at = tournament.entry_of(chosen)
            if at is None:
                raise Refused("tournament-no-team")
            return at

        await self._answer(interaction, await self._enter(interaction, row, team))

    async def _join_again(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Let the user into the team that a member of their old team has founded, or found it."""
        row = await self._meant(interaction, identity)
        mate = await self._former_mate(row, interaction.user.id)
        if mate is None or mate.user is None:
            raise Refused("tournament-no-team")
        await self._answer(
            interaction, await self._enter(interaction, row, partial(Tournament.entry_of, user=mate.user))
        )

    async def _former_mate(self, row: Row, user: int) -> Member | None:
        """Return who was in the user's team in the season before, if anybody was."""
        before = await self.host.tournaments.season_before(row)
        return before.teammate(user) if before else None

    async def _enter(
        self, interaction: discord.Interaction[Any], row: Row, team: Callable[[Tournament], int | None] = _alone
    ) -> Row:
        """Let the user join a ``team``, by its index; by default, or without one, they are an entry of their own."""
        user, name = interaction.user.id, interaction.user.display_name
        await self._check_welcome(Tournament.load(row.document), team, user)

        def entered(now: Row, tournament: Tournament) -> Tournament:
            _check_it_is_open(now)
            return tournament.join(user, name, team(tournament))

        return await self.host.tournaments.change(row.code, entered)

    async def _check_welcome(self, tournament: Tournament, team: Callable[[Tournament], int | None], user: int) -> None:
        """Check that nobody in a team blocks somebody who wants to join it.

        Raises:
            Refused: somebody does; the reason does not say so.
        """
        at = team(tournament)
        entries = () if at is None else tournament.entries[at : at + 1]
        members = {each.user for entry in entries for each in entry.members if each.user is not None}
        blocks = await self.host.store.blocks_among({user, *members})
        if any((each, user) in blocks for each in members):
            raise Refused("tournament-no-team")

    async def _come_back(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        row, user = await self._meant(interaction, identity), interaction.user.id
        row = await self.host.tournaments.change(row.code, lambda _, its: its.sit_out(user, absent=False))
        await self._answer(interaction, row)

    async def _ask_to_leave(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        row = await self._meant(interaction, identity)
        tournament, words = Tournament.load(row.document), await find_readers_words(self.host.store, interaction)
        at = tournament.remaining_entry_of(interaction.user.id)
        await answer_in_panel(interaction, leave_question(row, tournament, at, words))

    async def _leave(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        row, user = await self._meant(interaction, identity), interaction.user.id

        def left(_: Row, tournament: Tournament) -> Tournament:
            check_nothing_changed(identity, stamp_withdrawal(tournament, tournament.remaining_entry_of(user)))
            return tournament.leave(user)

        await self._answer(interaction, await self.host.tournaments.change(row.code, left))

    # -- directing

    async def _ask_to_start(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        row = await self._directed(interaction, identity)
        _check_it_is_open(row)
        row = await self._without_departed(row)
        tournament = Tournament.load(row.document).complete()
        words = await find_readers_words(self.host.store, interaction)
        await answer_in_panel(interaction, start_question(row, tournament, words))

    async def _without_departed(self, row: Row) -> Row:
        """Let everybody leave who has left the server since they joined: nobody is to wait for them at a table."""
        people = Tournament.load(row.document).people
        departed = [user for user in people if not await is_member(self.host, row.guild, user)]

        def left(now: Row, tournament: Tournament) -> Tournament:
            _check_it_is_open(now)
            return reduce(Tournament.leave, set(departed) & set(tournament.people), tournament)

        return await self.host.tournaments.change(row.code, left) if departed else row

    async def _start(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        row = await self._directed(interaction, identity)
        _check_it_is_open(row)
        check_nothing_changed(identity, len(Tournament.load(row.document).complete().entries))
        await self._answer(interaction, await self.host.tournaments.start(row.code))

    async def _ask_to_end(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        row = await self._directed(interaction, identity)
        await answer_in_panel(interaction, end_question(row, await find_readers_words(self.host.store, interaction)))

    async def _end(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        row = await self._directed(interaction, identity)
        check_nothing_changed(identity, stamp_end(row))
        await self.host.tournaments.end(row.code)
        await self._answer(interaction, await self.host.tournaments.row(row.code))

    async def _ask_to_remove(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        row = await self._directed(interaction, identity)
        tournament, words = Tournament.load(row.document), await find_readers_words(self.host.store, interaction)
        _check_it_is_in(tournament, chosen)
        await answer_in_panel(interaction, removal_question(row, tournament, chosen, words))

    async def _remove(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        row = await self._directed(interaction, identity)

        def removed(_: Row, tournament: Tournament) -> Tournament:
            at = next(
                (at for at in range(len(tournament.entries)) if mark_entry(tournament, at) == identity.stamp), None
            )
            if at is None:
                raise Refused("changed-since")
            return tournament.remove(at)

        await self._answer(interaction, await self.host.tournaments.change(row.code, removed))

    async def _next_season(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        row = await self._directed(interaction, identity)
        public = await find_public_words(self.host.store, interaction)
        following = await self.host.tournaments.next_season(row.code, interaction.user.id, public.language)
        _check_it_is_open(following)  # somebody may have opened it long ago
        self.host.tournaments.show(following.code)
        words = await find_readers_words(self.host.store, interaction)
        await answer_privately(interaction, words.say("tournament-next-opened"))

    async def _directed(self, interaction: discord.Interaction[Any], identity: Id) -> Row:
        """Return a tournament that the user may start and end.

        Raises:
            Refused: they are neither its host nor a moderator.
        """
        row = await self._meant(interaction, identity)
        if not may_direct(interaction, row):
            raise Refused("tournament-host", host=str(row.host) if row.host else "nobody")
        return row

    # -- which tournament, and where

    async def _meant(self, interaction: discord.Interaction[Any], identity: Id) -> Row:
        """Return the tournament that a click means.

        Raises:
            Refused: it belongs to another server, or to a channel that the user cannot read.
        """
        row = await self.host.tournaments.row(identity.table)
        if row.guild != interaction.guild_id or not may_see(interaction, row):
            raise Refused("tournament-none")
        return row

    async def _answer(self, interaction: discord.Interaction[Any], row: Row) -> None:
        await answer_in_panel(interaction, await self._panel(interaction, row))

    async def _panel(self, interaction: discord.Interaction[Any], row: Row) -> Screen:
        words: Words = await find_readers_words(self.host.store, interaction)
        may = may_direct(interaction, row)
        return panel_screen(await collect_places(self.host, row), interaction.user.id, words, directs=may)


def _check_it_is_open(row: Row) -> None:
    if row.stage != "open":
        raise Refused("tournament-begun" if row.stage == "playing" else "tournament-over")


def _check_it_is_in(tournament: Tournament, at: int) -> None:
    if not 0 <= at < len(tournament.entries) or tournament.entries[at].gone:
        raise Refused("changed-since")

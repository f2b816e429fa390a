"""Resigning and ending a game: ask first, and act only if the question still holds.

The stamp in the id of a question's button records what the question said. On the click we check
everything again, and refuse if the question would be different now.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely
from cogs.answering.button_ids import PANEL, Id, map_verbs
from cogs.answering.confirmation import check_nothing_changed, confirm_screen, done_screen, stamp_truths, yes_or_no
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, show_screen
from cogs.answering.layout import Screen
from cogs.answering.permissions import is_moderator_here
from cogs.answering.wording import computer_name, find_readers_words, localize_text, table_name
from cogs.table.frozen import is_frozen
from cogs.table.which_table import act_on_table
from engine.players import USUAL
from store import Table as Row
from tables import Refused
from tables.play.agreements import count_needed_votes, counts_as_loss, ends_without, toggle_vote
from tables.play.deeds import Ender, Role
from tables.play.fixed_tables import refuse_change
from tables.play.table import Table
from words import Words, in_language


class ResignOrEndCog(commands.Cog):
    """`/leave` and `/end`, and the buttons of their questions."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = {
            **map_verbs(["resign"], self._ask_to_resign),
            **map_verbs(["end-game"], self._ask_to_end),
            **map_verbs(["confirm-resign"], self._resign, PANEL),
            **map_verbs(["confirm-end-game"], self._end, PANEL),
            **map_verbs(["confirm-end-alone"], self._end_alone, PANEL),
        }

    @app_commands.command(name=localize_text("commands-leave-name"), description=localize_text("commands-leave-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def leave(self, interaction: discord.Interaction[Any]) -> None:
        """Ask whether to give up one's seat."""
        await answer_safely(self.host.store, interaction, lambda: act_on_table(self.host, interaction, "resign"))

    @app_commands.command(name=localize_text("commands-end-name"), description=localize_text("commands-end-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def end(self, interaction: discord.Interaction[Any]) -> None:
        """Ask whether to end a game."""
        await answer_safely(self.host.store, interaction, lambda: act_on_table(self.host, interaction, "end-game"))

    # -- giving up a seat

    async def _ask_to_resign(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Say what resigning would mean, and ask for confirmation."""
        row, table, words = await self._look(interaction, identity)
        ends, lost = await self._outcome(table, interaction.user.id)
        await show_screen(interaction, resign_screen(row, words, ends=ends, lost=lost))

    async def _resign(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Resign, if that still means what the question said."""
        row, table, words = await self._look(interaction, identity)
        ends, lost = await self._outcome(table, interaction.user.id)
        check_nothing_changed(identity, stamp_truths(ends, lost))
        await table.leave(interaction.user.id, USUAL, computer_name(table.lobby, in_language(row.language)))
        await answer_in_panel(interaction, done_screen(row, words.say("table-left", status=table.status), words))

    async def _outcome(self, table: Table, user: int) -> tuple[bool, bool]:
        """Return whether resigning ends the game, and whether it counts as a loss.

        Raises:
            Refused: the user does not sit there, or the game has stopped already.
        """
        played = await self.host.store.played(table.number)
        _check_it_goes_on(table)
        table.seat_of(user)
        return ends_without(table.lobby, user), counts_as_loss(table.lobby, played, user)

    # -- ending a game

    async def _ask_to_end(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Say what ending the game would mean, and ask for confirmation."""
        if await is_frozen(self.host, identity.table):
            await self.host.clicks["close-frozen"].handler(interaction, identity, -1)
            return
        row, table, words = await self._look(interaction, identity)
        loser = await self._loser(interaction, table, row)
        await show_screen(interaction, end_screen(row, words, lost=loser is not None))

    async def _end(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """End a game, if that still means what the question said."""
        row, table, words = await self._look(interaction, identity)
        loser = await self._loser(interaction, table, row)
        check_nothing_changed(identity, stamp_truths(True, loser is not None))
        role: Role = "moderator" if is_moderator_here(interaction, row) else "host"
        await table.end(loser, Ender(role, interaction.user.id, interaction.user.display_name))
        ended = words.say("table-ended" if loser is None else "ratings-ended-as-loss")
        await answer_in_panel(interaction, done_screen(row, ended, words))

    async def _loser(self, interaction: discord.Interaction[Any], table: Table, row: Row) -> int | None:
        """Return the user if they are the host and ending the game counts as their loss, or else ``None``.

        Raises:
            Refused: the user may not end it, or it has stopped already.
        """
        user, played = interaction.user.id, await self.host.store.played(table.number)
        _check_it_goes_on(table)
        plays = table.lobby.seat_of(user) is not None
        if is_moderator_here(interaction, row) and not (table.lobby.tournament and plays):
            return None
        if table.lobby.tournament:
            raise refuse_change(table.lobby)
        table.lobby.host_only(user)
        table.seat_of(user)
        return user if table.lobby.counts and counts_as_loss(table.lobby, played, user) else None

    async def _end_alone(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """End a game for the only person at the table, by their vote."""
        row, table, words = await self._look(interaction, identity)
        if count_needed_votes(table.lobby, "end") != 1:
            raise Refused("changed-since")
        await table.change(lambda lobby: toggle_vote(lobby, interaction.user.id, "end"))
        await answer_in_panel(interaction, done_screen(row, words.say("table-ended"), words))

    async def _look(self, interaction: discord.Interaction[Any], identity: Id) -> tuple[Row, Table, Words]:
        row = await self.host.registry.row(identity.table)
        words = await find_readers_words(self.host.store, interaction)
        return row, await self.host.registry.table(identity.table), words


def _check_it_goes_on(table: Table) -> None:
    if table.status != "playing":
        raise Refused(table.status)


def resign_screen(row: Row, words: Words, *, ends: bool, lost: bool) -> Screen:
    """Return the question whether to give up one's seat."""
    name = table_name(row, words)
    told = [words.say("confirm-loss", lost=yes_or_no(lost)), words.say("confirm-leave-seat", ends=yes_or_no(ends))]
    sure = Id("confirm-resign", row.id, stamp_truths(ends, lost))
    return confirm_screen(
        words.say("confirm-leave", table=name), told, sure, "confirm-give-up", "confirm-keep-playing", words
    )


def end_screen(row: Row, words: Words, *, lost: bool) -> Screen:
    """Return the question whether to end a game, for its host or a moderator."""
    name = table_name(row, words)
    told = [words.say("confirm-loss", lost=yes_or_no(lost)), words.say("confirm-end-about")]
    sure = Id("confirm-end-game", row.id, stamp_truths(True, lost))
    return confirm_screen(words.say("confirm-end", table=name), told, sure, "confirm-end-game", "confirm-go-on", words)

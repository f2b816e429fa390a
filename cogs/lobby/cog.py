"""The buttons of a lobby: joining, changing what is agreed, closing it, and starting the game."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord.ext import commands

from cogs.answering.button_ids import Id
from cogs.answering.confirmation import done_screen, see_that_nothing_changed
from cogs.answering.failures import FAILURES
from cogs.answering.host import Host
from cogs.answering.language import reader
from cogs.answering.permissions import may_thread, moderates, see_that_it_may_play
from cogs.answering.replies import announce, answer_in_panel, ask, hold, redraw, show
from cogs.answering.verbs import PANEL, PLACE, Handler, clicks
from cogs.lobby import time_screens
from cogs.lobby.changes import CHANGES, Press
from cogs.lobby.screens import close_screen, current_screen
from store import Table as Row
from tables.invitations import welcome
from tables.lobby import Lobby
from tables.parting import others
from words import Words

log = logging.getLogger(__name__)

THREAD_THERE = 160004  # two clicks on Start, and this one was slower; Discord, topics/opcodes-and-status-codes


class LobbyCog(commands.Cog):
    """The buttons of a lobby."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = {
            **clicks(CHANGES, self._kept_true(self.press), PLACE),
            **clicks(["close-lobby"], self._kept_true(self.close), PLACE),
            **clicks(["start"], self._kept_true(self.start), PLACE),
            **clicks(["confirm-close-lobby"], self._close_confirmed, PANEL),
        }

    def _kept_true(self, handler: Handler) -> Handler:
        """Return the handler, extended to redraw the lobby if it fails.

        A click that was refused may come from a lobby that shows an older state.
        """

        async def done(interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
            if interaction.message is not None:
                await self.host.redraws.adopt(identity.table, interaction.message)
            try:
                await handler(interaction, identity, chosen)
            except Exception:
                self.host.redraws.ask(identity.table)
                raise

        return done

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Change the lobby as the button or menu says, and redraw it."""
        user, name = interaction.user.id, interaction.user.display_name
        mine = await reader(self.host.store, interaction)  # also stores their language, for later messages
        row = await self.host.hall.row(identity.table)
        if identity.verb == "set-time" and row.host == user and time_screens.offered_time(chosen) is None:
            await ask(interaction, time_screens.own_time(row.id, mine))
            return
        if identity.verb == "join":
            await welcome(self.host.store, row, user)
        game, words = self.host.hall.game(row.game), Words(row.language)
        press = Press(user, name, game, words, identity.stamp, chosen, interaction.data)
        change = CHANGES[identity.verb]
        row = await self.host.hall.change(identity.table, lambda lobby: change(lobby, press))
        await self.host.lobbies.tidy(row)
        await redraw(interaction, current_screen(self.host.hall, row))

    async def close(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Close the lobby; ask first if anyone else has a seat in it."""
        row, user = await self.host.hall.lobby_row(identity.table), interaction.user.id
        moderator, lobby = moderates(interaction, row), Lobby.load(row.lobby)
        if not moderator:
            lobby.host_only(user)
        if names := others(lobby, user):
            await show(interaction, close_screen(row, names, await reader(self.host.store, interaction)))
            return
        row = await self.host.hall.cancel(row.id, user, moderator=moderator)
        await self.host.lobbies.tidy(row)
        await redraw(interaction, current_screen(self.host.hall, row))

    async def _close_confirmed(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Close a lobby, if as many people would lose their seats as the question said."""
        row, words = await self.host.hall.lobby_row(identity.table), await reader(self.host.store, interaction)
        see_that_nothing_changed(identity, len(others(Lobby.load(row.lobby), interaction.user.id)))
        await self.host.hall.cancel(row.id, interaction.user.id, moderator=moderates(interaction, row))
        await self.host.lobbies.refresh([row.id])
        await answer_in_panel(interaction, done_screen(row, words.say("confirm-closed"), words))

    async def start(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Start the game, in a thread of its own if the bot may open one."""
        row = await self.host.hall.row(identity.table)
        if row.status == "lobby":
            Lobby.load(row.lobby).ready(interaction.user.id, self.host.clock())
            see_that_it_may_play(interaction)
        await announce(interaction, hold)
        place = await self._place(interaction, row)
        row = await self.host.store.update_table(row.id, place=place)
        await self.host.hall.start(identity.table, interaction.user.id)
        await interaction.edit_original_response(view=current_screen(self.host.hall, await self.host.hall.row(row.id)))

    async def _place(self, interaction: discord.Interaction[Any], row: Row) -> int:
        """Return where the game is played: a new thread, or the channel itself."""
        if row.guild is None or row.status != "lobby" or interaction.message is None or not may_thread(interaction):
            return row.place
        try:
            thread = await interaction.message.create_thread(name=f"{row.name} {row.id}")
        except FAILURES as wrong:
            if getattr(wrong, "code", None) == THREAD_THERE:
                return interaction.message.id  # a thread has the id of the message where it begins
            log.info("table %d is played in the channel: %s", row.id, wrong)
            return row.place
        return thread.id

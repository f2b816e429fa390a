"""The buttons of a lobby: joining, changing what is agreed, closing it, and starting the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord.ext import commands

from cogs.answering.button_ids import PANEL, PLACE, Handler, Id, map_verbs
from cogs.answering.confirmation import check_nothing_changed, done_screen
from cogs.answering.host import Host
from cogs.answering.interactions import (
    announce_answer,
    answer_in_panel,
    answer_privately,
    ask_in_form,
    defer_update,
    is_own_panel,
    redraw_message,
    show_screen,
)
from cogs.answering.layout import Screen
from cogs.answering.permissions import check_it_may_play, is_moderator_here
from cogs.answering.wording import find_readers_words
from cogs.lobby import time_screens
from cogs.lobby.changes import CHANGES, Press
from cogs.lobby.more_screen import more_screen
from cogs.lobby.options_form import has_contradiction, options_form
from cogs.lobby.screens import answer_screen, close_screen
from cogs.lobby.starting import place_of, show_hand
from cogs.lobby.text_forms import word_form
from store import Table as Row
from tables import Refused
from tables.choices import TIME
from tables.play.agreements import locate_others
from tables.seats.invitations import check_not_blocked
from tables.seats.lobby import Lobby
from words import in_language


class LobbyCog(commands.Cog):
    """The buttons of a lobby."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = {
            **map_verbs(CHANGES, self._keep_up_to_date(self.press), PLACE),
            **map_verbs(["close-lobby"], self._keep_up_to_date(self.close), PLACE),
            **map_verbs(["start"], self._keep_up_to_date(self.start), PLACE),
            **map_verbs(["options"], self._keep_up_to_date(self.options), PLACE),
            **map_verbs(["type-time"], self._keep_up_to_date(self.type_time), PLACE),
            **map_verbs(["type-word"], self._keep_up_to_date(self.type_word), PLACE),
            **map_verbs(["more-options"], self._keep_up_to_date(self.more)),
            **map_verbs(["confirm-close-lobby"], self._close_confirmed, PANEL),
        }

    def _keep_up_to_date(self, handler: Handler) -> Handler:
        """Return the handler, extended to redraw the lobby if it fails.

        A click that was refused may come from a lobby that shows an older state.
        """

        async def done(interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
            if interaction.message is not None and not is_own_panel(interaction):
                await self.host.lobbies.adopt(identity.table, interaction.message)
            try:
                await handler(interaction, identity, chosen)
            except Exception:
                self.host.lobbies.update_soon(identity.table)
                raise

        return done

    async def press(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Change the lobby as the button, menu or form says, and redraw it."""
        user, name = interaction.user.id, interaction.user.display_name
        await find_readers_words(self.host.store, interaction)  # stores their language, for later messages
        row = await self.host.registry.row(identity.table)
        if identity.verb == "set-time" and row.host == user and chosen == len(TIME.values):
            await self.type_time(interaction, identity, chosen)
            return
        if identity.verb == "join":
            await check_not_blocked(self.host.store, row, user)
        game, words = self.host.registry.game(row.game), in_language(row.language)
        press = Press(user, name, game, words, identity.stamp, chosen, interaction.data, interaction.id)
        change = CHANGES[identity.verb]
        row = await self.host.registry.change(identity.table, lambda lobby: change(lobby, press))
        await self.host.lobbies.tidy(row)
        await self._show(interaction, row)
        if identity.verb == "set-options" and has_contradiction(interaction.data):
            mine = await find_readers_words(self.host.store, interaction)
            await answer_privately(interaction, mine.say("lobby-one-of-two", undo=Lobby.load(row.lobby).undo))

    async def _show(self, interaction: discord.Interaction[Any], row: Row) -> None:
        """Redraw what was clicked: the lobby, or the user's panel and then the lobby as well."""
        if not is_own_panel(interaction):
            await redraw_message(interaction, await answer_screen(self.host, interaction, row))
            self.host.lobbies.settle_soon(row)
            return
        await redraw_message(interaction, await self._panel(interaction, row))
        await self.host.lobbies.refresh([row.id])

    async def options(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Open the form of the options for the host."""
        row = await self.host.registry.lobby_row(identity.table)
        words = await find_readers_words(self.host.store, interaction)
        lobby = Lobby.load(row.lobby)
        lobby.host_only(interaction.user.id)
        await ask_in_form(interaction, options_form(row, lobby, self.host.registry.game(row.game), words))

    async def type_time(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Open the form for a turn time of the host's own."""
        row = await self.host.registry.lobby_row(identity.table)
        words = await find_readers_words(self.host.store, interaction)
        Lobby.load(row.lobby).host_only(interaction.user.id)
        await ask_in_form(interaction, time_screens.own_time(row.id, words))

    async def type_word(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Open the form for a word that the user brings to the deal."""
        row = await self.host.registry.lobby_row(identity.table)
        words = await find_readers_words(self.host.store, interaction)
        await ask_in_form(interaction, word_form(row, Lobby.load(row.lobby), interaction.user.id, words))

    async def more(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Open the panel of the other options for the host, for anybody with a seat, or for a moderator."""
        row = await self.host.registry.lobby_row(identity.table)
        lobby, user = Lobby.load(row.lobby), interaction.user.id
        if lobby.seat_of(user) is None and user != lobby.host and not is_moderator_here(interaction, row):
            raise Refused("seat-first")
        await show_screen(interaction, await self._panel(interaction, row))

    async def _panel(self, interaction: discord.Interaction[Any], row: Row) -> Screen:
        """Return the panel of the other options for the user."""
        words, game = await find_readers_words(self.host.store, interaction), self.host.registry.game(row.game)
        moderator = is_moderator_here(interaction, row)
        return more_screen(row, Lobby.load(row.lobby), game, words, interaction.user.id, moderator=moderator)

    async def close(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Close the lobby; ask first if anyone else has a seat in it."""
        row, user = await self.host.registry.lobby_row(identity.table), interaction.user.id
        moderator, lobby = is_moderator_here(interaction, row), Lobby.load(row.lobby)
        if not moderator:
            lobby.host_only(user)
        if people := locate_others(lobby, user):
            await self._ask_to_close(interaction, row, people)
            return
        row = await self.host.registry.cancel(row.id, user, moderator=moderator)
        await self.host.lobbies.tidy(row)
        await self._show_closed(interaction, row)

    async def _ask_to_close(self, interaction: discord.Interaction[Any], row: Row, people: Sequence[int]) -> None:
        """Ask in place of the host's panel, or else in a message of its own."""
        words = await find_readers_words(self.host.store, interaction)
        question = close_screen(row, Lobby.load(row.lobby), people, words)
        await (redraw_message if is_own_panel(interaction) else show_screen)(interaction, question)

    async def _show_closed(self, interaction: discord.Interaction[Any], row: Row) -> None:
        """Say in place of what was clicked that the lobby is closed."""
        if not is_own_panel(interaction):
            await redraw_message(interaction, await answer_screen(self.host, interaction, row))
            return
        words = await find_readers_words(self.host.store, interaction)
        await redraw_message(interaction, done_screen(row, words.say("confirm-closed"), words))
        await self.host.lobbies.refresh([row.id])

    async def _close_confirmed(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Close a lobby, if as many people would lose their seats as the question said."""
        row = await self.host.registry.lobby_row(identity.table)
        words = await find_readers_words(self.host.store, interaction)
        check_nothing_changed(identity, len(locate_others(Lobby.load(row.lobby), interaction.user.id)))
        await self.host.registry.cancel(row.id, interaction.user.id, moderator=is_moderator_here(interaction, row))
        await self.host.lobbies.refresh([row.id])
        await answer_in_panel(interaction, done_screen(row, words.say("confirm-closed"), words))

    async def start(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Start the game, in a thread of its own if the bot may open one."""
        row = await self.host.registry.row(identity.table)
        if row.status == "lobby":
            Lobby.load(row.lobby).ready(interaction.user.id, self.host.clock())
            check_it_may_play(interaction)
        await announce_answer(interaction, defer_update)
        self.host.conversations.keep(interaction)
        place = await place_of(interaction, row, interaction.message)
        await self.host.registry.start(identity.table, interaction.user.id, interaction.id, place)
        screen = await answer_screen(self.host, interaction, await self.host.registry.row(row.id))
        await interaction.edit_original_response(view=screen, attachments=screen.files())
        await show_hand(self.host, interaction, row.id)

"""`/hand`, `/hint`, `/undo`, `/table`, and the buttons of tables and hands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.button_ids import Id
from cogs.answering.host import Host
from cogs.answering.language import localized, reader
from cogs.answering.layout import Screen
from cogs.answering.permissions import here, see_that_it_may_write
from cogs.answering.refusals import refusal
from cogs.answering.replies import answer_in_panel, answered, show, whisper
from cogs.answering.verbs import APART, PANEL, Click, clicks
from cogs.table.channels import closed, play_on
from cogs.table.hand_screen import hand_screen
from cogs.table.help_screens import help_buttons, help_screen
from cogs.table.hints import hint_screen
from cogs.table.spectators import watching
from cogs.table.which_table import act_on_table
from tables import Refused
from tables.hints import Hints
from tables.table import Asked, Table
from words import Words

Answer = Callable[[discord.Interaction[Any], Screen], Awaitable[None]]


class TableCog(commands.Cog):
    """`/hand`, `/hint`, `/undo`, `/table`, and the buttons of tables and hands."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.hints = Hints(host.hall.services.thinker)
        handlers = {"hand": self._hand, "hint": self._hint, "repost": self._repost}
        self.clicks = {
            **{verb: Click(handler, APART, True) for verb, handler in handlers.items()},
            **clicks(["help"], self._help),
            **clicks(["choose"], self._choose, PANEL),
            **clicks(["refresh"], self._refresh, PANEL),
        }

    # -- buttons

    async def _hand(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Open the private panel."""
        await self._panel(interaction, identity, show)

    async def _refresh(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Refresh a private panel."""
        await self._panel(interaction, identity, answer_in_panel)

    async def _panel(self, interaction: discord.Interaction[Any], identity: Id, answer: Answer) -> None:
        """Show a player their hand, or the spectator panel to anyone who has no seat."""
        table, words = await self.host.hall.table(identity.table), await reader(self.host.store, interaction)
        seat = table.lobby.seat_of(interaction.user.id)
        if seat is None:
            await answer(interaction, await watching(self.host, interaction, table, words))
            return
        async with self.host.boards.answering(table, interaction, words) as answering:
            asked = table.asked(seat)
            answering.shows(asked)
            await answer(interaction, await self._screen(interaction, table, asked, words))

    async def _screen(
        self, interaction: discord.Interaction[Any], table: Table, asked: Asked, words: Words, note: str = ""
    ) -> Screen:
        """Return a hand, with its picture if its owner wants pictures."""
        picture = await self.host.pictures.hand(table, asked, interaction.user.id, interaction.guild_id, words)
        return hand_screen(table, asked, words, note, picture)

    async def _help(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Explain how a table works, with buttons to its game's rules and to what the user may decide."""
        words, row = await reader(self.host.store, interaction), await self.host.hall.row(identity.table)
        place = list(self.host.hall.games).index(self.host.hall.game(row.game).key)
        handlers = await help_buttons(self.host, row, interaction.user.id, words)
        await show(interaction, help_screen(row.game, place, handlers, words))

    async def _hint(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Say what the hard computer player would do, without changing the hand panel."""
        table, words = await self.host.hall.table(identity.table), await reader(self.host.store, interaction)
        hint = await self.hints.hint(table, interaction.user.id)
        await show(interaction, hint_screen(table, hint, words))

    async def _choose(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Make a choice in the private panel; if it is refused, show the current hand and why."""
        table, words = await self.host.hall.table(identity.table), await reader(self.host.store, interaction)
        path = identity.path if chosen < 0 else (*identity.path, chosen)
        seat, note = table.seat_of(interaction.user.id), ""
        async with self.host.boards.answering(table, interaction, words) as answering:
            try:
                asked = await table.choose(interaction.user.id, identity.stamp, path, interaction.id)
            except Refused as wrong:
                asked, note = table.asked(seat), refusal(wrong, words)
            answering.shows(asked)
            await answer_in_panel(interaction, await self._screen(interaction, table, asked, words, note))

    async def _repost(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Repost a table in its channel; if that is closed to the bot, move it to the player's channel."""
        words = await reader(self.host.store, interaction)
        if (await self.host.hall.row(identity.table)).status == "lobby":
            posted = await self.host.lobbies.repost(identity.table)
            await whisper(interaction, words.say("discord-posted-anew" if posted else "discord-not-now"))
            return
        posted = await self._posted(interaction, await self.host.hall.table(identity.table))
        lost = not posted and await closed(self.host, await self.host.hall.row(identity.table))
        told = "discord-posted-anew" if posted else "discord-not-posted" if lost else "discord-not-now"
        await whisper(interaction, words.say(told))

    async def _posted(self, interaction: discord.Interaction[Any], table: Table) -> bool:
        """Repost a table in its channel, or else in the player's; return whether either worked."""
        if await self.host.boards.repost(table):
            return True
        if interaction.channel_id is None or not await self._may_move(interaction, table):
            return False
        see_that_it_may_write(interaction)
        return await play_on(self.host, table.number, interaction.channel_id)

    async def _may_move(self, interaction: discord.Interaction[Any], table: Table) -> bool:
        """Return whether a game may move to this channel of its server, where one of its players asks for it.

        It may not while its own channel is open to the bot: then the failure is temporary.
        """
        row = await self.host.hall.row(table.number)
        elsewhere = row.guild is not None and here(interaction, row) and interaction.channel_id != row.place
        seated = table.lobby.seat_of(interaction.user.id) is not None
        return elsewhere and seated and table.status == "playing" and await closed(self.host, row)

    # -- commands

    @app_commands.command(name=localized("discord-hand-name"), description=localized("discord-hand-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        """Show one's hand."""
        await answered(self.host.store, interaction, lambda: act_on_table(self.host, interaction, "hand"))

    @app_commands.command(name=localized("discord-hint-name"), description=localized("discord-hint-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def hint(self, interaction: discord.Interaction[Any]) -> None:
        """Say what the hard computer player would do."""
        await answered(self.host.store, interaction, lambda: act_on_table(self.host, interaction, "hint"))

    @app_commands.command(name=localized("undo-name"), description=localized("undo-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def undo(self, interaction: discord.Interaction[Any]) -> None:
        """Ask to undo one's last move."""
        await answered(self.host.store, interaction, lambda: act_on_table(self.host, interaction, "undo"))

    @app_commands.command(name=localized("discord-table-name"), description=localized("discord-table-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def table(self, interaction: discord.Interaction[Any]) -> None:
        """Repost the table."""
        await answered(self.host.store, interaction, lambda: act_on_table(self.host, interaction, "repost"))

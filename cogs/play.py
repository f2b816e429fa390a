"""A game in play: the table, the hand, leaving and ending."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import screens
from cogs.affairs import affairs_of
from cogs.clicks import APART, PANEL, Click, clicks
from cogs.frozen import frozen
from cogs.hints import hint_screen
from cogs.ids import Id
from cogs.layout import Screen
from cogs.lobby import computer_name
from cogs.rules import PLAYING
from cogs.spectators import watching
from cogs.voice import answered, here, moderates, reader, refusal, said, show, turn, whisper
from cogs.whereabouts import play_on
from engine.players import USUAL
from store import Status
from store import Table as Row
from tables import Refused
from tables.chronicle import Ender, Role
from tables.hints import Hints
from tables.table import Asked, Table
from words import Words

if TYPE_CHECKING:
    from cogs.client import Ilion

LOBBIES: tuple[Status, ...] = ("lobby",)
FROZEN: tuple[Status, ...] = ("frozen",)
SEATED = frozenset(("hand", "hint", "undo", "quit"))  # what one does at a table where one sits, here or elsewhere
Answer = Callable[[discord.Interaction[Any], Screen], Awaitable[None]]


class PlayCog(commands.Cog):
    """`/hand`, `/hint`, `/undo`, `/table`, `/leave`, `/end`, and the buttons of tables and hands."""

    def __init__(self, bot: Ilion) -> None:
        self.bot = bot
        self.hints = Hints(bot.hall.services.thinker)
        deeds = {
            "hand": self._hand, "hint": self._hint, "table": self._anew, "quit": self._leave, "end": self._end,
        }  # fmt: skip
        self.clicks = {
            **{verb: Click(deed, APART, True) for verb, deed in deeds.items()},
            **clicks(["help"], self._help),
            **clicks(["choose"], self._choose, PANEL),
            **clicks(["refresh"], self._refresh, PANEL),
        }

    # -- buttons

    async def _hand(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Open the private panel."""
        await self._panel(interaction, identity, show)

    async def _refresh(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Show a private panel as it is by now."""
        await self._panel(interaction, identity, turn)

    async def _panel(self, interaction: discord.Interaction[Any], identity: Id, answer: Answer) -> None:
        """Show a hand to its owner; who does not sit there, or not any more, watches."""
        table, words = await self.bot.hall.table(identity.table), await reader(self.bot.store, interaction)
        seat = table.lobby.seat_of(interaction.user.id)
        if seat is None:
            await answer(interaction, await watching(self.bot, interaction, table, words))
            return
        async with self.bot.boards.answering(table, interaction, words) as answering:
            asked = table.asked(seat)
            answering.shows(asked)
            await answer(interaction, await self._screen(interaction, table, asked, words))

    async def _screen(
        self, interaction: discord.Interaction[Any], table: Table, asked: Asked, words: Words, note: str = ""
    ) -> Screen:
        """Return a hand, with its picture if its owner wants it."""
        picture = await self.bot.easel.hand(table, asked, interaction.user.id, interaction.guild_id, words)
        return screens.hand_screen(table, asked, words, note, picture)

    async def _help(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Say how things are done at a table, and show the way to the rules of its game."""
        words, row = await reader(self.bot.store, interaction), await self.bot.hall.row(identity.table)
        place = list(self.bot.hall.games).index(self.bot.hall.game(row.game).key)
        deeds = await affairs_of(self.bot, row, interaction.user.id, words)
        await show(interaction, screens.help_screen(row.game, place, deeds, words))

    async def _hint(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Say what the hard player would do; the hand panel stays as it is."""
        table, words = await self.bot.hall.table(identity.table), await reader(self.bot.store, interaction)
        hint = await self.hints.hint(table, interaction.user.id)
        await show(interaction, hint_screen(table, hint, words))

    async def _choose(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Follow a choice in the private panel; an old one is answered with the hand as it is by now."""
        table, words = await self.bot.hall.table(identity.table), await reader(self.bot.store, interaction)
        path = identity.path if chosen < 0 else (*identity.path, chosen)
        seat, note = table.seat_of(interaction.user.id), ""
        async with self.bot.boards.answering(table, interaction, words) as answering:
            try:
                asked = await table.choose(interaction.user.id, identity.stamp, path, interaction.id)
            except Refused as wrong:
                asked, note = table.asked(seat), refusal(wrong, words)
            answering.shows(asked)
            await turn(interaction, await self._screen(interaction, table, asked, words, note))

    async def _anew(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Post the table anew at the bottom; one that cannot be posted where it is played moves to its people."""
        words = await reader(self.bot.store, interaction)
        if (await self.bot.hall.row(identity.table)).status == "lobby":
            await self.bot.lobbies.show(identity.table, anew=True)
            await whisper(interaction, words.say("discord-posted-anew"))
            return
        table = await self.bot.hall.table(identity.table)
        posted = await self.bot.boards.anew(table)
        if not posted and interaction.channel_id is not None and await self._may_move(interaction, table):
            posted = await play_on(self.bot, table.number, interaction.channel_id)
        await whisper(interaction, words.say("discord-posted-anew" if posted else "discord-not-posted"))

    async def _may_move(self, interaction: discord.Interaction[Any], table: Table) -> bool:
        """Whether a game may be played on where one of its people asks for it: in another channel of its server."""
        row = await self.bot.hall.row(table.number)
        elsewhere = row.guild is not None and here(interaction, row) and interaction.channel_id != row.place
        return elsewhere and table.lobby.seat_of(interaction.user.id) is not None

    async def _leave(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Give up a seat."""
        table, words = await self.bot.hall.table(identity.table), await reader(self.bot.store, interaction)
        row = await self.bot.hall.row(identity.table)
        await table.leave(interaction.user.id, USUAL, computer_name(table.lobby, Words(row.language)))
        await whisper(interaction, words.say("discord-left", status=table.status))

    async def _end(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """End a game; its host or a moderator may."""
        if await frozen(self.bot, identity.table):
            await self.bot.clicks["close"].deed(interaction, identity, -1)
            return
        table, words = await self.bot.hall.table(identity.table), await reader(self.bot.store, interaction)
        row = await self.bot.hall.row(identity.table)
        if interaction.user.id != table.lobby.host and not moderates(interaction, row):
            raise Refused("host-only")
        role: Role = "moderator" if moderates(interaction, row) else "host"
        loser = interaction.user.id if role == "host" and table.lobby.counts else None
        await table.end(loser, Ender(role, interaction.user.id, interaction.user.display_name))
        await whisper(interaction, words.say("discord-ended" if loser is None else "ratings-ended-as-loss"))

    # -- commands

    @app_commands.command(name=said("discord-hand-name"), description=said("discord-hand-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        """Show one's hand."""
        await answered(self.bot.store, interaction, lambda: self._find(interaction, "hand"))

    @app_commands.command(name=said("discord-hint-name"), description=said("discord-hint-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def hint(self, interaction: discord.Interaction[Any]) -> None:
        """Say what the hard player would do."""
        await answered(self.bot.store, interaction, lambda: self._find(interaction, "hint"))

    @app_commands.command(name=said("undo-name"), description=said("undo-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def undo(self, interaction: discord.Interaction[Any]) -> None:
        """Ask to take back one's last move."""
        await answered(self.bot.store, interaction, lambda: self._find(interaction, "undo"))

    @app_commands.command(name=said("discord-table-name"), description=said("discord-table-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def table(self, interaction: discord.Interaction[Any]) -> None:
        """Post the table anew."""
        await answered(self.bot.store, interaction, lambda: self._find(interaction, "table"))

    @app_commands.command(name=said("discord-leave-name"), description=said("discord-leave-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def leave(self, interaction: discord.Interaction[Any]) -> None:
        """Give up one's seat."""
        await answered(self.bot.store, interaction, lambda: self._find(interaction, "quit"))

    @app_commands.command(name=said("discord-end-name"), description=said("discord-end-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    async def end(self, interaction: discord.Interaction[Any]) -> None:
        """End a game."""
        await answered(self.bot.store, interaction, lambda: self._find(interaction, "end"))

    async def _find(self, interaction: discord.Interaction[Any], verb: str) -> None:
        """Do it at the table that is meant; ask if that is not clear."""
        rows = await self._meant(interaction, PLAYING, verb)
        if not rows and verb == "table":
            rows = await self._meant(interaction, LOBBIES, verb)
        if not rows and verb == "end":
            rows = await self._meant(interaction, FROZEN, verb)
        if not rows:
            waits = await self.bot.store.tables_of(interaction.user.id, LOBBIES)
            raise Refused("not-begun") if waits else Refused("no-table-here")
        if len(rows) > 1:
            words = await reader(self.bot.store, interaction)
            await show(interaction, screens.pick_screen(rows, verb, words))
            return
        await self.bot.clicks[verb].deed(interaction, Id(verb, rows[0].id), -1)

    async def _meant(self, interaction: discord.Interaction[Any], status: Sequence[Status], verb: str) -> list[Row]:
        """Return one's own tables here; without any, those here or one's own anywhere, as it suits the deed."""
        assert interaction.channel_id is not None, "a command is used in a channel"
        local = await self.bot.store.tables_in(interaction.channel_id, status)
        mine = await self.bot.store.tables_of(interaction.user.id, status)
        both = [row for row in local if row.id in {own.id for own in mine}]
        return both or (mine or local if verb in SEATED else local or mine)

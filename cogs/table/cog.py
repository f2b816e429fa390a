"""`/hand`, `/hint`, `/undo`, `/table`, and the buttons of tables and hands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.answering.answers import answer_safely
from cogs.answering.button_ids import APART, PANEL, Click, Id, map_verbs
from cogs.answering.host import Host
from cogs.answering.interactions import answer_in_panel, answer_privately, is_here, is_private, show_screen
from cogs.answering.layout import Children, Screen
from cogs.answering.permissions import check_it_may_write
from cogs.answering.refusals import explain_refusal
from cogs.answering.settings import CONFIRM
from cogs.answering.wording import find_readers_words, localize_text
from cogs.table.channels import is_closed, play_on
from cogs.table.hand_screen import draw_hand, is_risky
from cogs.table.help_screens import current_help
from cogs.table.hints import make_advice
from cogs.table.news import ALL, HEARD
from cogs.table.spectators import make_spectator_panel
from cogs.table.which_table import act_on_table
from engine.core import Seat
from tables import Refused
from tables.play.table import Asked, Table
from tables.review.hints import Hint, Hints
from words import Words

Answer = Callable[[discord.Interaction[Any], Screen], Awaitable[int | None]]


class TableCog(commands.Cog):
    """`/hand`, `/hint`, `/undo`, `/table`, and the buttons of tables and hands."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.hints = Hints(host.registry.services.thinker)
        handlers = {"hand": self._hand, "open-hand": self._hand, "repost": self._repost}
        self.clicks = {
            **{verb: Click(handler, APART, True, carries=verb != "repost") for verb, handler in handlers.items()},
            "help": Click(self._help, APART, True, carries=True),
            **map_verbs(["answer", "confirm-move", "play-hint"], self._choose, PANEL),
            **map_verbs(["hint"], self._hint, PANEL),
            **map_verbs(["refresh"], self._refresh, PANEL),
            **map_verbs(["news"], self._news, PANEL),
        }

    # -- buttons

    async def _hand(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Open the private panel."""
        await self._panel(interaction, identity, show_screen)

    async def _refresh(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Refresh a private panel."""
        await self._panel(interaction, identity, answer_in_panel)

    async def _panel(self, interaction: discord.Interaction[Any], identity: Id, answer: Answer) -> None:
        """Show a player their hand, or the spectator panel to anyone who has no seat."""
        table = await self.host.registry.table(identity.table)
        words = await find_readers_words(self.host.store, interaction)
        seat = table.lobby.seat_of(interaction.user.id)
        if seat is None:
            await answer(interaction, await make_spectator_panel(self.host, interaction, table, words))
            return
        async with self.host.herald.answering(table, interaction, words) as answering:
            asked = table.asked(seat)
            answering.shows(asked)
            answering.message = await answer(interaction, await self._screen(interaction, table, asked, words))

    async def _screen(
        self, interaction: discord.Interaction[Any], table: Table, asked: Asked, words: Words, note: str = "",
        advised: Children | None = None, most: int = HEARD,
    ) -> Screen:  # fmt: skip
        """Return a user's hand."""
        where = interaction.user.id, interaction.guild_id
        return await draw_hand(self.host, table, asked, *where, words, note, advised, most)

    async def _news(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Tell in the hand all that happened since the player's last move, as far as it fits."""
        table = await self.host.registry.table(identity.table)
        words = await find_readers_words(self.host.store, interaction)
        async with self.host.herald.answering(table, interaction, words) as answering:
            asked = _again(table, interaction.user.id, identity)
            answering.shows(asked)
            screen = await self._screen(interaction, table, asked, words, most=ALL)
            answering.message = await answer_in_panel(interaction, screen)

    async def _help(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Explain how a table works, with buttons to its game's rules and to what the user may decide."""
        words, user = await find_readers_words(self.host.store, interaction), interaction.user.id
        message = await show_screen(interaction, await current_help(self.host, identity.table, user, words))
        if (await self.host.registry.row(identity.table)).status == "playing":
            table = await self.host.registry.table(identity.table)
            await self.host.herald.helping(table, interaction, message, words)

    async def _hint(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Add to the hand what the strongest computer player would do; a refusal, too, is told in the hand if open."""
        table = await self.host.registry.table(identity.table)
        words = await find_readers_words(self.host.store, interaction)
        hint, note = None, ""
        try:
            hint = await self.hints.hint(table, interaction.user.id)
        except Refused as wrong:
            if not is_private(interaction) or table.lobby.seat_of(interaction.user.id) is None:
                raise
            note = explain_refusal(wrong, words)
        await self._show_hint(interaction, table, identity, hint, words, note)

    async def _show_hint(
        self, interaction: discord.Interaction[Any], table: Table, identity: Id, hint: Hint | None, words: Words,
        note: str,
    ) -> None:  # fmt: skip
        """Show the hand with a hint above its question, unless the question has changed since."""
        async with self.host.herald.answering(table, interaction, words) as answering:
            asked = _again(table, interaction.user.id, identity)
            if hint and (asked.offer is None or asked.stamp != hint.stamp):
                raise Refused("hint-late")
            answering.shows(asked)
            advised = make_advice(table, hint, words) if hint else None
            screen = await self._screen(interaction, table, asked, words, note, advised)
            answering.message = await answer_in_panel(interaction, screen)

    async def _choose(self, interaction: discord.Interaction[Any], identity: Id, chosen: int) -> None:
        """Make a choice in the private panel; if it is refused, show the current hand and why."""
        table = await self.host.registry.table(identity.table)
        words = await find_readers_words(self.host.store, interaction)
        path = identity.path if chosen < 0 else (*identity.path, chosen)
        seat, note = table.seat_of(interaction.user.id), ""
        async with self.host.herald.answering(table, interaction, words) as answering:
            try:
                asked = await self._unsure(table, seat, identity, path, interaction.user.id)
                asked = asked or await table.choose(interaction.user.id, identity.stamp, path, interaction.id)
            except Refused as wrong:
                late = identity.verb == "play-hint" and wrong.reason == "stale"
                asked, note = table.asked(seat), explain_refusal(Refused("hint-stale") if late else wrong, words)
            answering.shows(asked)
            screen = await self._screen(interaction, table, asked, words, note)
            answering.message = await answer_in_panel(interaction, screen)

    async def _unsure(self, table: Table, seat: Seat, identity: Id, path: tuple[int, ...], user: int) -> Asked | None:
        """Return what to ask again before a move is made: a costly one, if its player wants to confirm these."""
        if identity.verb == "confirm-move" or identity.stamp != table.match.stamps[seat]:
            return None
        asked = table.asked(seat, path)
        costly = asked.offer is not None and is_risky(table.match.game, asked.view, asked.offer)
        wanted = costly and CONFIRM.read(await self.host.store.settings("user", user)) == "on"
        return asked if wanted else None

    async def _repost(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Repost a table in its channel; if that is closed to the bot, move it to the player's channel."""
        words = await find_readers_words(self.host.store, interaction)
        if (await self.host.registry.row(identity.table)).status == "lobby":
            posted = await self.host.lobbies.repost(identity.table)
            await answer_privately(interaction, words.say("table-at-bottom" if posted else "table-not-now"))
            return
        posted = await self._posted(interaction, await self.host.registry.table(identity.table))
        lost = not posted and await is_closed(self.host, await self.host.registry.row(identity.table))
        told = "table-at-bottom" if posted else "table-not-posted" if lost else "table-not-now"
        await answer_privately(interaction, words.say(told))

    async def _posted(self, interaction: discord.Interaction[Any], table: Table) -> bool:
        """Repost a table in its channel, or else in the player's; return whether either worked."""
        if await self.host.herald.repost(table):
            return True
        if interaction.channel_id is None or not await self._may_move(interaction, table):
            return False
        check_it_may_write(interaction)
        return await play_on(self.host, table.number, interaction.channel_id)

    async def _may_move(self, interaction: discord.Interaction[Any], table: Table) -> bool:
        """Return whether a game may move to this channel of its server, where one of its players asks for it.

        It may not while its own channel is open to the bot: then the failure is temporary.
        """
        row = await self.host.registry.row(table.number)
        elsewhere = row.guild is not None and is_here(interaction, row) and interaction.channel_id != row.place
        seated = table.lobby.seat_of(interaction.user.id) is not None
        return elsewhere and seated and table.status == "playing" and await is_closed(self.host, row)

    # -- commands

    @app_commands.command(name=localize_text("commands-hand-name"), description=localize_text("commands-hand-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        """Show one's hand."""
        await answer_safely(self.host.store, interaction, lambda: act_on_table(self.host, interaction, "hand"))

    @app_commands.command(name=localize_text("commands-hint-name"), description=localize_text("commands-hint-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def hint(self, interaction: discord.Interaction[Any]) -> None:
        """Say what the strongest computer player would do."""
        await answer_safely(self.host.store, interaction, lambda: act_on_table(self.host, interaction, "hint"))

    @app_commands.command(name=localize_text("undo-name"), description=localize_text("undo-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def undo(self, interaction: discord.Interaction[Any]) -> None:
        """Ask to undo one's last move."""
        await answer_safely(self.host.store, interaction, lambda: act_on_table(self.host, interaction, "undo"))

    @app_commands.command(name=localize_text("commands-table-name"), description=localize_text("commands-table-about"))
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def table(self, interaction: discord.Interaction[Any]) -> None:
        """Repost the table."""
        await answer_safely(self.host.store, interaction, lambda: act_on_table(self.host, interaction, "repost"))


def _again(table: Table, user: int, identity: Id) -> Asked:
    """Return what a hand asks at the point of a move that a button stands for; from the beginning if that is over."""
    now = table.asked(table.seat_of(user))
    if identity.stamp != now.stamp or now.offer is None:
        return now
    return table.asked(now.seat, identity.path)

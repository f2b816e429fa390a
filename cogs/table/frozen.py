"""The message that replaces an unreadable table, and closing a frozen table."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from cogs.answering.button_ids import PANEL, Id, map_verbs
from cogs.answering.confirmation import confirm_screen, done_screen
from cogs.answering.host import Host
from cogs.answering.interactions import OutOfReach, answer_in_panel, find_posting_place, show_screen
from cogs.answering.layout import DANGER, TERRACOTTA, Screen, lay_out_rows, make_button, make_layout, make_text
from cogs.answering.permissions import is_moderator_here
from cogs.answering.wording import find_readers_words, table_name
from cogs.messages.outbox import BOARD, Desired, Outbox, desire_lobby, make_drawer
from store import STOPPED
from store import Table as Row
from tables import Refused, Unreadable
from tables.seats.lobby import host_only
from words import Words, in_language

LAST = 2**62  # later than any ply, because an unreadable table does not say how far it got


class FrozenCog(commands.Cog):
    """The button that closes a frozen table."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.clicks = map_verbs(["close-frozen"], self._ask) | map_verbs(["confirm-close-frozen"], self._close, PANEL)

    async def _ask(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Ask whether to close a frozen table."""
        words = await find_readers_words(self.host.store, interaction)
        row = await self.host.registry.row(identity.table)
        may_close(interaction, row)
        await show_screen(interaction, close_frozen_screen(row, words))

    async def _close(self, interaction: discord.Interaction[Any], identity: Id, _: int) -> None:
        """Close a frozen table."""
        words = await find_readers_words(self.host.store, interaction)
        row = await self.host.registry.row(identity.table)
        may_close(interaction, row)
        await self.host.registry.cancel(row.id, interaction.user.id, moderator=is_moderator_here(interaction, row))
        await answer_in_panel(interaction, done_screen(row, words.say("table-ended"), words))


def may_close(interaction: discord.Interaction[Any], row: Row) -> None:
    """Check that a table is frozen, and that the user is its host or a moderator.

    Raises:
        Refused: the table is not frozen, or the user may not close it.
    """
    if row.status != "frozen":
        raise Refused(row.status)
    if row.host != interaction.user.id and not is_moderator_here(interaction, row):
        raise host_only(row.host)


def close_frozen_screen(row: Row, words: Words) -> Screen:
    """Return the question whether to close a frozen table."""
    title = words.say("confirm-close-frozen", table=table_name(row, words))
    told, sure = [words.say("confirm-close-frozen-about")], Id("confirm-close-frozen", row.id)
    return confirm_screen(title, told, sure, "confirm-close-table", "confirm-keep-table", words)


async def is_frozen(host: Host, number: int) -> bool:
    """Return whether a table is frozen; loading an unreadable table freezes it."""
    try:
        return (await host.registry.table(number)).status == "frozen"
    except Unreadable:
        return True


async def show_newest_state(host: Host, number: int) -> None:
    """Show a table as it is now, or that it cannot be read.

    Raises:
        Refused: nothing was dealt there.
        StoreError: it is not shown.
    """
    try:
        await host.herald.seated(await host.registry.table(number))
    except Unreadable:
        await host.registry.tell_unreadable(await host.registry.row(number))


async def show_unreadable(host: Host, number: int) -> None:
    """Replace the message of a table or lobby: say that it cannot be read, or that somebody has closed it.

    Raises:
        HTTPException: Discord has refused the message.
        StoreError: the table is not shown, or it is not noted that it was.
    """
    row = await host.registry.row(number)  # now: somebody may have closed it since an earlier try
    messages, draw = await Outbox.of_table(host, number), make_drawer(unreadable_screen(row))
    lobby = desire_lobby(host, row, draw, "edited")
    board = Desired(BOARD, find_posting_place(host, row), draw, "edited")
    unfinished = messages.unfinished(BOARD)
    played = bool(unfinished or messages.of(BOARD))
    told = (row.status in STOPPED or not played) and await messages.keep(lobby)
    if played or not told:
        try:
            await messages.show(board, replaced=[each.message for each in messages.of(BOARD) if unfinished])
        except OutOfReach:
            return  # the next click there tells it
    await host.store.shown({number: LAST})


def unreadable_screen(row: Row) -> Screen:
    """Return the message that replaces an unreadable table."""
    words = in_language(row.language)
    said = make_text(words.say("table-unreadable", game=table_name(row, words), status=row.status))
    close = (
        lay_out_rows([make_button(words.say("table-close"), Id("close-frozen", row.id), DANGER)])
        if row.status == "frozen"
        else []
    )
    return make_layout([said, *close], TERRACOTTA)

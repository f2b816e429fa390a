"""Which table a command means: one in the channel where it is typed, or else one of the user's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord

from cogs.answering.button_ids import Id
from cogs.answering.host import Host
from cogs.answering.interactions import add_postscript, show_screen
from cogs.answering.layout import (
    OLIVE,
    PRIMARY,
    TERRACOTTA,
    Screen,
    lay_out_rows,
    make_button,
    make_layout,
    make_text,
)
from cogs.answering.permissions import is_moderator_here
from cogs.answering.refusals import explain_refusal
from cogs.answering.wording import find_readers_words, table_name
from cogs.table.screens import make_after_buttons
from store import Open, Status
from store import Table as Row
from tables import Refused
from tables.play.table import Table
from words import Words

OPEN: tuple[Open, ...] = ("playing", "lobby")
FROZEN: tuple[Open, ...] = ("frozen",)
STANDING: tuple[Open, ...] = ("playing", "frozen")  # a frozen table itself refuses what it does not allow
PICKED = 20  # most tables to choose from; one button each

Groups = Iterator[Sequence[Row]]


@dataclass(frozen=True, slots=True)
class Nearby:
    """The tables that the user of a command may mean.

    ``open`` are those opened or played in the channel (which may be a ``thread``), ``mine`` those where
    the user sits, ``charge`` the games of ``open`` that the user moderates. ``frozen`` are the frozen
    tables of the channel, and ``over`` holds the newest game that has stopped there, if any.
    """

    user: int
    channel: int
    thread: bool
    open: Sequence[Row]
    mine: Sequence[Row]
    charge: Sequence[Row]
    frozen: Sequence[Row]
    over: Sequence[Row]

    def here(self, status: Status) -> list[Row]:
        """Return the games or lobbies (as ``status`` says) in this very channel or thread."""
        return [row for row in self.open if row.place == self.channel and row.status == status]

    @property
    def over_here(self) -> list[Row]:
        """The newest game that was played in this very channel or thread."""
        return [row for row in self.over if row.place == self.channel]

    @property
    def playing(self) -> list[Row]:
        """The games opened or played in this channel."""
        return [row for row in self.open if row.status == "playing"]

    def own(self, tables: Sequence[Row], status: Status = "playing") -> list[Row]:
        """Return the given tables where the user sits."""
        numbers = {row.id for row in self.mine if row.status == status}
        return [row for row in tables if row.id in numbers]

    def ends(self, tables: Sequence[Row]) -> list[Row]:
        """Return the given games that the user may end."""
        hosts = [row for row in self.own(tables) if row.host == self.user]
        return [row for row in tables if row in hosts or row in self.charge]


def at_a_seat(nearby: Nearby) -> Groups:
    """Yield the tables that a command about one's own seat may mean, the likeliest group first."""
    yield nearby.own(nearby.here("playing"))
    yield from _whole_thread(nearby)
    yield nearby.own(nearby.mine)
    yield from _fallback(nearby)


def to_end(nearby: Nearby) -> Groups:
    """Yield the tables that `/end` may mean, the likeliest group first."""
    elsewhere = {row.id: row for row in (*nearby.mine, *nearby.playing)}
    yield nearby.ends(nearby.here("playing"))
    yield nearby.own(nearby.here("playing"))
    yield from _whole_thread(nearby)
    yield nearby.ends([*elsewhere.values()])
    yield nearby.frozen
    yield nearby.own(nearby.mine)
    yield from _fallback(nearby)


def to_post(nearby: Nearby) -> Groups:
    """Yield the tables that `/table` may mean, the likeliest group first."""
    playing, waiting = nearby.here("playing"), nearby.here("lobby")
    yield [*nearby.own(playing), *nearby.own(waiting, "lobby")]
    yield playing
    yield waiting
    yield nearby.over_here if nearby.thread else []
    yield nearby.own(nearby.playing)
    yield nearby.playing
    yield nearby.over_here
    yield nearby.own(nearby.mine)
    yield nearby.own(nearby.mine, "lobby")
    yield nearby.over


def _whole_thread(nearby: Nearby) -> Groups:
    """Yield the table of this thread, whatever its status, because a command in a thread means no other."""
    if nearby.thread:
        yield nearby.here("playing")
        yield nearby.here("lobby")
        yield nearby.over_here


def _fallback(nearby: Nearby) -> Groups:
    """Yield other people's games in this channel, then the user's own lobbies, then the game that is over here."""
    yield nearby.playing
    yield nearby.own(nearby.mine, "lobby")
    yield nearby.over_here


CANDIDATES = {
    **dict.fromkeys(("hand", "hint", "undo", "resign"), at_a_seat),
    "end-game": to_end,
    "repost": to_post,
}  # the tables that a command may mean, by the command's verb


async def act_on_table(host: Host, interaction: discord.Interaction[Any], verb: str) -> None:
    """Carry out a command at the table that it means; if it may mean several, ask which.

    Raises:
        Refused: there is no such table, or the table does not allow it.
    """
    groups = CANDIDATES[verb](await _around(host, interaction))
    meant = next((group for group in groups if group), None)
    if meant is None:
        raise Refused("no-table-here")
    words = await find_readers_words(host.store, interaction)
    if len(meant) > 1:
        await show_screen(interaction, pick_screen(meant[-PICKED:], verb, words))
    else:
        await _do(host, interaction, verb, meant[0], words)


async def _do(host: Host, interaction: discord.Interaction[Any], verb: str, row: Row, words: Words) -> None:
    if row.place != interaction.channel_id:
        add_postscript(interaction, words.say("hand-table", table=link_table(row, words)))
    if row.status in STANDING or verb == "repost":
        await host.clicks[verb].handler(interaction, Id(verb, row.id), -1)
    elif row.status == "lobby":
        raise Refused("not-begun")
    else:
        await show_screen(interaction, over_screen(await host.registry.table(row.id), row, words))


async def _around(host: Host, interaction: discord.Interaction[Any]) -> Nearby:
    assert interaction.channel_id is not None, "a command is used in a channel"
    user, channel = interaction.user.id, interaction.channel_id
    thread = isinstance(interaction.channel, discord.Thread)
    found = await host.store.tables_in(channel, OPEN)
    mine = await host.store.tables_of(user, OPEN)
    charge = [row for row in found if row.status == "playing" and is_moderator_here(interaction, row)]
    frozen = await host.store.tables_in(channel, FROZEN)
    over = await host.store.past_in([channel], None, 0, 1) or frozen
    return Nearby(user, channel, thread, found, mine, charge, frozen, over[-1:])


# -- what is shown


def link_table(row: Row, words: Words) -> str:
    """Return the name of a table as a link to where it is played."""
    return f"[{table_name(row, words)}](https://discord.com/channels/{row.guild or '@me'}/{row.place})"


def pick_screen(tables: Sequence[Row], verb: str, words: Words) -> Screen:
    """Return the question which of several tables a command means."""
    where = "\n".join(f"- {link_table(row, words)}" for row in tables)
    buttons = [make_button(table_name(row, words), Id(verb, row.id), PRIMARY) for row in tables]
    return make_layout([make_text(f"{words.say('hand-which-table')}\n{where}"), *lay_out_rows(buttons)], OLIVE)


def over_screen(table: Table, row: Row, words: Words) -> Screen:
    """Return the message about a game that is over: another game, and a look back."""
    left = make_after_buttons(table.number, table.status, words, table.lobby)
    told = explain_refusal(Refused(table.status), words)
    return make_layout([make_text(f"## {table_name(row, words)}"), make_text(told), *lay_out_rows(left)], TERRACOTTA)

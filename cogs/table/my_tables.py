"""A person's own tables: which of them wait for that person, which of these is next, and the list of all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

import discord

from cogs.answering.button_ids import Id
from cogs.answering.host import Host
from cogs.answering.layout import (
    OLIVE,
    PRIMARY,
    SECONDARY,
    SUCCESS,
    Button,
    Screen,
    escape_markup,
    lay_out_rows,
    make_button,
    make_layout,
    make_text,
)
from cogs.answering.wording import names_in, names_of, table_name
from cogs.table.which_table import link_table
from store import PLAYING, Open, StoreError
from store import Table as Row
from tables import Refused
from tables.play.table import Asked, Table
from tables.seats.absence import find_kept_seat
from tables.seats.lobby import Lobby, load_readable_lobby
from words import Words
from words.people import shown_name

OPEN: tuple[Open, ...] = ("playing", "frozen", "lobby")
MOST = 100  # tables of one person that are looked at, the newest

PAGE = 8  # tables on a page, so that their lines fit
Where = Callable[[Row], str]


@dataclass(frozen=True, slots=True)
class Mine:
    """One of a ``user``'s tables: its row, its lobby, and its game, each unless there is none that can be read."""

    user: int
    row: Row
    lobby: Lobby | None
    table: Table | None = None

    @property
    def waits(self) -> bool:
        """Whether the table waits for its user: for a move, or as a full lobby for its host."""
        if self.table is not None:
            return self.user in self.table.acting_people()
        full = self.lobby is not None and not self.lobby.free
        return full and self.row.status == "lobby" and self.row.host == self.user

    @property
    def due(self) -> float:
        """When the time of the game's next turn is up: the user's own if it waits for them."""
        if self.table is None:
            return inf
        seats = [self.table.lobby.seat_of(self.user)] if self.waits else self.table.match.state.to_act()
        turns = [turn for seat, turn in self.table.turns.items() if seat in seats]
        return min((turn.due for turn in turns if turn.due is not None), default=inf)


async def my_tables(host: Host, user: int) -> list[Mine]:
    """Return a person's open tables: those that wait for them first, games before lobbies, the most urgent first.

    That includes games in which a computer player keeps their seat.
    """
    found = await host.store.tables_of(user, OPEN) + await _kept(host, user)
    mine = [await _opened(host, user, row) for row in _newest(found)]
    return sorted(mine, key=lambda each: (not each.waits, each.row.status == "lobby", each.due, each.row.id))


async def list_waiting_games(host: Host, user: int, but: int) -> list[Mine]:
    """Return the games that wait for a person's move, except one, the most urgent first."""
    found = [row for row in await host.store.tables_of(user, PLAYING) if row.id != but]
    mine = [await _opened(host, user, row) for row in _newest(found)]
    return sorted((each for each in mine if each.waits), key=lambda each: (each.due, each.row.id))


async def make_next_button(host: Host, table: Table, asked: Asked, user: int, words: Words) -> list[Button]:
    """Return the button to a person's next table if other tables wait for them, and this one does not."""
    if asked.offer is not None:
        return []
    try:
        found = await list_waiting_games(host, user, table.number)
    except StoreError:
        return []  # the hand is worth more than the way to the next
    return [to_next(found, table.number, words)] if found else []


def to_next(found: Sequence[Mine], here: int, words: Words) -> Button:
    """Return the button to the first of these tables."""
    label = words.say("tables-next", table=table_name(found[0].row, words), count=len(found))
    return make_button(label, Id("next-table", here), SUCCESS)


def _newest(rows: Sequence[Row]) -> list[Row]:
    return sorted(rows, key=lambda row: row.id)[-MOST:]


async def _kept(host: Host, user: int) -> list[Row]:
    """Return the games in which a computer player keeps a person's seat."""
    found = await host.store.tables_once_of(user)
    lobbies = [(row, load_readable_lobby(row.lobby)) for row in found]
    return [row for row, lobby in lobbies if lobby is not None and find_kept_seat(lobby, user) is not None]


async def _opened(host: Host, user: int, row: Row) -> Mine:
    """Return a table with its game, if that can be read."""
    if row.status != "playing":
        return Mine(user, row, load_readable_lobby(row.lobby))
    try:
        table = await host.registry.table(row.id)
    except Refused:
        return Mine(user, row, load_readable_lobby(row.lobby))
    return Mine(user, row, table.lobby, table)


# -- the list of all


def tables_screen(mine: Sequence[Mine], page: int, place: Where, words: Words) -> Screen:
    """Return a page of a person's tables, with a button to each hand."""
    page = min(page, max(0, len(mine) - 1) // PAGE)
    shown = mine[page * PAGE : (page + 1) * PAGE]
    lines = [f"## {words.say('tables-title')}"]
    for group, each in zip(map(_group, shown), shown, strict=True):
        heading = f"**{words.say('tables-group', group=group)}**"
        lines += [] if heading in lines else [heading]
        lines.append(f"- {make_table_line(each, place, words)}")
    lines += [] if mine else [words.say("tables-none")]
    lines += [f"-# {words.say('tables-newest', most=MOST)}"] if len(mine) >= MOST else []
    hands = [_hand(each, words) for each in shown if each.table is not None]
    play = [] if mine else [make_button(words.say("welcome-play"), Id("choose-game", 0), SUCCESS)]
    return make_layout(
        [make_text("\n".join(lines)), *lay_out_rows([*hands, *play]), *lay_out_rows(_turns(page, len(mine), words))],
        OLIVE,
    )


def nothing_waits_screen(words: Words) -> Screen:
    """Return the message that no other table waits for a person."""
    again = make_button(words.say("tables-all"), Id("my-tables", 0))
    return make_layout([make_text(words.say("tables-nothing-waits")), *lay_out_rows([again])], OLIVE)


def make_locator(host: Host, interaction: discord.Interaction[Any], words: Words) -> Where:
    """Return a function that says where a table is, for a reader in this channel."""

    def place(row: Row) -> str:
        if row.guild is None:
            return words.say("tables-direct")
        if row.guild == interaction.guild_id:  # a thread has the table's own name, which is a link to it anyway
            return f"<#{row.place}>" if row.place == row.channel else ""
        guild = host.get_guild(row.guild)
        return escape_markup(shown_name(guild.name, words)) if guild else words.say("tables-elsewhere")

    return place


def make_table_line(mine: Mine, place: Where, words: Words) -> str:
    """Return a line about a table: where it is, who else sits there, whose turn it is, and how long is left."""
    said = [link_table(mine.row, words), place(mine.row), _others(mine, words), _turn(mine, words), _time(mine, words)]
    return " · ".join(filter(None, said))


def _group(mine: Mine) -> str:
    if mine.waits:
        return "yours"
    return "lobbies" if mine.row.status == "lobby" else "others"


def _others(mine: Mine, words: Words) -> str:
    sitters = mine.lobby.sitters if mine.lobby is not None else ()
    shown = zip(sitters, names_in(mine.lobby, words) if mine.lobby is not None else (), strict=False)
    names = [escape_markup(name) for each, name in shown if mine.user not in (each.user, each.owner)]
    return words.say("tables-with", names=words.both(names)) if names else ""


def _turn(mine: Mine, words: Words) -> str:
    """Return a sentence that names the people a table waits for, unless it waits for its user."""
    if mine.row.status == "lobby" and mine.lobby is not None:
        return words.say("tables-full" if mine.waits else "tables-free", free=mine.lobby.free)
    if mine.table is None:
        return words.say("tables-frozen")
    if mine.table.lobby.seat_of(mine.user) is None:
        return words.say("tables-kept")
    names = names_of(mine.table, words)
    acting = [escape_markup(names[seat]) for seat in mine.table.match.state.to_act()]
    return "" if mine.waits else words.say("tables-turn", name=words.both(acting), count=len(acting))


def _time(mine: Mine, words: Words) -> str:
    """Return how long the next turn of a game may still take."""
    if mine.table is None:
        return ""
    if mine.table.lobby.in_play.paused:
        return words.say("tables-paused")
    if mine.due == inf:
        return words.say("tables-untimed")
    return words.say("tables-time", relative=f"<t:{round(mine.due)}:R>")


def _hand(mine: Mine, words: Words) -> Button:
    return make_button(table_name(mine.row, words), Id("hand", mine.row.id), PRIMARY if mine.waits else SECONDARY)


def _turns(page: int, count: int, words: Words) -> list[Button]:
    """Return the buttons to the other pages, and the one that refreshes this page."""
    buttons = [make_button(words.say("hand-refresh"), Id("my-tables", 0, page))]
    if page:
        buttons.append(make_button(words.say("tables-earlier"), Id("my-tables", 0, page - 1)))
    if (page + 1) * PAGE < count:
        buttons.append(make_button(words.say("tables-later"), Id("my-tables", 0, page + 1)))
    return buttons

"""The list of a person's own tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
from cogs.table.my_tables import MOST, Mine
from cogs.table.which_table import link_table
from store import Table as Row
from words import Words
from words.people import shown_name

PAGE = 8  # tables on a page, so that their lines fit
Where = Callable[[Row], str]


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

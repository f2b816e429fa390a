"""What has become of a game, told where people arranged it: the message of its lobby becomes the result."""

from __future__ import annotations

from cogs.answering.button_ids import Id
from cogs.answering.layout import (
    TERRACOTTA,
    Children,
    Picture,
    Screen,
    lay_out_rows,
    make_button,
    make_layout,
    make_text,
    show_picture,
)
from cogs.answering.pictures import Pictures
from cogs.answering.wording import table_name
from cogs.table.screens import describe_result, make_after_buttons
from store import STOPPED
from store import Table as Row
from tables.play.table import Table
from tables.seats.lobby import Lobby
from words import Words


def becomes_result(status: str, lobby: Lobby) -> bool:
    """Return whether a lobby's message becomes the result: not while others play its cards, or it may go on."""
    return status in STOPPED and not lobby.challenge


async def draw_result(pictures: Pictures | None, table: Table, row: Row, words: Words) -> Screen:
    """Return the message of a lobby whose game has stopped: who has won, and if it was elsewhere, its last picture."""
    if row.place == row.channel:
        return result_screen(table, row, words)  # its board, with the rest, stands there too
    picture = await pictures.table(table, row.guild, words) if pictures else None
    return result_screen(table, row, words, picture, elsewhere_parts(table, row, words))


def result_screen(
    table: Table, row: Row, words: Words, picture: Picture | None = None, parts: Children | None = None
) -> Screen:
    """Return who has won, with a picture and further ``parts``."""
    title = words.say("table-title", game=table_name(row, words), status=table.status)
    drawn: Children = [show_picture(picture)] if picture else []
    return make_layout(
        [make_text(f"## {title}"), *describe_result(table, words), *drawn, *(parts or [])], TERRACOTTA, picture
    )


def elsewhere_parts(table: Table, row: Row, words: Words) -> Children:
    """Return where a game was played, and buttons to another one and to look back, for the channel that it left."""
    another = make_button(words.say("result-new-table"), Id("choose-game", 0))
    return [
        make_text(f"-# {words.say('result-played', place=f'<#{row.place}>')}"),
        *lay_out_rows([*make_after_buttons(table.number, table.status, words, table.lobby), another]),
    ]

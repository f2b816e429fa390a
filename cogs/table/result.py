"""What has become of a game, told where people arranged it: the message of its lobby becomes the result."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

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
from cogs.messages.outbox import desire_lobby, show_picture_or_words
from cogs.table.context import Context
from cogs.table.screens import describe_result, make_after_buttons
from store import Remembered
from store import Table as Row
from tables.play.table import Table
from words import Words


class ResultInLobby:
    """Lets the message of a lobby say how its game has ended, unless others are still to play the same cards."""

    def __init__(self, context: Context, settled: Callable[[], None]) -> None:
        self._context = context
        self.showing = context.worker(self._show, "the result", settled)

    def ask(self) -> None:
        """Tell the result soon if there is one to tell."""
        if becomes_result(self._context.table):
            self.showing.ask()

    async def _show(self) -> None:
        """Edit the message, if it is still there."""
        await show_picture_or_words(self._put)

    async def _put(self, *, drawn: bool) -> Remembered | None:
        context = self._context
        pictures = context.host.pictures if drawn else None
        draw = partial(draw_result, pictures, context.table, context.row, context.words)
        return await context.messages.keep(desire_lobby(context.host, context.row, draw, "edited"))


def becomes_result(table: Table) -> bool:
    """Return whether a lobby's message becomes the result: not while others play its cards, or it may go on."""
    return table.status in ("finished", "ended") and not table.lobby.challenge


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

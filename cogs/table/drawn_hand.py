"""The private panel of a seat as it is shown to one person: with its picture, and the button to their next table."""

from __future__ import annotations

from cogs.answering.host import Host
from cogs.answering.layout import Children, Screen
from cogs.table.hand_screen import hand_screen
from cogs.table.my_tables import make_next_button
from cogs.table.news import HEARD, collect_news_since
from tables.table import Asked, Table
from words import Words


async def drawn_hand(
    host: Host, table: Table, asked: Asked, user: int, guild: int | None, words: Words, note: str = "",
    advised: Children | None = None, most: int = HEARD,
) -> Screen:  # fmt: skip
    """Return a user's hand as a message, with its picture if they want pictures in this server, and a hint if any.

    ``most``: how many sentences of news it tells. They and the picture show the same moment, although others may move
    while it is drawn.
    """
    happened = collect_news_since(table, asked.seat, words)
    picture = await host.pictures.hand(table, asked, user, guild, words)
    other = await make_next_button(host, table, asked, user, words)
    return hand_screen(table, asked, words, note, picture, other, advised, most, happened)

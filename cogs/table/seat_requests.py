"""Offers of seats, and wishes for seats: questions in a game's channel, each posted once; and who may take one.

The click that asks is part of the message's kind. So a later try knows its own message, also after a restart, and
another question of the same person gets another message.
"""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from functools import partial
from typing import Any

from cogs.answering.button_ids import Id
from cogs.answering.host import Host
from cogs.answering.interactions import find_posting_place
from cogs.answering.layout import (
    OLIVE,
    SUCCESS,
    Screen,
    escape_markup,
    lay_out_rows,
    make_button,
    make_layout,
    make_text,
)
from cogs.answering.wording import name_beside, table_name
from cogs.messages.outbox import Desired, Outbox, make_drawer
from cogs.table.help_screens import offer_screen
from engine.core import Seat
from store import Table as Row
from tables import Refused
from tables.play.table import Table
from tables.seats.lobby import Lobby
from words import in_language

OFFER, WISH = "offer", "wish"  # first words of the kinds of such messages; their user is the one who asks


class SeatRequests:
    """Posts questions about seats."""

    def __init__(self, host: Host) -> None:
        self._host = host

    async def post(self, number: int, sort: str, user: int, click: int) -> None:
        """Post what a user's click asks at a table; retry temporary failures in the background.

        Raises:
            Exception: the post failed for good and is not retried.
        """
        await self._host.retries.attempt(*self._work(number, sort, user, click))

    async def finish(self, number: int) -> None:
        """Finish the posts at a table that were under way when the program stopped."""
        messages = await Outbox.of_table(self._host, number)
        for sort in (OFFER, WISH):
            for user in messages.people(sort):
                for kind in messages.unfinished(sort, user):
                    self._host.retries.begin(*self._work(number, sort, user, int(kind.split()[1])))

    def _work(self, number: int, sort: str, user: int, click: int) -> tuple[str, partial[Coroutine[Any, Any, None]]]:
        """Return the post with a name, under which it runs once at a time."""
        return f"the {sort} of {user} at table {number}, {click}", partial(self._show, number, sort, user, click)

    async def _show(self, number: int, sort: str, user: int, click: int) -> None:
        """Post a question, unless it is posted, or answered or withdrawn meanwhile."""
        table, row = await self._host.registry.table(number), await self._host.registry.row(number)
        messages, kind = await Outbox.of_table(self._host, number), f"{sort} {click}"
        asked = _question(table, row, sort, user)
        if asked is None:
            await messages.withdraw(sort, user)
        elif not any(each.kind == kind for each in messages.of(sort, user)):
            screen, reader = asked
            place = find_posting_place(self._host, row)
            await messages.post(Desired(kind, place, make_drawer(screen), user=user, called=[reader]))


def _question(table: Table, row: Row, sort: str, user: int) -> tuple[Screen, int] | None:
    """Return what a user asks now and the person to ask, or ``None``."""
    in_play = table.lobby.in_play
    if sort == OFFER:
        newcomer = in_play.offered.get(str(user))
        return None if newcomer is None else (offer_screen(table, row, user, newcomer), newcomer)
    return (asking_screen(row, table.lobby, user), table.lobby.host) if in_play.asking.get(str(user)) else None


def asking_screen(row: Row, lobby: Lobby, user: int) -> Screen:
    """Return the question to the host whether a user may take the seat of a computer player."""
    words = in_language(row.language)
    name = escape_markup(name_beside(lobby, lobby.in_play.asking[str(user)], words))
    asked = words.say("spectator-asks", host=f"<@{lobby.host}>", name=name, game=table_name(row, words))
    buttons = [
        make_button(words.say("spectator-let-in"), Id("let-in", row.id, 0, split_into_digits(user)), SUCCESS),
        make_button(words.say("time-decline"), Id("turn-away", row.id, 0, split_into_digits(user))),
    ]
    return make_layout([make_text(asked), *lay_out_rows(buttons)], OLIVE)


def split_into_digits(user: int) -> tuple[int, ...]:
    """Return a user's number as the path of an id, two digits to a step."""
    return (*(split_into_digits(user // 100) if user >= 100 else ()), user % 100)


def join_digits(path: Sequence[int]) -> int:
    """Return the user's number that ``digits`` has written as a path."""
    user = 0
    for step in path:
        user = 100 * user + step
    return user


# -- who may take a seat: anyone who has not held another hand in the game


async def has_played(host: Host, user: int, table: int) -> bool:
    """Return whether a person has played at a table."""
    return user in (await host.store.consent(table)).players


async def see_no_other_hand(host: Host, user: int, table: int, seat: Seat | None = None) -> None:
    """Check that a newcomer knows no hand of the game, except that of the seat they were dealt.

    Raises:
        Refused: they have held other cards in it.
    """
    own = seat is not None and (await host.store.played(table)).players[seat].user == user
    if not own and await has_played(host, user, table):
        raise Refused("has-played")

"""Whether a message holds what another person holds in secret, looked at in the request in which it leaves.

What the bot draws as a hand is noted with its owner. Discord says who can read a message.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any
from unittest import mock

import discord

from cogs.answering import button_ids
from cogs.answering.layout import Children, Picture
from cogs.answering.pictures import Pictures
from cogs.table import hand_screen
from playground import components
from playground.model import Channel, Message
from playground.world import Event, World
from simulation.figures import Figures, Problem
from simulation.ledger import Ledger
from tables.play.table import Asked, Table
from tables.seats.lobby import Sitter
from words import Words

IN_HANDS = ("answer", "confirm-move", "refresh")  # the verbs of buttons that every hand in play has one of
SENT = ("MESSAGE_CREATE", "MESSAGE_UPDATE")
# What is being drawn in this task, and whose hand that was as it was begun: they may leave the seat meanwhile.
BEGUN: ContextVar[tuple[Asked | None, int | None]] = ContextVar("begun", default=(None, None))


class Secrecy:
    """Looks at all that the bot sends; ``noting`` notes what it draws."""

    def __init__(self, world: World, ledger: Ledger, figures: Figures) -> None:
        self._ledger, self._figures = ledger, figures
        self._drawn: dict[Hashable, set[tuple[int, int | None]]] = defaultdict(set)  # at which table, for whom
        world.listeners.append(self._look)

    @contextmanager
    def noting(self) -> Iterator[None]:
        """Note every hand that is drawn, within the ``with`` statement."""
        begins, drawn = Pictures.hand, hand_screen.show_own_hand

        async def begun(pictures: Pictures, table: Table, asked: Asked, *about: Any) -> Picture | None:
            BEGUN.set((asked, find_owner(table, asked)))
            return await begins(pictures, table, asked, *about)

        def noted(table: Table, asked: Asked, picture: Picture | None, words: Words) -> Children:
            made, (what, owner) = drawn(table, asked, picture, words), BEGUN.get()
            self.note(table.number, owner if what is asked else find_owner(table, asked), secret_part(made, picture))
            return made

        with mock.patch.object(Pictures, "hand", begun), mock.patch.object(hand_screen, "show_own_hand", noted):
            yield

    def note(self, table: int, user: int | None, secret: Hashable) -> None:
        """Note what only one person at a table may see."""
        self._drawn[secret].add((table, user))

    def _look(self, event: Event) -> None:
        message = event.message
        if event.name not in SENT or message is None or message.application is None:
            return
        found = [*self._open_hands(message), *self._secrets_of_others(message)]
        if found:
            self._figures.find(found)

    def _open_hands(self, message: Message) -> Iterator[Problem]:
        """Yield what is wrong if several can read a hand."""
        if (readers := readers_of(message)) is not None and len(readers) == 1:
            return
        for identity in (*message.buttons, *message.selects):
            read = button_ids.parse_id(identity)
            if read and read.verb in IN_HANDS:
                yield Problem("shown", read.table, f"others can read a hand: {message.text[:80]!r}")

    def _secrets_of_others(self, message: Message) -> Iterator[Problem]:
        """Yield what is wrong if somebody can read what was drawn for others; after the game, everybody may."""
        readers = readers_of(message)
        for each in secrets_in(message):
            drawn = self._drawn.get(each)
            if drawn is None or (readers is not None and readers <= {user for _, user in drawn}):
                continue
            for table in sorted({table for table, _ in drawn if self._ledger.statuses().get(table) == "playing"}):
                yield Problem("shown", table, f"the hand of another was shown to {readers or 'everybody'}")


def find_owner(table: Table, asked: Asked) -> int | None:
    """Return whose hand it is: a computer player may keep the seat for them."""
    sitter: Sitter = table.lobby.sitters[asked.view.seat]
    return sitter.user or sitter.owner


def secret_part(hand: Children, picture: Picture | None) -> Hashable:
    """Return what of a hand is secret: its picture, or else its text."""
    return picture.png if picture else next(each.content for each in hand if isinstance(each, discord.ui.TextDisplay))


def secrets_in(message: Message) -> Iterator[Hashable]:
    """Yield the texts and pictures of a message."""
    yield from (each.content for each in message.attachments)
    yield from (part["content"] for part in message.parts() if part["type"] == components.TEXT)


def readers_of(message: Message) -> set[int] | None:
    """Return the people who can read a message, or ``None`` for all who come to its channel."""
    if message.reader is not None:
        return {message.reader.id}
    return people_in(message.channel) if message.channel.is_dm else None


def people_in(conversation: Channel) -> set[int]:
    """Return the people in a conversation."""
    return {each.id for each in conversation.recipients if not each.bot}

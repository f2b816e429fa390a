"""The public message of each table, and who is called to the table next.

A board is redrawn after every move: the newest position wins, and there is never more than
one edit under way. Discord lets old messages be edited rarely, so a board that is old, gone
or out of reach is posted anew. An edit calls nobody, so whoever is to act gets a short
message of their own, which is removed once they have moved.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import discord

from cogs import screens
from cogs.layout import plain
from engine.core import NOBODY, Event, Seat
from store import Remembered, Store
from store import Table as Row
from tables.table import Asked, Table, report
from words import Words

log = logging.getLogger(__name__)

OLD = 50 * 60  # seconds after which a board is posted anew: edits are rationed after an hour (error 30046)
AWAKE = 500  # boards kept in memory
KEPT = 12  # sentences of what happened that are kept for the board
GONE = (403, 404)
UNEDITABLE = (30046, 50083)  # too many edits of an old message; an archived thread
CLOSED_DMS = 50007  # Discord, topics/opcodes-and-status-codes
MENTIONS = discord.AllowedMentions(users=True)


class Sender(Protocol):
    """What boards need of the bot."""

    @property
    def store(self) -> Store:
        """Where messages and settings are remembered."""
        ...

    def clock(self) -> float:
        """Return the time."""
        ...

    def get_partial_messageable(self, id: int, /) -> Any:  # noqa: A002
        """Return a channel to write to without having fetched it."""
        ...

    async def fetch_user(self, user_id: int, /) -> Any:
        """Return a person to write to."""
        ...


class Boards:
    """The herald of all tables."""

    def __init__(self, client: Sender) -> None:
        self._client = client
        self._boards: dict[int, Board] = {}

    async def played(self, table: Table, seat: Seat, events: Sequence[Event]) -> None:
        """Tell what happened, and call whoever is next."""
        board = await self._board(table)
        board.tell(events)
        board.moved(None if seat == NOBODY else table.lobby.sitters[seat].user)

    async def thinking(self, table: Table, seat: Seat) -> None:
        """Show that a computer player thinks."""
        board = await self._board(table)
        board.thinker = seat
        board.redraw()

    async def seated(self, table: Table) -> None:
        """Show who sits there now."""
        (await self._board(table)).moved(None)

    async def closed(self, table: Table) -> None:
        """Show that the game has stopped; its board is not needed any more after that."""
        (await self._board(table)).moved(None)

    async def anew(self, table: Table) -> None:
        """Post the board of a table anew, at the bottom of its channel."""
        board = await self._board(table)
        board.repost = True
        board.redraw()

    async def opened(self, table: Table, interaction: discord.Interaction[Any], asked: Asked, words: Words) -> None:
        """Remember that a person looks at their hand: it is drawn anew when there is something new to do."""
        board, now = await self._board(table), table.asked(asked.seat)
        board.hands[interaction.user.id] = Hand(interaction, asked.stamp, asked.offer is None, words)
        if (now.stamp, now.offer is None) != (asked.stamp, asked.offer is None):
            board.redraw()

    async def rest(self) -> None:
        """Wait until everything that is to be shown has been sent."""
        for board in list(self._boards.values()):
            await board.rest()

    async def _board(self, table: Table) -> Board:
        board = self._boards.get(table.number)
        if board is None:
            row = await self._client.store.table(table.number)
            assert row is not None, "a table in play has a row"
            self._let_go()
            board = self._boards.setdefault(table.number, Board(self._client, table, row))
        board.table = table
        return board

    def _let_go(self) -> None:
        """Forget the boards of games that are over, and those that were made longest ago.

        They are made anew when something happens. One that is being drawn is kept: there are
        never two of the same table.
        """
        for number in [number for number, board in self._boards.items() if board.resting and board.over]:
            del self._boards[number]
        resting = [number for number, board in self._boards.items() if board.resting]
        for number in resting[: max(0, len(self._boards) - AWAKE)]:
            del self._boards[number]


@dataclass(slots=True)
class Hand:
    """A private panel that somebody has open, and what it shows; it can be edited for fifteen minutes."""

    interaction: discord.Interaction[Any]
    stamp: int
    waiting: bool
    words: Words


class Board:
    """The public message of one table, and the private panels that are open beside it."""

    def __init__(self, client: Sender, table: Table, row: Row) -> None:
        self.table, self.row = table, row
        self.thinker: Seat | None = None
        self.repost = False
        self.hands: dict[int, Hand] = {}
        self._client = client
        self._words = Words(row.language)
        self._told: list[str] = []
        self._mover: int | None = None
        self._stale = False
        self._drawing: asyncio.Task[None] | None = None

    def tell(self, events: Sequence[Event]) -> None:
        """Keep the sentences of what everybody may hear."""
        self._told = (self._told + screens.sentences(self.table, events, self._words))[-KEPT:]

    def moved(self, user: int | None) -> None:
        """Draw a new position; ``user`` made the move and needs no call for the next one."""
        self._mover, self.thinker = user, None
        self.redraw()

    def redraw(self) -> None:
        """Draw the board as it is when its turn comes; the newest position wins."""
        self._stale = True
        if self.resting:
            self._drawing = asyncio.create_task(self._draw(), name=f"board of table {self.table.number}")

    @property
    def resting(self) -> bool:
        """Whether the board is as it should be."""
        return self._drawing is None or self._drawing.done()

    @property
    def over(self) -> bool:
        """Whether nothing more will happen at the table."""
        return self.table.status != "playing"

    async def rest(self) -> None:
        """Wait until the board is as it should be."""
        if self._drawing is not None:
            await asyncio.wait([self._drawing])

    async def _draw(self) -> None:
        while self._stale:
            self._stale = False
            await self._try(self._show)
            await self._try(self._call)
            await self._try(self._show_hands)

    async def _try(self, step: Callable[[], Any]) -> None:
        """Do something on Discord; what cannot be shown stops no game."""
        try:
            await step()
        except (discord.HTTPException, OSError) as wrong:
            log.warning("table %d: %s could not be shown: %s", self.table.number, step.__name__, wrong)
        except Exception as wrong:
            report(self.table.number, self.table.match.ply, f"{step.__name__} failed", wrong)

    # -- the message

    async def _show(self) -> None:
        screen = screens.table_screen(self.table, self.row, self._told, self.thinker, self._words)
        known = await self._client.store.remembered(self.table.number, "table")
        if (
            known
            and not self.repost
            and self._client.clock() - known[-1].since < OLD
            and await _edit(self._client, known[-1], screen)
        ):
            return
        await self._post(screen, known)

    async def _post(self, screen: discord.ui.LayoutView, known: Sequence[Remembered]) -> None:
        self.repost = False
        place = self._client.get_partial_messageable(self.row.place)
        message = await place.send(view=screen, allowed_mentions=discord.AllowedMentions.none())
        store = self._client.store
        await store.remember(
            Remembered(self.table.number, "table", None, self.row.place, message.id, self._client.clock())
        )
        for old in known:
            await store.forget(old.channel, old.message)
            await _delete(self._client, old)

    async def _show_hands(self) -> None:
        for user, hand in list(self.hands.items()):
            await self._show_hand(user, hand)

    async def _show_hand(self, user: int, hand: Hand) -> None:
        """Draw an open panel anew if it asks something else by now; one that is out of reach is let go."""
        seat = self.table.lobby.seat_of(user)
        if seat is None or hand.interaction.is_expired():
            del self.hands[user]
            return
        asked = self.table.asked(seat)
        if (asked.stamp, asked.offer is None) == (hand.stamp, hand.waiting) and self.table.status == "playing":
            return
        hand.stamp, hand.waiting = asked.stamp, asked.offer is None
        try:
            await hand.interaction.edit_original_response(view=screens.hand_screen(self.table, asked, hand.words))
        except discord.HTTPException as wrong:
            log.info("table %d: an open hand is out of reach: %s", self.table.number, wrong)
            self.hands.pop(user, None)

    # -- calling

    async def _call(self) -> None:
        """Call those who are to act and have not been called; take back the calls of the others."""
        wanted = set(self.table.acting_people())
        called = await self._client.store.remembered(self.table.number, "ping")
        for call in called:
            if call.user not in wanted:
                await self._client.store.forget(call.channel, call.message)
                await _delete(self._client, call)
        for user in wanted - {call.user for call in called} - {self._mover}:
            await self._call_one(user)

    async def _call_one(self, user: int) -> None:
        chosen = await self._client.store.settings("user", user)
        if chosen.get("hands") == "dm" and await self._send_hand(user, chosen):
            return
        if chosen.get("pings") == "off":
            return
        content = self._words.say("discord-call", user=f"<@{user}>", game=screens.table_name(self.row, self._words))
        known = await self._client.store.remembered(self.table.number, "table")
        link = f" {_link(self.row, known[-1])}" if known else ""
        place = self._client.get_partial_messageable(self.row.place)
        message = await place.send(content + link, allowed_mentions=MENTIONS)
        await self._client.store.remember(
            Remembered(self.table.number, "ping", user, self.row.place, message.id, self._client.clock())
        )

    async def _send_hand(self, user: int, chosen: dict[str, str]) -> bool:
        """Send the hand as a private message; closed ones are said once and not tried again."""
        words = Words(chosen.get("language", self.row.language))
        screen = screens.hand_screen(self.table, self.table.asked(self.table.seat_of(user)), words)
        try:
            person = await self._client.fetch_user(user)
            message = await person.send(view=screen)
        except discord.HTTPException as wrong:
            if wrong.code == CLOSED_DMS:
                await self._say_closed(user)
            return False
        remembered = Remembered(self.table.number, "ping", user, message.channel.id, message.id, self._client.clock())
        await self._client.store.remember(remembered)
        return True

    async def _say_closed(self, user: int) -> None:
        await self._client.store.set("user", user, "hands", None)
        name = plain(self.table.names[self.table.seat_of(user)])
        await self._client.get_partial_messageable(self.row.place).send(
            self._words.say("discord-dms-closed", name=name), allowed_mentions=discord.AllowedMentions.none()
        )


async def _edit(client: Sender, known: Remembered, screen: discord.ui.LayoutView) -> bool:
    """Edit a message in place; ``False`` if it is gone or out of reach of edits."""
    message = client.get_partial_messageable(known.channel).get_partial_message(known.message)
    try:
        await message.edit(view=screen, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as wrong:
        if wrong.status not in GONE and wrong.code not in UNEDITABLE:
            raise
        log.info("table %d: its board is posted anew: %s", known.table, wrong)
        return False
    return True


async def _delete(client: Sender, known: Remembered) -> None:
    """Delete a message; it may be gone already."""
    try:
        await client.get_partial_messageable(known.channel).get_partial_message(known.message).delete()
    except discord.HTTPException as wrong:
        log.info("table %d: a message could not be deleted: %s", known.table, wrong)


def _link(row: Row, known: Remembered) -> str:
    return f"https://discord.com/channels/{row.guild or '@me'}/{known.channel}/{known.message}"

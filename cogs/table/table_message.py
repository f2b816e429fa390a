"""The public messages of a table: its board, and the question whether the others agree to an undo.

Discord allows about one edit a second in a channel, and few edits of old messages. So we pace the
edits, and repost a message that is old, gone, no longer editable, or buried under a conversation.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from hashlib import sha256
from math import inf

import discord

from cogs.answering.failures import FAILURES, is_temporary
from cogs.answering.host import Host
from cogs.answering.interactions import OutOfReach
from cogs.answering.layout import Screen
from cogs.messages.outbox import BOARD, Desired, make_drawer, show_picture_or_words, still_editable
from cogs.table import screens
from cogs.table.context import Context
from cogs.table.undo import question_screen
from store import Remembered
from tables.play.agreements import find_open_request, list_missing_consents, list_voters
from tables.seats.in_play import Request

log = logging.getLogger(__name__)

QUESTION = "undo"  # first word of such a message's kind, before the ply and a hash of the people at the table
BURIED = 10  # messages of others below a board after which it is reposted
SEEN = 50  # messages below a board that we count at most, our own included
RARELY = 5 * 60.0  # seconds between a post of a board and a repost because it is buried, or between refused pictures
LOOK = 60.0  # seconds between two counts
BRIEFLY = 2.0  # seconds that a ping waits for a message to link to


class TableMessage:
    """Keeps the public message of one table up to date."""

    def __init__(self, context: Context, told: Callable[[int], bool], settled: Callable[[], None]) -> None:
        """Prepare the message; ``told`` says whether a person has a hand open that shows the last move, too."""
        self._context, self._told = context, told
        self._replaced: set[int] = set()  # the messages that another shall replace
        if context.messages.unfinished(BOARD):
            self._replace()  # a stop has interrupted it
        self._looked = 0.0  # when the messages below the board were last counted
        self._unpictured = -inf  # when Discord last refused a picture: the bot may attach no files, or by mistake
        self._seen: object = None  # the state that the message shows, where the bot is no member; None if unknown
        self.showing = context.worker(self._show, "the board", settled, pace=self.pace)

    def pace(self) -> float:
        """Return the seconds between two edits: more while open hands show the players every move.

        A program that stops has no such time.
        """
        pace, stopping = self._context.pace, self._context.host.answers.stopping
        return pace.edits * (pace.unwatched if not stopping and self._editable and self._played_in_hands else 1.0)

    @property
    def _played_in_hands(self) -> bool:
        """Whether the game goes on, and all people at the table see its last move in their hands."""
        people = [sitter.user for sitter in self._context.table.lobby.sitters if sitter.user is not None]
        return not self._context.over and all(map(self._told, people))

    async def repost(self) -> bool:
        """Repost the message at the bottom of its channel; return whether the first try succeeded."""
        self._replace()
        self.showing.ask()
        await self.showing.rest()
        return self.showing.failure is None

    async def link(self) -> str:
        """Return the address of the message, or "" if there is none; wait briefly for one that is being posted."""
        if not self._editable:
            waiting = asyncio.create_task(self.showing.rest())
            await asyncio.wait([waiting], timeout=BRIEFLY)
            waiting.cancel()
        return _link(self._context.row.guild, self._known[-1]) if self._known else ""

    def _replace(self) -> None:
        self._replaced = {each.message for each in self._known}

    @property
    def _known(self) -> list[Remembered]:
        return self._context.messages.of(BOARD)

    @property
    def _editable(self) -> bool:
        newest = self._known[-1:]
        return still_editable(self._context.host, newest) and newest[0].message not in self._replaced

    async def _show(self) -> None:
        """Show the table; if Discord forbids posting, go back to editing the old message."""
        state = self._state
        if self._context.travels and not self._wanted(state):
            return
        if await self._is_buried():
            self._replace()
        try:
            await self._draw()
            self._seen = state
        except discord.HTTPException as wrong:
            if not is_temporary(wrong):
                self._replaced.clear()
            raise

    async def _draw(self) -> None:
        """Show the table as a picture; for a while after a refused one, edit it in words without another try."""
        now = self._context.host.clock()
        drawn = not self._editable or now - self._unpictured >= RARELY
        if not await show_picture_or_words(self._put, drawn=drawn) and drawn:
            self._unpictured = now

    @property
    def _state(self) -> object:
        """A value that changes whenever the message goes out of date."""
        table = self._context.table
        return table.match.ply, table.status, self._context.thinker, table.lobby.without_plans

    def _wanted(self, state: object) -> bool:
        """Return whether a message that only clicks let us write must be changed or posted again.

        Raises:
            OutOfReach: it must, and no click lets us.
        """
        if state == self._seen and not any(each.message in self._replaced for each in self._known):
            return False
        if not (self._editable or self._context.host.conversations.reaches(self._context.row.place)):
            raise OutOfReach
        return True

    async def found(self, clicked: discord.Message) -> None:
        """Go on in a message of the table that was clicked; delete it if a newer one can be edited."""
        known = self._known
        if known and known[-1].message != clicked.id and self._editable:
            await self._context.host.conversations.delete(clicked.id)
        elif not known or known[-1].message != clicked.id:
            await self._context.messages.adopt(BOARD, clicked)
            self._seen = None
        self.showing.ask()

    async def _put(self, *, drawn: bool) -> Remembered:
        context = self._context
        wanted = Desired(BOARD, context.place, partial(self._screen, drawn=drawn), "reposted")
        return await context.messages.show(wanted, replaced=self._replaced)

    async def _screen(self, *, drawn: bool) -> Screen:
        context = self._context
        if context.table.lobby.challenge:
            return screens.sealed_screen(context.table, context.row, context.words)
        pictures, guild = context.host.pictures, context.row.guild
        picture = await pictures.table(context.table, guild, context.words) if drawn else None
        return screens.table_screen(context.table, context.row, context.thinker, context.words, picture)

    async def _is_buried(self) -> bool:
        """Return whether the message is buried; look seldom, because that is another request."""
        host, now = self._context.host, self._context.host.clock()
        if self._context.travels:
            return False  # what is said there is out of the bot's sight
        if not self._editable or now - self._known[-1].since < RARELY or now - self._looked < LOOK:
            return False
        self._looked = now
        return await is_buried(host, self._known[-1])


class UndoQuestion:
    """Keeps a table's undo question posted while it is open, and deletes it when it is settled."""

    def __init__(
        self, context: Context, replace_if_left: Callable[[int], Awaitable[None]], settled: Callable[[], None]
    ) -> None:
        """Prepare the question; ``replace_if_left`` looks whether a person to ask has left the server."""
        self._context, self._replace_if_left = context, replace_if_left
        self.showing = context.worker(self._show, "the question", settled)

    async def _show(self) -> None:
        messages, asked = self._context.messages, self._asked
        if asked and not messages.stands(self._question(asked)):
            await self._replace_those_who_left(asked)
            asked = self._asked
        if asked:
            await messages.show(self._question(asked))
        for user in messages.people(QUESTION) - {asked and asked.user}:
            await messages.clear(QUESTION, user)

    @property
    def _asked(self) -> Request | None:
        table = self._context.table
        return None if self._context.over else find_open_request(table.lobby, table.match.ply)

    async def _replace_those_who_left(self, asked: Request) -> None:
        """Let nobody wait for the consent of somebody who has left the server."""
        for user in list_missing_consents(self._context.table.lobby, asked):
            await self._replace_if_left(user)

    def _kind(self, asked: Request) -> str:
        """Return the kind of a question; it names the people, so that a newcomer gets a new question."""
        company = sha256(repr(list_voters(self._context.table.lobby)).encode()).hexdigest()[:8]
        return f"{QUESTION} {asked.ply} {company}"

    def _question(self, asked: Request) -> Desired:
        context, called = self._context, list_missing_consents(self._context.table.lobby, asked)
        draw = make_drawer(question_screen(context.table, context.row, asked))
        return Desired(self._kind(asked), context.place, draw, user=asked.user, called=called)


def owns_thread(host: Host, place: int) -> bool:
    """Return whether a place is a thread that the bot has opened; what is said there is about the game."""
    found = host.get_channel(place)
    return isinstance(found, discord.Thread) and bool(found.owner_id == host.user.id)


async def is_buried(host: Host, board: Remembered) -> bool:
    """Return whether others have written ``BURIED`` messages below a board, unless it has a thread of its own.

    No intent is needed: we ask for the messages, which come without their text. Without the permission to read
    the history of a channel, or if Discord does not answer, a board counts as not buried.
    """
    if owns_thread(host, board.channel):
        return False
    below = host.get_partial_messageable(board.channel).history(after=discord.Object(board.message), limit=SEEN)
    try:
        authors = [message.author async for message in below]
    except FAILURES as wrong:
        log.info("table %d: whether its board is buried is unknown: %s", board.table, wrong)
        return False
    return len([author for author in authors if author.id != host.user.id]) >= BURIED


def _link(guild: int | None, known: Remembered) -> str:
    return f"https://discord.com/channels/{guild or '@me'}/{known.channel}/{known.message}"

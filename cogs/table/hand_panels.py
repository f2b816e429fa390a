"""Keeping the private panels up to date that people have open.

Nobody but its owner's clicks gives leave to edit such a message, for fifteen minutes each. A hand
is forgotten only when no click gives leave any more, or when it shows something else.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import discord

from cogs.answering.failures import passes
from cogs.answering.layout import Screen
from cogs.answering.worker import Worker
from cogs.table.context import Context
from cogs.table.hand_screen import hand_screen
from tables.table import Asked
from words import Words

log = logging.getLogger(__name__)

VALID = 15 * 60.0  # seconds for which the token of a click allows edits; Discord, interactions
TOKENS = 3  # that are remembered of a person
POLITELY = 2.0  # seconds for which an answer waits for a redraw that is under way

Interaction = discord.Interaction[Any]
State = tuple[int, bool, str]


class Answer:
    """What the answer to a click shows: a hand, or something else that is not kept up to date."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.state: State | None = None

    def shows(self, asked: Asked) -> None:
        """Note that the answer is a hand, with the question that it asks."""
        self.state = state_of(self._context, asked)


@dataclass(frozen=True, slots=True)
class EditToken:
    """A click, whose token allows edits of the message that answered it, and when it was made."""

    interaction: Interaction
    since: float


class HandPanel:
    """What one person has open of one table."""

    def __init__(self, context: Context, user: int, lost: Callable[[], None]) -> None:
        """Prepare a hand; ``lost`` is called when it is out of reach."""
        self._context, self._user, self._lost = context, user, lost
        self._tokens: list[EditToken] = []  # the best first
        self._words: Words | None = None
        self._state: State | None = None  # what it shows, as far as is known
        self._lock = asyncio.Lock()  # held by a redraw, or by the answer to a click
        self.showing = context.worker(self._show, f"the hand of {user}")

    @property
    def open(self) -> bool:
        """Whether a click gives leave to edit it."""
        return any(self._valid(token) for token in self._tokens)

    @asynccontextmanager
    async def answering(self, interaction: Interaction, words: Words) -> AsyncIterator[Answer]:
        """Answer a click in this hand; if that fails, however it does, the hand is redrawn."""
        answer, token = Answer(self._context), EditToken(interaction, self._context.host.clock())
        mine = await self._taken()
        before, self._words = list(self._tokens), words
        try:
            yield answer
        except BaseException:
            self._state = None  # whatever the answer has come to
            self._keep(*before, token)
            raise
        else:
            self._answered(token, answer, mine, before)
        finally:
            if mine:
                self._lock.release()
            self.showing.ask()

    async def _taken(self) -> bool:
        """Wait briefly until no redraw is under way; return whether none is."""
        try:
            await asyncio.wait_for(self._lock.acquire(), POLITELY)
        except TimeoutError:
            return False
        return True

    def _answered(self, token: EditToken, answer: Answer, alone: bool, before: list[EditToken]) -> None:
        """Keep what the answer shows, if it is a hand; what a slow redraw may have drawn over it is unknown."""
        self._state = answer.state if alone else None
        self._tokens = []
        if answer.state is not None:
            self._keep(token, *before)

    def _keep(self, *tokens: EditToken) -> None:
        self._tokens = [token for token in tokens if self._valid(token)][:TOKENS]

    def _valid(self, token: EditToken) -> bool:
        return self._context.host.clock() - token.since < VALID

    # -- redrawing

    async def _show(self) -> None:
        """Redraw the hand if it may show something else than it should."""
        async with self._lock:
            seat = self._context.table.lobby.seat_of(self._user)
            if seat is None:
                self._tokens = []
            if not self._tokens or seat is None:
                return
            asked = self._context.table.asked(seat)
            state = state_of(self._context, asked)
            if state == self._state:
                return
            self._state = None
            drawn = await self._edit(await self._screen(asked))
            if drawn:
                self._state = state
            else:
                self._lost()

    async def _screen(self, asked: Asked) -> Screen:
        assert self._words is not None, "a hand that is open was answered in somebody's words"
        return await drawn_hand(self._context, asked, self._user, self._words)

    async def _edit(self, screen: Screen) -> bool:
        """Edit the hand by the first click that gives leave; return whether there is one."""
        while self._tokens:
            token = self._tokens[0]
            try:
                if self._valid(token):
                    await token.interaction.edit_original_response(view=screen, attachments=screen.files())
                    return True
            except discord.HTTPException as wrong:
                if passes(wrong):
                    raise
                log.info("table %d: a hand is out of reach: %s", self._context.table.number, wrong)
            self._tokens = [each for each in self._tokens if each is not token]
        return False


class HandPanels:
    """The hands of everybody at one table."""

    def __init__(self, context: Context, lost: Callable[[int], None]) -> None:
        self._context, self._lost = context, lost
        self._hands: dict[int, HandPanel] = {}

    def ask(self) -> None:
        """See that every hand shows what is true."""
        for hand in self._hands.values():
            hand.showing.ask()

    @property
    def open(self) -> bool:
        """Whether any hand can be edited."""
        return any(hand.open for hand in self._hands.values())

    def of(self, user: int) -> HandPanel:
        """Return the hand of a person."""
        known = self._hands.get(user)
        if known is None:
            known = self._hands[user] = HandPanel(self._context, user, lambda: self._lost(user))
        return known

    async def screen(self, user: int, words: Words) -> Screen:
        """Return the hand of somebody as it is now."""
        table = self._context.table
        return await drawn_hand(self._context, table.asked(table.seat_of(user)), user, words)

    def workers(self) -> Iterator[Worker]:
        """Return everything that redraws a hand."""
        return (hand.showing for hand in self._hands.values())


def state_of(context: Context, asked: Asked) -> State:
    """Return by what a hand can be told from one that is out of date."""
    return asked.stamp, asked.offer is None, context.table.status


async def drawn_hand(context: Context, asked: Asked, user: int, words: Words) -> Screen:
    """Return the hand of somebody, with its picture if they want it."""
    picture = await context.host.pictures.hand(context.table, asked, user, context.row.guild, words)
    return hand_screen(context.table, asked, words, picture=picture)

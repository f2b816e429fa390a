"""Keeping people's open private panels up to date.

Only its owner's clicks let us edit such a message, each for fifteen minutes. We forget a hand only
when the last of these clicks has expired, or when the panel shows something else.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from operator import attrgetter

import discord

from cogs.answering.failures import FAILURES, is_temporary
from cogs.answering.interactions import ACKNOWLEDGED, EditToken, Interaction, updates_public
from cogs.answering.layout import Screen
from cogs.answering.worker import Worker
from cogs.table.context import Context
from cogs.table.hand_screen import draw_hand, stamp_plan
from engine.core import Seat
from tables.play.table import Asked
from words import Words

log = logging.getLogger(__name__)

TOKENS = 3  # tokens remembered for each person: an older one may work where Discord refuses the newest
OLDER = 5  # panels opened before the newest that show the end of a game
NEVER = -1  # no ply
POLITELY = 2.0  # seconds that an answer waits for a redraw under way

State = tuple[int, bool, str, str]


class Answer:
    """What the answer to a click shows: a hand, or something that we do not keep up to date."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.state: State | None = None
        self.ply = NEVER  # of the game that the hand shows
        self.message: int | None = None  # unless the interaction's original response shows the hand

    def shows(self, asked: Asked) -> None:
        """Note that the answer is a hand, with the question that it asks."""
        self.state, self.ply = state_of(self._context, asked), self._context.table.match.ply


class HandPanel:
    """The hand that one person has open at one table."""

    def __init__(self, context: Context, user: int, lost: Callable[[], None], settled: Callable[[], None]) -> None:
        """Prepare a hand; ``lost`` is called when it can no longer be edited, ``settled`` when it is up to date."""
        self._context, self._user, self._lost = context, user, lost
        self._tokens: list[EditToken] = []  # the best first
        self._doubted: EditToken | None = None  # one of them, which may have opened a panel though that failed
        self._older: dict[int, EditToken] = {}  # panels opened before, which show the end of the game, too
        self._words: Words | None = None
        self._state: State | None = None  # what it shows; None if unknown
        self._ply = NEVER  # of the game that it shows
        self._lock = asyncio.Lock()  # held by a redraw, or by the answer to a click
        self.showing = context.worker(self._show, f"the hand of {user}", settled)

    @property
    def open(self) -> bool:
        """Whether the hand can still be edited."""
        return any(self._valid(token) for token in self._tokens)

    @property
    def in_use(self) -> bool:
        """Whether the hand is open, or about to be: a click is being answered."""
        return self.open or self._lock.locked()

    @property
    def tells_all(self) -> bool:
        """Whether the hand shows the last move, or will at once; it is not redrawn for others' moves in between."""
        seat = self._seat
        newest = self._ply == self._context.table.match.ply
        return self.open and seat is not None and (newest or self._state != self._newest(seat))

    @asynccontextmanager
    async def answering(self, interaction: Interaction, words: Words) -> AsyncIterator[Answer]:
        """Answer a click in this hand; if that fails in any way, redraw the hand."""
        answer, token = Answer(self._context), EditToken(interaction, self._context.host.clock())
        mine = await self._taken()
        self._words = words
        try:
            yield answer
        except BaseException as wrong:
            self._failed(token, wrong)
            raise
        else:
            self._answered(replace(token, message=answer.message), answer, mine)
        finally:
            if mine:
                self._lock.release()
            self.ask()

    async def _taken(self) -> bool:
        """Wait briefly for the lock; return whether it was acquired, so that no redraw is under way."""
        if not self._lock.locked():
            return await self._lock.acquire()
        try:
            await asyncio.wait_for(self._lock.acquire(), POLITELY)
        except TimeoutError:
            return False
        return True

    def _answered(self, token: EditToken, answer: Answer, alone: bool) -> None:
        """Note what the answer shows; unless ``alone``, a slow redraw may have overwritten it."""
        if is_elsewhere(token):
            return
        if answer.state is None:
            self._forget(token)
        else:
            self._add(token, self._tokens)
        known = alone and token in self._tokens[:1]
        self._state, self._ply = answer.state if known else None, answer.ply

    def _failed(self, token: EditToken, wrong: BaseException) -> None:
        """Note a click whose answer failed, unless Discord may have taken it: then a newer panel may be open."""
        if is_elsewhere(token):
            return
        self._state = None  # unknown, because the answer may have been shown or not
        if token.opens_panel and may_be_shown(wrong):
            before = [each for each in self._tokens if each is not self._doubted]
            self._doubted = token
            self._add(token, before)
        else:
            self._keep(*self._tokens, token)

    def _forget(self, panel: EditToken) -> None:
        """Forget a panel that shows something else now; the others of the same hand may still be open."""
        self._older = {key: each for key, each in self._older.items() if not each.may_be(panel)}
        left = [each for each in self._tokens if not each.may_be(panel)]
        self._keep(*(left or [*self._older.values()][::-1]))
        self._leave(self._tokens)

    def _add(self, token: EditToken, before: Sequence[EditToken]) -> None:
        """Put the panel of an answer first, unless a later click has opened another meanwhile."""
        self._keep(*sorted((token, *before[:1]), key=attrgetter("last_use"), reverse=True), *before[1:])
        self._leave((token, *before))

    def _leave(self, tokens: Sequence[EditToken]) -> None:
        """Remember the panels that are open beside the newest, the last few."""
        newest = {each.panel for each in self._tokens[:1]}
        found = {**self._older, **{each.panel: each for each in reversed(tokens)}}
        kept = [each for each in found.values() if each.panel not in newest and self._valid(each)]
        self._older = {each.panel: each for each in kept[-OLDER:]}

    def _keep(self, *tokens: EditToken) -> None:
        self._tokens = [token for token in tokens if self._valid(token)][:TOKENS]

    def _valid(self, token: EditToken) -> bool:
        return token.valid(self._context.host.clock())

    # -- redrawing

    def ask(self) -> None:
        """Redraw the hand soon if it may be out of date."""
        if self._tokens and (self._seat is None or self._state != self._newest(self._seat)):
            self.showing.ask()

    @property
    def _seat(self) -> Seat | None:
        return self._context.table.lobby.seat_of(self._user)

    def _newest(self, seat: Seat) -> State:
        """Return the state of an up-to-date hand."""
        table = self._context.table
        plan = stamp_plan(table, seat)
        return table.match.stamps[seat], not table.is_asked(seat), table.status, plan

    async def _show(self) -> None:
        """Redraw the hand if it may be out of date."""
        async with self._lock:
            seat = self._seat
            if seat is None:
                self._tokens = []
            if not self._tokens or seat is None or self._state == self._newest(seat):
                return
            asked = self._context.table.asked(seat)
            state, self._state = state_of(self._context, asked), None  # unknown while an edit may or may not arrive
            ply = self._context.table.match.ply
            screen = await self._screen(asked)
            if self._context.over:
                await self._end_older(screen)
            drawn = await self._edit(screen)
            if drawn:
                self._state, self._ply = state, ply
            else:
                self._lost()

    async def _screen(self, asked: Asked) -> Screen:
        assert self._words is not None, "a hand that is open was answered in somebody's words"
        context = self._context
        return await draw_hand(context.host, context.table, asked, self._user, context.row.guild, self._words)

    async def _end_older(self, screen: Screen) -> None:
        """Show the end of the game in the panels that were opened before the newest."""
        for panel, token in [*self._older.items()]:
            try:
                if self._valid(token):
                    await token.edit(screen)
            except discord.HTTPException as wrong:
                if is_temporary(wrong):
                    raise
                log.info("table %d: an older hand is out of reach: %s", self._context.table.number, wrong)
            self._older.pop(panel, None)

    async def _edit(self, screen: Screen) -> bool:
        """Edit the hand with the first token that works; return whether one did."""
        while self._tokens:
            token = self._tokens[0]
            try:
                if self._valid(token):
                    await token.edit(screen)
                    self._doubted = None
                    return True
            except discord.HTTPException as wrong:
                if is_temporary(wrong):
                    raise
                log.info("table %d: a hand could not be updated: %s", self._context.table.number, wrong)
            self._tokens = [each for each in self._tokens if each is not token]
        return False


class HandPanels:
    """The hands of everybody at one table."""

    def __init__(self, context: Context, lost: Callable[[int], None], settled: Callable[[], None]) -> None:
        self._context, self._lost, self._settled = context, lost, settled
        self._hands: dict[int, HandPanel] = {}

    def ask(self) -> None:
        """Redraw every hand that is out of date."""
        for hand in self._hands.values():
            hand.ask()

    @property
    def in_use(self) -> bool:
        """Whether any hand is open, or about to be."""
        return any(hand.in_use for hand in self._hands.values())

    def is_open(self, user: int) -> bool:
        """Return whether a person has a hand open that can be edited."""
        return user in self._hands and self._hands[user].open

    def tells_all(self, user: int) -> bool:
        """Return whether a person has a hand open that shows the last move, or will at once."""
        return user in self._hands and self._hands[user].tells_all

    def of(self, user: int) -> HandPanel:
        """Return the hand of a person."""
        known = self._hands.get(user)
        if known is None:
            known = self._hands[user] = HandPanel(self._context, user, lambda: self._lost(user), self._settled)
        return known

    async def screen(self, user: int, words: Words) -> Screen:
        """Return a user's current hand as a message."""
        context, table = self._context, self._context.table
        return await draw_hand(context.host, table, table.asked(table.seat_of(user)), user, context.row.guild, words)

    def workers(self) -> Iterator[Worker]:
        """Return the workers that redraw hands."""
        return (hand.showing for hand in self._hands.values())


def is_elsewhere(token: EditToken) -> bool:
    """Return whether a click was answered in no panel, but in a direct message or on a board.

    That message is its original response, so its token cannot edit a panel.
    """
    return token.message is None and updates_public(token.interaction)


def may_be_shown(wrong: BaseException) -> bool:
    """Return whether Discord may have taken an answer that failed: its receipt was lost, or it has one already."""
    return isinstance(wrong, FAILURES) and (is_temporary(wrong) or getattr(wrong, "code", None) == ACKNOWLEDGED)


def state_of(context: Context, asked: Asked) -> State:
    """Return a value that changes whenever a hand goes out of date."""
    plan = stamp_plan(context.table, asked.seat)
    return asked.stamp, asked.offer is None, context.table.status, plan

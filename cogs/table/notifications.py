"""Turn pings and notices: short messages that ping players to act, or tell them what happened to their time.

An edit pings nobody. So a player to act who does not seem to be looking gets a message of their
own, which we delete when they have moved. Anyone who has just clicked, or has a hand open that shows
the question, seems to be looking for a while. Each person has workers of their own, so that a refused
message delays nobody else's.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from math import inf

import discord

from cogs.answering.button_ids import Id
from cogs.answering.failures import is_temporary
from cogs.answering.interactions import is_member
from cogs.answering.layout import PRIMARY, Screen, escape_markup, make_button, place_buttons_below
from cogs.answering.settings import HANDS, LANGUAGE, PINGS
from cogs.answering.wording import names_of, table_name
from cogs.answering.worker import Worker
from cogs.messages.outbox import Desired, Sentence, edit_message, first_word, make_drawer
from cogs.table.context import Context
from cogs.table.screens import describe_ping_time
from engine.core import Seat
from engine.match import Match
from store import ERASED, Remembered
from tables import Refused
from tables.play.automatic_moves import find_due_plan
from tables.seats.absence import replace_unreachable
from words import Words, in_language

log = logging.getLogger(__name__)

CLOSED_DMS = 50007, 50278  # by the person, or for lack of a common server; Discord, topics/opcodes-and-status-codes
GONE = "gone"  # the notice that a player has left the server
PINGED_FOR = ("warned", "reminded", "limited")  # only these notices need an answer at once
# Kinds of messages; all but notices also name the turn: calls to act, and why one is not where it was wished.
PING, HAND, CLOSED, NOTICE = "ping", "hand", "closed", "notice"
OF_A_TURN = PING, HAND, CLOSED
HandScreen = Callable[[int, Words], Awaitable[Screen]]
Link = Callable[[], Awaitable[str]]
Open = Callable[[int], bool]


class Notifier:
    """Keeps one person's ping posted at one table while it is their turn and they are not looking."""

    def __init__(
        self, context: Context, user: int, link: Link, hand: HandScreen, is_open: Open, settled: Callable[[], None]
    ) -> None:
        """Prepare the pings of a person.

        ``link`` finds the board, ``hand`` draws the hand for a direct message, and ``is_open`` says whether a
        person has a hand open that we keep up to date.
        """
        self._context, self._user, self._link, self._hand, self._is_open = context, user, link, hand, is_open
        unfinished = context.messages.unfinished(NOTICE, user)
        self._notices = [each.removeprefix(f"{NOTICE} ") for each in unfinished]  # still to be told
        self._again = False  # whether to ping them although they were pinged in this turn
        self._doubted = False  # whether to look if they have left although they were pinged in this turn
        self._stale = False  # whether the hand that was sent may show an old question
        self._clicked: float | None = None  # the time of their last click
        self._turn: tuple[int, float] | None = None  # the turn to ping for, and when we first saw it
        self.calling = context.worker(self._see_to, f"the calls of {user}", settled)
        self.telling = context.worker(self._tell, f"the notices to {user}", settled)

    def clicked(self) -> None:
        """Assume that the person is looking."""
        self._clicked = self._context.host.clock()

    def unreachable(self) -> None:
        """Assume that the person is not looking, because their hand can no longer be edited."""
        self._clicked = None
        self.calling.ask()

    def redraw_hand(self) -> None:
        """Redraw the hand that was sent as a direct message, because the answer to a click in it has failed."""
        self._stale = True
        self.calling.ask()

    def doubt(self) -> None:
        """Check whether a person to act has left the server, because somebody wonders why the table waits."""
        self._doubted = True
        self.calling.ask()

    def tell(self, what: str) -> None:
        """Tell the person what happened, or ping them again."""
        if what in PINGED_FOR:
            self._again = True
            self.calling.ask()
        else:
            self._notices.append(what)
            self.telling.ask()

    def _calls(self) -> list[Remembered]:
        messages = self._context.messages
        return [*messages.of(PING, self._user), *messages.of(HAND, self._user)]

    # -- notices

    async def _tell(self) -> None:
        """Post the notices in place of earlier pings and notices; ping the person again if they are still to act.

        If they have left, say only that: what happened to their time no longer matters.
        """
        while self._notices:
            if self._notices[0] != GONE and await self.left():
                self._notices = [GONE] if GONE in self._notices else []
                continue
            before = [*self._calls(), *self._context.messages.of(NOTICE, self._user)]
            await self._notify(self._notices[0])
            self._notices.pop(0)
            await self._context.messages.remove(before)
            self.calling.ask()  # their ping was among what was removed

    async def _notify(self, what: str) -> None:
        """Post a notice; mention the person without a ping if pings are off or they have left."""
        context = self._context
        game = table_name(context.row, context.words)
        content = context.words.say("time-notice", what=what, user=f"<@{self._user}>", game=game)
        called = [] if what == GONE else [self._user]
        said = make_drawer(Sentence(content))
        await context.messages.post(Desired(f"{NOTICE} {what}", context.place, said, user=self._user, called=called))

    # -- pings

    async def _see_to(self) -> float | None:
        if self._user in self._context.table.acting_people():
            return await self._call()
        self._again = self._doubted = False
        await self._withdraw()
        await self._context.messages.remove(self._calls())
        return None

    async def _withdraw(self) -> None:
        """Delete what a try with a lost answer, or one that a stop has interrupted, may have posted."""
        for sort in OF_A_TURN:
            await self._context.messages.withdraw(sort, self._user)

    async def _call(self) -> float | None:
        """Ping the person unless pinged in this turn; return in how many seconds to check again, if at all."""
        turn, before = self._present, self._calls()
        begun = self._has_begun(turn)
        self._again |= begun  # a call may have been repeated when the program stopped: that is finished, too
        stands = [] if self._again else self._standing(before, turn)
        if not stands and not begun and (wait := self._waits(turn)) > 0:
            await self._withdraw()  # a call of an earlier turn may stand beside one that we know
            return wait
        if (self._doubted or not stands) and await self.left():
            return None
        self._doubted = False
        if not stands:
            await self._post(turn)
            self._again = False
        elif self._stale:
            await self._edit_hand(stands)
        self._stale = False
        await self._context.messages.remove([each for each in before if each not in stands])
        await self._withdraw()  # calls of another kind: Discord soon forgets their nonces
        return None

    async def _edit_hand(self, calls: Sequence[Remembered]) -> None:
        chosen = await self._context.host.store.settings("user", self._user)
        for sent in calls:
            if first_word(sent.kind) == HAND:
                await edit_message(self._context.host, sent, await self._draw_hand(chosen))

    @property
    def _present(self) -> int:
        """The turn in which the person is to act."""
        return turn_of(self._context.table.match, self._context.table.seat_of(self._user))

    def _has_moved_since(self, turn: int) -> bool:
        """Return whether the person is not to act any more in this turn; they may have left their seat."""
        return self._user not in self._context.table.acting_people() or self._present != turn

    def _standing(self, calls: Sequence[Remembered], turn: int) -> list[Remembered]:
        """Return the newest call for a turn, if any; one before it may have been deleted and not forgotten."""
        return sorted((each for each in calls if self._counts(each, turn)), key=lambda each: each.since)[-1:]

    def _counts(self, call: Remembered, turn: int) -> bool:
        """Return whether a message pings for this turn, in the game's channel or by direct message."""
        here = call.channel == self._context.row.place
        return call.kind == f"{HAND} {turn}" or (here and call.kind == f"{PING} {turn}")

    def _has_begun(self, turn: int) -> bool:
        """Return whether a call for this turn may have been posted already: it is finished, and never told twice."""
        return any(f"{sort} {turn}" in self._context.messages.unfinished(sort, self._user) for sort in (PING, HAND))

    def _waits(self, turn: int) -> float:
        """Return for how many more seconds we assume that the person has seen that it is their turn."""
        now = self._context.host.clock()
        if self._turn is None or self._turn[0] != turn:
            self._turn = turn, now
        looked = [self._clicked] if self._clicked is not None else []
        seen = [self._turn[1]] if self._is_open(self._user) or self._moves_itself else []
        return max([*looked, *seen], default=-inf) + self._context.pace.patience - now

    @property
    def _moves_itself(self) -> bool:
        """Whether a planned move will be made in some seconds; others cannot tell that from an open hand."""
        table = self._context.table
        return find_due_plan(table, table.seat_of(self._user)) is not None

    async def left(self) -> bool:
        """Return whether a player has left the server; if so, let a computer take over or end the game, as agreed."""
        context, table = self._context, self._context.table
        if table.lobby.seat_of(self._user) is None or await is_member(context.host, context.row.guild, self._user):
            return False
        try:
            loser = self._user if table.lobby.tournament else None
            await table.change(
                lambda lobby: replace_unreachable(lobby, self._user), ends=table.lobby.leaving == "ends", loser=loser
            )
        except Refused as wrong:
            log.info("table %d: nobody was replaced: %s", table.number, wrong.reason)
        else:
            if table.status == "playing":  # otherwise no computer plays for them
                self.tell(GONE)
        return True

    @property
    def _alone(self) -> bool:
        """Whether the others are computers, which move at once, and the person's time is not running out."""
        people = [sitter for sitter in self._context.table.lobby.sitters if sitter.user is not None]
        return len(people) == 1 and not self._again

    async def _post(self, turn: int) -> None:
        context, user = self._context, self._user
        chosen = await context.host.store.settings("user", user)
        if HANDS.read(chosen) == "dm" and await self._send_hand(turn, chosen):
            return
        if PINGS.read(chosen) == "off" or self._alone:
            return
        said = context.words.say("table-your-turn", user=f"<@{user}>", game=table_name(context.row, context.words))
        time = describe_ping_time(context.table, user, context.words)
        content = " ".join(filter(None, (said, time, await self._link())))
        if self._has_moved_since(turn):
            return  # while the link was waited for; the move has asked for another look
        hand = place_buttons_below(
            make_button(context.words.say("table-my-hand"), Id("open-hand", context.table.number), PRIMARY)
        )
        ping = make_drawer(Sentence(content, hand))
        await context.messages.post(Desired(f"{PING} {turn}", context.place, ping, user=user, called=[user]))

    async def _send_hand(self, turn: int, chosen: dict[str, str]) -> bool:
        """Send the hand as a direct message; return whether it was sent. Say once if these are closed."""
        screen = await self._draw_hand(chosen)
        try:
            direct = await self._context.host.create_dm(discord.Object(self._user))
            await self._context.messages.post(Desired(f"{HAND} {turn}", direct, make_drawer(screen), user=self._user))
        except discord.HTTPException as wrong:
            if is_temporary(wrong):
                raise
            if wrong.code in CLOSED_DMS:
                await self._say_closed(turn)
            return False
        return True

    async def _draw_hand(self, chosen: dict[str, str]) -> Screen:
        words = in_language(LANGUAGE.read(chosen), chosen.get("locale"), self._context.row.language)
        return await self._hand(self._user, words)

    async def _say_closed(self, turn: int) -> None:
        """Say once that a person's direct messages are closed, and ping them in the channel from now on."""
        context, user, kind = self._context, self._user, f"{CLOSED} {turn}"
        name = escape_markup(names_of(context.table, context.words)[context.table.seat_of(user)])
        if not any(each.kind == kind for each in context.messages.of(CLOSED, user)):
            said = context.words.say("table-dms-closed", name=name)
            await context.messages.post(Desired(kind, context.place, make_drawer(Sentence(said)), user=user))
        await context.host.store.set("user", user, HANDS.key, None)  # last: if the post fails, it is tried again


class Notifications:
    """The pings and notices of everybody at one table."""

    def __init__(
        self, context: Context, link: Link, hand: HandScreen, is_open: Open, settled: Callable[[], None]
    ) -> None:
        self._context, self._link, self._hand, self._is_open = context, link, hand, is_open
        self._settled = settled
        self._notifiers: dict[int, Notifier] = {}
        self._forgetting = context.worker(self._forget_erased, "the messages to people who were erased", settled)

    def of(self, user: int) -> Notifier:
        """Return the notifier of a person."""
        known = self._notifiers.get(user)
        if known is None:
            known = Notifier(self._context, user, self._link, self._hand, self._is_open, self._settled)
            self._notifiers[user] = known
        return known

    def ask(self) -> None:
        """Update the pings of everybody who is to act or was pinged; post notices that were interrupted or refused."""
        messages = self._context.messages
        for user in {*self._context.table.acting_people(), *messages.people(*OF_A_TURN), *self._notifiers}:
            self.of(user).calling.ask()
        interrupted = {user for user in messages.people(NOTICE) if messages.unfinished(NOTICE, user)}
        for user in {*interrupted, *self._notifiers}:
            self.of(user).telling.ask()
        if messages.of(ERASED) or messages.unfinished(ERASED):
            self._forgetting.ask()

    async def _forget_erased(self) -> None:
        """Delete what a stop has left behind of people who were erased."""
        await self._context.messages.clear(ERASED)

    def doubt(self) -> None:
        """Check whether the people to act have left the server, because somebody wonders why the table waits."""
        for user in self._context.table.acting_people():
            self.of(user).doubt()

    def workers(self) -> Iterator[Worker]:
        """Return the workers that ping people, post notices, or delete what was posted for people erased since."""
        yield self._forgetting
        for notifier in self._notifiers.values():
            yield from (notifier.calling, notifier.telling)


def turn_of(match: Match, seat: Seat) -> int:
    """Return a number for the turn of a seat: the ply of another's last move before the seat's question was asked.

    A question may stay the same while others move after the seat; then it is the ply of their first move since.
    """
    asked, since = match.stamps[seat], 0
    for entry in reversed(match.log):
        if entry.seat == seat:
            if since:
                break
        elif entry.ply <= asked:
            return entry.ply
        else:
            since = entry.ply
    return since

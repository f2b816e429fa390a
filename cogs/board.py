"""One table as its people see it: the public message, the calls, and the hands that are open.

The newest position wins, and there is never more than one edit of a message under way. Discord
lets a channel be edited about once a second and old messages rarely; so a board keeps a pace, and
one that is old, gone or out of reach is posted anew. An edit calls nobody, so whoever is to act
and does not seem to be looking gets a short message of their own, which goes when they have moved.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Protocol

import discord

from cogs import screens, timing
from cogs.calling import calls
from cogs.easel import Easel
from cogs.latest import Latest
from cogs.layout import Screen, plain
from cogs.undo import question_screen
from cogs.vitals import Vitals
from engine.core import Seat
from store import Remembered, Store
from store import Table as Row
from tables import Refused
from tables.absence import gone
from tables.lobby import Request
from tables.mistakes import report
from tables.records import Records
from tables.table import Asked, Table
from tables.undo import missing, question
from tables.votes import people
from words import Words

log = logging.getLogger(__name__)

OLD = 50 * 60  # seconds after which a board is posted anew: edits are rationed after an hour (error 30046)
GONE = (403, 404)
UNEDITABLE = (30046, 50083)  # too many edits of an old message; an archived thread
CLOSED_DMS = 50007  # Discord, topics/opcodes-and-status-codes
CALLED_ANEW = ("warned", "reminded", "limited")  # the others have nothing to do at once
QUESTION = "undo "  # and at which ply, of whom: the kind of the question whether a move may be taken back
MENTIONS = discord.AllowedMentions(users=True)


class Sender(Protocol):
    """What boards need of the bot."""

    @property
    def store(self) -> Store:
        """Where messages and settings are remembered."""
        ...

    @property
    def vitals(self) -> Vitals:
        """Who counts the moves."""
        ...

    @property
    def easel(self) -> Easel:
        """Who draws the pictures."""
        ...

    @property
    def records(self) -> Records:
        """Who counts results."""
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

    async def is_member(self, guild: int | None, user: int) -> bool:
        """Whether somebody is in a server, as far as can be told."""
        ...


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds: ``edits`` apart at least; without a click for ``patience``, somebody is called."""

    edits: float = 1.0
    patience: float = 30.0


@dataclass(slots=True)
class Hand:
    """A private panel that somebody has open, and what it shows; it can be edited for fifteen minutes."""

    interaction: discord.Interaction[Any]
    stamp: int
    waiting: bool
    words: Words


class Messages:
    """What the bot has posted for a table; read once, and kept in step with the store."""

    def __init__(self, store: Store, known: Sequence[Remembered]) -> None:
        self._store = store
        self._known = list(known)

    def of(self, kind: str) -> list[Remembered]:
        """Return the messages of one kind, the oldest first."""
        return [message for message in self._known if message.kind == kind]

    def like(self, kind: str) -> list[Remembered]:
        """Return the messages of every kind that begins like this."""
        return [message for message in self._known if message.kind.startswith(kind)]

    async def remember(self, message: Remembered) -> None:
        """Remember a message that was posted."""
        self._known.append(message)
        await self._store.remember(message)

    async def forget(self, message: Remembered) -> None:
        """Forget a message that is of no use any more."""
        self._known.remove(message)
        await self._store.forget(message.channel, message.message)


class Board:
    """The public message of one table, and the private panels that are open beside it."""

    def __init__(
        self, client: Sender, table: Table, row: Row, known: Sequence[Remembered], pace: Pace,
        shown: Callable[[int, int], None],
    ) -> None:  # fmt: skip
        self.table, self.row = table, row
        self.thinker: Seat | None = None
        self.hands: dict[int, Hand] = {}
        self._client, self._pace, self._shown = client, pace, shown
        self._messages = Messages(client.store, known)
        self._words = Words(row.language)
        self._repost = False
        self._attaches = True  # as far as is known
        self._public = Latest(self._draw, f"board of table {table.number}", pace.edits)
        self._private = Latest(self._show_hands, f"hands of table {table.number}")
        self._calls = Latest(self._summon, f"calls of table {table.number}")
        self._notices: list[tuple[int, str]] = []  # what people have to be told of their time
        self._clicked: dict[int, float] = {}  # when each person clicked last
        self._drawn = -1  # the ply that the public message shows
        self._reminder: asyncio.TimerHandle | None = None

    def redraw(self, thinker: Seat | None = None) -> None:
        """Draw everything as it is by now."""
        self.thinker = thinker
        self._private.ask()
        self._public.ask()

    async def anew(self) -> bool:
        """Post the board anew, at the bottom of its channel; return whether it is there."""
        self._repost = self._attaches = True
        self._public.ask()
        await self._public.rest()
        return not self._repost

    def clicked(self, user: int) -> None:
        """Leave a panel alone while its owner's click is being answered: the answer will draw it."""
        self._clicked[user] = self._client.clock()
        self.hands.pop(user, None)

    def open(self, user: int, hand: Hand) -> None:
        """Keep a panel that somebody looks at; draw it anew if it is out of date already."""
        self._clicked[user] = self._client.clock()
        self.hands[user] = hand
        self._private.ask()

    def tell_of_time(self, user: int, what: str) -> None:
        """Call somebody anew whose time runs out, or tell them what was done in their stead or about their move."""
        self._notices.append((user, what))
        self._public.ask()  # the board says it too, and the calls follow it

    @property
    def resting(self) -> bool:
        """Whether everything is shown as it is."""
        return self._public.resting and self._private.resting and self._calls.resting

    @property
    def idle(self) -> bool:
        """Whether nothing is left to do, not even to call somebody later."""
        return self.resting and self._reminder is None

    @property
    def over(self) -> bool:
        """Whether nothing more will happen at the table."""
        return self.table.status != "playing"

    async def rest(self) -> None:
        """Wait until everything is shown as it is."""
        for showing in (self._private, self._public, self._calls):
            await showing.rest()

    async def _draw(self) -> None:
        ply = self.table.match.ply
        await self._try(self._show)
        self._drawn = ply
        self._calls.ask()

    async def _summon(self) -> None:
        await self._try(self._put_question)
        await self._try(self._call)
        if self._reminder is None and not self.table.computing:
            self._shown(self.table.number, self._drawn)

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
        """Show the table as a picture; in words where the bot may not attach files."""
        try:
            await self._put(await self._screen(drawn=self._attaches))
        except discord.Forbidden:
            if not self._attaches:
                raise
            await self._put(await self._screen(drawn=False))
            self._attaches = False  # only now: where words are forbidden as well, it was not for the picture

    async def _screen(self, *, drawn: bool) -> Screen:
        guild, words = self.row.guild, self._words
        picture = await self._client.easel.table(self.table, guild, words) if drawn else None
        return screens.table_screen(self.table, self.row, self.thinker, words, picture)

    async def _put(self, screen: Screen) -> None:
        known = self._messages.of("table")
        if not (known and self._young(known[-1]) and await edit(self._client, known[-1], screen)):
            await self._post(screen, known)

    def _young(self, known: Remembered) -> bool:
        return not self._repost and self._client.clock() - known.since < OLD

    async def _post(self, screen: Screen, known: Sequence[Remembered]) -> None:
        place = self._client.get_partial_messageable(self.row.place)
        message = await place.send(view=screen, files=screen.files(), allowed_mentions=discord.AllowedMentions.none())
        self._repost = False
        await self._messages.remember(self._note("table", None, self.row.place, message.id))
        for old in known:
            await self._messages.forget(old)
            await delete(self._client, old)

    def _note(self, kind: str, user: int | None, channel: int, message: int) -> Remembered:
        return Remembered(self.table.number, kind, user, channel, message, self._client.clock())

    # -- hands

    async def _show_hands(self) -> None:
        for user, hand in list(self.hands.items()):
            try:
                await self._show_hand(user, hand)
            except (discord.HTTPException, OSError) as wrong:
                log.info("table %d: an open hand is out of reach: %s", self.table.number, wrong)
                self.hands.pop(user, None)
            except Exception as wrong:
                report(self.table.number, self.table.match.ply, "an open hand failed", wrong)

    async def _show_hand(self, user: int, hand: Hand) -> None:
        """Draw an open panel anew if it asks something else by now; one that is out of reach is let go."""
        seat = self.table.lobby.seat_of(user)
        if seat is None or hand.interaction.is_expired():
            del self.hands[user]
            return
        asked = self.table.asked(seat)
        if (asked.stamp, asked.offer is None) == (hand.stamp, hand.waiting) and not self.over:
            return
        hand.stamp, hand.waiting = asked.stamp, asked.offer is None
        screen = await self._hand_screen(asked, user, hand.words)
        await hand.interaction.edit_original_response(view=screen, attachments=screen.files())

    async def _hand_screen(self, asked: Asked, user: int, words: Words) -> Screen:
        picture = await self._client.easel.hand(self.table, asked, user, self.row.guild, words)
        return screens.hand_screen(self.table, asked, words, picture=picture)

    # -- what somebody asks to take back

    async def _put_question(self) -> None:
        """Ask the others whether somebody may take back their last move; a question that is settled goes."""
        asked = None if self.over else question(self.table.lobby, self.table.match.ply)
        kind = self._kind_of(asked) if asked else ""
        posted = self._messages.like(QUESTION)
        stands = [each for each in posted if asked and (each.kind, each.user) == (kind, asked.user)]
        for each in posted:
            if each not in stands:
                await self._take_away(each)
        if asked and not stands:
            await self._post_question(asked, kind)

    def _kind_of(self, asked: Request) -> str:
        """Return the kind of a question; whoever sits down while it stands is asked by one of their own."""
        company = sha256(repr(people(self.table.lobby)).encode()).hexdigest()[:8]
        return f"{QUESTION}{asked.ply} {company}"

    async def _post_question(self, asked: Request, kind: str) -> None:
        mentions = await calls(self._client.store, missing(self.table.lobby, asked))
        place = self._client.get_partial_messageable(self.row.place)
        message = await place.send(view=question_screen(self.table, self.row, asked), allowed_mentions=mentions)
        await self._messages.remember(self._note(kind, asked.user, self.row.place, message.id))

    # -- calling

    async def _call(self) -> None:
        """Call those who are to act and seem to be away; take back the calls of the others."""
        await self._notify()
        wanted, called = set(self.table.acting_people()), self._messages.of("ping")
        for call in called:
            if call.user not in wanted:
                await self._take_away(call)
        missing = wanted - {call.user for call in called}
        looking = {user: left for user in missing if (left := self._looks_for(user)) > 0}
        for user in missing - looking.keys():
            await self._call_one(user)
        self._call_later(looking.values())

    async def _notify(self) -> None:
        """Take away what somebody was told before, so that they are called anew or told the news."""
        while self._notices:
            user, what = self._notices.pop(0)
            for old in (*self._messages.of("ping"), *self._messages.of("notice")):
                if old.user == user:
                    await self._take_away(old)
            if what not in CALLED_ANEW:
                await self._notice(user, what)

    async def _take_away(self, known: Remembered) -> None:
        await self._messages.forget(known)
        await delete(self._client, known)

    async def _notice(self, user: int, what: str) -> None:
        """Tell somebody what was done in their stead; who wants no calls is named and not called."""
        game = screens.table_name(self.row, self._words)
        content = self._words.say("time-notice", what=what, user=f"<@{user}>", game=game)
        mentions = await calls(self._client.store, [] if what == "gone" else [user])
        message = await self._client.get_partial_messageable(self.row.place).send(content, allowed_mentions=mentions)
        await self._messages.remember(self._note("notice", user, self.row.place, message.id))

    async def _gone(self, user: int) -> bool:
        """Whether somebody has left the server; a computer then plays in their place, or the game ends, as agreed."""
        if await self._client.is_member(self.row.guild, user):
            return False
        ends = self.table.lobby.leaving == "ends"
        try:
            await self.table.change(lambda lobby: gone(lobby, user), ends=ends)
        except Refused as wrong:
            log.info("table %d: nobody had to be replaced: %s", self.table.number, wrong.reason)
        else:
            self.tell_of_time(user, "gone")
        return True

    def _looks_for(self, user: int) -> float:
        """Return for how many seconds more somebody is taken to be looking at the table."""
        clicked = self._clicked.get(user)
        return 0.0 if clicked is None else clicked + self._pace.patience - self._client.clock()

    def _call_later(self, seconds: Collection[float]) -> None:
        if self._reminder is not None:
            self._reminder.cancel()
        later = asyncio.get_running_loop().call_later
        self._reminder = later(min(seconds), self._calls.ask) if seconds else None

    async def _call_one(self, user: int) -> None:
        if await self._gone(user):
            return
        chosen = await self._client.store.settings("user", user)
        if chosen.get("hands") == "dm" and await self._send_hand(user, chosen):
            return
        if chosen.get("pings") == "off":
            return
        content = self._words.say("discord-call", user=f"<@{user}>", game=screens.table_name(self.row, self._words))
        known = self._messages.of("table")
        link = _link(self.row, known[-1]) if known else ""
        said = " ".join(filter(None, (content, timing.call(self.table, user, self._words), link)))
        place = self._client.get_partial_messageable(self.row.place)
        message = await place.send(said, allowed_mentions=MENTIONS)
        await self._messages.remember(self._note("ping", user, self.row.place, message.id))

    async def _send_hand(self, user: int, chosen: dict[str, str]) -> bool:
        """Send the hand as a private message; closed ones are said once and not tried again."""
        words = Words(chosen.get("language") or chosen.get("locale") or self.row.language)
        screen = await self._hand_screen(self.table.asked(self.table.seat_of(user)), user, words)
        try:
            person = await self._client.fetch_user(user)
            message = await person.send(view=screen, files=screen.files())
        except discord.HTTPException as wrong:
            if wrong.code == CLOSED_DMS:
                await self._say_closed(user)
            return False
        await self._messages.remember(self._note("ping", user, message.channel.id, message.id))
        return True

    async def _say_closed(self, user: int) -> None:
        await self._client.store.set("user", user, "hands", None)
        name = plain(self.table.names[self.table.seat_of(user)])
        await self._client.get_partial_messageable(self.row.place).send(
            self._words.say("discord-dms-closed", name=name), allowed_mentions=discord.AllowedMentions.none()
        )


async def edit(client: Sender, known: Remembered, screen: Screen) -> bool:
    """Edit a message in place; ``False`` if it is gone or out of reach of edits."""
    message = client.get_partial_messageable(known.channel).get_partial_message(known.message)
    try:
        nobody = discord.AllowedMentions.none()
        await message.edit(view=screen, attachments=screen.files(), allowed_mentions=nobody)
    except discord.HTTPException as wrong:
        if wrong.status not in GONE and wrong.code not in UNEDITABLE:
            raise
        log.info("table %d: its board is posted anew: %s", known.table, wrong)
        return False
    return True


async def delete(client: Sender, known: Remembered) -> None:
    """Delete a message; it may be gone already."""
    try:
        await client.get_partial_messageable(known.channel).get_partial_message(known.message).delete()
    except discord.HTTPException as wrong:
        log.info("table %d: a message could not be deleted: %s", known.table, wrong)


def _link(row: Row, known: Remembered) -> str:
    return f"https://discord.com/channels/{row.guild or '@me'}/{known.channel}/{known.message}"

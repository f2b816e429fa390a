"""Players who know nothing but what Discord shows them: a hand with a question, a call, a board."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from random import Random

from cogs.answering import button_ids
from playground.filled_forms import ClientRefuses
from playground.interactions import Interaction
from playground.model import Channel, Message
from playground.people import Person, Shown
from playground.playground import Playground
from playground.world import World
from running.check import CHOICE, find_button
from simulation.conduct import Conduct
from simulation.figures import Figures, Problem
from simulation.ledger import Ledger
from simulation.tempo import HURRIED, Tempo
from words import LANGUAGES, Words

# How often a click comes twice, is an old one, opens a hand again, or posts the board again.
DOUBLED, OUTDATED, AGAIN, REPOSTED = 0.06, 0.05, 0.02, 0.02
UNDONE, AGREED, IGNORED = 0.02, 0.3, 0.1  # how often a player asks to undo; agrees to what another asks, or moves on
AWAY, AWAY_FOR = 0.03, (0.2, 0.6)  # how often one who waits leaves, and for how much of what a turn may take
HASTE = 0.25  # of what a turn may take, after which a player thinks no longer, and goes back no more
GIVEN_UP = 3  # clicks without an answer after which a player opens a new hand
Choice = tuple[str, list[str] | None]  # a button, or a menu with a value
AT_BOTTOM = [Words(language).say("table-at-bottom") for language in LANGUAGES]
NOT_YOUR_TURN = [Words(language).say("refused-not-your-turn") for language in LANGUAGES]


class Troupe:
    """What all players share: where they are, chance, and the gate that closes when they have to wait."""

    def __init__(
        self, place: Playground, ledger: Ledger, conduct: Conduct, chance: Random, figures: Figures,
        tempo: Tempo = HURRIED,
    ) -> None:  # fmt: skip
        self.place, self.ledger, self.conduct = place, ledger, conduct
        self.chance, self.figures, self.tempo = chance, figures, tempo
        self.gate = asyncio.Event()
        self.gate.set()
        self.calm = False

    def show(self, table: int, ply: int) -> None:
        """Note that somebody was shown a position after this ply, which has to be stored by then."""
        self.figures.find(self.ledger.show(table, ply))

    def repeat(self, pressed: Interaction, often: float = DOUBLED) -> None:
        """Let a click come a second time, now and then."""
        if self.chance.random() < often:
            self.figures.doubled += 1
            self.place.gateway.deliver(pressed)


class Player:
    """One person at one table; an ``absent`` one makes a few moves and never returns.

    One who ``rests`` leaves for a while now and then: not where a clock would run out.
    """

    def __init__(
        self, troupe: Troupe, person: Person, table: int, places: Callable[[], list[Channel]], *, absent: bool,
        rests: bool,
    ) -> None:  # fmt: skip
        self.person, self.table, self.absent, self._rests = person, table, absent, rests
        self._troupe, self._places = troupe, places
        self._hand: Message | None = None
        self._question: Message | None = None  # whether something may be undone
        self._called = True  # a game that begins is worth a look
        self._unanswered = 0
        self._active = self._asked = time.monotonic()
        self._stamp: int | None = None  # of the question that was asked then
        self._left = troupe.chance.randrange(2, 6) if absent else 10**9
        self._old: deque[tuple[Message, str]] = deque(maxlen=30)
        self._shown = asyncio.Event()  # anything, since it was last cleared
        self._stop = person.listen(self._hear)

    async def play(self) -> None:
        """Play until cancelled."""
        try:
            while self._left:
                await self._troupe.gate.wait()
                try:
                    await self._step()
                except ClientRefuses:  # what was seen a moment ago is gone
                    self._hand = None
                await asyncio.sleep(self._pause())
                if self._rests and self._waits() and self._troupe.chance.random() < AWAY:
                    await self._rest()
                if self._troupe.calm and self._waits():
                    await self._look_up(self._troupe.tempo.look)
        finally:
            self._stop()

    def _pause(self) -> float:
        """Return how long it takes until the next click: less, once a question has stood for a part of a turn."""
        tempo, (least, most) = self._troupe.tempo, self._troupe.tempo.thought
        return tempo.calm if self._troupe.calm else self._troupe.chance.uniform(least, least if self._hurries else most)

    @property
    def _hurries(self) -> bool:
        return self._stamp is not None and time.monotonic() - self._asked > HASTE * self._troupe.tempo.turn

    async def _rest(self) -> None:
        """Leave for a while; the table may stand still meanwhile."""
        tempo = self._troupe.tempo
        until = time.monotonic() + tempo.turn * self._troupe.chance.uniform(*AWAY_FOR)
        while time.monotonic() < until and not self._troupe.calm:
            await asyncio.sleep(tempo.glance)

    # -- what is seen

    def _waits(self) -> bool:
        """Return whether a hand is there, and others are to move; nobody waits who is asked about an undo."""
        hand = self._hand if self._unanswered < GIVEN_UP and not self._called and self._question is None else None
        return hand is not None and not hand.deleted and not choices_of(hand)

    async def _look_up(self, seconds: float) -> None:
        """Wait until anything is shown, for a while."""
        self._shown.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._shown.wait(), seconds)

    def _hear(self, shown: Shown) -> None:
        self._shown.set()
        if shown.kind == "message" and shown.message and shown.channel in self.person.dms():
            if stamp_of(shown.message, self.table) is not None:
                self._hand = shown.message
                self._troupe.conduct.call(self.person.id, self.table)
        elif shown.kind == "message" and shown.message and find_button(shown.message, f"undo-agree:{self.table}"):
            self._question = shown.message
        elif shown.pinged and shown.channel in self._places():
            self._called = True
            if shown.message and find_button(shown.message, f"open-hand:{self.table}"):
                self._troupe.conduct.call(self.person.id, self.table)

    def _board(self) -> Message | None:
        """Return the newest board of the table that can be seen."""
        for place in self._places():
            for message in reversed(place.messages.values()):
                if f"il:hand:{self.table}:0:" in message.buttons:
                    return message
        return None

    # -- what is done

    async def _step(self) -> None:
        hand, chance = self._hand, self._troupe.chance
        if hand is not None and hand.deleted:
            hand = self._hand = None
        self._read_question(hand)
        if self._old and chance.random() < OUTDATED and not self._troupe.calm:
            await self._press_old()
        elif chance.random() < REPOSTED and not self._troupe.calm:
            await self._repost()
        elif self._question is not None:
            await self._consider(self._question)
        elif chance.random() < UNDONE and not self._troupe.calm:
            await self._undo()
        elif hand is not None and self._unanswered < GIVEN_UP and (choices := choices_of(hand)):
            # Who goes back and forth in a question until time is up has not been wronged by the bot.
            decided = self._hurries or self._troupe.calm
            await self._choose(hand, *chance.choice(leave_out_back(choices) if decided else choices))
        elif hand is None or self._called or self._unanswered >= GIVEN_UP or self._looks_again():
            await self._open()
        elif time.monotonic() - self._active > self._troupe.tempo.look:
            await self._look()

    def _read_question(self, hand: Message | None) -> None:
        """Note since when a hand has asked what it asks."""
        stamp = stamp_of(hand, self.table) if hand is not None else None
        if stamp != self._stamp:
            self._stamp, self._asked = stamp, time.monotonic()

    def _looks_again(self) -> bool:
        """Return whether a hand is opened a second time; nobody does once nothing fails any more."""
        return not self._troupe.calm and self._troupe.chance.random() < AGAIN

    async def _open(self) -> None:
        """Press "My hand"."""
        board = self._board()
        if board is None or board.buttons[f"il:hand:{self.table}:0:"].get("disabled"):
            return
        self._called, self._active, self._unanswered = False, time.monotonic(), 0
        self._troupe.conduct.let_go(self.person.id, self.table)
        answering = self._answering
        pressed = await self._settled(await self.person.click(board, f"il:hand:{self.table}:0:"))
        self._called = pressed.failed
        if pressed.message is not None and pressed.message.reader is self.person.user:
            self._hand = pressed.message
            await self._changed(self._hand, "")
            self._note(self._hand)
            self._hold(self._hand, answering)

    async def _repost(self) -> None:
        """Use `/table` in the table's thread; if the answer says that the board is at the bottom, it must be there."""
        board = self._board()
        if board is None or board.channel.parent is None:
            return
        self._troupe.figures.reposted += 1
        noted = self._troupe.ledger.is_board(board.id)  # one that was not may be noted instead of posted again
        asked = await self._settled(await self.person.slash(board.channel, "table"))
        await self._read(asked)
        moved = board.deleted or board.id == next(reversed(board.channel.messages))  # or was there, as it is said
        if noted and not moved and asked.message is not None and asked.message.text in AT_BOTTOM:
            about = "its board is said to be at the bottom, and is where it was"
            self._troupe.figures.find([Problem("untrue", self.table, about)])

    async def _read(self, asked: Interaction) -> None:
        """Wait until the answer to a command can be read, for a while."""
        deadline = time.monotonic() + self._troupe.tempo.answer
        while asked.message is not None and asked.message.loading and time.monotonic() < deadline:
            await self._look_up(deadline - time.monotonic())

    async def _consider(self, question: Message) -> None:
        """Agree to an undo, think about it for another while, or play on; nobody thinks on who is called to move."""
        identity = None if question.deleted else find_button(question, f"undo-agree:{self.table}")
        read, [done] = button_ids.parse_id(identity), self._troupe.chance.choices("ai-", (AGREED, IGNORED, 1))
        moves_on = done == "i" or (done == "-" and self._called) or self._troupe.calm
        if identity is None or read is None or moves_on:
            self._question = None
        elif done == "a":
            self._troupe.conduct.agree(self.person.id, self.table, read.stamp)
            await self._pressed(question, identity)

    async def _undo(self) -> None:
        """Ask the others to undo one's last move, which may be refused at each step."""
        board = self._board()
        if board is None:
            return
        asked = await self._settled(await self.person.slash(board.channel, "undo"))
        identity = find_button(asked.message, "undo-ask") if asked.message else None
        if asked.message and identity:
            await self._pressed(asked.message, identity)

    async def _pressed(self, message: Message, identity: str) -> None:
        pressed = await self.person.click(message, identity)
        self._troupe.repeat(pressed)
        await self._settled(pressed)

    async def _look(self) -> None:
        """See whose turn it is, though nobody has said anything."""
        await self._open()
        if self._hand is not None and choices_of(self._hand):
            self._troupe.figures.unprompted += 1

    async def _choose(self, hand: Message, identity: str, values: list[str] | None) -> None:
        stamp = stamp_of(hand, self.table)
        self._old.append((hand, identity))
        answering = self._answering
        if values is None:
            pressed = await self.person.click(hand, identity)
        else:
            pressed = await self.person.select(hand, identity, values)
        self._troupe.conduct.press(pressed.id, self.person.id, self.table, stamp or 0)
        self._troupe.repeat(pressed)
        self._active = time.monotonic()
        await self._settled(pressed)
        await self._changed(hand, identity)
        self._unanswered = 0 if identity not in {*hand.buttons, *hand.selects} else self._unanswered + 1
        self._note(hand)
        if stamp is not None and self._shows_wait(hand):
            self._troupe.show(self.table, stamp + 1)  # they have moved
        self._left -= stamp_of(hand, self.table) != stamp
        if not self._unanswered:
            self._hold(hand, answering)

    @property
    def _answering(self) -> int | None:
        """How many bots have begun so far, the last of which answer; ``None`` while something fails."""
        place = self._troupe.place
        return place.gateway.identified if place.faults.used_up else None

    def _hold(self, hand: Message, answering: int | None) -> None:
        """Expect a hand to be kept up to date from now on, if nothing has failed while it was answered."""
        if answering is not None and self._answering is not None and is_hand(hand, self.table):
            self._troupe.conduct.hold(self.person.id, self.table, hand, answering)

    def _shows_wait(self, hand: Message) -> bool:
        """Return whether a hand waits for others, and not because a click that came twice was refused late."""
        refused = any(each in hand.text for each in NOT_YOUR_TURN)
        return stamp_of(hand, self.table) is None and bool(find_button(hand, "refresh")) and not refused

    async def _changed(self, hand: Message, identity: str) -> None:
        """Wait until a hand shows something else than a choice, for a while."""
        deadline = time.monotonic() + self._troupe.tempo.answer
        while (hand.loading or identity in {*hand.buttons, *hand.selects}) and time.monotonic() < deadline:
            await self._look_up(deadline - time.monotonic())

    async def _press_old(self) -> None:
        message, identity = self._troupe.chance.choice(self._old)
        if message.deleted or identity in {*message.buttons, *message.selects}:
            return
        self._troupe.figures.outdated += 1
        values, read = None if CHOICE.fullmatch(identity) else ["0"], button_ids.parse_id(identity)
        pressed = await self.person.forge(message, identity, values)
        self._troupe.conduct.let_go(self.person.id, self.table)
        self._troupe.conduct.press(pressed.id, self.person.id, self.table, read.stamp if read else 0)
        await self._settled(pressed)

    async def _settled(self, pressed: Interaction) -> Interaction:
        self._troupe.figures.clicks += 1
        await pressed.settled()
        self._troupe.figures.failed += pressed.failed
        return pressed

    def _note(self, hand: Message) -> None:
        stamp = stamp_of(hand, self.table)
        if stamp is not None:
            self._troupe.show(self.table, stamp)


def places_of(world: World, table: int) -> list[Channel]:
    """Return the channels in which the board of a table can be seen, wherever they are."""
    wanted = f"il:hand:{table}:0:"
    return [
        place for place in world.channels.values() if any(wanted in each.buttons for each in place.messages.values())
    ]


def choices_of(hand: Message) -> list[Choice]:
    """Return the choices of a hand: a button, or a menu with a value."""
    buttons = [(identity, None) for identity in hand.buttons if CHOICE.fullmatch(identity)]
    menus = [(key, [each["value"]]) for key, menu in hand.selects.items() for each in menu["options"]]
    return [*buttons, *menus]


def leave_out_back(choices: list[Choice]) -> list[Choice]:
    """Return the choices that lead on in a question."""
    read = [(button_ids.parse_id(identity), values) for identity, values in choices]
    steps = [len(each.path if each else ()) + (values is not None) for each, values in read]
    return [choice for choice, step in zip(choices, steps, strict=True) if step == max(steps)]


def is_hand(message: Message, table: int) -> bool:
    """Return whether a message is a hand at a table: one that asks, or one of somebody who waits."""
    return any(
        identity.startswith((f"il:answer:{table}:", f"il:refresh:{table}:"))
        for identity in (*message.buttons, *message.selects)
    )


def stamp_of(hand: Message, table: int) -> int | None:
    """Return the stamp of the question that a hand asks at a table."""
    found = (button_ids.parse_id(identity) for identity in (*hand.buttons, *hand.selects))
    return next((each.stamp for each in found if each and each.verb == "answer" and each.table == table), None)

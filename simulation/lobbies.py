"""Which games are played, by whom, and how a table begins: by buttons, repeated until they work."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from random import Random

from cogs.answering import button_ids
from engine.core import Game
from playground.filled_forms import ClientRefuses
from playground.interactions import Interaction
from playground.model import Channel, Message
from playground.people import Person
from running.check import find_button
from simulation.people import DOUBLED, Player, Troupe

TRIES = 40  # presses after which a lobby is left alone
PLAYS, TAKES = "plays", "takes"  # what a computer does at the end of time
SAID = {PLAYS: "the computer plays", TAKES: "the computer takes"}  # as the lobby says it, in English
ALONE = 0.2  # how often a person may play with computers only
TIMED, ABSENT = 0.4, 0.5  # how many tables have a clock, and how many of those a player who stays away


@dataclass(frozen=True, slots=True)
class Plan:
    """A table to be: the first of the people is its host."""

    game: str
    variant: str
    seats: int
    people: tuple[Person, ...]
    timed: bool
    absent: bool


def plan_tables(games: dict[str, Game], people: list[Person], chance: Random) -> Iterator[Plan]:
    """Yield tables without end: every game in turn, every kind of table by chance."""
    while True:
        for key in chance.sample([*games], len(games)):
            variant, sizes = chance.choice([*games[key].variants.items()])
            seats = chance.choice(sizes)
            # a table of many is slow with people only: computers make up for some
            fewest = 1 if chance.random() < ALONE else min(2, seats)
            present = chance.sample(people, chance.randint(fewest, min(seats, 4)))
            timed = len(present) > 1 and chance.random() < TIMED
            yield Plan(key, variant, seats, tuple(present), timed, timed and chance.random() < ABSENT)


class Table:
    """A table that a plan has come to."""

    def __init__(self, troupe: Troupe, plan: Plan, channel: Channel, speed: float) -> None:
        """Prepare a table in a channel; the bot's clock has a ``speed`` of its own."""
        self.plan, self._troupe, self._channel = plan, troupe, channel
        self.number = 0
        self._tasks: list[asyncio.Task[None]] = []
        self._lobby: Message | None = None
        self._minutes = round(troupe.tempo.turn * speed / 60)

    async def begin(self) -> None:
        """Open the lobby, fill it and start, as far as that is possible."""
        self._lobby = await self._opened()
        if self._lobby is None:
            return
        found = button_ids.parse_id(next(iter(self._lobby.buttons)))
        assert found is not None, "a lobby has buttons"
        self.number = found.table
        if await self._timed() and await self._filled():
            await asyncio.sleep(self._troupe.chance.uniform(*self._troupe.tempo.lull))
            await self._until(self._press(self.plan.people[0], "start"), self._begun)

    async def mill(self) -> None:
        """Open the lobby, and let guests come and go, two at once, until cancelled; nobody starts the game."""
        self._lobby = await self._opened()
        while self._lobby is not None:
            await self._troupe.gate.wait()
            guests = self._troupe.chance.sample(self.plan.people[1:], 2)
            await asyncio.gather(*map(self._come_or_go, guests))
            await asyncio.sleep(self._troupe.chance.uniform(*self._troupe.tempo.thought))

    async def _come_or_go(self, guest: Person) -> None:
        with suppress(ClientRefuses):
            await self._press(guest, "leave" if self._says(guest.user.display_name) else "join")()

    def stop(self) -> None:
        """Let everybody get up."""
        for task in self._tasks:
            task.cancel()

    def seat(self) -> None:
        """Let everybody at the table play."""
        for person in self.plan.people:
            absent = self.plan.absent and person is self.plan.people[-1]
            player = Player(self._troupe, person, self.number, self._places, absent=absent, rests=not self.plan.timed)
            self._tasks.append(asyncio.create_task(player.play()))

    async def _opened(self) -> Message | None:
        host, plan = self.plan.people[0], self.plan
        wanted = {"game": plan.game, "seats": plan.seats, "variant": plan.variant}
        for _ in range(TRIES):
            await self._troupe.gate.wait()
            try:
                opened = await (await host.slash(self._channel, "play", wanted)).settled()
            except ClientRefuses:  # the bot has not told Discord of its commands yet
                await asyncio.sleep(0.5)
                continue
            if opened.message is not None and await wait_until(partial(find_button, opened.message, "join")):
                return opened.message
        return None

    async def _timed(self) -> bool:
        """Agree on a turn time, and on what happens when it runs out."""
        if not self.plan.timed:
            return True
        # one who stays away would hold up every turn
        end = TAKES if self.plan.absent else self._troupe.chance.choice((PLAYS, TAKES))
        return await self._until(self._type_time, partial(self._says, f"{self._minutes} min")) and (
            await self._until(partial(self._agree, end), partial(self._says, SAID[end]))
        )

    async def _type_time(self) -> None:
        """Type a turn time into the form behind "More"."""
        host, panel = self.plan.people[0], (await self._pressed("more-options", self._shown())).message
        asked = await self._pressed("type-time", panel) if panel else None
        if asked and asked.modal is not None:
            await (await host.submit(asked.modal, {"time": str(self._minutes)})).settled()

    async def _agree(self, end: str) -> None:
        """Choose what happens at the end of time in the form of the options; the rest stays as it is."""
        form = (await self._pressed("options", self._shown())).modal
        if form is not None:
            await (await self.plan.people[0].submit(form, {"overtime": end})).settled()

    async def _pressed(self, verb: str, message: Message) -> Interaction:
        """Let the host press a button, and wait for the answer.

        Raises:
            ClientRefuses: there is no such button now.
        """
        return await (await self.plan.people[0].click(message, find_button(message, verb) or verb)).settled()

    async def _filled(self) -> bool:
        """Let the others sit down, then computers."""
        host, *guests = self.plan.people
        names = [guest.user.display_name for guest in guests]
        joining = (self._until(self._press(guest, "join"), partial(self._says, name))
                   for guest, name in zip(guests, names, strict=True))  # fmt: skip
        if not all(await asyncio.gather(*joining)):
            return False
        return await self._until(self._press(host, "add-computer"), lambda: self._disabled("add-computer"))

    def _says(self, text: str) -> bool:
        return text in self._shown().text

    def _begun(self) -> bool:
        """Whether a board of this table can be seen."""
        wanted = f"il:hand:{self.number}:0:"
        return any(wanted in message.buttons for place in self._places() for message in place.messages.values())

    def _places(self) -> list[Channel]:
        """Return where the table can be: in a thread under its lobby, or beside it."""
        thread = self._troupe.place.world.channels.get(self._shown().id)
        return [thread, self._channel] if thread else [self._channel]

    def _shown(self) -> Message:
        assert self._lobby is not None, "there is a lobby"
        return self._lobby

    def _disabled(self, verb: str) -> bool:
        identity = find_button(self._shown(), verb)
        return identity is None or bool(self._shown().buttons[identity].get("disabled"))

    def _press(self, person: Person, verb: str) -> Callable[[], Awaitable[None]]:
        async def press() -> None:
            identity = find_button(self._shown(), verb)
            if identity is not None and not self._disabled(verb):
                pressed = await person.click(self._shown(), identity)
                if self._troupe.chance.random() < DOUBLED:  # as a click of its own, which Discord delivers once
                    await person.click(self._shown(), identity)
                await pressed.settled()

        return press

    async def _until(self, deed: Callable[[], Awaitable[object]], seen: Callable[[], bool]) -> bool:
        """Do something until it is seen to have worked; return whether it was."""
        for _ in range(TRIES):
            if seen():
                return True
            await self._troupe.gate.wait()
            try:
                await deed()
            except ClientRefuses:
                await asyncio.sleep(0.3)
            await wait_until(seen, 1.5)
        return seen()


async def wait_until(seen: Callable[[], object], seconds: float = 4.0) -> bool:
    """Wait for a while until something is so; return whether it is."""
    deadline = time.monotonic() + seconds
    while not seen() and time.monotonic() < deadline:
        await asyncio.sleep(0.05)
    return bool(seen())

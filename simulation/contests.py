"""Tournaments and challenges: people open them, join, and play at the tables that come of them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from itertools import cycle
from typing import Any

from playground.filled_forms import ClientRefuses
from playground.interactions import Interaction
from playground.model import Channel, Message
from playground.people import Person
from running.check import find_button
from simulation.database import Database
from simulation.lobbies import wait_until
from simulation.people import Player, Troupe, places_of
from tables.duration import HOUR
from tables.share_codes import format_share_code
from tables.tournaments.tournament import KIND

GAMES = ("horse", "olympus", "hector", "delphi")  # short ones, so that rounds come to their end
DOUBLED = 0.6  # how often somebody presses twice: there are few presses
AT_ONCE = 3  # tournaments that begin at once
FEWEST, MOST = 2, 3  # people in a tournament, and players of a challenge
SOON = 3.0  # seconds in which something pressed is seen, as a rule
PATIENCE = 60.0  # seconds after which what does not come about is left alone
GOING = "SELECT code FROM tournaments WHERE stage = 'playing' AND channel = {channel}"
ATTEMPTED = "SELECT id FROM tables WHERE status = 'playing' AND id IN (SELECT table_id FROM attempts)"
OPEN = "SELECT code, stage FROM tournaments"
SEATED = (  # who sits at the tables of tournaments and challenges
    "SELECT t.id, s.person FROM tables t JOIN seats s ON s.table_id = t.id WHERE t.status = 'playing'"
    " AND s.person IS NOT NULL AND (t.id IN (SELECT table_id FROM tournament_tables)"
    " OR t.id IN (SELECT table_id FROM attempts))"
)


class Contests:
    """People who open tournaments and challenges, and those who play at their tables."""

    def __init__(self, troupe: Troupe, database: Database, people: list[Person], channel: Channel) -> None:
        self._troupe, self._database = troupe, database
        self._people, self._channel = people, channel
        self._players: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._leagues: set[int] = set()
        self._opening: list[asyncio.Task[None]] = []
        self._seating: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Open tournaments and challenges, and let people play, until told to stop."""
        tournaments = (self._tournaments() for _ in range(AT_ONCE))
        self._opening = [asyncio.create_task(each) for each in (*tournaments, self._challenges())]
        self._seating = asyncio.create_task(self._seat())

    def open_no_more(self) -> None:
        """Let only what has begun go on."""
        for task in self._opening:
            task.cancel()

    def stop(self) -> None:
        """Let everybody get up."""
        for task in filter(None, (*self._opening, self._seating, *self._players.values())):
            task.cancel()

    def going(self) -> list[int]:
        """Return the codes of tournaments that go on once their games are over; a league keeps to its calendar."""
        return [
            int(code)
            for (code,) in self._database.rows(GOING.format(channel=self._channel.id))
            if int(code) not in self._leagues
        ]

    async def _seat(self) -> None:
        """Let people play wherever a tournament or a challenge asks them to."""
        people = {person.id: person for person in self._people}
        while True:
            asked = {each for each in self._asked() if each[1] in people}
            for over in self._players.keys() - asked:
                self._players.pop(over).cancel()
            for table, user in sorted(asked - self._players.keys()):
                self._players[table, user] = self._seated(table, people[user])
            await asyncio.sleep(self._troupe.tempo.glance)

    def _asked(self) -> list[tuple[int, int]]:
        return [(int(table), int(user)) for table, user in self._database.rows(SEATED)]

    def _seated(self, table: int, person: Person) -> asyncio.Task[None]:
        world = self._troupe.place.world
        player = Player(self._troupe, person, table, lambda: places_of(world, table), absent=False, rests=True)
        return asyncio.create_task(player.play())

    async def _happens(self) -> bool:
        """Return whether the next contest is opened, after a while if it is not."""
        if happens := self._troupe.figures.happenings.happens():
            return happens
        await asyncio.sleep(PATIENCE)
        return False

    # -- tournaments

    async def _tournaments(self) -> None:
        """Open one tournament after another, of each kind in turn."""
        for kind in cycle(KIND.values):
            code = await self._tournament(kind)
            await self._end(partial(self._goes_on, code))

    def _goes_on(self, code: int) -> bool:
        return code in self.going()

    async def _tournament(self, kind: str) -> int:
        """Open a tournament, let people join, and start it; return its code, or 0."""
        if not await self._happens():
            return 0
        host, *guests = self._some()
        terms: dict[str, Any] = {"game": self._game(), "kind": kind, "round": 3 * HOUR}
        if self._troupe.chance.random() < 0.5:
            terms |= {"same-cards": True}
        message = await self._slash(host, "tournament", terms, "tournament-join")
        if message is None:
            return 0
        code = number_of(message, "tournament-join")
        self._troupe.figures.tournaments += 1
        if kind == "league":
            self._leagues.add(code)
        for person in (host, *guests):
            await self._until(
                partial(self._press, person, message, "tournament-join"), partial(names_person, message, person)
            )
        await self._until(partial(self._start, host, message), lambda: self._stage(code) != "open")
        return code

    async def _start(self, host: Person, message: Message) -> None:
        """Press Start in the panel of a tournament, and confirm it."""
        shown: Message | None = message
        for verb in ("tournament", "tournament-start", "tournament-start-yes"):
            pressed = await self._press(host, shown, verb) if shown else None
            shown = pressed.message if pressed else None

    def _stage(self, code: int) -> str:
        return next((stage for each, stage in self._database.rows(OPEN) if int(each) == code), "")

    # -- challenges

    async def _challenges(self) -> None:
        """Make one challenge after another."""
        while True:
            await self._challenge()
            await self._end(lambda: self._database.rows(ATTEMPTED))

    async def _challenge(self) -> None:
        """Make a challenge, and let people play it; the tables are those of anybody who has accepted."""
        if not await self._happens():
            return
        maker, *others = self._some()
        message = await self._slash(maker, "challenge", {"game": self._game()}, "challenge-open")
        if message is None:
            return
        code = number_of(message, "challenge-open")
        self._troupe.figures.challenges += 1
        for person in (maker, *others):
            await self._until(partial(self._accept, person, code), partial(self._plays, person, code))

    async def _accept(self, person: Person, code: int) -> None:
        """Look at a challenge by its code, and press Play."""
        panel = await self._slash(person, "challenge", {"code": format_share_code(code)}, "challenge-play", tries=1)
        if panel is not None:
            await self._press(person, panel, "challenge-play")

    def _plays(self, person: Person, code: int) -> bool:
        asked = f"SELECT table_id FROM attempts WHERE code = {code} AND person = {person.id}"
        return bool(self._database.rows(asked))

    # -- what people do

    def _some(self) -> list[Person]:
        return self._troupe.chance.sample(self._people, self._troupe.chance.randint(FEWEST, MOST))

    def _game(self) -> str:
        return self._troupe.chance.choice(GAMES)

    async def _end(self, going: Callable[[], object]) -> None:
        """Wait until something is over: all tables at once would be too much for a small machine."""
        while going():
            await asyncio.sleep(self._troupe.tempo.glance)

    async def _slash(
        self, person: Person, name: str, options: Mapping[str, Any], verb: str, tries: int = 10
    ) -> Message | None:
        """Use a command until its answer has a button; return the answer."""
        for _ in range(tries):
            await self._troupe.gate.wait()
            try:
                used = await (await person.slash(self._channel, name, dict(options))).settled()
            except ClientRefuses:  # the bot has not told Discord of its commands yet
                await asyncio.sleep(self._troupe.tempo.glance)
                continue
            message = used.message
            if message is not None and await wait_until(partial(find_button, message, verb), SOON):
                return message
        return None

    async def _press(self, person: Person, message: Message, verb: str) -> Interaction | None:
        """Press a button once it is there, if it comes, and wait for the answer."""
        await wait_until(partial(find_button, message, verb), SOON)
        if (identity := find_button(message, verb)) is None:
            return None
        pressed = await person.click(message, identity)
        if self._troupe.chance.random() < DOUBLED:
            await person.click(message, identity)
        return await pressed.settled()

    async def _until(self, deed: Callable[[], Awaitable[object]], true: Callable[[], object]) -> None:
        """Do something until it is seen to have worked, or has not for a while."""
        deadline = time.monotonic() + PATIENCE
        while not true() and time.monotonic() < deadline:
            await self._troupe.gate.wait()
            try:
                await deed()
            except (ClientRefuses, AssertionError):  # what was seen a moment ago is gone
                await asyncio.sleep(self._troupe.tempo.glance)
            await wait_until(true, SOON)


def names_person(message: Message, person: Person) -> bool:
    """Return whether a message names a person."""
    return person.user.display_name in message.text


def number_of(message: Message, verb: str) -> int:
    """Return the number in a button with this verb."""
    identity = find_button(message, verb)
    assert identity is not None, "the button was seen"
    return int(identity.split(":")[2])

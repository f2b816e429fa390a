"""People who click at many tables at once, through a playground: as fast as they are answered, or at a pace."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from bench.bots import CHOICES
from engine.players import LEVELS
from playground.model import Channel, Guild
from playground.people import Person
from playground.playground import Playground
from playground.world import Event
from running.check import is_open, press_button

PATIENCE = 60.0  # seconds after which a bot counts as stopped

Click = Callable[[], Awaitable[None]]
Message = Any


async def click_for(clicks: list[Click], seconds: float, every: float = 0.0) -> list[float]:
    """Click at all tables at once; return the waits in seconds, sorted.

    At each table, clicks are ``every`` seconds apart, or as far apart as the answers take if that is longer. There
    is at least one in all, however busy the machine is.
    """
    waited: list[float] = []
    clock = time.perf_counter
    start = clock()

    async def keep_on(number: int, click: Click) -> None:
        due = start + every * number / len(clicks)
        while max(due, clock()) < start + seconds or not (number or waited):
            await asyncio.sleep(max(0.0, due - clock()))
            began = clock()
            await click()
            waited.append(clock() - began)
            due += every

    await asyncio.gather(*(keep_on(number, click) for number, click in enumerate(clicks)))
    return sorted(waited)


async def wait_until_ready(place: Playground) -> Any:
    """Wait until the bot offers its commands; return the channel to play in."""
    person = next(iter(place.people.values()))
    channel = person.channels(person.servers()[0])[0]
    await wait_until(lambda: bool(person.commands(channel)) and place.gateway.identified > 0)
    await asyncio.sleep(0.5)  # the bot has identified itself, and is receiving its servers
    return channel


class Crowd:
    """People of one server, and what changes before their eyes.

    A person of the playground hears everything that happens in it. With hundreds of them that would cost more than the
    bot; so the crowd hears it once, and passes on what its people alone can see.
    """

    def __init__(self, place: Playground, channel: Any) -> None:
        self._place, self.channel = place, channel
        self._server = next(iter(place.people.values())).servers()[0]
        self._hears: dict[int, Callable[[Event], None]] = {}
        self.games: dict[str, Game] = {}  # by the number of the table
        self.changed: dict[int, asyncio.Event] = {}  # by the id of a message
        place.world.listeners.append(self._hear)

    def person(self, server: Guild | None = None) -> Person:
        """Return a newcomer to a server, as a rule the first."""
        world = self._place.world
        user = world.add_user(f"person{len(self._hears)}", f"Person {len(self._hears)}")
        world.join(server or self._server, user)
        person = self._place.person(user)
        self._hears[user.id] = world.listeners.pop()
        return person

    def _hear(self, event: Event) -> None:
        message: Message = event.message
        if message is None:
            return
        if message.reader is not None and message.reader.id in self._hears:
            self._hears[message.reader.id](event)
        self._show(message)
        if message.id in self.changed:
            self.changed[message.id].set()

    def _show(self, message: Message) -> None:
        """Tell a game that its table was posted."""
        shown = next((each for each in message.buttons if each.startswith("il:hand:")), "")
        game = self.games.get(shown.split(":")[2]) if shown and is_open(message) else None
        if game:
            game.posted(message)


async def seat_bare(place: Playground, tables: int) -> list[Click]:
    """Open a message of the bare bot for each person, as many as tables, and return what clicks on it."""
    crowd = Crowd(place, await wait_until_ready(place))

    async def sit(at: int) -> Click:
        person = crowd.person()
        opened = await person.slash(crowd.channel, "play")
        await opened.settled()
        message: Message = opened.message

        async def click() -> None:
            answer = await person.click(message, f"bare:{at % CHOICES}")
            await answer.settled()

        return click

    return [await sit(at) for at in range(tables)]


async def seat_players(place: Playground, tables: int) -> list[Click]:
    """Seat two people at each table of Iliad, open their hands, and return what clicks in them."""
    crowd = Crowd(place, await wait_until_ready(place))
    games = [Game(crowd, crowd.person(), crowd.person()) for _ in range(tables)]
    for game in games:
        await game.begin()
    return [game.click for game in games]


class Game:
    """A table of Iliad for two, of two people or of one and a computer player; after a game, they begin another."""

    def __init__(
        self, crowd: Crowd, host: Person, guest: Person | None = None, level: str = LEVELS[-1],
        channel: Channel | None = None,
    ) -> None:  # fmt: skip
        self._crowd, self._host, self._guest, self._level = crowd, host, guest, level
        self._channel = channel or crowd.channel
        self._table: Message = None
        self._hands: list[tuple[Person, Message]] = []
        self._changed = asyncio.Event()  # whenever one of its messages was posted or edited

    def posted(self, table: Message) -> None:
        """Note the public message of the table."""
        self._table = table
        self._follow(table)

    def _follow(self, message: Message) -> None:
        self._crowd.changed[message.id] = self._changed
        self._changed.set()

    async def begin(self) -> None:
        """Open a table, fill it, deal, and open the hands."""
        self._table, self._hands = None, []
        opened = await self._host.slash(self._channel, "play", {"game": "iliad", "seats": 2})
        await opened.settled()
        lobby: Message = opened.message
        self._crowd.games[next(iter(lobby.buttons)).split(":")[2]] = self
        await self._fill(lobby)
        started = await press_button(self._host, lobby, "start")
        await self._until(lambda: self._table is not None)
        await wait_until(lambda: bool(started.followups), every=0.005)  # Start shows the host their hand
        self._hands = [(self._host, started.followups[0])]
        if self._guest:
            self._hands.append((self._guest, (await press_button(self._guest, self._table, "hand")).message))
        for _, hand in self._hands:
            self._follow(hand)

    async def _fill(self, lobby: Message) -> None:
        if self._guest:
            await press_button(self._guest, lobby, "join")
            return
        await press_button(self._host, lobby, "add-computer")
        panel = (await press_button(self._host, lobby, "more-options")).message
        levels = next(identity for identity in panel.selects if identity.startswith("il:set-level:"))
        chosen = await self._host.select(panel, levels, [str(LEVELS.index(self._level))])
        await chosen.settled()

    async def click(self) -> None:
        """Make the next click in a hand, as soon as somebody is asked."""
        await self.asked()
        person, hand, forward = self._asked()[0]
        answer = await person.click(hand, forward[len(forward) * 2 // 3])
        await answer.settled()

    async def asked(self) -> None:
        """Wait until somebody is asked; begin another game if this one is over."""
        while not self._asked():
            await self._until(lambda: bool(self._asked()) or not is_open(self._table))
            if not self._asked():
                await self.begin()

    @property
    def waiting(self) -> bool:
        """Whether the game goes on, and nobody of its people is asked."""
        return is_open(self._table) and not self._asked()

    async def turned(self) -> None:
        """Wait until somebody is asked or the game is over."""
        await self._until(lambda: not self.waiting)

    async def _until(self, true: Callable[[], object]) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                while not true():
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            raise TimeoutError("the bot does not answer") from None

    @property
    def table(self) -> Message:
        """The public message of the table."""
        return self._table

    def _asked(self) -> list[tuple[Person, Message, list[str]]]:
        """Return the person to act, with their hand and the ids of its answers."""
        return [(person, hand, forward) for person, hand in self._hands if (forward := list_answers(hand))]


def list_answers(hand: Message) -> list[str]:
    """Return the ids of the answers to a hand's question; the button to go back has a shorter id."""
    offered = [identity for identity in hand.buttons if identity.startswith("il:answer:")]
    deepest = max((identity.rpartition(":")[2].count(".") for identity in offered), default=0)
    return [
        identity for identity in offered if identity.rpartition(":")[2].count(".") == deepest and identity[-1] != ":"
    ]


async def wait_until(true: Callable[[], object], every: float = 0.01) -> None:
    """Wait until a condition is true; check it every so many seconds.

    Raises:
        TimeoutError: it is still false after ``PATIENCE`` seconds.
    """
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            raise TimeoutError("the bot does not answer")
        await asyncio.sleep(every)

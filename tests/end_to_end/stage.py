"""The whole bot with its real store in a playground, and helpers for what people do there."""

from __future__ import annotations

import asyncio
import logging
import re
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

import discord
from discord.webhook import async_

from cogs.answering.layout import DANGER
from cogs.answering.worker import Worker
from cogs.bot import Ilion
from cogs.table.context import Pace
from cogs.table.screens import describe_turn
from engine.chance import Guess
from engine.log import Entry
from playground import interactions
from playground.discord_py import connect_bots
from playground.interactions import Interaction
from playground.model import Channel, Message
from playground.people import Person
from playground.playground import Playground
from running.check import CHOICE, find_button, shows_end
from running.start import open_playground
from simulation.determinism import connect_to as without_sockets
from simulation.determinism import lend_time
from simulation.disk import Disk
from simulation.loop import VirtualLoop
from simulation.network import Delays, Wire
from simulation.world import draw_without_printing
from store import Store
from store import Table as Row
from tables.play import heartbeat
from tables.play.table import Table
from tables.review import analysis, hints
from tables.seats.lobby import NOTICE
from tables.thinking.thinking import AtOnce, Thinker
from tests.contract.boxes import GAMES as GAMES
from tests.lasting_pool import LastingPool
from tests.store.empty import IN_MEMORY, open_store
from words import Words
from words.languages import ENGLISH, match_language

SEED = bytes([4]) * 32  # of the deals: the last seat begins, and in Delphi somebody finishes early
PATIENCE = 3000  # clicks after which we assume that a game does not end
Sleep = Callable[[float], Awaitable[None]]
BUSY = 60.0  # seconds to wait at most: simulated ones, or real ones where a machine may be busy
NOWHERE = "http://localhost"  # the address of a playground that no socket leads to
BRISK = Delays(0.0001, 0.002)
LONGEST = 86400.0  # simulated seconds after which something is waited for that never comes
WHERE = {"Agora": "games", "Lycée": "jeux"}


class Staged(Ilion):
    """The bot with the playground's clock."""

    place: Playground

    def clock(self) -> float:
        return self.place.clock.now()

    async def sleep(self, seconds: float) -> None:
        await self.place.clock.sleep(seconds)


class Paused:
    """The module asyncio with another ``sleep``."""

    def __init__(self, sleep: Sleep) -> None:
        self.sleep = sleep

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


@contextmanager
def pauses(sleep: Sleep) -> Iterator[None]:
    """Let discord.py pause between its tries, for up to half a minute, by a clock that tests can advance."""
    paused = Paused(sleep)
    with mock.patch.object(discord.http, "asyncio", paused), mock.patch.object(async_, "asyncio", paused):
        yield


class Diary(logging.Handler):
    """Collects all that the bot logs at any level, and its libraries' messages from INFO up."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Collect within the ``with`` statement."""
        root = logging.getLogger()
        level = root.level
        root.addHandler(self)
        root.setLevel(logging.INFO)
        for name in ("cogs", "tables", "store", "running", "engine", "games", "words"):
            logging.getLogger(name).setLevel(logging.DEBUG)
        try:
            yield
        finally:
            root.removeHandler(self)
            root.setLevel(level)

    def lines(self) -> list[str]:
        return [logging.Formatter().format(record) for record in self.records]

    def errors(self) -> list[str]:
        return [f"{record.name}: {record.getMessage()}" for record in self.records if record.levelno >= logging.ERROR]


@dataclass
class Stage:
    """A playground and the bot in it."""

    place: Playground
    file: Path
    diary: Diary
    shards: int = 1
    seed: bytes = SEED
    brings: bool = False  # whether words and clicks go into the deal, so that every run deals otherwise
    games: Mapping[str, Any] = field(default_factory=lambda: GAMES)
    game: str = "iliad"
    variant: str = ""  # the usual one for the number of seats
    patience: float = 0.0
    edits: float = 0.0
    pictures: bool = True  # as people have them; without, a scene may read tables and hands
    prints: bool = False  # whether pictures are printed as well as drawn, which costs ten times as much
    greets: bool = False  # a greeting in the channels would be in the way of most scenes
    mistakes: int = 0  # errors that the scene expects in the log
    database: Callable[[], Awaitable[Store]] | None = None  # how to open another store than a SQLite file
    thinker: Thinker | None = None  # processes that think as briefly as they can, if it is not said
    bot: Staged = field(init=False)
    running: asyncio.Task[None] = field(init=False)

    # -- the bot

    async def begin(self) -> None:
        """Start a bot on the file, and wait until it is ready."""
        store = await (self.database or self._database)()
        pace = Pace(self.edits, self.patience)
        options: dict[str, Any] = {"shard_count": self.shards, "guild_ready_timeout": 0.0, "greets": self.greets}
        thinker = self.thinker or LastingPool(seconds=0.0)
        self.bot = Staged(store, self.games, thinker, pause=0.0, pace=pace, pictures=self.pictures, **options)
        self.bot.place = self.place
        self.bot.before_identify_hook = _at_once
        self.bot.registry.new_seed = lambda: self.seed
        if not self.brings:
            self.bot.registry._brought = lambda *_: ()
        self.running = asyncio.create_task(self.bot.start(self.place.token))
        ready = asyncio.create_task(self.bot.wait_until_ready())
        await asyncio.wait({self.running, ready}, return_when=asyncio.FIRST_COMPLETED)
        if self.running.done():
            self.running.result()

    async def _database(self) -> Store:
        return await open_store(self.file)

    async def finish(self) -> None:
        """Stop the bot and close the file."""
        await self.bot.close()
        await asyncio.gather(self.running, return_exceptions=True)
        await self.bot.store.close()

    async def restart(self) -> None:
        """Stop the bot, and start a new one on the same file."""
        await self.finish()
        await self.begin()

    async def rest(self) -> None:
        """Wait until computers have moved and everything is shown."""
        if self.bot._catching_up is not None:
            await asyncio.wait([self.bot._catching_up])
        for _ in range(20):
            for table in list(self.bot.registry._in_use.values()):
                await table.rest()
            await self.bot.herald.rest()
            await self.bot.retries.rest()
            if all(board.resting for board in self.bot.herald._boards.values()):
                return
            await asyncio.sleep(0)

    # -- places and people

    def __getitem__(self, name: str) -> Person:
        return self.place.people[name]

    def people(self, names: str) -> list[Person]:
        return [self[name] for name in names.split()]

    def channel(self, server: str = "Agora", name: str = "") -> Channel:
        return self.place.world.named(server, name or WHERE[server])

    def speaking(self, language: str) -> Channel:
        """Return the usual channel of a server in this language; Agora changes to it if no other speaks it."""
        guilds = {self.place.world.guilds[self.channel(server).guild or 0]: server for server in WHERE}
        there = next((guild for guild in guilds if match_language(guild.locale) == language), next(iter(guilds)))
        there.locale = there.locale if match_language(there.locale) == language else language
        return self.channel(guilds[there])

    def reader(self, language: str) -> Person:
        """Return somebody who reads this language: Bruno learns it if it is not English."""
        who = self["ada" if language == ENGLISH else "bruno"]
        who.locale = who.locale if match_language(who.locale) == language else language
        return who

    def all_messages(self) -> list[Message]:
        """Return the messages of all channels, direct messages included."""
        return [each for channel in self.place.world.channels.values() for each in channel.messages.values()]

    async def slash(
        self, person: Person, name: str, options: dict[str, Any] | None = None, channel: Channel | None = None
    ) -> Interaction:
        """Use a command; return once its answer is there, which comes later than its receipt on a busy machine."""
        used = await settled(await person.slash(channel or self.channel(), name, options))
        await until(lambda: not (used.message and used.message.loading))
        return used

    async def sure(self, person: Person, name: str, channel: Channel | None = None) -> Interaction:
        """Use a command that asks first, and confirm it."""
        return await yes(person, await self.slash(person, name, channel=channel))

    async def govern(self, person: Person, setting: str, place: int, channel: Channel | None = None) -> None:
        """Change a server's setting in the panel of `/admin`, to the option with this index; a switch ignores it."""
        panel = (await self.slash(person, "admin", channel=channel)).message
        assert panel is not None
        menu = menu_of(panel, f"admin-{setting}")
        if menu is None:
            await press(person, panel, f"admin-{setting}")
        else:
            await click(person, panel, menu, [str(place)])

    # -- tables

    async def lobby(self, names: str, seats: int, channel: Channel | None = None, computers: int = 0) -> Message:
        """Let the first person open a lobby, the others join, and the host add computers; return its message."""
        host, *guests = self.people(names)
        wanted = {"game": self.game, "seats": seats, "variant": self.variant}
        opened = await self.slash(host, "play", {name: each for name, each in wanted.items() if each}, channel)
        assert opened.message is not None
        for guest in guests:
            await press(guest, opened.message, "join")
        for _ in range(computers):
            await press(host, opened.message, "add-computer")
        return opened.message

    async def open_table(self, names: str, seats: int = 0, channel: Channel | None = None, computers: int = 0) -> Game:
        """Return a game that has begun; the first person is its host."""
        people = self.people(names)
        return await self.begun(await self.lobby(names, seats or len(people) + computers, channel, computers), people)

    async def begun(self, lobby: Message, people: list[Person]) -> Game:
        """Let the host of a lobby press Start; return the game."""
        number = int(next(iter(lobby.buttons)).split(":")[2])
        await until(lambda: lobby.buttons[f"il:join:{number}:0:"].get("disabled"))  # everybody who joined is shown
        await self.place.clock.advance(NOTICE)  # Start waits so that everybody can read the last change
        started = await press(people[0], lobby, "start")
        await until(lambda: find_button(lobby, "start") is None)
        await until(lambda: number in self.bot.herald._boards)  # a redraw of the lobby may say sooner that it has begun
        await self.rest()
        game = Game(self, number, lobby, people, started)
        game.where = await game.place()
        return game

    async def row(self, number: int) -> Row:
        row = await self.bot.store.table(number)
        assert row is not None
        return row


@contextmanager
def curtain() -> Iterator[None]:
    """Let the bot show nothing within the ``with`` statement, and then what is newest."""
    raised, run = asyncio.Event(), Worker._run

    async def later(worker: Worker) -> None:
        await raised.wait()
        await run(worker)

    with mock.patch.object(Worker, "_run", later):
        yield
    raised.set()


@dataclass
class Game:
    """A game that has begun, as its players see it."""

    stage: Stage
    number: int
    lobby: Message
    people: list[Person]
    started: Interaction  # the click on Start
    panels: dict[str, Message] = field(default_factory=dict)
    where: Channel = field(init=False)  # where it was played when it began

    async def place(self) -> Channel:
        return self.stage.place.world.channels[(await self.stage.row(self.number)).place]

    async def board(self) -> Message:
        """Return the newest public message of the table."""
        found = [each for each in (await self.place()).messages.values() if self._is_board(each)]
        return found[-1]

    async def boards(self) -> list[Message]:
        return [each for each in (await self.place()).messages.values() if self._is_board(each)]

    def _is_board(self, message: Message) -> bool:
        return f"il:hand:{self.number}:0:" in message.buttons

    async def pings(self) -> list[Message]:
        return [each for each in (await self.place()).messages.values() if each.mentions]

    async def turn(self) -> str:
        """Return what the board says when it shows the newest position."""
        table, row = await self.table(), await self.stage.row(self.number)
        return describe_turn(table, None, Words(row.language))

    async def log(self) -> list[Entry]:
        return await self.stage.bot.store.log(self.number)

    async def table(self) -> Table:
        return await self.stage.bot.registry.table(self.number)

    async def hand(self, person: Person) -> Message:
        """Press "My hand" under the table; keep and return the panel that opens."""
        message = await opened(await press(person, await self.board(), "hand"))
        assert message.reader is person.user
        await until(lambda: not message.loading)
        self.panels[person.user.name] = message
        return message

    async def panel(self, person: Person) -> Message:
        return self.panels.get(person.user.name) or await self.hand(person)

    async def actor(self) -> Person:
        """Return the player to act, the first if there are several."""
        user = (await self.table()).acting_people()[0]
        return next(person for person in self.people if person.id == user)

    async def choice(self, person: Person, chance: Guess | None = None) -> tuple[Message, str, list[str] | None]:
        """Return a choice that a person's panel offers now: by ``chance``, or else the last."""
        panel = await self.panel(person)
        if not offers(panel):
            await press(person, panel, "refresh")
            await until(lambda: offers(panel))  # an older redraw may come after the answer; another follows
        return panel, *pick(panel, chance)

    async def move(self, person: Person, chance: Guess | None = None) -> Interaction:
        """Choose in the hand panel until a move is made; return the last click."""
        before = len(await self.log())
        for _ in range(10):
            clicked = await click(person, *(await self.choice(person, chance)))
            if len(await self.log()) > before:
                return clicked
        raise AssertionError("no move is made by ten choices")

    async def moves(self, count: int, chance: Guess | None = None) -> None:
        """Make ``count`` moves for the players to act, and wait after each until it is shown."""
        for _ in range(count):
            await self.move(await self.actor(), chance)
            await self.stage.rest()

    async def submit(self) -> None:
        """Make a move for the player to act without a click, as where no click is possible."""
        table, user = await self.table(), (await self.actor()).id
        seat = table.seat_of(user)
        await table.submit(seat, str(table.match.state.legal(seat)[-1]), table.match.stamps[seat])

    async def to_the_end(self, chance: Guess, each: Callable[[], Awaitable[None]] | None = None) -> int:
        """Move until the game is over; return the number of clicks."""
        for clicks in range(PATIENCE):
            table = await self.table()
            if table.status != "playing":
                return clicks
            if not table.acting_people():
                await table.rest()
                continue
            person = await self.actor()
            await click(person, *(await self.choice(person, chance)))
            if each:
                await each()
        raise AssertionError("the game does not end")

    async def over(self, chance: Guess) -> None:
        """Make moves until the game is over, without clicks and unseen: quicker where this is not what is tested."""
        with curtain():
            while (table := await self.table()).status == "playing":
                for user in table.acting_people()[:1]:
                    seat = table.seat_of(user)
                    moves = table.match.state.legal(seat)
                    await table.submit(seat, str(moves[chance.below(len(moves))]), table.match.stamps[seat])
                await table.rest()

    async def unchanged(self, deed: Callable[[], Awaitable[Any]]) -> Any:
        """Do something, check that it changes neither the game nor its board, and return its result."""
        await self.stage.rest()
        before = await self._whole()
        answer = await deed()
        await self.stage.rest()
        now = await self._whole()
        changed = [(key, before[key], value) for key, value in now.items() if value != before[key]]
        assert not changed, changed
        return answer

    async def _whole(self) -> dict[str, Any]:
        table = await self.table()
        row = await self.stage.row(self.number)
        views = [table.match.state.view(seat) for seat in range(-1, table.match.head.seats)]
        board = await self.board()
        about = {"log": await self.log(), "views": views, "lobby": table.lobby, "status": row.status}
        return about | {"place": row.place, "board": board.id, "shown": board.components}


def menu_of(message: Message, verb: str) -> str | None:
    """Return the id of the menu with this verb, which each redraw changes, or ``None``."""
    return next((identity for identity in message.selects if identity.startswith(f"il:{verb}:")), None)


def offers(panel: Message) -> bool:
    return any(CHOICE.fullmatch(identity) for identity in panel.buttons) or bool(panel.selects)


def pick(panel: Message, chance: Guess | None = None) -> tuple[str, list[str] | None]:
    """Return a button, or a menu with a value: by ``chance``, or else the last that does not end the turn."""
    buttons = [identity for identity in panel.buttons if CHOICE.fullmatch(identity)]
    if buttons:
        deepest = max(identity.count(".") for identity in buttons)  # all but the way back to the choice before
        onward = [identity for identity in buttons if identity.count(".") == deepest]
        going = [identity for identity in onward if panel.buttons[identity]["style"] != DANGER.value] or onward
        return buttons[chance.below(len(buttons))] if chance else going[-1], None
    identity, menu = next(iter(panel.selects.items()))
    options = menu["options"]
    return identity, [options[chance.below(len(options)) if chance else -1]["value"]]


async def settled(interaction: Interaction) -> Interaction:
    """Wait for the answer to an interaction; fail if there is none."""
    await interaction.settled()
    assert interaction.acknowledged, f"{interaction} was met with silence"
    return interaction


async def click(person: Person, panel: Message, identity: str, values: Sequence[str] | None = None) -> Interaction:
    if values is None:
        return await settled(await person.click(panel, identity))
    return await settled(await person.select(panel, identity, list(values)))


async def press(person: Person, message: Message, verb: str) -> Interaction:
    """Press the button with this verb."""
    identity = find_button(message, verb)
    assert identity is not None, f"{person} finds no button {verb!r} among {sorted(message.buttons)}"
    return await click(person, message, identity)


async def yes(person: Person, asked: Interaction) -> Interaction:
    """Confirm a question that only this person sees; the answer replaces it."""
    question = asked.message
    assert question is not None
    assert question.reader is person.user
    return await click(person, question, next(each for each in question.buttons if ":confirm-" in each))


async def opened(clicked: Interaction) -> Message:
    """Return the message that only the clicker sees; where the bot is no member, it follows the public answer."""
    await until(lambda: any(each.reader for each in clicked.answers))
    return next(each for each in clicked.answers if each.reader)


async def until(true: Callable[[], Any]) -> None:
    """Wait until a condition holds; the limit matters only if it never does."""
    async with asyncio.timeout(BUSY):
        while not true():
            await asyncio.sleep(0.002)


async def sentence(person: Person, interaction: Interaction) -> str:
    """Return the sentence that only this person sees in answer to an interaction."""
    await until(lambda: any(each.reader for each in interaction.answers))
    told = next(each for each in interaction.answers if each.reader)
    assert told.reader is person.user
    assert len(told.text) > 10
    return told.text


def worded(text: str) -> str:
    """Return a text without Discord's long numbers."""
    return re.sub(r"\d{15,}", "#", text)


async def _at_once(shard_id: int | None, *, initial: bool = False) -> None:
    """Let shards connect at once; the playground needs no pause between them."""


@asynccontextmanager
async def simulated() -> AsyncIterator[Playground]:
    """Open a playground that every bot of this program reaches without sockets, and lend them a simulated disk."""
    place = Playground()
    place.url = place.world.url = NOWHERE
    try:
        with connect_bots(place), without_sockets(Wire(place, BRISK), Disk()):
            yield place
    finally:
        for line in tuple(place.gateway.lines):
            line.cut()
        place.clock.stop()


@contextmanager
def glances() -> Iterator[None]:
    """Make hints and analyses quick: no scene asks how good they are."""
    with mock.patch.object(hints, "SECONDS", 0.0), mock.patch.multiple(analysis, GAMES=1, LOOKED_INTO=2):
        yield


@asynccontextmanager
async def stage(
    opening: Callable[[], AbstractAsyncContextManager[Playground]] = simulated, **options: Any
) -> AsyncIterator[Stage]:
    """Open a playground with the bot in it; fail if more or fewer errors are logged than expected."""
    diary = Diary()
    with diary.listening(), tempfile.TemporaryDirectory(dir=IN_MEMORY) as folder:
        async with opening() as place:
            found = Stage(place, Path(folder) / "ilion.db", diary, **options)
            with pauses(place.clock.sleep), glances(), nullcontext() if found.prints else draw_without_printing():
                await found.begin()
                try:
                    yield found
                finally:
                    place.faults.clear()
                    await found.finish()
    assert len(diary.errors()) == found.mistakes, diary.errors()


def play(scene: Callable[[Stage], Awaitable[None]], **options: Any) -> None:
    """Run a scene on its own stage, in a simulated world, where the bot thinks in this process."""

    async def whole() -> None:
        async with asyncio.timeout(LONGEST), stage(**{"thinker": AtOnce(0.0), **options}) as found:
            await scene(found)

    with asyncio.Runner(loop_factory=lambda: VirtualLoop(0)) as runner, lend_time(runner.get_loop()):
        runner.run(whole())


def play_with_sockets(scene: Callable[[Stage], Awaitable[None]], **options: Any) -> None:
    """Run a scene over real sockets, on a real disk and by real time."""

    async def whole() -> None:
        async with stage(opening=partial(open_playground, 0), **options) as found:
            await scene(found)

    with patient():
        asyncio.run(whole())


@contextmanager
def patient() -> Iterator[None]:
    """Let a click wait longer than Discord waits, and be no standstill what is one: a real machine may be busy."""
    clicks = mock.patch.object(interactions, "SECONDS_TO_ANSWER", BUSY)
    with clicks, mock.patch.multiple(heartbeat, LATE=BUSY, SLOW=BUSY):
        yield


__all__ = [
    "Game",
    "Guess",
    "Stage",
    "click",
    "find_button",
    "menu_of",
    "offers",
    "opened",
    "pauses",
    "pick",
    "play",
    "play_with_sockets",
    "press",
    "sentence",
    "settled",
    "shows_end",
    "until",
    "yes",
]

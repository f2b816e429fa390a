"""A campaign: rounds of trouble, each followed by a calm in which everything has to be in order; then the end."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

from games.catalog import load_catalog
from playground.model import Message
from playground.people import Person, Shown
from playground.playground import Playground
from playground.requests import Exchange
from simulation.audit import Absence, Audit, open_audit
from simulation.conduct import Conduct
from simulation.contests import Contests
from simulation.database import Database
from simulation.figures import Figures, Problem
from simulation.harm import Harm
from simulation.ledger import Ledger
from simulation.lobbies import Plan, Table, plan_tables
from simulation.people import Troupe
from simulation.program import Program, Unstoppable
from simulation.secrecy import Secrecy
from simulation.shrinking import Happenings
from simulation.tempo import HURRIED, Tempo
from simulation.wanderers import Wanderers
from simulation.weather import Break, Weather
from words import LANGUAGES, Words

WHOLE: Mapping[str, Break] = {}  # real machines are not made to fail
TABLES = 4  # tables in play at once
CROWD = 4  # people who come and go in a lobby
BACK = 10  # turns' times within which the bot has to be on the gateway again once that takes connections
NO_REST = "the bot is not on the gateway, or its requests do not end"
LONG = 300.0  # seconds of trouble in a campaign that has time for long absences
RECORD = re.compile(r"^(?=\d{4}-\d\d-\d\d )", re.MULTILINE)  # where a record of the log begins
WRONG = re.compile(r"^\S+ \S+ (?:ERROR|CRITICAL) |internal error|^Traceback ", re.MULTILINE)
# No mistakes of the bot: what the log says of a failing disk and a thought whose process died twice, and discord.py of
# a gateway that takes no connection.
OTHERS = ("disk I/O error", "BrokenProcessPool", "Attempting a reconnect for shard")
NOTICED = 1.5  # looks at what is to be done, after which everybody who is there has had time to move
LATELY = 3  # records of the log, one of which says why somebody is told of a mistake
TOLD = 2000  # characters of a record in the account
APOLOGIES = [Words(language).say("refused-mistake") for language in LANGUAGES]
Tell = Callable[[str], object]
WISHES = {"rosa": {"hands": "dm"}, "theo": {"pictures": "off"}, "ada": {"language": "fr"}}
NAMES = ["Phoebe", "Quentin", "Rosa", "Stavros", "Theo"]


class Campaign:
    """Everything there is in one campaign; with ``wandering`` people, also what nobody would try."""

    def __init__(
        self, place: Playground, database: Database, process: Program, folder: Path, seed: int, seconds: float,
        tell: Tell, tempo: Tempo = HURRIED, parts: Mapping[str, Break] = WHOLE,
        happenings: Happenings | None = None,
        *, wandering: bool = False, until_found: bool = False, interrupted: Callable[[], Collection[int]] = tuple,
    ) -> None:  # fmt: skip
        self.figures = Figures(seed, happenings=happenings or Happenings())
        self._place, self._seconds, self._tell, self._tempo = place, seconds, tell, tempo
        self._chance = Random(seed)
        self._database, self._process, self._folder = database, process, folder
        self._games = load_catalog()
        self._ledger = Ledger(self._database)
        self._conduct = Conduct(self._database)
        self.secrecy = Secrecy(place.world, self._ledger, self.figures)
        self._troupe = Troupe(place, self._ledger, self._conduct, self._chance, self.figures, tempo)
        patient = tempo.patient and seconds >= LONG
        self._weather = Weather(place.faults, self._chance, self.figures, tempo, parts, patient=patient)
        self._harm = Harm(process, self._chance, self.figures, tempo, patient=patient)
        self._people = [*place.people.values(), *self._newcomers()]
        self._plans = plan_tables(self._games, self._people, self._chance)
        self._tables: list[Table] = []
        self._filled: list[Table] = []  # lobbies whose game has not begun; in this weather, it may much later
        self._beginning: set[asyncio.Task[None]] = set()
        self._crowd: asyncio.Task[None] | None = None
        self._away: set[Absence] = set()
        self._began, self._requested = time.time(), 0.0
        self._contests = Contests(self._troupe, database, self._people, place.world.named("Agora", "games"))
        self._wandering, self._until_found, self._interrupted = wandering, until_found, interrupted
        self._wanderers = Wanderers(self._troupe, database, seed)
        place.rest.witnesses.append(self._witness)
        for person in (*self._people, *self._wanderers.people):
            person.listen(self._hear)

    def _newcomers(self) -> list[Person]:
        """Let a few more people move to the town, so that many can play at once."""
        world, found = self._place.world, []
        guild = next(iter(world.guilds.values()))
        for name in NAMES:
            user = world.add_user(name.lower(), name, locale="en-US")
            world.join(guild, user)
            self._place.people[user.name] = self._place.person(user)
            found.append(self._place.people[user.name])
        return found

    def _witness(self, _: Exchange) -> None:
        self._requested = time.monotonic()

    def _hear(self, shown: Shown) -> None:
        """Note it if the bot tells anybody that it has made a mistake, and has just logged none of ``OTHERS``."""
        text = shown.message.text if shown.message else ""
        if any(apology in text for apology in APOLOGIES) and not self._blames_others():
            self.figures.find([Problem("mistaken", 0, f"somebody was told: {text[:TOLD]}")])

    def _blames_others(self) -> bool:
        last = "".join(RECORD.split(self._process.log)[-LATELY:])
        return any(said in last for said in OTHERS)

    def _clock(self) -> float:
        return self._began + (time.time() - self._began) * self._process.speed

    # -- the course

    async def run(self) -> Figures:
        """Make trouble for as long as was wished, and end every game."""
        began = time.monotonic()
        self.figures.begin_round()
        try:
            await self._process.start()
            await self._settle_in()
            self._contests.begin()
            self._crowd = asyncio.create_task(self._mill())
            if self._wandering:
                self._wanderers.begin()
            while (left := self._seconds - (time.monotonic() - began)) > 0 and not self._found_enough:
                await self._round(min(self._tempo.round, left))
            if not self._found_enough:
                await self._finish()
        except Unstoppable as wrong:
            self.figures.find([Problem("stuck", 0, str(wrong))])
        finally:
            await self._close()
        self.figures.minutes = (time.monotonic() - began) / 60
        return self.figures

    @property
    def _found_enough(self) -> bool:
        return self._until_found and bool(self.figures.problems)

    async def _settle_in(self) -> None:
        """Let some people choose how they want to be written to."""
        square = self._place.world.named("Agora", "games")
        for name, wish in WISHES.items():
            person = self._place.people[name]
            while "settings" not in {each["name"] for each in person.commands(square)}:
                await asyncio.sleep(0.1)
            await (await person.slash(square, "settings", wish)).settled()

    async def _round(self, seconds: float) -> None:
        """Make trouble for a while, then see that everything is in order."""
        self.figures.begin_round()
        end = time.monotonic() + seconds
        storm = asyncio.create_task(self._storm(end))
        try:
            while time.monotonic() < end and not self._found_enough:
                self._fill()
                await asyncio.sleep(self._chance.uniform(*self._tempo.breath))
                if not self._weather.spares:
                    await self._harm.do()
                self.figures.find(find_mistakes(self._process.log))
            if self._found_enough:
                return
            await storm
        finally:
            storm.cancel()
        late = time.monotonic() - end
        await self._calm()
        if late > self._tempo.turn / 2:  # the bot was away, and only the calm, in which nobody moves, was charged
            await asyncio.sleep(NOTICED * self._tempo.look)
        self._tell(self.figures.progress())

    async def _calm(self) -> None:
        """Let nothing go wrong and nobody press anything, until everything is in order."""
        self._place.faults.clear()
        if not self._process.running:
            await self._process.start()
        await self._reconnected()
        self._troupe.gate.clear()
        await asyncio.sleep(self._tempo.answer)  # what was pressed is answered or has failed
        found = await self._settled()
        self.figures.find([*found, *find_mistakes(self._process.log)])
        if not found:
            if self._wandering:
                self.figures.find(await self._wanderers.stroll())
        else:  # to be studied, if the folder is kept
            await self._database.copy(self._folder / f"round-{len(self.figures.rounds)}.db")
        self._troupe.gate.set()

    async def _reconnected(self) -> None:
        """Wait until the bot is on the gateway: after a long silence, it tries only now and then, as discord.py does.

        Then clocks go on, and people move before all have to wait.
        """
        if self._process.connected:
            return
        deadline = time.monotonic() + BACK * self._tempo.turn
        while not self._process.connected and time.monotonic() < deadline:
            await asyncio.sleep(1.0)
        await asyncio.sleep(NOTICED * self._tempo.look)

    async def _settled(self) -> list[Problem]:
        """Return what is still wrong a while after the last move; computers may have moves to make."""
        moves, deadline, found = -1, 0.0, [Problem("stuck", 0, NO_REST)]
        while True:
            if (now := self._ledger.moves()) != moves:
                moves, deadline = now, time.monotonic() + self._tempo.settled
            if time.monotonic() - self._requested > self._tempo.quiet and self._process.connected:
                found = [each for each in await self._look() if each not in self.figures.problems]
            if not found or time.monotonic() > deadline:
                return found
            await asyncio.sleep(1.0)

    async def _look(self) -> list[Problem]:
        async with open_audit(self._place, self._database, self._games, self._ledger, self._clock) as looking:
            return await self._problems(looking)

    async def _problems(self, looking: Audit) -> list[Problem]:
        apart, numbers = self._wanderers.tables(), {*self._ledger.statuses()}
        elsewhere = self._wanderers.channels()
        found = await looking.tables(sorted(numbers - apart), self._away, elsewhere, self._interrupted())
        found += await looking.loose(sorted(numbers & apart), self._wanderers.may_have_missed)
        found += [*await looking.results(), *await looking.contests(), *await looking.hands(self._held)]
        return [*found, *self._conduct.problems(apart)]

    @property
    def _held(self) -> Mapping[tuple[int, int], Message]:
        return self._conduct.held(self._place.gateway.identified)

    async def _finish(self) -> None:
        """Let every game that has begun be played to its end, without trouble."""
        self.figures.begin_round()
        self._troupe.calm = True
        self._wanderers.stop()
        self._contests.open_no_more()
        self._stop_crowd()
        if self._beginning:
            await asyncio.wait(self._beginning, timeout=self._tempo.stuck)
        plies, moved = -1, time.monotonic()
        while left := [*self._sweep(), *self._contests.going()]:
            if (now := self._ledger.moves()) != plies or self._ledger.runs(self._clock(), self._wanderers.tables()):
                plies, moved = now, time.monotonic()
            if time.monotonic() - moved > self._tempo.stuck:
                about = f"nothing has moved for {self._tempo.stuck:.0f} seconds"
                self.figures.find(Problem("stuck", number, about) for number in left)
                return
            await asyncio.sleep(0.5)
        await self._calm()
        await self._process.stop()

    async def _close(self) -> None:
        for task in self._beginning:
            task.cancel()
        for table in self._tables:
            table.stop()
        self._contests.stop()
        self._stop_crowd()
        self._wanderers.stop()
        await self._process.clear()
        self.figures.moves, self.figures.timeouts = self._ledger.moves(), self._ledger.timeouts()
        self.figures.tournament_tables, self.figures.attempts = self._ledger.contests()
        self.figures.find(find_mistakes(self._process.log))

    # -- tables

    def _sweep(self) -> list[int]:
        """Let people sit down where a game has begun, and get up where one is over; return the games that go on."""
        self._seat()
        statuses = self._ledger.statuses()
        for table in [each for each in self._tables if statuses.get(each.number) not in ("lobby", "playing")]:
            table.stop()
            self._tables.remove(table)
        apart = self._wanderers.tables()
        return [number for number, status in statuses.items() if status == "playing" and number not in apart]

    def _fill(self) -> None:
        """Open new tables in the place of those that are over."""
        self._sweep()
        while len(self._tables) + len(self._beginning) < TABLES:
            task = asyncio.create_task(self._begin(next(self._plans)))
            self._beginning.add(task)
            task.add_done_callback(self._beginning.discard)

    async def _begin(self, plan: Plan) -> None:
        if not self.figures.happenings.happens():
            return
        server = self._place.world.named("Agora", "games")
        table = Table(self._troupe, plan, server, self._process.speed)
        await table.begin()
        self._filled.append(table)
        self._seat()

    def _seat(self) -> None:
        """Let people play where a game has begun."""
        statuses = self._ledger.statuses()
        for table in [each for each in self._filled if statuses.get(each.number) == "playing"]:
            self._filled.remove(table)
            table.seat()
            self._tables.append(table)
            self.figures.tables += 1
            self.figures.games[table.plan.game] += 1
            if table.plan.absent:
                self._away.add((table.number, table.plan.people[-1].id))

    async def _mill(self) -> None:
        """Keep a lobby that nobody starts, in which people come and go."""
        if not self.figures.happenings.happens():
            return
        large = next(each for each in plan_tables(self._games, self._people, self._chance) if each.seats >= CROWD)
        people = tuple(self._chance.sample(self._people, CROWD + 1))
        plan = replace(large, people=people, timed=False, absent=False)
        await Table(self._troupe, plan, self._place.world.named("Agora", "games"), self._process.speed).mill()

    def _stop_crowd(self) -> None:
        if self._crowd is not None:
            self._crowd.cancel()

    # -- trouble

    async def _storm(self, end: float) -> None:
        """Let Discord fail, again and again."""
        while time.monotonic() < end:
            await asyncio.sleep(self._chance.uniform(*self._tempo.lull))
            await self._weather.change()


def find_mistakes(log: str) -> list[Problem]:
    """Return what a log tells of mistakes: records of errors, traces, and internal errors of any level."""
    wrong = [record for record in RECORD.split(log) if WRONG.search(record)]
    ours = [record for record in wrong if not any(said in record for said in OTHERS)]
    return [Problem("mistaken", 0, record.strip()[:TOLD]) for record in ours]

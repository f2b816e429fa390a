"""What very many tables cost a bot, in the simulated world: CPU, commits, and the requests that Discord limits.

    uv run python -m bench.scale [--tables N ...] [--every SECONDS ...] [--processes N] [--minutes N]

At each table two people play Iliad, as slowly as over days: once in so many seconds, the one who is to move presses
*My hand* and answers. That is a visit, and ``p50`` and ``p95`` say how long its answers take. Time is simulated. CPU is
real, and only the bot's. A disk takes as long for a commit as ``bench.commits`` has measured. Discord refuses more
than 50 requests a second, answers to clicks left out; ``limited`` are those that count. Pictures are drawn and not
printed.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar
from unittest import mock

from bench.bots import find_percentiles
from bench.crowd import Crowd, Game, click_for, list_answers, wait_until_ready
from cogs.answering.joining import REQUESTS
from playground.discord_py import connect_bots
from playground.people import Person
from playground.playground import Playground
from playground.requests import Exchange
from running.check import is_open, press_button
from simulation import determinism, disk, process
from simulation.disk import Disk, SimulatedWriter
from simulation.fleet import Fleet
from simulation.loop import Life, VirtualLoop, run_virtually
from simulation.network import Wire
from simulation.process import SimulatedProcess
from simulation.thoughts import SimulatedWorkers
from simulation.world import collected_by_round, draw_without_printing
from store.sqlite.writer import Together
from terminal.arguments import parse_positive, parse_seconds
from terminal.ending import end_in_words
from terminal.progress import show_progress

SERVED = 100  # tables of a server
LOOK = 0.05  # seconds between two looks whether an answer is there
COMMIT = (0.0028, 0.0038)  # seconds, as on a file; what only reads takes as long
ANSWERS = "/interactions/", "/webhooks/"  # routes that the limit leaves out
HEAD = "processes  tables  visits/s  p50 ms  p95 ms  cpu ms  of a core  commits/s  requests/s  limited/s"
T = TypeVar("T")


class SlowGame(Game):
    """A table whose people look at it only when they are to move."""

    _turn = 0  # who looks first: the host, or the guest
    _hand: Any = None  # the last one that was opened

    async def click(self) -> None:
        """Let the one who is to move open their hand and give one answer; another game begins after the end."""
        if self._hand is not None and not list_answers(self._hand):
            self._turn ^= 1
        for _ in self._people:
            if await self._answer(self._people[self._turn]):
                return
            self._turn ^= 1
        if not is_open(self.table):
            await self.begin()

    @property
    def _people(self) -> list[Person]:
        return [each for each in (self._host, self._guest) if each is not None]

    async def _answer(self, person: Person) -> bool:
        """Return whether a person is asked."""
        self._hand = (await press_button(person, self.table, "hand")).message
        while self._hand.loading:
            await asyncio.sleep(LOOK)
        if forward := list_answers(self._hand):
            await (await person.click(self._hand, forward[len(forward) * 2 // 3])).settled()
        return bool(forward)


class CountingDisk(Disk):
    """A disk that counts what it is asked to keep."""

    commits = 0

    def writer(self, name: str) -> SimulatedWriter:
        return CountedWriter(self)


class CountedWriter(SimulatedWriter):
    """A writer of a disk that counts."""

    def __init__(self, where: CountingDisk) -> None:
        super().__init__(where)
        self._where = where

    def ask(self, work: Callable[[], T], together: Together | None = None, commits: bool = False) -> asyncio.Future[T]:
        self._where.commits += commits
        return super().ask(work, together, commits)


class Meter:
    """Counts what all processes of a bot use from now on."""

    def __init__(self, where: CountingDisk) -> None:
        self.cpu, self.requests, self.counted = 0.0, 0, 0
        self._where, self._commits = where, where.commits

    @property
    def commits(self) -> int:
        """How often something was stored."""
        return self._where.commits - self._commits

    @contextmanager
    def reading(self, place: Playground) -> Iterator[None]:
        """Count within the ``with`` statement."""
        place.rest.witnesses.append(self._see)
        with mock.patch.object(Life, "run", self._time(Life.run)):  # each callback of a bot runs by it
            yield
        place.rest.witnesses.remove(self._see)

    def _see(self, exchange: Exchange) -> None:
        self.requests += 1
        self.counted += not exchange.route.startswith(ANSWERS)

    def _time(self, run: Callable[..., None]) -> Callable[..., None]:
        def timed(life: Life, *what: Any) -> None:
            began = time.process_time()
            run(life, *what)
            self.cpu += time.process_time() - began

        return timed


def add_games(place: Playground, crowd: Crowd, tables: int, shards: int) -> list[SlowGame]:
    """Return tables of two people each, spread over servers."""
    games = []
    for at in range(-(-tables // SERVED)):
        owner = next(iter(place.people.values()))
        server = place.world.add_guild(f"Server {at}", place.world.user(owner.id), shard=at % shards, shards=shards)
        place.world.join(server, place.application.user)
        for _ in range(min(SERVED, tables - at * SERVED)):
            channel = place.world.add_channel(server, "games")
            games.append(SlowGame(crowd, crowd.person(server), crowd.person(server), channel=channel))
    return games


async def measure_tables(
    place: Playground, where: CountingDisk, tables: int, paces: Sequence[float], processes: int, seconds: float
) -> None:  # fmt: skip
    """Print a line for each pace of so many tables."""
    crowd = Crowd(place, await wait_until_ready(place))
    games = add_games(place, crowd, tables, processes)
    for game in show_progress(games, tables, "tables"):
        await game.begin()
    place.rates.limit_all(REQUESTS)
    for pace in paces:
        meter = Meter(where)
        with meter.reading(place):
            waited = await click_for([game.click for game in games], seconds, pace)
        print(f"{processes:9}{tables:8}{format_use(waited, meter, seconds)}", flush=True)


def format_use(waited: list[float], meter: Meter, seconds: float) -> str:
    """Return the columns that say what visits took."""
    visits, late = len(waited), find_percentiles(waited)
    return (
        f"{visits / seconds:10.1f}{late['p50']:8.0f}{late['p95']:8.0f}{1000 * meter.cpu / visits:8.1f}"
        f"{meter.cpu / seconds:11.2f}{meter.commits / seconds:11.1f}{meter.requests / seconds:12.1f}"
        f"{meter.counted / seconds:11.1f}"
    )


async def run_bot(tables: int, paces: Sequence[float], processes: int, seconds: float, folder: Path) -> None:
    """Let a bot of so many processes serve tables in a world without faults."""
    place, where = Playground(shards=processes, concurrency=processes), CountingDisk()
    place.url = place.world.url = "http://localhost"
    wire, workers, file = Wire(place), SimulatedWorkers(), folder / "ilion.db"
    bot: SimulatedProcess | Fleet = SimulatedProcess(place, wire, file, workers)
    if processes > 1:
        bot = Fleet(place, wire, file, workers, processes, processes)
    with connect_bots(place), determinism.connect_to(wire, where), draw_without_printing():
        await bot.start()
        await measure_tables(place, where, tables, paces, processes, seconds)
        await bot.stop()


def simulate_tables(tables: int, paces: Sequence[float], processes: int, seconds: float) -> None:
    """Run a world of its own for so many tables."""
    loop = VirtualLoop(tables)
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch.multiple(disk, QUICK=COMMIT, SLOW=COMMIT),
        mock.patch.object(process, "UPDATED", 1.0),
        determinism.lend_time(loop),
        collected_by_round(),
    ):
        run_virtually(loop, run_bot(tables, paces, processes, seconds, Path(folder)))


def main() -> None:
    """Print a line for each number of tables and each pace."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=parse_positive, nargs="+", default=[100, 1000])
    parser.add_argument(
        "--every", type=parse_seconds, nargs="+", default=[600.0, 60.0], help="seconds from click to click"
    )
    parser.add_argument("--processes", type=parse_positive, default=1)
    parser.add_argument("--minutes", type=parse_seconds, default=10.0)
    chosen = parser.parse_args()
    logging.disable(logging.WARNING)
    print(HEAD)
    for tables in chosen.tables:
        simulate_tables(tables, chosen.every, chosen.processes, 60 * chosen.minutes)


if __name__ == "__main__":
    with end_in_words():
        main()

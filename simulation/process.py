"""The bot's process in a simulated world: started, killed, stopped, paused and started again."""

from __future__ import annotations

import asyncio
import itertools
import logging
import sqlite3
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from cogs.answering import button_ids
from cogs.bot import Ilion
from cogs.table.context import Pace
from engine.core import Game, KeepsRules
from games.catalog import load_catalog
from playground.playground import Playground
from running.log import LENIENT
from running.stopping import until_stopped
from simulation.disk import WRITE, WRITTEN
from simulation.loop import LIFE, WORLD, Life, running_loop
from simulation.network import ANSWER, REQUEST, Wire
from simulation.program import Unstoppable, Victim
from simulation.thoughts import SimulatedWorkers, Thinking
from store import Store, sqlite

UPDATED = 0.1  # how often a start is the first with today's rules, and no longer with former ones
STARTED, STOPPED = 600.0, 120.0  # seconds in which a bot has to be on the gateway, and to end when told to
OPTIONS: dict[str, Any] = {
    "pause": 1.0, "pace": Pace(edits=0.5, patience=2.0), "pictures": True, "guild_ready_timeout": 0.0,
}  # fmt: skip


class Records(logging.Handler):
    """What living programs log."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        life = LIFE.get()
        if life is not WORLD and not life.over:
            self.lines.append(self.format(record))

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Keep what is logged, within the ``with`` statement."""
        logging.getLogger().addHandler(self)
        for name, lenient in LENIENT.items():
            logging.getLogger(name).addFilter(lenient)
        try:
            yield
        finally:
            logging.getLogger().removeHandler(self)
            for name, lenient in LENIENT.items():
                logging.getLogger(name).removeFilter(lenient)


class SimulatedProcess:
    """One bot on one database file; there is never more than one of it."""

    speed = 1.0  # the bot's clock is the world's
    calls: Sequence[str] = (REQUEST, ANSWER, WRITE, WRITTEN)

    def __init__(self, place: Playground, wire: Wire, file: Path, workers: SimulatedWorkers) -> None:
        self.records = Records()
        self._place, self._wire, self._file, self._workers = place, wire, file, workers
        self._updated = False
        self._life = Life()
        self._stopped = asyncio.Event()
        self._running: asyncio.Task[None] | None = None
        self._store: sqlite.SqliteStore | None = None

    @property
    def victims(self) -> Sequence[Victim]:
        """What may be harmed by itself."""
        return [self]

    @property
    def running(self) -> bool:
        """Whether the process is there; it may be paused."""
        return self._running is not None and not self._running.done()

    @property
    def connected(self) -> bool:
        """Whether the bot is on the gateway."""
        return self.running and any(line.session for line in self._place.gateway.lines)

    @property
    def log(self) -> str:
        """All that it has logged."""
        return "\n".join(self.records.lines)

    async def start(self) -> None:
        """Start the bot and wait until it is on the gateway.

        Raises:
            Unstoppable: it is not there in time.
        """
        known, deadline = self._place.gateway.identified, running_loop().time() + STARTED
        while self._place.gateway.identified == known:
            if not self.running:  # Discord or the disk refused it, as they may; anyone who runs a bot starts it again
                await self._spawn()
            if running_loop().time() > deadline:
                raise Unstoppable(f"the bot did not connect within {STARTED:.0f} seconds")
            await asyncio.sleep(0.1)

    async def _spawn(self) -> None:
        await self.clear()
        self._life, self._stopped = Life(), asyncio.Event()
        vars(button_ids)["_DRAWN"] = itertools.count(time.time_ns())  # as each process begins elsewhere
        self._running = running_loop().create_task(self._run(), context=self._life.context())

    async def _run(self) -> None:
        try:
            self._store = await sqlite.open_store(self._file)
            await self._serve(self._store)
            await self._store.close()
        except Exception as wrong:
            logging.getLogger(__name__).warning("the bot has ended: %r", wrong)

    async def _serve(self, store: sqlite.SqliteStore) -> None:
        await until_stopped(self._bot(store, self._games(), shard_count=1), self._place.token, self._stopped)

    def _bot(self, store: Store, games: Mapping[str, Game], **options: Any) -> Ilion:
        return Ilion(store, games, Thinking(self._workers), **OPTIONS, **options)

    def _games(self) -> Mapping[str, Game]:
        """Return the games of the release that is installed; some start is the first with today's."""
        self._updated = self._updated or running_loop().chance.random() < UPDATED
        return load_catalog() if self._updated else load_catalog() | load_former_games()

    async def kill_at(self, call: str, count: int, within: float) -> bool:
        """Kill the bot at one of its calls, the nth from now; return whether that came in time."""
        hit = asyncio.Event()
        self._life.kill_at(call, count, hit.set)
        with suppress(TimeoutError):
            await asyncio.wait_for(hit.wait(), within)
        await self.clear()
        return hit.is_set()

    async def stop(self) -> None:
        """Tell the bot to end, as a service manager does.

        Raises:
            Unstoppable: it goes on.
        """
        self._life.go_on()
        self._stopped.set()
        if self._running is not None:
            done, _ = await asyncio.wait([self._running], timeout=STOPPED)
            if not done:
                raise Unstoppable(f"the bot did not end within {STOPPED:.0f} seconds")
        await self.clear()

    async def pause(self, seconds: float) -> None:
        """Let the process stand still, as a machine that sleeps does."""
        life = self._life
        life.pause()
        await asyncio.sleep(seconds)
        if not life.over:
            life.go_on()

    async def clear(self) -> None:
        """Kill the bot, if it is there."""
        self._life.end()
        self._wire.cut(self._life)
        self._running = None
        if self._store is not None:
            with suppress(sqlite3.Error):
                self._store._db.close()
            self._store = None


def load_former_games() -> dict[str, Game]:
    """Return the games with rules that are not today's, one version before."""
    versions = {key: game.under(game.rules - 1) for key, game in load_catalog().items() if isinstance(game, KeepsRules)}
    return {key: game for key, game in versions.items() if game is not None}

"""How long it takes when the time of many turns is up at once, as after an outage.

    uv run --group bench python -m bench.alarms

Many two-player games of Iliad are in play and asleep, each some moves long, and the time of all is up at once.
Asking Discord whether people can reach a table takes ``--reach`` seconds, and showing a table ``--showing`` seconds of
CPU, which wait until the rush is over or, with ``--at-once``, do not. The measurement ends when every alarm has
been rung and every move owed by a computer player is made; ``cpu`` is the CPU time of our own work.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import tempfile
import time
from pathlib import Path
from typing import Any

from bench.restart import clone_game
from engine.chance import Guess
from engine.match import deal_match
from games.catalog import load_catalog
from store import Deed, Seated, StoredMove, Turn, sqlite
from tables.choices import OVERTIME
from tables.play.registry import TableRegistry
from tables.play.services import Services
from tables.play.timekeeper import Rush
from tables.seats.lobby import Lobby
from terminal.arguments import parse_positive
from terminal.ending import end_in_words
from terminal.progress import show_progress

SEED = bytes(range(32))
NOW = 1_000_000.0


class Quick:
    """A thinker that takes no time: ``bench.players`` measures thinking."""

    async def think(self, game: Any, level: str, view: Any, moves: Any, seed: int) -> str:
        """Return the first move."""
        return str(moves[0])


class Showing:
    """A herald that shows a table in the background, once for all that is told at a time."""

    def __init__(self, seconds: float, *, waits: bool) -> None:
        self._seconds, self._waits = seconds, waits
        self.rush: Rush | None = None
        self.tasks: dict[int, asyncio.Task[None]] = {}

    async def told(self, table: Any, *about: Any) -> None:
        """Show a table soon."""
        if table.number not in self.tasks:
            self.tasks[table.number] = asyncio.create_task(self._show(table.number))

    played = thinking = seated = closed = unreadable = timed = told

    async def _show(self, number: int) -> None:
        if self._waits and self.rush:
            await self.rush.pass_by(number)
        end = time.thread_time() + self._seconds
        while time.thread_time() < end:
            pass


class Silent:
    """A herald that tells nobody."""

    async def told(self, *about: Any) -> None:
        """Tell nobody."""

    played = thinking = seated = closed = unreadable = timed = told


async def first_table(database: Path, plies: int, overtime: str) -> None:
    """Store a game in which the time of the current turn is up."""
    store, game = await sqlite.open_store(database), load_catalog()["iliad"]
    lobby = Lobby("iliad", 1, "standard", 2, time=300, overtime=overtime).join(1, "Ada").join(2, "Bruno")
    row = await store.create_table(
        guild=None,
        channel=1,
        place=1,
        name="Iliad",
        game="iliad",
        host=1,
        language="en",
        lobby=lobby.dump(),
        created=0.0,
    )
    match, _ = deal_match(game, 2, {"variant": "standard"}, SEED)
    await store.begin(row.id, match.head, SEED, match.log[0], [Seated(0, 1, None, "Ada"), Seated(1, 2, None, "Bruno")])
    chance = Guess(1)
    for _ in range(plies):
        [seat] = match.state.to_act()
        moves = match.state.legal(seat)
        step = match.propose(seat, str(moves[chance.below(len(moves))]), match.stamps[seat])
        await store.commit(row.id, Deed(moves=[StoredMove(step.entry)]))
        match.accept(step)
    [seat] = match.state.to_act()
    await store.keep_turns(row.id, [Turn(seat, match.ply, 300.0, NOW - 300, NOW, NOW, 2)])
    await store.close()


async def ring_alarms(database: Path, reach: float, herald: Any) -> dict[str, float]:
    """Ring every alarm and return the seconds that takes, and the seconds of CPU."""

    async def reached(_: int) -> bool:
        await asyncio.sleep(reach)
        return True

    store = await sqlite.open_store(database)
    thinker: Any = Quick()
    services: Any = Services(store, herald, thinker, lambda: NOW + 1.0, reach=reached)
    registry = TableRegistry(load_catalog(), services)
    herald.rush = registry.timekeeper.rush
    began, worked = time.perf_counter(), time.process_time()
    await registry.timekeeper.ring()
    for table in [*registry._in_use.values()]:
        await table.rest()
    took = {"seconds": time.perf_counter() - began, "cpu": time.process_time() - worked}
    assert await store.alarms(NOW + 1.0) == [], "an alarm was not rung"
    for showing in herald.tasks.values():
        showing.cancel()
    await store.close()
    return {name: round(value, 2) for name, value in took.items()}


def main() -> None:
    """Print the seconds for each agreement about what happens when time is up."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=parse_positive, default=2000)
    parser.add_argument("--plies", type=parse_positive, default=30)
    parser.add_argument("--reach", type=float, default=0.02)
    parser.add_argument("--showing", type=float, default=0.0)
    parser.add_argument("--at-once", action="store_true")
    chosen = parser.parse_args()
    logging.disable(logging.ERROR)
    for overtime in show_progress(OVERTIME.values, len(OVERTIME.values), "agreements"):
        with tempfile.TemporaryDirectory() as folder:
            database = Path(folder) / "bench.db"
            asyncio.run(first_table(database, chosen.plies, overtime))
            clone_game(database, chosen.tables)
            herald = Showing(chosen.showing, waits=not chosen.at_once)
            row = {"overtime": overtime, "tables": chosen.tables}
            row |= asyncio.run(ring_alarms(database, chosen.reach, herald))
            print(json.dumps(row))


if __name__ == "__main__":
    with end_in_words():
        main()

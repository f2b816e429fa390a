"""What a click costs where far more games are played than a process keeps awake, in a simulated world.

    uv run --group bench python -m bench.asleep --tables 400 2000

Two people sit at each table of Iliad, and click one after another at a human pace. Time is simulated, so that hours
pass in minutes; pictures are drawn, and not printed. ``cpu`` is in ms for a click, of the bot, Discord and people
together, so compare the rows only. ``requests`` are those for a click, and ``memory`` is in KiB for a table. A process
keeps 500 tables awake (``tables.play.registry.AWAKE``).
"""

from __future__ import annotations

import argparse
import json
import logging
import resource
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.crowd import click_for, seat_players
from playground.discord_py import connect_bots
from playground.playground import Playground
from simulation import determinism
from simulation.disk import Disk
from simulation.loop import VirtualLoop, run_virtually
from simulation.network import Wire
from simulation.process import SimulatedProcess
from simulation.thoughts import SimulatedWorkers
from simulation.world import draw_without_printing

PACE = 60.0  # simulated seconds between two clicks at a table
Row = dict[str, float]


@contextmanager
def connected_world(place: Playground) -> Iterator[Wire]:
    """Let bots reach this playground, and store on a simulated disk."""
    place.url = place.world.url = "http://localhost"
    wire = Wire(place)
    with connect_bots(place), determinism.connect_to(wire, Disk()), draw_without_printing():
        yield wire


async def measure_clicks(tables: int, clicks: int, folder: Path) -> Row:
    """Let people click so often at each of so many tables; return what a click costs."""
    place, requests = Playground(), list[object]()
    with connected_world(place) as wire:
        bot = SimulatedProcess(place, wire, folder / "ilion.db", SimulatedWorkers())
        await bot.start()
        before = read_memory()
        seated = await seat_players(place, tables)
        after = read_memory()
        place.rest.witnesses.append(requests.append)
        used = time.process_time()
        made = len(await click_for(seated, clicks * PACE, PACE))
        used = time.process_time() - used
        await bot.stop()
    memory = (after - before) / tables
    return {"clicks": made, "cpu": 1000 * used / made, "requests": len(requests) / made, "memory": memory}


def read_memory() -> int:
    """Return the most memory that this process has had, in KiB (Linux)."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def simulate_clicks(tables: int, clicks: int) -> Row:
    """Measure in a world of its own."""
    loop = VirtualLoop(tables)
    with tempfile.TemporaryDirectory() as folder, determinism.lend_time(loop):
        return run_virtually(loop, measure_clicks(tables, clicks, Path(folder)))


def main() -> None:
    """Print a row for each number of tables, and the ratio of the last to the first."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, nargs="+", default=[400, 2000])
    parser.add_argument("--clicks", type=int, default=5, help="at each table")
    chosen = parser.parse_args()
    logging.disable(logging.ERROR)
    rows = [simulate_clicks(tables, chosen.clicks) for tables in chosen.tables]
    for tables, row in zip(chosen.tables, rows, strict=True):
        print(json.dumps({"tables": tables, **{name: round(value, 2) for name, value in row.items()}}), flush=True)
    print(f"cpu of a click, last over first: {rows[-1]['cpu'] / rows[0]['cpu']:.2f}")


if __name__ == "__main__":
    main()

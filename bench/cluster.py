"""Durable moves a second of one, two and four processes on one PostgreSQL database, against one on a SQLite file.

    uv run --extra postgres python -m bench.cluster [--database ADDRESS]

Without the address of an empty PostgreSQL database, only SQLite is measured. In each process, people play Iliad for two
at its part of the tables, as fast as it stores their moves; nothing is shown and nobody thinks. A move counts
once it is on the disk. ``cpu`` is the CPU time of all processes, in ms a move; the server's is not in it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bench.alarms import Quick, Silent
from bench.databases import name_unusable_database
from engine.chance import Guess
from games.catalog import load_catalog
from store import Store, sqlite
from store.address import parse_address
from store.shares import Share
from tables.play.registry import TableRegistry
from tables.play.services import Services
from tables.play.table import Table
from tables.seats.lobby import Lobby
from terminal.arguments import parse_positive, parse_seconds
from terminal.ending import Mistake, end_in_words

ADA, BRUNO = 1, 2
TIMER = 22  # bits of an id below those that say which shard it belongs to; Discord, "Sharding"


# -- one process


@asynccontextmanager
async def open_share(database: str, number: int, of: int) -> AsyncIterator[tuple[Store, Share]]:
    """Open a file, or a shard of a PostgreSQL database; each process holds one of as many shards."""
    if "://" not in database:
        async with close_after(await sqlite.open_store(Path(database))) as file:
            yield file, Share()
        return
    from store.postgres.cluster import join_cluster  # its library may not be installed

    async with join_cluster(parse_address(database), of, fixed=True) as joined:
        assert await joined.take(number), "every process has a shard of its own"
        async with close_after(joined.store(share := Share(number, of))) as store:
            yield store, share


@asynccontextmanager
async def close_after(store: Store) -> AsyncIterator[Store]:
    """Close a store at the end."""
    try:
        yield store
    finally:
        await store.close()


async def begin_game(registry: TableRegistry, guild: int) -> Table:
    """Begin a game of two people."""
    lobby = Lobby("iliad", ADA, "standard", 2).join(ADA, "Ada").join(BRUNO, "Bruno")
    row = await registry.services.store.create_table(
        guild=guild, channel=1, place=1, name="Iliad", game="iliad", host=ADA, language="en", lobby=lobby.dump(),
        created=0.0,
    )  # fmt: skip
    return await registry.start(row.id, ADA)


async def play_games(registry: TableRegistry, guild: int, end: float) -> int:
    """Play game after game at one table, and at least one move; return how many moves were stored."""
    chance, made, table = Guess(guild), 0, await begin_game(registry, guild)
    while not made or time.time() < end:
        if table.status != "playing":
            table = await begin_game(registry, guild)
        [seat] = table.match.state.to_act()
        moves = table.match.state.legal(seat)
        before = table.match.ply
        await table.submit(seat, str(moves[chance.below(len(moves))]), table.match.stamps[seat])
        made += table.match.ply - before
    await table.rest()
    return made


async def run_process(database: str, number: int, of: int, tables: int, seconds: float) -> None:
    """Be one process: say that it is ready, wait for a line with the time to begin, and print what was done."""
    async with open_share(database, number, of) as (store, share):
        thinker: Any = Quick()
        registry = TableRegistry(load_catalog(), Services(store, Silent(), thinker, time.time, share=share))
        print("ready", flush=True)
        begin = float(await asyncio.to_thread(sys.stdin.readline))
        guilds = [((share.shards * at + share.shard) << TIMER) + 1 for at in range(tables)]
        await asyncio.sleep(max(0.0, begin - time.time()))
        used = time.process_time()
        made = await asyncio.gather(*(play_games(registry, guild, begin + seconds) for guild in guilds))
        cpu, took = time.process_time() - used, time.time() - begin
        print(json.dumps({"moves": sum(made), "cpu": cpu, "seconds": took}), flush=True)


# -- all of them


async def measure_moves(database: str, processes: int, tables: int, seconds: float) -> dict[str, float]:
    """Let so many processes play at their parts of the tables; return moves a second."""
    started = [
        await start_process(database, at, processes, part, seconds)
        for at, part in enumerate(deal_out(tables, processes))
    ]
    try:
        for each in started:
            await read_line(each)
        begin = f"{time.time() + 0.5}\n".encode()
        for each in started:
            assert each.stdin is not None
            each.stdin.write(begin)
        found = [json.loads(await read_line(each)) for each in started]
    finally:
        for each in started:
            await each.communicate()
    moves, cpu = (sum(each[name] for each in found) for name in ("moves", "cpu"))
    return {
        "processes": processes,
        "tables": tables,
        "moves_per_second": moves / max(each["seconds"] for each in found),
        "cpu": 1000 * cpu / max(1, moves),
    }


def deal_out(tables: int, processes: int) -> list[int]:
    """Return how many of the tables each process plays at."""
    return [len(range(at, tables, processes)) for at in range(processes)]


async def start_process(database: str, number: int, of: int, tables: int, seconds: float) -> Process:
    """Start one of the processes."""
    options = {"database": database, "number": number, "of": of, "tables": tables, "seconds": seconds}
    words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
    return await asyncio.create_subprocess_exec(sys.executable, "-m", "bench.cluster", *words, stdin=PIPE, stdout=PIPE)


async def read_line(process: Process) -> str:
    """Return the next line that a process prints.

    Raises:
        Mistake: it has ended; it has said why.
    """
    assert process.stdout is not None
    said = (await process.stdout.readline()).decode()
    if not said:
        raise Mistake("a process has ended")
    return said


async def compare_databases(url: str, processes: list[int], tables: int, seconds: float) -> None:
    """Print a row for SQLite and for each number of processes on PostgreSQL, with the ratio to SQLite."""
    if url:
        parse_address(url)  # before anything is measured; without a scheme, a process would take it for a file
    with tempfile.TemporaryDirectory() as folder:
        alone = await measure_moves(str(Path(folder) / "bench.db"), 1, tables, seconds)
    print("sqlite", json.dumps({name: round(value, 2) for name, value in alone.items()}))
    for number in processes if url else []:
        row = await measure_moves(url, number, tables, seconds)
        row["to_sqlite"] = row["moves_per_second"] / alone["moves_per_second"]
        print("postgres", json.dumps({name: round(value, 2) for name, value in row.items()}))


@name_unusable_database()
def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--database", default="", metavar="ADDRESS")
    parser.add_argument("--processes", type=parse_positive, nargs="+", default=[1, 2, 4])
    parser.add_argument("--tables", type=parse_positive, default=32)
    parser.add_argument("--seconds", type=parse_seconds, default=5.0)
    parser.add_argument("--number", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--of", type=int, default=1, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    logging.disable(logging.ERROR)
    if chosen.number is not None:
        asyncio.run(run_process(chosen.database, chosen.number, chosen.of, chosen.tables, chosen.seconds))
    elif chosen.tables < max(chosen.processes):
        parser.error(f"{max(chosen.processes)} processes need at least as many tables; raise --tables")
    else:
        asyncio.run(compare_databases(chosen.database, chosen.processes, chosen.tables, chosen.seconds))


if __name__ == "__main__":
    with end_in_words():
        main()

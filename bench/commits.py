"""What it takes to store a move: moves a second, ms and our own CPU for each, from one table or many at once.

    uv run --extra postgres python -m bench.commits [--database ADDRESS]

Without the address of an empty PostgreSQL database, only SQLite is measured; with it, both are in one run, and the
last line compares them. Each move is one transaction that is on the disk when it ends.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path

from bench.databases import name_unusable_database
from engine.log import Entry
from engine.match import deal_match
from games.catalog import load_catalog
from store import Deed, Seated, Store, StoredMove, sqlite
from store.address import Address, parse_address
from terminal.arguments import parse_positive, parse_seconds
from terminal.ending import end_in_words

SEED = bytes(range(32))
SEATED = [Seated(0, 1, None, "Ada"), Seated(1, 2, None, "Bruno")]


@asynccontextmanager
async def in_a_file() -> AsyncIterator[Store]:
    """Open a store in a file of its own."""
    with tempfile.TemporaryDirectory() as folder:
        store = await sqlite.open_store(Path(folder) / "bench.db")
        try:
            yield store
        finally:
            await store.close()


@asynccontextmanager
async def on_a_server(address: Address) -> AsyncIterator[Store]:
    """Open the store on a server."""
    from store import postgres  # its library may not be installed

    store = await postgres.open_store(address)
    try:
        yield store
    finally:
        await store.close()


async def store_deal(store: Store) -> int:
    """Store a game in play and return its number."""
    row = await store.create_table(
        guild=1, channel=1, place=1, name="Iliad", game="iliad", host=1, language="en", lobby={}, created=0.0
    )
    match, _ = deal_match(load_catalog()["iliad"], 2, {"variant": "standard"}, SEED)
    await store.begin(row.id, match.head, SEED, match.log[0], SEATED)
    return row.id


async def store_moves(store: Store, table: int, end: float) -> list[float]:
    """Store move after move at a table, at least two; return the seconds that each took."""
    taken: list[float] = []
    while len(taken) < 2 or time.perf_counter() < end:
        began = time.perf_counter()
        move = StoredMove(Entry(len(taken) + 1, len(taken) % 2, "pass", ()))
        await store.commit(table, Deed(moves=[move]))
        taken.append(time.perf_counter() - began)
    return taken


async def measure_commits(store: Store, tables: int, seconds: float) -> dict[str, float]:
    """Let so many tables move at once; return moves a second, and the ms of a move."""
    numbers = [await store_deal(store) for _ in range(tables)]
    end, used = time.perf_counter() + seconds, time.process_time()
    taken = [
        each for found in await asyncio.gather(*(store_moves(store, table, end) for table in numbers)) for each in found
    ]
    slowest = statistics.quantiles(taken, n=20)[-1]
    return {
        "tables": tables, "moves_per_second": len(taken) / seconds,
        "p50_ms": 1000 * statistics.median(taken), "p95_ms": 1000 * slowest,
        "ms_cpu": 1000 * (time.process_time() - used) / len(taken),
    }  # fmt: skip


async def compare_stores(url: str, tables: list[int], seconds: float) -> None:
    """Print a row for each store and number of tables, and the ratio of the stores."""
    kinds: dict[str, Callable[[], AbstractAsyncContextManager[Store]]] = {"sqlite": in_a_file}
    if url:
        kinds["postgres"] = partial(on_a_server, parse_address(url))
    for number in tables:
        found = {}
        for kind, opened in kinds.items():
            async with opened() as store:
                found[kind] = await measure_commits(store, number, seconds)
            print(kind, json.dumps({name: round(value, 2) for name, value in found[kind].items()}))
        if url:
            ratio = found["postgres"]["moves_per_second"] / found["sqlite"]["moves_per_second"]
            print(f"moves a second, postgres to sqlite: {ratio:.2f}")


@name_unusable_database()
def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--database", default="", metavar="ADDRESS")
    parser.add_argument("--tables", type=parse_positive, nargs="+", default=[1, 10, 100])
    parser.add_argument("--seconds", type=parse_seconds, default=3.0)
    chosen = parser.parse_args()
    asyncio.run(compare_stores(chosen.database, chosen.tables, chosen.seconds))


if __name__ == "__main__":
    with end_in_words():
        main()

"""The stores that must fulfill the contract, and what the tests put into them.

To test another store, add to ``OPEN`` how to open it in a folder, empty or not, and its name to ``KINDS``.
"""

import asyncio
import sys
from pathlib import Path

import pytest

from engine.core import NOBODY
from engine.log import Entry, Head
from store import Deed, End, Remembered, Seated, StoredMove, postgres
from tests.store import server
from tests.store.empty import open_store


async def open_postgres(folder):
    """Open the store in the database that belongs to this folder."""
    return await postgres.open_store(await server.make(folder))


OPEN = {"postgres": open_postgres, "sqlite": lambda folder: open_store(folder / "ilion.db")}
# With PostgreSQL it takes three times as long, and test_both_stores.py proves each time that it answers alike.
KINDS = pytest.mark.parametrize("kind", [pytest.param("postgres", marks=[server.needed, pytest.mark.slow]), "sqlite"])
SECONDS = 60  # no test takes a tenth of it; a hanging close would never end

HEAD = Head("iliad", 1, "d2a84f4b8b65", 2, {"variant": "teams", "first": 1, "of": [1, 2]}, "5ea1")
SEED = bytes(range(32))
DEAL = Entry(0, NOBODY, "deal", (75, 0, 12))
PAIR = [Seated(0, 7, None, "Ἕκτωρ 🛡️"), Seated(1, None, "greedy", "Computer")]
HUGE = 2**63 - 1


def claim(test):
    """Turn a coroutine that takes a store into a test of every store, newly opened."""

    def plain(kind, tmp_path):
        visit(kind, tmp_path, test)

    plain.__name__, plain.__doc__ = test.__name__, test.__doc__
    return KINDS(plain)


def visit(kind, folder, work):
    """Open the store in a folder, run a coroutine with it, close it and return the result."""

    if kind == "postgres":
        server.server()  # its first start may take longer than a test

    async def within():
        store = await OPEN[kind](folder)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(asyncio.wait_for(within(), SECONDS))


async def opened(store, **other):
    """Open a table; only the fields in ``other`` matter to the test."""
    usual = {"guild": 1, "channel": 2, "place": 3, "name": "Troy", "game": "iliad", "host": 7, "language": "en"}
    return await store.create_table(**{**usual, "lobby": {}, "created": 100.0, **other})


async def dealt(store, **other):
    """Open a table, deal a match and return the table's number."""
    table = (await opened(store, **other)).id
    await store.begin(table, HEAD, SEED, DEAL, PAIR)
    return table


async def append(store, table, entry, interaction, end=None, position=None, mover=None, happened=(), took=None):
    """Store a move."""
    move = StoredMove(entry, interaction, mover, took)
    await store.commit(table, Deed(moves=[move], position=position, happened=happened, end=end))


async def seat_players(store, table, seats, *, gone=(), back=(), happened=(), before=None, **changes):
    """Replace all seats, and change fields of the table; return it."""
    return await store.commit(table, Deed((), None, happened, seats, changes, gone, back, before))


async def finish(store, table, status, outcome, at, loser=None, happened=()):
    """Close a table; a loser has given up."""
    gone = [] if loser is None else [loser]
    await store.commit(table, Deed(gone=gone, happened=happened, end=End(status, at, outcome)))


async def counted(store, table, results):
    """Count one match; return whether it was not counted before."""
    return table in await store.count({table: results})


def entry(ply, move="pass"):
    return Entry(ply, ply % 2, move, (ply, 3) if ply % 3 else ())


def message(table, number, **other):
    usual = {"kind": "table", "user": None, "channel": 2, "since": float(number)}
    return Remembered(**{**usual, "table": table, "message": number, **other})


async def append_for_ever(kind, folder):
    """Append to table 1 and print each ply as soon as it is stored."""
    store = await OPEN[kind](folder)
    ply = len(await store.log(1))
    while True:
        await append(store, 1, entry(ply), 1000 + ply)
        print(ply, flush=True)
        ply += 1


if __name__ == "__main__":
    asyncio.run(append_for_ever(sys.argv[1], Path(sys.argv[2])))

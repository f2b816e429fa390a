"""What a restart costs with many games asleep: the time until the first answer, and memory.

    uv run --group bench python -m bench.restart

Each database holds a number of games of Iliad in play. The bot starts on it in a process of its own,
against a playground in this one, and a person asks for a hand. Figures that grow with the number of
tables would mean that the bot loads something that nobody has touched.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.bots import start_bot
from bench.crowd import wait_until
from engine.match import deal_match
from games.catalog import load_catalog
from playground.playground import Playground
from store import Seated, sqlite
from tables.seats.lobby import Lobby
from terminal.arguments import parse_positive
from terminal.ending import end_in_words
from terminal.progress import show_progress

SEED = bytes(range(32))
SHIFTED = {  # the columns of a table's rows that tell one game from another
    "tables": ("id", "channel", "place"),
    "seats": ("table_id", "user"),
    "matches": ("table_id",),
    "dealt": ("table_id",),
    "players": ("table_id",),
    "entries": ("table_id",),
    "turns": ("table_id",),
}


async def first_table(database: Path, place: Playground) -> None:
    """Store a two-player game in play, with a person of the playground seated."""
    store = await sqlite.open_store(database)
    person = next(iter(place.people.values()))
    server = person.servers()[0]
    channel = person.channels(server)[0].id
    lobby = Lobby("iliad", person.user.id, "standard", 2).join(person.user.id, "Ada").join(2, "Bruno")
    row = await store.create_table(
        guild=server.id, channel=channel, place=channel, name="Iliad", game="iliad", host=person.user.id,
        language="en", lobby=lobby.dump(), created=0.0,
    )  # fmt: skip
    match, _ = deal_match(load_catalog()["iliad"], 2, {"variant": "standard"}, SEED)
    seats = [Seated(seat, sitter.user, None, sitter.name) for seat, sitter in enumerate(lobby.sitters)]
    await store.begin(row.id, match.head, SEED, match.log[0], seats)
    await store.shown({row.id: 0})
    await store.close()


def clone_game(database: Path, tables: int) -> None:
    """Copy the first game until there are so many tables, all of them seen by people."""
    with sqlite3.connect(database) as db:
        for name, shifted in SHIFTED.items():
            db.executemany(format_cloning(db, name, shifted), [(number,) for number in range(1, tables)])
        db.execute("DELETE FROM unshown")


def format_cloning(db: sqlite3.Connection, name: str, shifted: Sequence[str]) -> str:
    """Return the statement that copies the first game's rows, with whatever columns the table has now."""
    columns = [column for _, column, *_ in db.execute(f"PRAGMA table_info({name})")]  # without generated ones
    values = [f"{column} + ?1" if column in shifted else column for column in columns]
    return f"INSERT OR IGNORE INTO {name} ({', '.join(columns)}) SELECT {', '.join(values)} FROM {name} WHERE {shifted[0]} = 1"  # noqa: S608, E501


async def measure_restart(tables: int) -> dict[str, float]:
    """Start the bot on so many sleeping tables; return seconds until its first answer, and its memory."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.db"
        async with Playground() as place:
            await first_table(database, place)
            clone_game(database, tables)
            began = time.perf_counter()
            bot = await start_bot("words", place, database)
            try:
                await first_answer(place)
                return {"tables": tables, "seconds": time.perf_counter() - began, "megabytes": read_memory(bot.pid)}
            finally:
                await bot.end()


async def first_answer(place: Playground) -> None:
    """Open a hand as soon as the bot is ready."""
    person = next(iter(place.people.values()))
    channel: Any = person.channels(person.servers()[0])[0]
    await wait_until(lambda: bool(person.commands(channel)) and place.gateway.identified > 0)
    asked = await person.slash(channel, "hand")
    await asked.settled()
    assert asked.message, "the hand was not shown"


def read_memory(process: int) -> float:
    """Return the resident memory of a process in MiB (Linux)."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def main() -> None:
    """Print a row for each number of tables, and the ratio of the last to the first."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=parse_positive, nargs="+", default=[10, 1_000, 100_000])
    chosen = parser.parse_args()
    logging.disable(logging.ERROR)
    rows = [
        asyncio.run(measure_restart(tables)) for tables in show_progress(chosen.tables, len(chosen.tables), "restarts")
    ]
    for row in rows:
        print(json.dumps({name: round(value, 2) for name, value in row.items()}))
    for cost in ("seconds", "megabytes"):
        print(f"ratio of {cost}, last to first: {rows[-1][cost] / rows[0][cost]:.2f}")


if __name__ == "__main__":
    with end_in_words():
        main()

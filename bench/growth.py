"""What a long history costs: how long each command waits for the database after many games, and counting them all.

    uv run --extra postgres python -m bench.growth [--games N ...] [--times N] [--database ADDRESS]

Each database holds a number of finished games in one channel, copied from one that was played, and a game in play.
The newest twenty are those of a newcomer; a veteran has sat in every game. Both type commands. The last lines
compare the largest database with the smallest: a ratio far above 1 means that a command goes through old games.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from math import nan
from pathlib import Path
from typing import Any

from bench.bots import connect_bot
from bench.crowd import PATIENCE, wait_until
from bench.databases import name_unusable_database
from cogs.bot import Ilion
from engine.match import Match, deal_match
from games.catalog import load_catalog
from playground.people import Person
from playground.playground import Playground
from store import Deed, End, Remembered, Seated, StoredMove, sqlite
from store.address import Address, parse_address
from store.everything import ORDER
from tables.history.results import Results
from tables.seats.lobby import Lobby
from tables.thinking.thinking import AtOnce
from terminal.arguments import parse_positive
from terminal.ending import end_in_words
from terminal.progress import show_progress

GAME, VARIANT, SEED = "olympus", "standard", bytes([4]) * 32
SCHEMA = "growth"
APART = 60.0  # seconds between the ends of two games
NEWEST = 20  # games of the newcomer
STRANGERS = 10**17  # the id of the first person who is nobody of the playground
BATCH = 500  # games written at once
COPIED = ("tables", "mentions", "matches", "entries", "seats", "dealt", "messages", "results", "standings")
RATED = ("results", "standings")
NUMBERS = {"message": 10, "id": 1, "table_id": 1}  # columns that tell one game from another, and by how much
TIMED = ("created", "touched", "ended", "at", "since")
COMMANDS: Sequence[tuple[str, dict[str, Any]]] = (
    ("hand", {}), ("hint", {}), ("undo", {}), ("table", {}), ("tables", {}), ("rules", {}), ("settings", {}),
    ("history", {"where": "channel"}), ("history", {"where": "server"}), ("history", {"where": "mine"}),
    ("history", {"where": "channel", "game": "horse"}), ("replay", {}), ("verify", {}), ("analysis", {}),
    ("stats", {}), ("leaderboard", {}), ("play", {"game": "iliad"}), ("block", {}), ("privacy export", {}),
)  # fmt: skip


class Stopwatch:
    """A store that adds up how long its answers took."""

    def __init__(self, store: Any) -> None:
        self.inner, self.waited = store, 0.0

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.inner, name)
        return self._timed(found) if asyncio.iscoroutinefunction(found) else found

    def _timed(self, question: Any) -> Any:
        async def asked(*about: Any, **other: Any) -> Any:
            began = time.perf_counter()
            try:
                return await question(*about, **other)
            finally:
                self.waited += time.perf_counter() - began

        return asked


class Idle(AtOnce):
    """A thinker to whom every position looks even: what is measured here is the database."""

    async def aside(self, work: Any, *about: Any) -> Any:
        """Return a chance at once; do all other work."""
        return 0.5 if work.__name__ == "prospect" else await super().aside(work, *about)


@dataclass(frozen=True, slots=True)
class Where:
    """Where the games are played, and who was at the one that is copied."""

    guild: int
    channel: int
    newcomer: int
    veteran: int


# -- the games


def whole_match() -> Match:
    """Return a match that two players have played at random to its end."""
    match, _ = deal_match(load_catalog()[GAME], 2, {"variant": VARIANT}, SEED)
    chance = random.Random(4)
    while not match.state.outcome():
        seat = match.state.to_act()[0]
        match.accept(match.propose(seat, str(chance.choice(match.state.legal(seat))), match.stamps[seat]))
    return match


async def first_games(store: Any, where: Where, now: float) -> None:
    """Store a finished game of the newcomer and the veteran, and one that they are still playing."""
    match = whole_match()
    await store_ending(store, await store_opening(store, where, match, now), where, match, now)
    await store_opening(store, where, match, now)
    await store.shown({1: len(match.log), 2: 0})


async def store_opening(store: Any, where: Where, match: Match, now: float) -> int:
    """Store a game as it is dealt, with the messages of its lobby and its board."""
    lobby = Lobby(GAME, where.newcomer, VARIANT, 2).join(where.newcomer, "Ada").join(where.veteran, "Bruno")
    seats = [Seated(seat, sitter.user, None, sitter.name) for seat, sitter in enumerate(lobby.sitters)]
    row = await store.create_table(
        guild=where.guild, channel=where.channel, place=where.channel, name="Olympus", game=GAME,
        host=where.newcomer, language="en", lobby=lobby.dump(), created=now, seats=seats,
    )  # fmt: skip
    await store.begin(row.id, match.head, SEED, match.log[0], seats)
    for kind in ("lobby", "table"):
        await store.remember(Remembered(row.id, kind, None, where.channel, 10 * row.id + len(kind), now))
    return int(row.id)


async def store_ending(store: Any, table: int, where: Where, match: Match, now: float) -> None:
    """Store all moves of a game and its result."""
    outcome = match.state.outcome()
    assert outcome is not None, "the match is over"
    end = End("finished", now, {"shares": outcome.shares, "places": outcome.places, "reason": outcome.reason})
    for entry in match.log[1:]:
        mover = None if entry.seat < 0 else (where.newcomer, where.veteran)[entry.seat]
        move = StoredMove(entry, None, mover, 5.0)
        await store.commit(table, Deed(moves=[move], end=end if entry is match.log[-1] else None))


async def copy_game(store: Any, games: int, where: Where, *, rated: bool) -> None:
    """Copy the finished game until there are so many, the newest of them the newcomer's."""
    async with store.everything() as every:
        names = [table for table in ORDER if table in COPIED and (rated or table not in RATED)]
        first = {
            table: [row async for rows in every.batches(table) for row in rows if is_own(row, where)] for table in names
        }
        for start in show_progress(range(1, games, BATCH), -(-(games - 1) // BATCH), "batches of games"):
            for table in names:
                numbers = range(start, min(games, start + BATCH))
                lines = [line for at in numbers for line in list_copies(table, first[table], at, where)]
                if lines:
                    await every.insert(table, lines)
        await every.clear("unshown")
        await every.number({**await every.numbers(), "tables": games + 2, "results": 10 * games})


def is_own(row: dict[str, Any], where: Where) -> bool:
    """Return whether a row belongs to the finished game: by the number of its table, or as the newcomer's standing."""
    if "table_id" in row or "id" in row:
        return bool(row.get("table_id", row.get("id")) == 1)
    return bool(row["person"] == where.newcomer)


def list_copies(table: str, rows: Sequence[dict[str, Any]], at: int, where: Where) -> Iterator[dict[str, Any]]:
    """Yield the rows of a copy that ended when ``at`` others were still to end; a standing is that of many games."""
    if table == "standings" and (at % NEWEST or at < NEWEST):
        return
    for number, row in enumerate(rows):
        line = {name: shift_value(name, value, at) for name, value in row.items()}
        if table == "results":
            line["id"] = 10 * at + number
        yield line if at < NEWEST else replace_newcomer(line, at, where)


def shift_value(name: str, value: Any, at: int) -> Any:
    """Return a value of a copy: tables and messages have numbers of their own, and times are earlier."""
    if value is None or isinstance(value, str):
        return value
    if name in NUMBERS:
        return value + NUMBERS[name] * (at + 1)
    return value - at * APART if name in TIMED else value


def replace_newcomer(row: dict[str, Any], at: int, where: Where) -> dict[str, Any]:
    """Return a row with a stranger in the newcomer's place; each plays as many games as they do."""
    stranger = STRANGERS + at // NEWEST
    row = {name: stranger if value == where.newcomer else value for name, value in row.items()}
    if "lobby" in row:
        row["lobby"] = row["lobby"].replace(str(where.newcomer), str(stranger))
    return row


# -- the databases


@asynccontextmanager
async def open_empty_store(url: str) -> AsyncIterator[Any]:
    """Open an empty store: in a file of its own, or on a server in a schema that goes afterwards."""
    if not url:
        with tempfile.TemporaryDirectory() as folder:
            file = await sqlite.open_store(Path(folder) / "bench.db")
            try:
                yield file
            finally:
                await file.close()
        return
    from store import postgres  # its library may not be installed

    async with open_schema(url) as address:
        server = await postgres.open_store(address)
        try:
            yield server
        finally:
            await server.close()


@asynccontextmanager
async def open_schema(url: str) -> AsyncIterator[Address]:
    """Create an empty schema on a server, and return its address; the schema goes afterwards."""
    from store.postgres.connections import TO_UPGRADE, open_connection
    from store.postgres.failures import translate_start_failures

    with translate_start_failures(server := parse_address(url)):
        db = await open_connection(server, TO_UPGRADE)  # to drop many games takes long
    try:
        await db.execute(f"CREATE SCHEMA {SCHEMA}")
        try:
            yield parse_address(name_schema(url))
        finally:
            await db.execute(f"DROP SCHEMA {SCHEMA} CASCADE")
    finally:
        await db.close()


def name_schema(url: str) -> str:
    """Return the address of the schema in a database."""
    return f"{url}{'&' if '?' in url else '?'}search_path={SCHEMA}"


# -- the commands


async def measure_commands(url: str, games: int, times: int) -> dict[str, float]:
    """Return the milliseconds for which each command waits for the database, with so many games in the channel.

    Each is typed so many times, and the quickest counts, since other programs disturb the rest.
    """
    async with Playground() as place, open_empty_store(url) as store:
        people = [*place.people.values()]
        server = people[0].servers()[0]
        channel = people[0].channels(server)[0]
        where = Where(server.id, channel.id, people[0].user.id, people[1].user.id)
        await first_games(store, where, time.time())
        await Results(store, load_catalog()).catch_up()
        await copy_game(store, games, where, rated=True)
        return await type_commands(
            place, Stopwatch(store), {"newcomer": people[0], "veteran": people[1]}, channel, times
        )


async def type_commands(
    place: Playground, store: Any, people: dict[str, Person], channel: Any, times: int
) -> dict[str, float]:
    """Start the bot, and let everybody type every command."""
    connect_bot(place.api, place.gateway_url)
    bot = Ilion(store, load_catalog(), Idle(0.0), pause=0.0, shard_count=1)
    running = asyncio.create_task(bot.start(place.token))
    try:
        await wait_until(lambda: bool(people["newcomer"].commands(channel)) and bot.is_ready())
        return {"start": 1000 * store.waited, **await measure_answers(bot, store, people, channel, times)}
    finally:
        await bot.close()
        running.cancel()


async def measure_answers(
    bot: Ilion, store: Stopwatch, people: dict[str, Person], channel: Any, times: int
) -> dict[str, float]:
    """Return for how many milliseconds the answer to each command waits; the newcomer's erasing is the last."""
    found = {}
    for name, options in COMMANDS:
        for who, person in people.items():
            taken = [
                await measure_wait(bot, store, partial(person.slash, channel, name, options)) for _ in range(times)
            ]
            found[" ".join([name, *options.values(), f"({who})"])] = 1000 * min(taken)
    newcomer = people["newcomer"]
    asked = await (await newcomer.slash(channel, "privacy erase")).settled()
    await bot.answers.finish(PATIENCE)
    erase = next(iter(find_answer(asked).buttons))
    found["privacy erase (newcomer)"] = 1000 * await measure_wait(
        bot, store, lambda: newcomer.click(find_answer(asked), erase)
    )
    return found


async def measure_wait(bot: Ilion, store: Stopwatch, ask: Callable[[], Awaitable[Any]]) -> float:
    """Return the seconds for which the whole answer to a question waited for the database."""
    store.waited = 0.0
    await (await ask()).settled()
    await bot.answers.finish(PATIENCE)  # a long answer is announced first
    return store.waited


def find_answer(asked: Any) -> Any:
    """Return the message that answers a command."""
    return asked.message or asked.followups[0]


# -- counting


async def measure_counting(url: str, games: int) -> dict[str, float]:
    """Return the milliseconds, and our own of the CPU, to count each of so many games, as after an outage."""
    where = Where(1, 2, 10**16, 10**16 + 1)
    async with open_empty_store(url) as store:
        await first_games(store, where, time.time())
        await copy_game(store, games, where, rated=False)
        began, used = time.perf_counter(), time.process_time()
        await Results(store, load_catalog()).catch_up()
        taken, used = time.perf_counter() - began, time.process_time() - used
        assert not await store.uncounted(), "every game is counted"
    return {"counting a game": 1000 * taken / games, "counting a game, CPU": 1000 * used / games}


@name_unusable_database()
def main() -> None:
    """Print what each command costs after each number of games, and the ratios of the last to the first."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=parse_positive, nargs="+", default=[1_000, 10_000, 100_000])
    parser.add_argument(
        "--times", type=parse_positive, default=5, help="how often each command is typed; the quickest counts"
    )
    parser.add_argument("--database", default="", help="the address of a PostgreSQL server; without it, files")
    chosen = parser.parse_args()
    logging.disable(logging.ERROR)
    rows = []
    for games in chosen.games:
        found = asyncio.run(measure_commands(chosen.database, games, chosen.times))
        found |= asyncio.run(measure_counting(chosen.database, games))
        print(json.dumps({"games": games, **{name: round(value, 2) for name, value in found.items()}}), flush=True)
        rows.append(found)
    for name, last in rows[-1].items():
        print(f"{last / rows[0][name] if rows[0][name] else nan:8.2f}  {name}")


if __name__ == "__main__":
    with end_in_words():
        main()

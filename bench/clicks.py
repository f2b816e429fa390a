"""What a durable move costs: the real bot against a bare one, in the same run.

    uv run --group bench python -m bench.clicks

The bare bot does the least that any bot must: it receives the click, stores one row in SQLite and
answers with a layout as large as a hand. Both run in processes of their own against a playground in
this one. People click as fast as they get answers, and then half as often. One of our moves takes
several clicks and updates several messages, so the cost of a request is compared as well.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import aiosqlite
import discord
import yarl
from discord import ui
from discord.ext import commands

from cogs.bot import Ilion
from games.catalog import catalog
from playground.people import Person
from playground.playground import Playground
from running.check import is_open, press
from store import sqlite as stores
from tables.thinking import AtOnce
from terminal.progress import progress

CHOICES = 12  # buttons of the bare bot's answer, as many as a usual hand has
PATIENCE = 30.0  # seconds after which a bot counts as stopped
TICKS = os.sysconf("SC_CLK_TCK")

Click = Callable[[], Awaitable[None]]


# -- the bots, each in a process of its own


async def bare(api: str, gateway: str, token: str, database: Path) -> None:
    """Run a bot that answers `/play` with buttons, and every click with one commit and the same buttons."""
    direct(api, gateway)
    bot = commands.Bot(command_prefix=(), intents=discord.Intents(guilds=True), help_command=None)
    async with aiosqlite.connect(database, isolation_level=None) as db:
        await db.execute("PRAGMA journal_mode = WAL")
        await db.execute("PRAGMA synchronous = FULL")
        await db.execute("CREATE TABLE move (id INTEGER PRIMARY KEY, at REAL)")

        @bot.tree.command(name="play", description="Open")
        async def play(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message(view=buttons(), ephemeral=True)

        @bot.event
        async def on_interaction(interaction: discord.Interaction[Any]) -> None:
            if interaction.type is discord.InteractionType.component:
                await db.execute("INSERT INTO move (at) VALUES (?)", (time.time(),))
                await interaction.response.edit_message(view=buttons())

        @bot.event
        async def setup_hook() -> None:
            await bot.tree.sync()

        await bot.start(token)


def buttons() -> ui.LayoutView:
    """Return a layout as large as a hand."""
    rows: list[Any] = [
        ui.ActionRow(*[ui.Button(label=f"Choice {at}", custom_id=f"bare:{at}") for at in range(first, first + 4)])
        for first in range(0, CHOICES, 4)
    ]
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay("A hand of cards\n" * 8), ui.TextDisplay("What do you do?"), *rows))
    view.stop()
    return view


async def real(api: str, gateway: str, token: str, database: Path) -> None:
    """Run Ilion."""
    direct(api, gateway)
    bot = Ilion(await stores.open(database), catalog(), AtOnce(0.0), pause=0.0, shard_count=1)
    await bot.start(token)


def direct(api: str, gateway: str) -> None:
    """Connect discord.py to the playground."""
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


# -- the people, in this process


async def measure(kind: str, tables: int, seconds: float) -> dict[str, float]:
    """Let people click for a while; return the cost, and how long they waited when clicking half as often."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.db"
        async with Playground() as place:
            bot = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bench.clicks", "--bot", kind, "--api", place.api,
                "--gateway", place.gateway_url, "--token", place.token, "--database", str(database),
            )  # fmt: skip
            try:
                clicks = await SEATED[kind](place, tables)
                used = Used(place, bot.pid, database, kind)
                hasty = await click_for(clicks, seconds)
                cost = used.by_now()
                calm = await click_for(clicks, seconds, every=2 * tables * seconds / len(hasty))
            finally:
                bot.kill()
                await bot.wait()
    return {
        "tables": tables,
        **cost,
        "clicks_per_second": len(hasty) / seconds,
        **{f"p{part}_ms_at_half": 1000 * calm[len(calm) * part // 100] for part in (50, 95, 99)},
    }


class Used:
    """Measures what a bot uses from now on."""

    def __init__(self, place: Playground, process: int, database: Path, kind: str) -> None:
        self._process, self._database, self._kind = process, database, kind
        self._requests = 0
        place.rest.witnesses.append(self._count)
        self._cpu, self._moves = cpu(process), moves(database, kind)

    def _count(self, _: object) -> None:
        self._requests += 1

    def by_now(self) -> dict[str, float]:
        """Return CPU and requests per move, and CPU per request."""
        spent, made = 1000 * (cpu(self._process) - self._cpu), moves(self._database, self._kind) - self._moves
        return {
            "moves": made,
            "ms_cpu_per_move": spent / made,
            "requests_per_move": self._requests / made,
            "ms_cpu_per_request": spent / self._requests,
        }


async def click_for(clicks: list[Click], seconds: float, every: float = 0.0) -> list[float]:
    """Click at all tables at once; return the waits in seconds, sorted.

    At each table, clicks are ``every`` seconds apart, or as far apart as the answers take if that is longer.
    """
    waited: list[float] = []
    clock = time.perf_counter
    start = clock()

    async def keep_on(number: int, click: Click) -> None:
        due = start + every * number / len(clicks)
        while max(due, clock()) < start + seconds:
            await asyncio.sleep(max(0.0, due - clock()))
            began = clock()
            await click()
            waited.append(clock() - began)
            due += every

    await asyncio.gather(*(keep_on(number, click) for number, click in enumerate(clicks)))
    return sorted(waited)


async def seat_bare(place: Playground, tables: int) -> list[Click]:
    """Open a message of the bare bot for each table, and return what clicks on it."""
    people = list(place.people.values())
    channel = people[0].channels(people[0].servers()[0])[0]
    await until(lambda: bool(people[0].commands(channel)) and bool(place.gateway.lines))
    await asyncio.sleep(0.5)  # the bot has identified itself, and is receiving its servers

    async def sit(at: int) -> Click:
        person = people[at % len(people)]
        opened = await person.slash(channel, "play")
        await opened.settled()
        message: Any = opened.message

        async def click() -> None:
            answer = await person.click(message, f"bare:{at % CHOICES}")
            await answer.settled()

        return click

    return [await sit(at) for at in range(tables)]


async def seat_real(place: Playground, tables: int) -> list[Click]:
    """Seat two people at each table of Iliad, open their hands, and return what clicks in them."""
    people = list(place.people.values())
    channel = people[0].channels(people[0].servers()[0])[0]
    await until(lambda: bool(people[0].commands(channel)) and bool(place.gateway.lines))
    await asyncio.sleep(0.5)  # the bot has identified itself, and is receiving its servers
    return [await sit_down(place, channel, people[at % 5], people[(at + 1) % 5]) for at in range(tables)]


async def sit_down(place: Playground, channel: Any, host: Person, guest: Person) -> Click:
    """Begin a two-player game and return what makes the next click in it; after a game, begin another."""
    table, hands = await begin(channel, host, guest)

    async def click() -> None:
        nonlocal table, hands
        await until(lambda: asked(hands) or not is_open(table), every=0.001)
        while not (waiting := asked(hands)):
            table, hands = await begin(channel, host, guest)
        person, hand, forward = waiting
        answer = await person.click(hand, forward[len(forward) * 2 // 3])
        await answer.settled()

    return click


async def begin(channel: Any, host: Person, guest: Person) -> tuple[Any, list[tuple[Person, Any]]]:
    """Begin a two-player game and open both hands; return its table and the hands."""
    opened = await host.slash(channel, "play", {"game": "iliad", "seats": 2})
    await opened.settled()
    lobby: Any = opened.message
    number = next(iter(lobby.buttons)).split(":")[2]
    await press(guest, lobby, "join")
    started = await press(host, lobby, "start")
    await until(lambda: bool(boards(host, number) and started.followups))  # Start shows the host their hand
    (table,) = boards(host, number)
    return table, [(host, started.followups[0]), (guest, (await press(guest, table, "hand")).message)]


def asked(hands: list[tuple[Person, Any]]) -> tuple[Person, Any, list[str]] | None:
    """Return the first person to act, with their hand and the ids of its answers; ``None`` if nobody is."""
    return next(((person, hand, forward) for person, hand in hands if (forward := answers(hand))), None)


def answers(hand: Any) -> list[str]:
    """Return the ids of the answers to a hand's question; the button to go back has a shorter id."""
    offered = [identity for identity in hand.buttons if identity.startswith("il:answer:")]
    deepest = max((identity.rpartition(":")[2].count(".") for identity in offered), default=0)
    return [
        identity for identity in offered if identity.rpartition(":")[2].count(".") == deepest and identity[-1] != ":"
    ]


def boards(person: Person, number: str) -> list[Any]:
    """Return the public messages of a table in play that a person can see: one, once it is posted."""
    messages = [each for place in person.channels(person.servers()[0]) for each in person.messages(place)]
    return [each for each in messages if is_open(each) and f"il:hand:{number}:0:" in each.buttons]


async def until(true: Callable[[], object], every: float = 0.01) -> None:
    """Wait until a condition is true; check it every so many seconds.

    Raises:
        TimeoutError: it is still false after ``PATIENCE`` seconds.
    """
    end = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > end:
            raise TimeoutError("the bot does not answer")
        await asyncio.sleep(every)


def cpu(process: int) -> float:
    """Return the seconds of CPU that a process has used (Linux)."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def moves(database: Path, kind: str) -> int:
    """Return how many moves are stored."""
    with sqlite3.connect(database) as db:
        count: int = db.execute(f"SELECT count(*) FROM {STORED[kind]}").fetchone()[0]  # noqa: S608
    return count


SEATED = {"bare": seat_bare, "real": seat_real}
STORED = {"bare": "move", "real": "entries"}
BOTS = {"bare": bare, "real": real}


def main() -> None:
    """Print a row for each bot and number of tables, and the ratio of their costs."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 50, 500])
    parser.add_argument("--seconds", type=float, default=5.0)
    for name in ("bot", "api", "gateway", "token", "database"):
        parser.add_argument(f"--{name}", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    logging.disable(logging.ERROR)
    if chosen.bot:
        asyncio.run(BOTS[chosen.bot](chosen.api, chosen.gateway, chosen.token, Path(chosen.database)))
        return
    for tables in progress(chosen.tables, len(chosen.tables), "numbers of tables"):
        found = {kind: asyncio.run(measure(kind, tables, chosen.seconds)) for kind in BOTS}
        for kind, row in found.items():
            print(kind, json.dumps({name: round(value, 3) for name, value in row.items()}))
        for cost in ("ms_cpu_per_move", "ms_cpu_per_request"):
            print(f"ratio of {cost}: {found['real'][cost] / found['bare'][cost]:.2f}")


if __name__ == "__main__":
    main()

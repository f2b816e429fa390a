"""The bots that benches measure, each in a process of its own beside a playground in the bench's.

``bare`` does the least that any bot must: it receives a click, stores one row in SQLite and answers with a layout as
large as a hand. ``words`` and ``pictures`` are Ilion, without and with its pictures, as ``bot.py`` runs it.
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
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import aiosqlite
import discord
import yarl
from discord import ui
from discord.ext import commands

from bench.holders import Holder, list_holders
from bench.thoughts import Counting, Thought
from cogs.bot import Ilion
from games.catalog import load_catalog
from playground.playground import Playground
from store import sqlite as stores

CHOICES = 12  # buttons of the bare bot's answer, as many as a usual hand has
TICK = 0.05  # seconds between two looks at how late the event loop is
PARTS = (50, 95, 99)
TOLD, HOLDERS = b"told\n", b"holders\n"  # what a bench asks for


# -- what runs in the bot's process


async def run_bare_bot(api: str, gateway: str, token: str, database: Path, thoughts: list[Thought]) -> None:
    """Run a bot that answers `/play` with buttons, and every click with one commit and the same buttons.

    It never has ``thoughts``.
    """
    connect_bot(api, gateway)
    bot = commands.Bot(command_prefix=(), intents=discord.Intents(guilds=True), help_command=None)
    async with aiosqlite.connect(database, isolation_level=None) as db:
        await db.execute("PRAGMA journal_mode = WAL")
        await db.execute("PRAGMA synchronous = FULL")
        await db.execute("CREATE TABLE move (id INTEGER PRIMARY KEY, at REAL)")

        @bot.tree.command(name="play", description="Open")
        async def play(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message(view=make_buttons(), ephemeral=True)

        @bot.event
        async def on_interaction(interaction: discord.Interaction[Any]) -> None:
            if interaction.type is discord.InteractionType.component:
                await db.execute("INSERT INTO move (at) VALUES (?)", (time.time(),))
                await interaction.response.edit_message(view=make_buttons())

        @bot.event
        async def setup_hook() -> None:
            await bot.tree.sync()

        await bot.start(token)


def make_buttons() -> ui.LayoutView:
    """Return a layout as large as a hand."""
    rows: list[Any] = [
        ui.ActionRow(*[ui.Button(label=f"Choice {at}", custom_id=f"bare:{at}") for at in range(first, first + 4)])
        for first in range(0, CHOICES, 4)
    ]
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay("A hand of cards\n" * 8), ui.TextDisplay("What do you do?"), *rows))
    view.stop()
    return view


async def run_ilion(
    api: str, gateway: str, token: str, database: Path, thoughts: list[Thought], *, pictures: bool
) -> None:  # fmt: skip
    """Run Ilion, and note the thoughts of its computer players."""
    connect_bot(api, gateway)
    bot = Ilion(
        await stores.open_store(database),
        load_catalog(),
        Counting(thoughts),
        pause=0.0,
        pictures=pictures,
        shard_count=1,
    )
    await bot.start(token)


def connect_bot(api: str, gateway: str) -> None:
    """Connect discord.py to the playground."""
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


Run = Callable[[str, str, str, Path, list[Thought]], Coroutine[Any, Any, None]]
BOTS: dict[str, Run] = {
    "bare": run_bare_bot,
    "words": partial(run_ilion, pictures=False),
    "pictures": partial(run_ilion, pictures=True),
}
STORED = {"bare": "move", "words": "entries", "pictures": "entries"}  # where each keeps its moves


async def answer_the_bench(thoughts: list[Thought]) -> None:
    """Whenever the bench sends a line, print what it asks for: what is in memory, or how it went since the last one.

    That is how late the event loop has been, and the thoughts.
    """
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    with watch_lateness() as late:
        while asked := await lines.readline():
            if asked == HOLDERS:
                print(json.dumps(list_holders()), flush=True)
                continue
            print(json.dumps({"late": find_percentiles(late), **summarize_thoughts(thoughts)}), flush=True)
            late.clear()
            thoughts.clear()


@contextmanager
def watch_lateness() -> Iterator[list[float]]:
    """Collect how late the event loop of this process wakes up within the ``with`` statement, in seconds."""
    late: list[float] = []
    ticking = asyncio.create_task(_note_lateness(late))
    try:
        yield late
    finally:
        ticking.cancel()


async def _note_lateness(late: list[float]) -> None:
    """Note how much later than asked this task wakes up."""
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - due)


def summarize_thoughts(thoughts: list[Thought]) -> dict[str, dict[str, float]]:
    """Return how long thoughts took, with and without the wait for a turn, in ms, and how many games they imagined."""
    imagined = sorted(thought.imagined for thought in thoughts) or [0]
    few = {f"p{part}": float(imagined[len(imagined) * part // 100]) for part in (5, 50, 95)}
    answered = find_percentiles([thought.answered for thought in thoughts])
    return {"answer": answered, "thought": find_percentiles([thought.seconds for thought in thoughts]), "imagined": few}


def find_percentiles(seconds: list[float]) -> dict[str, float]:
    """Return the middle and the slow end of some times, in ms."""
    found = sorted(seconds) or [0.0]
    return {f"p{part}": 1000 * found[len(found) * part // 100] for part in PARTS}


# -- what the bench does with it


class Bot:
    """A bot in a process of its own."""

    def __init__(self, process: Process, kind: str, database: Path) -> None:
        self._process, self.kind, self.database = process, kind, database
        self.pid = process.pid

    async def lateness(self) -> dict[str, float]:
        """Return how late its event loop has been since the last call, in ms."""
        return (await self.told())["late"]

    async def told(self) -> dict[str, dict[str, float]]:
        """Return that, and what its computer players have thought since the last call."""
        found: dict[str, dict[str, float]] = await self._answer(TOLD)
        return found

    async def holders(self) -> list[Holder]:
        """Return what it keeps in memory, the largest when full first."""
        return [Holder(**each) for each in await self._answer(HOLDERS)]

    async def _answer(self, question: bytes) -> Any:
        assert self._process.stdin is not None, "it was started with one"
        assert self._process.stdout is not None, "it was started with one"
        self._process.stdin.write(question)
        return json.loads(await self._process.stdout.readline())

    async def end(self) -> None:
        """Kill it."""
        self._process.kill()
        await self._process.communicate()


async def start_bot(kind: str, place: Playground, database: Path) -> Bot:
    """Start a bot of this kind on a database."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bench.bots", kind, place.api, place.gateway_url, place.token, str(database),
        stdin=PIPE, stdout=PIPE, limit=1 << 20,
    )  # fmt: skip
    return Bot(process, kind, database)


@asynccontextmanager
async def run_bot(kind: str) -> AsyncIterator[tuple[Playground, Bot]]:
    """Open a playground, with a bot of this kind on a new database."""
    with tempfile.TemporaryDirectory() as folder:
        async with Playground() as place:
            bot = await start_bot(kind, place, Path(folder) / "bench.db")
            try:
                yield place, bot
            finally:
                await bot.end()


async def run_chosen_bot(chosen: argparse.Namespace) -> None:
    """Run one of the bots until it is killed."""
    thoughts: list[Thought] = []
    bot = BOTS[chosen.kind](chosen.api, chosen.gateway, chosen.token, chosen.database, thoughts)
    await asyncio.gather(bot, answer_the_bench(thoughts))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=BOTS)
    for name in ("api", "gateway", "token"):
        parser.add_argument(name)
    parser.add_argument("database", type=Path)
    logging.disable(logging.ERROR)
    asyncio.run(run_chosen_bot(parser.parse_args()))

"""A campaign against many processes: they are killed, stopped, paused, and their database is restarted.

People play all the while, in four servers of four shards and by direct message. At the end, every game is played to
its end, and nothing may be lost, orphaned or told twice.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playground.filled_forms import ClientRefuses
from store import StoreError
from tests.end_to_end import town as towns
from tests.end_to_end.stage import settled, until
from tests.store import server

ROOT = Path(__file__).parents[2]
MEMBER = ROOT / "tests/end_to_end/member.py"
WAYS = {"kill": 5, "stop": 2, "pause": 1, "restart the server": 1}  # how often each, of nine
BREATH = 1.0, 4.0  # seconds between two of them
AWAY = 0.1, 3.0  # seconds that a process is away
TABLES = (  # where, who, and how many computers; without a server, by direct message
    (0, ["ada", "bruno"], 0),
    (1, ["chloe", "dmitri"], 1),
    (2, ["eleni", "ada"], 0),
    (3, ["bruno", "chloe"], 0),
    (None, ["dmitri"], 1),
)
BY_MESSAGE = "dmitri"  # who gets hands as direct messages
CALM = 120.0  # seconds after the last harm in which a table has to be opened, also on a busy machine
STARTED = 90.0  # seconds in which all shards have to be served, also on a busy machine
Tell = Callable[[str], object]


class Processes:
    """The processes of the bot, started and harmed by chance."""

    def __init__(self, there: Any, database: Any, log: Path, chance: Random, count: int) -> None:
        self._there, self._database, self._chance = there, database, chance
        self._log = log
        self._children: list[asyncio.subprocess.Process | None] = [None] * count
        self.counts: Counter[str] = Counter()

    async def start(self) -> None:
        """Start those that are not there."""
        for number, child in enumerate(self._children):
            if child is None or child.returncode is not None:
                self._children[number] = await self._spawn()

    async def _spawn(self) -> asyncio.subprocess.Process:
        environment = {
            **os.environ, "PLAYGROUND": self._there.place.url, "DISCORD_TOKEN": self._there.place.token,
            "ILION_SHARDS": "auto", "ILION_DATABASE": self._there.address.url, "ILION_PICTURES": "off",
        }  # fmt: skip
        with self._log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                sys.executable, str(MEMBER), "--watched", "0", env=environment, stdout=log, stderr=log,
                stdin=asyncio.subprocess.PIPE,
            )  # fmt: skip

    async def all_served(self) -> None:
        """Wait until every shard is served."""
        await self.start()
        async with asyncio.timeout(STARTED):
            while len(self._there.served()) < towns.SHARDS:
                await asyncio.sleep(0.05)

    async def harm(self) -> None:
        """Harm a process, or the database under all of them, and bring back what is gone."""
        [how] = self._chance.choices([*WAYS], [*WAYS.values()])
        self.counts[how] += 1
        child = self._chance.choice(self._children)
        assert child is not None, "all have been started"
        if how == "restart the server":
            await asyncio.to_thread(self._restart)
        elif how == "pause":
            child.send_signal(signal.SIGSTOP)
            await asyncio.sleep(self._chance.uniform(*AWAY))
            child.send_signal(signal.SIGCONT)
        else:
            child.send_signal(signal.SIGKILL if how == "kill" else signal.SIGTERM)
            await child.wait()
            await asyncio.sleep(self._chance.uniform(*AWAY))
        await self.start()

    def _restart(self) -> None:
        self._database.stop(crash=self._chance.random() < 0.5)
        self._database.start()

    async def end(self) -> None:
        """End all of them."""
        for child in self._children:
            if child is not None and child.returncode is None:
                child.send_signal(signal.SIGTERM)
                await child.wait()


async def campaign(seed: int, seconds: float, count: int, tell: Tell) -> dict[str, Any]:
    """Play while processes are harmed; return the figures, with what is wrong under ``problem``."""
    server.server()
    database, chance = server.own(), Random(seed)
    figures: dict[str, Any] = {"seed": seed, "processes": count, "tables": 0, "problem": None}
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        try:
            async with towns.town(Path(folder), 0, database) as there:
                await _played(there, Processes(there, database, Path(folder) / "log", chance, count), seconds, figures)
        except Exception:
            figures["problem"] = traceback.format_exc(limit=-3)
            tell((Path(folder) / "log").read_text(errors="replace")[-4000:])
        else:
            figures["mistakes"] = len(
                re.findall("^(?:ERROR|CRITICAL) ", (Path(folder) / "log").read_text(), re.MULTILINE)
            )
        finally:
            database.remove()
    return {**figures, "minutes": round((time.monotonic() - began) / 60, 1)}


async def _played(there: Any, processes: Processes, seconds: float, figures: dict[str, Any]) -> None:
    await processes.all_served()
    await until(lambda: "settings" in there.commands())
    person = there.place.people[BY_MESSAGE]
    await settled(await person.slash(there.square(0), "settings", {"hands": "dm"}))
    store, numbers = await there.store(), set[int]()
    end = time.monotonic() + seconds
    tables = [asyncio.create_task(_tables(there, store, *each, end, numbers)) for each in TABLES]
    try:
        while time.monotonic() < end:
            await asyncio.sleep(processes._chance.uniform(*BREATH))
            await processes.harm()
        await processes.all_served()
        await asyncio.gather(*tables)
        await towns.look(there, store, sorted(numbers))
        figures |= {"tables": len(numbers), **processes.counts, "moves": await _moves(store, numbers)}
    finally:
        for task in tables:
            task.cancel()
        await processes.end()
        await store.close()


async def _tables(
    there: Any, store: Any, shard: int | None, names: list[str], computers: int, end: float, numbers: set[int]
) -> None:
    """Play one game after another at a place, the last of them to its end."""
    channel = there.square(shard) if shard is not None else there.place.people[names[0]].dm()
    while not numbers or time.monotonic() < end:
        number = await _begun(there, store, names, computers, channel, end + CALM)
        numbers.add(number)
        direct = [name == BY_MESSAGE and shard is not None for name in names]
        players = [
            towns.Player(there, name, number, channel, by_message=by) for name, by in zip(names, direct, strict=True)
        ]
        await towns.play(there, store, players, [number])


async def _begun(there: Any, store: Any, names: list[str], computers: int, channel: Any, latest: float) -> int:
    """Open a table and start it; try again if nobody answers, until ``latest``."""
    lobby = number = None
    last: Exception | None = None
    while time.monotonic() < latest:
        try:
            with towns.failing_soon():
                lobby = lobby or await towns.open_lobby(there, names, computers, channel)
                number = number or towns.number_of(lobby)
                await towns.start(there, names, computers, lobby)
        except (AssertionError, ClientRefuses, TimeoutError) as wrong:
            last = wrong
            await asyncio.sleep(0.5)
        if number and await _playing(store, number):
            return int(number)
    raise AssertionError(f"no table can be opened in {channel.name or 'a conversation'}") from last


async def _playing(store: Any, number: int) -> bool:
    """Return whether a table has begun, even if nobody could be told."""
    try:
        return bool((await store.table(number)).status == "playing")
    except StoreError:
        return False


async def _moves(store: Any, numbers: set[int]) -> int:
    return sum([len(await store.log(number)) - 1 for number in numbers])


def run(seed: int, seconds: float, count: int, tell: Tell) -> int:
    """Run a campaign, print its figures, and return 1 if something is wrong."""
    figures = asyncio.run(campaign(seed, seconds, count, tell))
    print(json.dumps(figures))
    return 1 if figures["problem"] else 0

"""Several processes of one bot in a simulated world, as many as may be harmed one at a time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from cogs.bot import Ilion
from games.catalog import load_catalog
from playground.playground import Playground
from running.shards import Shards
from simulation.cluster import Membership, Server, read_time
from simulation.network import Wire
from simulation.process import STARTED, Records, SimulatedProcess
from simulation.program import Unstoppable
from simulation.shared_store import SharedStore
from simulation.thoughts import SimulatedWorkers
from store.shares import Share, Tell
from store.sqlite import SqliteStore

IDENTIFY = 0.2  # seconds between two shards that identify


class Member(SimulatedProcess):
    """One process among others: it serves the shards that they leave it."""

    def __init__(
        self, place: Playground, wire: Wire, file: Path, workers: SimulatedWorkers, server: Server
    ) -> None:  # fmt: skip
        super().__init__(place, wire, file, workers)
        self._server = server

    async def start(self) -> None:
        """Start it. It gets a shard as soon as the others have one to spare."""
        if not self.running:
            await self._spawn()

    async def _serve(self, store: SqliteStore) -> None:
        member: Any = Membership(self._server)
        make: Any = self._shard
        shards = Shards(member, make, self._place.token, self._server.shards, IDENTIFY)
        member.store = lambda share: SharedStore(store, share, member)  # one connection for all shards
        await shards.run(self._stopped)
        await member.close()

    def _shard(self, share: Share, store: SharedStore, tell: Tell) -> Ilion:
        shards = {"shard_ids": [share.shard], "shard_count": share.shards, "shard_connect_timeout": None}
        return self._bot(store, load_catalog(), share=share, tell=tell, **shards)


class Fleet:
    """The processes of one bot."""

    speed = 1.0  # the bot's clock is the world's

    def __init__(
        self, place: Playground, wire: Wire, file: Path, workers: SimulatedWorkers, processes: int, shards: int
    ) -> None:  # fmt: skip
        self._place, self._shards, server = place, {*range(shards)}, Server(shards)
        self.victims = [Member(place, wire, file, workers, server) for _ in range(processes)]
        self.records = Records()

    @property
    def log(self) -> str:
        """All that the processes have logged."""
        return "\n".join(self.records.lines)

    @property
    def running(self) -> bool:
        """Whether all processes are there."""
        return all(each.running for each in self.victims)

    @property
    def connected(self) -> bool:
        """Whether every shard is on the gateway."""
        return {line.session.shard for line in self._place.gateway.lines if line.session} == self._shards

    async def start(self) -> None:
        """Start every process that is not there, and wait until every shard is on the gateway.

        Raises:
            Unstoppable: it is not there in time.
        """
        deadline = read_time() + STARTED
        while not self.connected or not self.running:
            if read_time() > deadline:
                raise Unstoppable(f"the shards did not connect within {STARTED:.0f} seconds")
            for each in self.victims:
                await each.start()
            await asyncio.sleep(0.1)

    async def stop(self) -> None:
        """Tell every process to end.

        Raises:
            Unstoppable: one goes on.
        """
        for each in self.victims:
            await each.stop()

    async def clear(self) -> None:
        """Kill every process that is there."""
        for each in self.victims:
            await each.clear()

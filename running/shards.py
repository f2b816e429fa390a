"""One process of many: it takes a fair share of the shards, and serves each with a bot of its own.

A bot keeps its shard for life. So a shard moves by ending one bot and starting another, which is what a restart
does, too. Whatever a process does not get it waits for, as a spare.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from functools import partial
from math import nan
from secrets import SystemRandom
from typing import TYPE_CHECKING, Any

from cogs.answering.joining import CannotJoin
from cogs.bot import Ilion
from cogs.people.health_numbers import Health, collect_health, count_events
from running.fair_shares import Holdings, free_shards, to_give, to_take
from running.stopping import until_stopped
from running.version import read_version
from store import StoreError
from store.shares import Notice, Share, Tell
from tables.error_logging import log_failure

if TYPE_CHECKING:  # most bots run without asyncpg
    from store.postgres import PostgresStore
    from store.postgres.cluster import Cluster

log = logging.getLogger(__name__)

BEAT = 1.0  # seconds between two looks at who holds what
LATE = 10  # looks after which a free shard is anybody's
UNEVEN = 5  # looks after which a process that holds too many gives one up
AGAIN = 5.0  # seconds after which a shard is tried again that could not be served
IDENTIFY = 5.0  # seconds between two shards that identify; Discord's page "Gateway", section "Rate Limiting"
LOOK = 0.3  # seconds between two looks whether it is a shard's turn, at most
CHANCE = SystemRandom()

Make = Callable[[Share, "PostgresStore", Tell], Ilion]


class Server:
    """Serves one shard until told to leave it."""

    def __init__(self, share: Share) -> None:
        self.share = share
        self.leave = asyncio.Event()
        self.bot: Ilion | None = None  # while the shard is served
        self.identified = False
        self.task: asyncio.Task[None] | None = None

    @property
    def over(self) -> bool:
        """Whether the shard is no longer served."""
        return self.task is not None and self.task.done()


class Shards:
    """The shards of this process, and the bots that serve them."""

    def __init__(self, cluster: Cluster, make: Make, token: str, concurrency: int, pause: float = IDENTIFY) -> None:
        """Prepare a process; ``concurrency`` shards may identify at once, and again after a ``pause``, in seconds."""
        self._cluster, self._make, self._token = cluster, make, token
        self._concurrency, self._pause = concurrency, pause
        self._servers: dict[int, Server] = {}
        self._free = self._uneven = 0  # for how many looks there have been free shards, or too many here
        self._counted: Counter[str] = Counter()  # by the bots that have ended
        self._next = 0.0  # when a shard may be taken, by the clock of the event loop
        cluster.hear, cluster.missed = self._hear, self._missed

    @property
    def bots(self) -> list[Ilion]:
        """The bots that serve the shards of this process."""
        return [server.bot for server in self._servers.values() if server.bot is not None]

    async def run(self, stopped: asyncio.Event) -> None:
        """Take shards and serve them until told to stop."""
        try:
            while not stopped.is_set():
                await self._beat()
                await _pause(stopped, BEAT)
        finally:
            await self._leave()

    async def health(self) -> Health:
        """Return the numbers of all bots of this process together; what was counted by those that ended stays.

        Raises:
            StoreFailed: the database does not answer.
        """
        if not self.bots:  # each of them asks the database itself
            await self._cluster.look()
        counted = dict(self._counted)
        now = add_up_health([await collect_health(bot) for bot in self.bots])
        return replace(now, **{name: getattr(now, name) + count for name, count in counted.items()})

    async def _leave(self) -> None:
        for server in self._servers.values():
            server.leave.set()
        await asyncio.gather(*(server.task for server in self._servers.values() if server.task), return_exceptions=True)

    # -- who holds what

    async def _beat(self) -> None:
        self._sweep()
        try:
            holdings = await self._cluster.look()
            self._drop_lost()
            await self._even_out(holdings)
        except StoreError as wrong:
            log_failure(log, "who holds which shards is unknown", wrong, logging.WARNING)

    def _sweep(self) -> None:
        """Forget the servers that are over; raise what must end the program."""
        for server in [each for each in self._servers.values() if each.over]:
            del self._servers[server.share.shard]
            assert server.task is not None, "what is over had begun"
            server.task.result()

    def _drop_lost(self) -> None:
        """Stop serving what another process has taken while the database was out of reach."""
        for shard in self._servers.keys() - self._cluster.held:
            self._servers[shard].leave.set()

    async def _even_out(self, holdings: Holdings) -> None:
        """Take a free shard or give one up, if others hold more or fewer; one at a time, so that all settle soon."""
        me, shards = self._cluster.me, self._cluster.shards
        self._free = self._free + 1 if free_shards(holdings, shards) else 0
        give = to_give(holdings, me)
        self._uneven = self._uneven + 1 if give is not None and not self._free else 0
        take = to_take(holdings, me, shards, late=self._free > LATE)
        if take is not None and self._may_take:
            await self._take(take)
        elif give in self._servers and self._uneven > UNEVEN:
            self._uneven = 0
            self._servers[give].leave.set()

    @property
    def _may_take(self) -> bool:
        """Whether all shards taken so far have identified; waiting for that lets other processes take theirs."""
        rested = asyncio.get_running_loop().time() >= self._next
        return rested and self._cluster.settled and all(server.identified for server in self._servers.values())

    async def _take(self, shard: int) -> None:
        if shard not in self._servers and await self._cluster.take(shard):
            server = self._servers[shard] = Server(Share(shard, self._cluster.shards))
            server.task = asyncio.create_task(self._served(server), name=str(server.share))

    # -- serving

    async def _served(self, server: Server) -> None:
        """Serve a shard until told to leave it; if that fails, give it up, and try again later."""
        log.info("%s: taken", server.share)
        try:
            await self._run(server)
        except CannotJoin:
            raise
        except Exception as wrong:
            log_failure(log, f"{server.share}: not served", wrong)
        finally:
            if not server.leave.is_set():
                self._next = asyncio.get_running_loop().time() + AGAIN
            await self._cluster.give(server.share.shard)
            log.info("%s: given up", server.share)

    async def _run(self, server: Server) -> None:
        store = self._cluster.store(server.share)
        try:
            server.bot = self._make(server.share, store, store.tell)
            server.bot.before_identify_hook = partial(self._identify, server)  # type: ignore[method-assign]
            await until_stopped(server.bot, self._token, server.leave)
        finally:
            bot, server.bot = server.bot, None
            if bot is not None:
                self._counted.update(count_events(bot))
                await bot.close()
            await store.close()

    async def _identify(self, server: Server, shard: int | None, *, initial: bool = False) -> None:
        """Wait until it is this shard's turn among those of all processes."""
        while not await self._turn((shard or 0) % self._concurrency):
            await asyncio.sleep(CHANCE.uniform(0.1, LOOK))
        server.identified = True

    async def _turn(self, bucket: int) -> bool:
        try:
            return await self._cluster.turn(bucket, self._pause)
        except StoreError as wrong:
            log_failure(log, "whose turn it is to identify is unknown", wrong, logging.WARNING)
            return False

    # -- what others tell

    def _hear(self, notice: Notice) -> None:
        for server in self._servers.values():
            if server.bot is not None and notice.origin != str(server.share):
                server.bot.hear(notice)

    def _missed(self) -> None:
        for bot in self.bots:
            bot.catch_up_with_others()


SHARED = (
    "version", "rules", "lobbies", "playing", "thinking", "waiting", "processes", "store_size", "store_written",
    "scheduler", "workers",
)  # fmt: skip
WORST = ("uptime", "gateway", "usual_answer", "slowest_answer")


def add_up_health(each: Sequence[Health]) -> Health:
    """Return the numbers of several bots in one process; of none, only what can be counted is known."""
    found: dict[str, Any] = {field.name: _both(field.name, each) for field in fields(Health) if field.name != "shards"}
    latencies = {shard: latency for one in each for shard, latency in one.shards.items()}
    return Health(**found | {"version": read_version(), "shards": latencies})


def _both(name: str, each: Sequence[Health]) -> Any:
    values = [getattr(one, name) for one in each]
    if name in SHARED:
        return values[0] if values else nan
    return max(values, default=nan) if name in WORST else sum(values)


async def _pause(event: asyncio.Event, seconds: float) -> None:
    """Wait for an event, but at most some seconds."""
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return

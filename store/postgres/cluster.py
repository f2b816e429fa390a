"""A process among others on one database: the shards it holds, and what the others tell it.

One connection, held for life, has a lock for each shard; the server releases them when the process ends,
however it ends. Who holds what is read from the server, so that no list of processes can be out of date.

The connection may hang, so the locks only say who is to serve a shard. A lease says who may.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from store.address import Address
from store.database import Outage
from store.postgres import CHANNEL, PostgresStore, prepare_database
from store.postgres.connections import LockingConnection, make_pool
from store.postgres.failures import FAILURES, translate_failures, translate_start_failures
from store.postgres.lease import ANSWER, ILION, PATIENCE, PAUSE, Lease
from store.postgres.migrate import MIGRATIONS, list_migrations
from store.shares import Notice, Share
from store.values import DatabaseAway, StoreAway

log = logging.getLogger(__name__)

SHARDS = "hashtext('ilion shards ' || current_schema())"
PRESENT = "SELECT pg_try_advisory_lock_shared($1, hashtext(current_schema()))"  # shuts out a bot that runs alone
TAKE = f"SELECT pg_try_advisory_lock({SHARDS}, $1)"
GIVE = f"SELECT pg_advisory_unlock({SHARDS}, $1)"
# Locks with two keys have objsubid 2. The keys are signed where they are taken, and unsigned in pg_locks.
LOCKS = """pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
OF_SHARDS = f"classid::bigint = {SHARDS}::bigint & 4294967295"
LOOK = f"""SELECT pid, CASE WHEN classid::bigint = $1 THEN -1 ELSE objid::bigint END AS shard FROM {LOCKS}
    AND ({OF_SHARDS}
        OR (classid::bigint = $1 AND objid::bigint = hashtext(current_schema())::bigint & 4294967295))
    ORDER BY pid, shard"""  # noqa: S608
END_HOLDER = f"SELECT pg_terminate_backend(pid) FROM {LOCKS} AND {OF_SHARDS} AND objid::bigint = $1"  # noqa: S608
EXPIRED = "SELECT slot FROM leases WHERE until <= clock_timestamp()"
AGREEING = "SELECT pg_advisory_xact_lock(hashtextextended('ilion agreeing ' || current_schema(), 0))"
KNOWN = "SELECT value::int FROM kept WHERE key = 'shards'"
KEEP = "INSERT INTO kept VALUES ('shards', $1) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
TURN = """INSERT INTO kept VALUES ($1, (extract(epoch FROM clock_timestamp())::double precision + $2)::text)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
    WHERE kept.value::double precision <= extract(epoch FROM clock_timestamp())::double precision RETURNING true"""
SOON = 5.0  # seconds after a lost connection in which a process takes only what it had

Holdings = dict[int, set[int]]  # by process (the number of its connection), the shards that it holds


class Cluster(LockingConnection):
    """This process among those that share a bot; ``held`` are its shards, of ``shards`` in all."""

    def __init__(self, address: Address) -> None:
        super().__init__(address, Outage())
        self.held: set[int] = set()
        self.shards = 0
        self.hear: Callable[[Notice], object] = lambda notice: None  # called with what others tell
        self.missed: Callable[[], object] = lambda: None  # called when something may have been missed
        self.lease = Lease(address, self._outage, self._lost_leases)
        self._counting = asyncio.Lock()
        self._retaken = -SOON  # when a lost connection was replaced, by the clock of the event loop
        self._pool: Any = None

    @property
    def me(self) -> int:
        """The number of this process among the holdings."""
        return self._me[0]

    # -- the beginning and the end

    async def join(self, wanted: int, *, fixed: bool, folder: Path = MIGRATIONS) -> None:
        """Join the processes on a database; adopt their number of shards unless one's own is ``fixed``.

        Raises:
            DatabaseAway: it is used by another bot, another version, or with another number of shards.
            UnusableDatabase: the database cannot be used.
        """
        with translate_start_failures(self._address):
            await self._attach()
            if await self._look():
                await self._check_version(folder)
            await prepare_database(self._address, folder)
            for _ in range(int(PATIENCE / PAUSE) + 1):
                if refused := await self._agree(wanted, fixed=fixed):
                    await asyncio.sleep(PAUSE)
                    continue
                self._pool = await make_pool(self._address)
                return
            raise DatabaseAway(refused)

    async def _check_version(self, folder: Path) -> None:
        """Check that this program need not upgrade a database that others are using."""
        version = await self._connection.fetchval("SELECT version FROM ilion")
        if version != max(list_migrations(folder)):
            raise DatabaseAway(
                f"another Ilion of version {version} of the database is using {self._address}: stop all of them first"
            )

    async def _agree(self, wanted: int, *, fixed: bool) -> str:
        """Take a place among the processes and agree on the number of shards; return why not, or nothing."""
        async with self._using, self._connection.transaction():
            await self._connection.execute(AGREEING)
            known, others = await self._connection.fetchval(KNOWN), await self._look()
            if others and fixed and known != wanted:
                return (
                    f"other processes on {self._address} have {known} shards: set ILION_SHARDS to {known} or auto, "
                    "or stop them all first"
                )
            if not await self._connection.fetchval(PRESENT, ILION):
                return f"another Ilion is using {self._address} alone: stop that one first"
            self.shards = known if others and known else wanted
            await self._connection.execute(KEEP, str(self.shards))
        return ""

    async def close(self) -> None:
        """Give up everything."""
        self.held = set()
        await self.lease.close()
        self._hang_up()
        if self._pool is not None:
            with suppress(*FAILURES):
                async with asyncio.timeout(PATIENCE):
                    await self._pool.close()

    def store(self, share: Share) -> PostgresStore:
        """Return the store of a shard that this process holds; the caller must close it."""
        held = _Holding(self, share.shard)
        return PostgresStore(self._address, self._pool, held, self._outage, self._counting, share)

    # -- shards

    @property
    def settled(self) -> bool:
        """Whether shards that are free may be taken: not yet, while others may be about to take back theirs."""
        return asyncio.get_running_loop().time() - self._retaken > SOON

    async def look(self) -> Holdings:
        """Return what every process holds, this one included, but none whose leases have run out: it hangs.

        Raises:
            StoreAway: the server does not answer.
        """
        with translate_failures(self._address, self._outage):
            await self.check()
            async with self._using, self._answering():
                found = await self._look()
                for shard in found.get(self.me, set()) - self.held:  # the server did not hear that it was given up
                    await self._connection.fetchval(GIVE, shard)
                expired = {slot for (slot,) in await self._connection.fetch(EXPIRED)}
        return {pid: held - expired for pid, held in found.items() if pid == self.me or not held or held - expired}

    async def _look(self) -> Holdings:
        found: Holdings = {}
        for pid, shard in await self._connection.fetch(LOOK, ILION):
            found.setdefault(pid, set()).update([shard] if shard >= 0 else [])
        return found

    async def take(self, shard: int) -> bool:
        """Take a shard; return false if another process has it, or a lease of another has not run out.

        Of a process that hangs, the server keeps the connection and with it the locks. So this ends the connection.

        Raises:
            StoreAway: the server does not answer.
        """
        with translate_failures(self._address, self._outage):
            await self.check()
            if shard in self.held or not await self.lease.take(shard):
                return shard in self.held
            async with self._using, self._answering():
                if await self._connection.fetchval(TAKE, shard):
                    self.held.add(shard)
                    return True
                await self._connection.fetch(END_HOLDER, shard)  # so that the next try takes it
        await self.lease.give(shard)
        return False

    async def give(self, shard: int) -> None:
        """Give up a shard; without a connection, that is done already."""
        self.held.discard(shard)
        await self.lease.give(shard)
        with suppress(*FAILURES):
            async with self._using, self._answering():
                await self._connection.fetchval(GIVE, shard)

    async def turn(self, bucket: int, seconds: float) -> bool:
        """Take the turn to identify in a bucket, if none was taken for so many seconds; return whether it was free.

        Raises:
            StoreAway: the server does not answer.
        """
        with translate_failures(self._address, self._outage):
            return bool(await self._pool.fetchval(TURN, f"identify {bucket}", seconds))

    # -- the connection

    async def check(self) -> None:
        """Connect again if the connection was lost, and take back what nobody has taken meanwhile.

        Raises:
            StoreAway: the server does not answer, or a bot that runs alone has the database.
        """
        if not self._lost:
            return
        with translate_failures(self._address, self._outage):
            async with self._using:
                if self._lost:
                    await self._return()

    @asynccontextmanager
    async def _answering(self) -> AsyncIterator[None]:
        """Give the connection up if the server does not answer in time, so that the next call makes another."""
        try:
            async with asyncio.timeout(ANSWER):
                yield
        except TimeoutError:
            self._hang_up()
            raise

    def _lost_leases(self, shards: set[int]) -> None:
        self.held -= shards

    async def _return(self) -> None:
        try:
            await self._attach()
            await self._take_back()
        except BaseException:
            self._hang_up()  # so that the next call tries again
            raise
        self._ghosts.clear()
        self._retaken = asyncio.get_running_loop().time()
        self.missed()

    async def _take_back(self) -> None:
        """Take back the shards that were held; end old connections if the server believes that they are still there."""
        for _ in range(int(PATIENCE / PAUSE)):
            ghost = await self._end_ghosts()
            here = await self._connection.fetchval(PRESENT, ILION)
            back = {shard for shard in [*self.held] if await self._connection.fetchval(TAKE, shard)}
            if here and (self.held <= back or not ghost):
                break
            await self._connection.fetchval("SELECT pg_advisory_unlock_all()")
            await asyncio.sleep(PAUSE)
        else:
            raise StoreAway(f"another Ilion is using {self._address}")
        if self.held - back:
            log.warning("another process has taken shards %s", sorted(self.held - back))
        self.held &= back  # what was lost or given up meanwhile stays so

    async def _attach(self) -> None:
        """Open the connection and listen to the others."""
        await self._connect()
        channel = await self._connection.fetchval(f"SELECT {CHANNEL}")
        await self._connection.add_listener(channel, self._heard)

    def _heard(self, connection: object, pid: int, channel: str, text: str) -> None:
        self.hear(Notice.load(text))


class _Holding:
    """The lock of one shard, as the calls of its store need it (``Holder``)."""

    def __init__(self, cluster: Cluster, shard: int) -> None:
        self._cluster, self._shard = cluster, shard

    async def check(self) -> None:
        await self._cluster.check()
        if self._shard not in self._cluster.held:
            raise StoreAway(f"another process has taken shard {self._shard}")
        if not self.holds():
            raise StoreAway(f"the lease of shard {self._shard} was not renewed")

    def holds(self) -> bool:
        return self._cluster.lease.holds(self._shard)

    async def release(self) -> None:
        pass  # the process that took the shard gives it up


@asynccontextmanager
async def join_cluster(address: Address, wanted: int, *, fixed: bool) -> AsyncIterator[Cluster]:
    """Join the processes on a database, and leave them whatever happens.

    Raises:
        UnusableDatabase: as ``Cluster.join`` says.
    """
    joined = Cluster(address)
    try:
        await joined.join(wanted, fixed=fixed)
        yield joined
    finally:
        await joined.close()

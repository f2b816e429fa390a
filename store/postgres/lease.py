"""Leases: deadlines that both sides keep, so that two programs never serve the same tables.

A lock of the server ends with its connection, and a connection may hang where the server sees it end. So the program
that holds a slot says so again and again, by a connection of its own. It stops serving ``TRUST`` seconds after it sent
the last renewal that succeeded, by its own clock. Others may begin ``LEASE`` seconds after it arrived, by the server's.
A bot that serves everything has the lock of the whole database as well.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from math import inf
from typing import Any

from store.address import Address
from store.database import Outage
from store.postgres.connections import LockingConnection, OwnConnection
from store.postgres.failures import translate_failures
from store.values import DatabaseAway, StoreAway, StoreFailed

log = logging.getLogger(__name__)

RENEW = 3.0  # seconds between two renewals
ANSWER = 5.0  # seconds for the server to answer; then the connection is given up
TRUST = 15.0  # seconds; less than LEASE, so that a holder has stopped before another may begin
LEASE = 20.0  # seconds
ALONE = -1  # the slot of a bot that serves everything; shards have theirs from 0 on

TAKE = """INSERT INTO leases SELECT $1::bigint, $2, clock_timestamp() + make_interval(secs => $3)
    WHERE NOT EXISTS (SELECT FROM leases WHERE (slot < 0) <> ($1 < 0) AND holder <> $2 AND until > clock_timestamp())
    ON CONFLICT (slot) DO UPDATE SET holder = excluded.holder, until = excluded.until
        WHERE leases.holder = excluded.holder OR leases.until <= clock_timestamp() RETURNING slot"""
RENEWED = """UPDATE leases SET until = clock_timestamp() + make_interval(secs => $3)
    WHERE slot = ANY($1::bigint[]) AND holder = $2 AND NOT EXISTS (SELECT FROM leases AS other
        WHERE (other.slot < 0) <> (leases.slot < 0) AND other.holder <> $2 AND other.until > clock_timestamp())
    RETURNING slot"""
GIVE = "DELETE FROM leases WHERE slot = ANY($1::bigint[]) AND holder = $2"


def monotonic_seconds() -> float:
    """Return seconds that nobody sets, and that also pass while the machine sleeps if the system counts those."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Lease(OwnConnection):
    """The slots that this program holds; ``lost`` is called with those that another has taken."""

    def __init__(
        self, address: Address, outage: Outage,
        lost: Callable[[set[int]], object] = lambda slots: None, clock: Callable[[], float] = monotonic_seconds,
    ) -> None:  # fmt: skip
        super().__init__(address, outage)
        self._told, self._clock = lost, clock
        self._holder = os.urandom(16).hex()
        self._until: dict[int, float] = {}  # by slot, when this program stops serving it, by its own clock
        self._renewing: asyncio.Task[None] | None = None

    def holds(self, slot: int) -> bool:
        """Return whether this program may serve a slot now: nobody else can have begun to."""
        return self._clock() < self._until.get(slot, -inf)

    def has_lost(self, slot: int) -> bool:
        """Return whether this program has never taken a slot, or has given or lost it to another."""
        return slot not in self._until

    async def take(self, slot: int) -> bool:
        """Take a slot, and renew it from now on; return false if another program's lease has not run out.

        Raises:
            StoreFailed: the server does not answer.
        """
        sent = self._clock()
        taken = bool(await self._ask(TAKE, slot, self._holder, LEASE))
        if taken:
            self._until[slot] = sent + TRUST
            self._renewing = self._renewing or asyncio.create_task(self._renew_forever(), name="renewing leases")
        return taken

    async def renew(self) -> None:
        """Renew all slots; one that ran out meanwhile is held again, unless another program has taken it.

        Raises:
            StoreFailed: the server does not answer.
        """
        sent, slots = self._clock(), {*self._until}
        if not slots:
            return
        renewed = {slot for (slot,) in await self._ask(RENEWED, [*slots], self._holder, LEASE)}
        self._outage.stored()
        held = slots & self._until.keys()  # others were given up meanwhile
        self._until |= dict.fromkeys(renewed & held, sent + TRUST)
        if lost := held - renewed:
            self._forget(lost)
            log.warning("another process has taken %s", sorted(lost))
            self._told(lost)

    async def give(self, *slots: int) -> None:
        """Give up slots; if the server does not answer, they run out."""
        self._forget(slots)
        with suppress(StoreFailed):
            await self._ask(GIVE, [*slots], self._holder)

    async def close(self) -> None:
        """Give up everything."""
        if self._renewing is not None:
            self._renewing.cancel()
        if self._until:
            await self.give(*self._until)
        self._hang_up()

    def _forget(self, slots: Iterable[int]) -> None:
        for slot in slots:
            self._until.pop(slot, None)

    async def _renew_forever(self) -> None:
        while True:
            await asyncio.sleep(RENEW)
            try:
                await self.renew()
            except StoreAway:
                continue  # the log says so already
            except StoreFailed as wrong:
                log.warning("leases were not renewed: %s", wrong)

    async def _ask(self, statement: str, *values: object) -> list[Any]:
        """Run one statement; if it is not answered in time, give the connection up."""
        with translate_failures(self._address, self._outage):
            async with self._using:
                try:
                    async with asyncio.timeout(ANSWER):
                        if self._lost:
                            await self._connect()
                        rows: list[Any] = await self._connection.fetch(statement, *values)
                        return rows
                except BaseException:
                    self._hang_up()
                    raise


# -- a bot that runs alone

LOCK = "SELECT pg_try_advisory_lock($1, hashtext(current_schema()))"
ILION = 0x494C494F  # "ILIO"
PATIENCE = 5.0  # seconds until the server has noticed that a killed program is gone
PAUSE = 0.1  # seconds between two tries
EXPIRY = LEASE + 1.0  # seconds until the lease of a killed program has run out


class Guard(LockingConnection):
    """Holds the lock (a ``Holder``) by a connection of its own; the server releases it when that connection ends.

    A restarted server has released it. So the next call takes it again, and fails if another bot was quicker. The
    lease says for how long this bot may rely on that.
    """

    def __init__(self, address: Address, outage: Outage) -> None:
        super().__init__(address, outage)
        self._lease = Lease(address, outage)

    async def take(self) -> None:
        """Take the lock; wait up to ``PATIENCE`` seconds until it is free.

        Raises:
            DatabaseAway: another bot holds it, or one that vanished a moment ago.
        """
        await self._wait_for(self._held, PATIENCE)

    async def begin(self) -> None:
        """Take the lease once the database has this program's tables; the lease of a killed bot must expire first.

        Raises:
            DatabaseAway: another bot renews it.
        """
        await self._wait_for(lambda: self._lease.take(ALONE), EXPIRY)

    async def _wait_for(self, taken: Callable[[], Awaitable[bool]], seconds: float) -> None:
        for _ in range(int(seconds / PAUSE) + 1):
            if await taken():
                return
            await asyncio.sleep(PAUSE)
        await self.release()
        raise DatabaseAway(f"another Ilion is using {self._address}: stop that one first")

    async def check(self) -> None:
        if not (self.holds() or (self._lease.has_lost(ALONE) and await self._lease.take(ALONE))):
            raise StoreAway(f"{self._address}: the lease was not renewed")
        if self._lost:
            async with self._using:
                if self._lost:
                    await self._return()

    async def _return(self) -> None:
        try:
            if not await self._held():
                raise StoreAway(f"another Ilion is using {self._address}")
        except BaseException:
            self._hang_up()  # so that the next call tries again
            raise
        self._ghosts.clear()

    def holds(self) -> bool:
        return self._lease.holds(ALONE)

    async def release(self) -> None:
        await self._lease.close()
        self._hang_up()

    async def _held(self) -> bool:
        if self._lost:
            await self._connect()
            await self._end_ghosts()
        return bool(await self._connection.fetchval(LOCK, ILION))

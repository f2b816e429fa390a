"""The lock and the lease of a database: only one bot at a time may use it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from store.address import Address
from store.outage import Outage
from store.postgres.lease import ALONE, LEASE, Lease
from store.values import DatabaseAway, StoreAway

TAKE = "SELECT pg_try_advisory_lock($1, hashtext(current_schema()))"
ILION = 0x494C494F  # "ILIO"
PATIENCE = 5.0  # seconds until the server has noticed that a killed program is gone
PAUSE = 0.1  # seconds between two tries
EXPIRY = LEASE + 1.0  # seconds until the lease of a killed program has run out

Connect = Callable[[], Awaitable[Any]]


class Guard:
    """Holds the lock by a connection of its own; the server releases it when that connection ends.

    A restarted server has released it. So the next call takes it again, and fails if another bot was quicker. The
    lease says for how long this bot may rely on that.
    """

    def __init__(self, address: Address, connect: Connect, outage: Outage) -> None:
        self._address = address
        self._lease = Lease(address, connect, outage)
        self._connect = connect
        self._connection: Any = None
        self._taking = asyncio.Lock()

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
        """Take the lock again if the connection that held it was lost.

        Raises:
            StoreAway: another bot holds it, or may begin to.
        """
        if not (self.holds() or (self._lease.has_lost(ALONE) and await self._lease.take(ALONE))):
            raise StoreAway(f"{self._address}: the lease was not renewed")
        if self._lost():
            async with self._taking:
                if self._lost() and not await self._held():
                    self._hang_up()
                    raise StoreAway(f"another Ilion is using {self._address}")

    def holds(self) -> bool:
        """Return whether no other bot can have begun to use the database."""
        return self._lease.holds(ALONE)

    async def release(self) -> None:
        """Release the lock."""
        await self._lease.close()
        self._hang_up()

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    def _lost(self) -> bool:
        return self._connection is None or self._connection.is_closed()

    async def _held(self) -> bool:
        if self._lost():
            self._connection = await self._connect()
        return bool(await self._connection.fetchval(TAKE, ILION))

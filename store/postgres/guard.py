"""The lock of a database: only one bot at a time may use it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from store import DatabaseAway, StoreAway
from store.address import Address

TAKE = "SELECT pg_try_advisory_lock($1, hashtext(current_schema()))"
ILION = 0x494C494F  # "ILIO"
PATIENCE = 5.0  # seconds until the server has noticed that a killed program is gone
PAUSE = 0.1  # seconds between two tries

Connect = Callable[[], Awaitable[Any]]


class Guard:
    """Holds the lock by a connection of its own; the server releases it when that connection ends.

    A restarted server has released it. So the next call takes it again, and fails if another bot was quicker.
    """

    def __init__(self, address: Address, connect: Connect) -> None:
        self._address = address
        self._connect = connect
        self._connection: Any = None
        self._taking = asyncio.Lock()

    async def take(self) -> None:
        """Take the lock; wait up to ``PATIENCE`` seconds until it is free.

        Raises:
            DatabaseAway: another bot holds it, or one that vanished a moment ago.
        """
        for _ in range(int(PATIENCE / PAUSE) + 1):
            if await self._held():
                return
            await asyncio.sleep(PAUSE)
        self.release()
        raise DatabaseAway(f"another Ilion is using {self._address}: stop that one first")

    async def check(self) -> None:
        """Take the lock again if the connection that held it was lost.

        Raises:
            StoreAway: another bot holds it.
        """
        if self._lost():
            async with self._taking:
                if self._lost() and not await self._held():
                    self.release()
                    raise StoreAway(f"another Ilion is using {self._address}")

    def release(self) -> None:
        """Release the lock."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    def _lost(self) -> bool:
        return self._connection is None or self._connection.is_closed()

    async def _held(self) -> bool:
        if self._lost():
            self._connection = await self._connect()
        return bool(await self._connection.fetchval(TAKE, ILION))

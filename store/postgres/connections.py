"""Connections to a PostgreSQL server."""

from __future__ import annotations

import asyncio
from typing import Any

import asyncpg

from store.address import Address
from store.database import Outage

MOST = 10  # connections
TO_CONNECT = 10.0  # seconds
TO_ANSWER = 30.0  # seconds, after which a statement has failed
TO_UPGRADE = 3600.0  # seconds for a statement of a migration, or to wait for another program that upgrades
SESSION = {
    "application_name": "ilion",
    "synchronous_commit": "on",  # what was said to be stored is on the disk
    "tcp_keepalives_idle": "30",  # the server gives up on a vanished machine, and its locks, within a minute
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}

# With its start, because the number of a connection that has ended may be that of another later.
MYSELF = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND backend_start = $2"

Db = Any  # a connection of asyncpg, which has no types


async def open_connection(address: Address, to_answer: float = TO_ANSWER) -> Db:
    """Return a new connection, on which a statement has failed after so many seconds.

    Raises:
        asyncpg.InvalidSchemaNameError: no schema is there; locks by the name of the schema would never be free.
    """
    db = await asyncpg.connect(address.url, timeout=TO_CONNECT, command_timeout=to_answer, server_settings=SESSION)
    if await db.fetchval("SELECT current_schema()") is None:
        wanted = await db.fetchval("SHOW search_path")
        db.terminate()
        raise asyncpg.InvalidSchemaNameError(f"there is no schema {wanted}, or the user may not use it")
    return db


class OwnConnection:
    """Has one connection of its own, beside the pool, and opens another once that is lost."""

    def __init__(self, address: Address, outage: Outage) -> None:
        self._address, self._outage = address, outage
        self._connection: Db = None
        self._using = asyncio.Lock()  # a connection does one thing at a time

    @property
    def _lost(self) -> bool:
        return self._connection is None or self._connection.is_closed()

    async def _connect(self) -> None:
        self._connection = await open_connection(self._address)

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.terminate()


class LockingConnection(OwnConnection):
    """Has locks of the server by its connection, which the server may believe to be there when it is lost."""

    def __init__(self, address: Address, outage: Outage) -> None:
        super().__init__(address, outage)
        self._me: tuple[int, Any] = 0, None  # the number of the connection, and since when it has been there
        self._ghosts: set[tuple[int, Any]] = set()  # lost connections that may still have locks

    async def _connect(self) -> None:
        self._ghosts.add(self._me)
        await super()._connect()
        self._me = tuple(await self._connection.fetchrow(MYSELF))

    async def _end_ghosts(self) -> bool:
        """End the lost connections; return whether the server believed one to be there, so that locks may follow."""
        return any([await self._connection.fetchval(END, *each) for each in self._ghosts])


def make_pool(address: Address) -> Any:
    """Return a pool of connections that is not yet open; it replaces those that are lost."""
    return asyncpg.create_pool(
        address.url, min_size=0, max_size=MOST, timeout=TO_CONNECT, command_timeout=TO_ANSWER, server_settings=SESSION
    )

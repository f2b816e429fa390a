"""Connections to a PostgreSQL server, and how a call becomes one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

import asyncpg

from store.address import Address
from store.database import COMMITS, Outage
from store.postgres.failures import FAILURES, translate_failures
from store.values import StoreClosed

MOST = 10  # connections
TO_CONNECT = 10.0  # seconds
TO_ANSWER = 30.0  # seconds, after which a statement has failed
AGES = 24 * 3600.0  # seconds to wait for another process that counts results
SESSION = {
    "application_name": "ilion",
    "synchronous_commit": "on",  # what was said to be stored is on the disk
    "tcp_keepalives_idle": "30",  # the server gives up on a vanished machine, and its locks, within a minute
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}
LOCK = "SELECT id FROM tables WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE"

Db = Any  # a connection of asyncpg, which has no types
Connect = Callable[[], Awaitable[Db]]
T = TypeVar("T")


async def open_connection(address: Address) -> Db:
    """Return a new connection.

    Raises:
        asyncpg.InvalidSchemaNameError: no schema is there; locks by the name of the schema would never be free.
    """
    db = await asyncpg.connect(address.url, timeout=TO_CONNECT, command_timeout=TO_ANSWER, server_settings=SESSION)
    if await db.fetchval("SELECT current_schema()") is None:
        wanted = await db.fetchval("SHOW search_path")
        db.terminate()
        raise asyncpg.InvalidSchemaNameError(f"there is no schema {wanted}, or the user may not use it")
    return db


class OwnConnection:
    """Has one connection of its own, beside the pool, and opens another once that is lost."""

    def __init__(self, address: Address, connect: Connect) -> None:
        self._address, self._connect = address, connect
        self._connection: Db = None

    @property
    def _lost(self) -> bool:
        return self._connection is None or self._connection.is_closed()

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.terminate()


def make_pool(address: Address) -> Any:
    """Return a pool of connections that is not yet open; it replaces those that are lost."""
    return asyncpg.create_pool(
        address.url, min_size=0, max_size=MOST, timeout=TO_CONNECT, command_timeout=TO_ANSWER, server_settings=SESSION
    )


class Holder(Protocol):
    """Holds a lock without which nothing may be read or changed."""

    async def check(self) -> None:
        """Take the lock again if it was lost.

        Raises:
            StoreAway: another holds it, or may begin to.
        """
        ...

    def holds(self) -> bool:
        """Return whether nobody else can hold it."""
        ...

    async def release(self) -> None:
        """Release the lock."""
        ...


class Connections:
    """Runs each call to its end in a task of its own, even if nobody waits for it any more."""

    def __init__(
        self, address: Address, pool: Any, guard: Holder | None, outage: Outage, lent: asyncio.Lock | None = None
    ) -> None:
        """Prepare calls; a pool that is ``lent`` stays open, and its lock lets one of its users hold a lock."""
        self._address, self._outage = address, outage
        self._pool, self._lent = pool, lent
        self._guard = guard
        self._holding = lent or asyncio.Lock()
        self._last: WeakValueDictionary[int, asyncio.Task[Any]] = WeakValueDictionary()  # the last change of a table
        self._pending: set[asyncio.Task[Any]] = set()
        self._closing: asyncio.Task[None] | None = None
        self._written = 0.0  # when the last change was stored, by the clock of the event loop

    async def fetch(self, statement: str, *values: object) -> list[Any]:
        """Return all rows of one statement."""
        return await self._run(self._fetch(statement, values))

    async def read(self, work: Callable[[Db], Awaitable[T]]) -> T:
        """Run a function that only reads, and that must see one moment."""
        return await self._run(self._read(work))

    async def change(self, tables: Iterable[int], work: Callable[[Db], Awaitable[T]]) -> T:
        """Run a function in one transaction, alone with these tables, in the order of the calls about them."""
        about = sorted({*tables})
        before = {self._last[table] for table in about if table in self._last}
        return await self._run(self._change(before, about, work), about)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Db]:
        """Open one transaction, which sees one moment, for many statements; an error undoes it."""
        with translate_failures(self._address, self._outage):
            await self._guarded()
            async with self._pool.acquire() as db, db.transaction(isolation="repeatable_read"):
                yield db

    @asynccontextmanager
    async def holding(self, lock: str) -> AsyncIterator[None]:
        """Hold a lock of the database within the ``with`` statement; wait for it as long as it takes.

        One call at a time, so that those who wait leave connections to the one who works.
        """
        with translate_failures(self._address, self._outage):
            await self._guarded()
            async with self._holding, self._pool.acquire() as db, db.transaction():
                await db.execute(lock, timeout=AGES)
                yield

    async def close(self) -> None:
        """Finish all pending calls and close the connections."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    @property
    def serving(self) -> bool:
        """Whether no other program can have begun to serve the same tables."""
        return self._guard is None or self._guard.holds()

    @property
    def idle(self) -> float:
        """For how many seconds this program has changed nothing."""
        return asyncio.get_running_loop().time() - self._written

    async def _close(self) -> None:
        while self._pending:
            await asyncio.wait(self._pending)
        if self._guard:
            await self._guard.release()
        if self._lent:
            return
        with suppress(*FAILURES):  # nothing is lost with a connection that cannot be closed properly
            async with asyncio.timeout(TO_CONNECT):
                await self._pool.close()

    async def _run(self, work: Coroutine[Any, Any, T], changed: Iterable[int] = ()) -> T:
        if self._closing:
            work.close()
            raise StoreClosed(f"{self._address} is closed")
        task = asyncio.create_task(work)
        self._pending.add(task)
        self._last.update(dict.fromkeys(changed, task))
        task.add_done_callback(self._pending.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            await asyncio.wait([task])  # so that the next reader finds it stored, or nobody ever will
            raise

    async def _fetch(self, statement: str, values: tuple[object, ...]) -> list[Any]:
        with translate_failures(self._address, self._outage):
            await self._guarded()
            # One statement sees one moment as it is: a transaction would be two more ways to the server and back.
            rows: list[Any] = await self._pool.fetch(statement, *values)
        return rows

    async def _read(self, work: Callable[[Db], Awaitable[T]]) -> T:
        with translate_failures(self._address, self._outage):
            await self._guarded()
            async with self._pool.acquire() as db, db.transaction(isolation="repeatable_read", readonly=True):
                return await work(db)

    async def _change(self, before: set[asyncio.Task[Any]], tables: list[int], work: Callable[[Db], Awaitable[T]]) -> T:
        if before:
            await asyncio.wait(before)
        with translate_failures(self._address, self._outage):
            await self._guarded()
            with COMMITS.time():
                return await self._transaction(tables, work)

    async def _transaction(self, tables: list[int], work: Callable[[Db], Awaitable[T]]) -> T:
        async with self._pool.acquire() as db, db.transaction():
            if tables:  # in the order of their numbers, so that no two programs wait for each other
                await db.fetch(LOCK, tables)
            done = await work(db)
        self._written = asyncio.get_running_loop().time()
        self._outage.stored()
        return done

    async def _guarded(self) -> None:
        if self._guard:
            await self._guard.check()

"""Connections to a PostgreSQL server, and how a call becomes one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

import asyncpg

from store.address import Address
from store.database import COMMITS, Outage, Queries, Work
from store.postgres.failures import FAILURES, translate_failures
from store.shares import EVERYTHING, Share
from store.values import StoreClosed

MOST = 10  # connections
TO_CONNECT = 10.0  # seconds
TO_ANSWER = 30.0  # seconds, after which a statement has failed
SESSION = {
    "application_name": "ilion",
    "synchronous_commit": "on",  # what was said to be stored is on the disk
    "tcp_keepalives_idle": "30",  # the server gives up on a vanished machine, and its locks, within a minute
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}
LOCK = "SELECT id FROM tables WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE"

Db = Any  # a connection of asyncpg, which has no types
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


class Connections(Queries):
    """The ways to a server: each call runs to its end in a task of its own, even if nobody waits for it any more."""

    def __init__(
        self, address: Address, pool: Any, guard: Holder | None, outage: Outage,
        lent: asyncio.Lock | None = None, share: Share = EVERYTHING,
    ) -> None:  # fmt: skip
        """Prepare calls; a pool that is ``lent`` stays open, and its lock lets one of its users hold a lock."""
        self._address, self._outage = address, outage
        self._pool, self._lent = pool, lent
        self._guard, self._share = guard, share
        self._holding = lent or asyncio.Lock()
        self._last: WeakValueDictionary[int, asyncio.Task[Any]] = WeakValueDictionary()  # the last change of a table
        self._pending: set[asyncio.Task[Any]] = set()
        self._closing: asyncio.Task[None] | None = None
        self._written = 0.0  # when the last change was stored, by the clock of the event loop

    async def _fetch(self, statement: str, *values: object) -> list[Any]:
        return await self._run(self._fetch_rows(statement, values))

    async def _execute(self, statement: str, *values: object) -> list[Any]:
        return await self._change((), lambda db: db.fetch(statement, *values))

    async def _read(self, work: Work[T]) -> T:
        return await self._run(self._read_one_moment(work))

    async def _change(self, tables: Iterable[int], work: Work[T]) -> T:
        about = sorted({*tables})
        before = {self._last[table] for table in about if table in self._last}
        return await self._run(self._change_after(before, about, work), about)

    async def close(self) -> None:
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    def serving(self) -> bool:
        return self._guard is None or self._guard.holds()

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

    async def _fetch_rows(self, statement: str, values: tuple[object, ...]) -> list[Any]:
        async with self._guarded():
            # One statement sees one moment as it is: a transaction would be two more ways to the server and back.
            rows: list[Any] = await self._pool.fetch(statement, *values)
        return rows

    async def _read_one_moment(self, work: Work[T]) -> T:
        async with (
            self._guarded(),
            self._pool.acquire() as db,
            db.transaction(isolation="repeatable_read", readonly=True),
        ):
            return await work(db)

    async def _change_after(self, before: set[asyncio.Task[Any]], tables: list[int], work: Work[T]) -> T:
        if before:
            await asyncio.wait(before)
        async with self._guarded():
            with COMMITS.time():
                return await self._transaction(tables, work)

    async def _transaction(self, tables: list[int], work: Work[T]) -> T:
        async with self._pool.acquire() as db, db.transaction():
            if tables:  # in the order of their numbers, so that no two programs wait for each other
                await db.fetch(LOCK, tables)
            done = await work(db)
        self._written = asyncio.get_running_loop().time()
        self._outage.stored()
        return done

    @asynccontextmanager
    async def _guarded(self) -> AsyncIterator[None]:
        """Use the server within the ``with`` statement only while the lock is held, and translate what goes wrong."""
        with translate_failures(self._address, self._outage):
            if self._guard:
                await self._guard.check()
            yield

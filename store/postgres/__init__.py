"""A store in a PostgreSQL database.

Each call is one transaction on one connection of a pool. Calls about the same table wait for each other, here
and, by the lock of its row, in other programs.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

import asyncpg

from store import Condition, Store, StoreClosed, StoreFailed
from store.address import Address
from store.database import COMMITS, Outage, Work
from store.dialect import Db
from store.everything import Everything
from store.postgres.connections import TO_CONNECT, TO_UPGRADE, make_pool, open_connection
from store.postgres.failures import FAILURES, translate_failures, translate_start_failures
from store.postgres.lease import Guard
from store.postgres.migrate import MIGRATIONS, apply_migrations
from store.queries.tables import OPEN
from store.shares import EVERYTHING, MINE, Notice, Share

LOCK = "SELECT id FROM tables WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE"
CONDITION = f"""SELECT count(*) FILTER (WHERE status = 'lobby'), count(*) FILTER (WHERE status = 'playing'),
    pg_database_size(current_database()), extract(epoch FROM clock_timestamp())::double precision
    FROM tables WHERE {OPEN}"""  # noqa: S608
COUNTING = "SELECT pg_advisory_xact_lock(hashtextextended('ilion counting ' || current_schema(), 0))"
AGES = 24 * 3600.0  # seconds to wait for another process that counts results

CHANNEL = "'ilion_' || (hashtext(current_schema())::bigint + 2147483648)"  # a channel has no schema, but we have one
TELL = f"SELECT pg_notify({CHANNEL}, $1)"
TELL_OTHERS = f"SELECT pg_notify({CHANNEL}, $3) FROM tables WHERE id = $4 AND NOT ({MINE})"  # noqa: S608

T = TypeVar("T")


async def open_store(address: Address, migrations: Path = MIGRATIONS, *, alone: bool = False) -> PostgresStore:
    """Open the store in a database, and create its tables if it is empty; the caller must close the store.

    If it is to be ``alone``, no other program that says so can open the database while this one runs.

    Raises:
        UnusableDatabase: as the message says.
    """
    outage = Outage()
    guard = Guard(address, outage) if alone else None
    try:
        with translate_start_failures(address):
            if guard:
                await guard.take()
            await prepare_database(address, migrations)
            if guard:
                await guard.begin()
            return PostgresStore(address, await make_pool(address), guard, outage)
    except BaseException:
        if guard:
            await guard.release()
        raise


async def prepare_database(address: Address, migrations: Path = MIGRATIONS) -> None:
    """Bring a database up to the schema of this program."""
    db = await open_connection(address, TO_UPGRADE)
    try:
        await apply_migrations(db, address, migrations)
    finally:
        db.terminate()


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


class PostgresStore(Store):
    """A store with a pool of connections; ``open_store`` creates both. It may be that of one share of the tables.

    Each call runs to its end in a task of its own, even if nobody waits for it any more.
    """

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

    async def _change_table(self, table: int, work: Work[T]) -> T:
        async def change_and_tell(db: Db) -> T:
            done = await work(db)
            if not self._share.whole:  # others hear of it when the change is stored
                notice = Notice(table, "changed", origin=str(self._share))
                await db.execute(TELL_OTHERS, self._share.shard, self._share.shards, notice.dump(), table)
            return done

        return await self._change([table], change_and_tell)

    async def _commit(self, table: int, work: Work[T], why_not: Work[Exception | None]) -> T:
        try:
            return await self._change_table(table, work)
        except StoreFailed as wrong:
            if not isinstance(wrong.__cause__, asyncpg.IntegrityConstraintViolationError):
                raise
            raise await self._read(why_not) or wrong from wrong  # nothing more can be asked in that transaction

    async def _tell(self, db: Db, *notices: Notice) -> None:
        if not self._share.whole:
            await db.executemany(TELL, [(replace(each, origin=str(self._share)).dump(),) for each in notices])

    async def close(self) -> None:
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    def serving(self) -> bool:
        return self._guard is None or self._guard.holds()

    async def condition(self) -> Condition:
        lobbies, playing, size, now = await self._row(CONDITION)
        idle = asyncio.get_running_loop().time() - self._written
        return Condition(lobbies, playing, size, now - idle)

    @asynccontextmanager
    async def everything(self) -> AsyncIterator[Everything]:
        async with self._guarded(), self._pool.acquire() as db, db.transaction(isolation="repeatable_read"):
            yield Everything(lambda work: work(db))

    @asynccontextmanager
    async def counting(self) -> AsyncIterator[None]:
        if self._share.whole:
            yield
            return
        # One call at a time, so that those who wait leave connections to the one who works.
        async with self._guarded(), self._holding, self._pool.acquire() as db, db.transaction():
            await db.execute(COUNTING, timeout=AGES)
            yield

    # -- how a call becomes one transaction

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

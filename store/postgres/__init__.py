"""A store in a PostgreSQL database.

Each call is one transaction on one connection of a pool. Calls about the same table wait for each other, here
and, by the lock of its row, in other programs.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import asyncpg

from store import Condition, Store, StoreFailed
from store.address import Address
from store.database import Outage, Work
from store.dialect import Db
from store.everything import Everything
from store.postgres.connections import Connections, make_pool, open_connection
from store.postgres.failures import translate_start_failures
from store.postgres.lease import Guard
from store.postgres.migrate import MIGRATIONS, apply_migrations
from store.queries.tables import OPEN
from store.shares import MINE, Notice

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
    db = await open_connection(address)
    try:
        await apply_migrations(db, address, migrations)
    finally:
        db.terminate()


class PostgresStore(Connections, Store):
    """A store with a pool of connections; ``open_store`` creates both. It may be that of one share of the tables."""

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

    async def tell(self, *notices: Notice) -> None:
        if not self._share.whole:
            told = [(replace(each, origin=str(self._share)).dump(),) for each in notices]
            await self._change((), lambda db: db.executemany(TELL, told))

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

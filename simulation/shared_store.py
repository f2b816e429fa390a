"""One share of a SQLite store that several processes use, with what PostgreSQL promises them.

Each finds only what its shard looks after, serves only while its lease holds, and tells others of changed tables.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Any, Concatenate, ParamSpec, TypeVar

from simulation.cluster import Membership
from store import Scope, Store, StoreAway
from store.database import Work
from store.dialect import Db
from store.shares import Notice, Share
from store.sqlite import SqliteStore

P = ParamSpec("P")
T = TypeVar("T")


class SharedStore(SqliteStore):
    """The store of one shard; closing it leaves the connection to the process, which has one for all its shards."""

    def __init__(self, store: SqliteStore, share: Share, member: Membership) -> None:
        super().__init__(store._path, store._db, store._writer)
        self._share, self._member = share, member

    def serving(self) -> bool:
        return self._member.holds(self._share.shard)

    async def ask(self, work: Callable[Concatenate[Any, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        if not self.serving():
            raise StoreAway(f"{self._share} is not held")
        return await super().ask(work, *args, **kwargs)

    async def _change_table(self, table: int, work: Work[T]) -> T:
        return await self._change([table], self._telling(table, work))

    async def _commit(self, table: int, work: Work[T], why_not: Work[Exception | None]) -> T:
        return await super()._commit(table, self._telling(table, work), why_not)

    def _telling(self, table: int, work: Work[T]) -> Work[T]:
        async def change_and_tell(db: Db) -> T:
            """The notice leaves with the commit, whatever happens to the process after that."""
            done = await work(db)
            if not self._share.has(await db.fetchval("SELECT guild FROM tables WHERE id = $1", table)):
                self._member.server.tell(Notice(table, "changed", origin=str(self._share)))
            return done

        return change_and_tell

    async def close(self) -> None:
        """Leave the connection open."""

    # -- what others have to know

    async def settings(self, scope: Scope, owner: int) -> dict[str, str]:
        return await Store.settings(self, scope, owner)  # another process may have changed them

    def counting(self) -> AbstractAsyncContextManager[None]:
        return self._member.server.counting()

    async def tell(self, *notices: Notice) -> None:
        await self._tell(None, *notices)

    async def _tell(self, db: Db | None, *notices: Notice) -> None:
        for notice in notices:
            self._member.server.tell(replace(notice, origin=str(self._share)))

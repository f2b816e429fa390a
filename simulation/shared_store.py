"""One share of a SQLite store that several processes use, with what PostgreSQL promises them.

Each finds only what its shard looks after, serves only while its lease holds, and tells others of changed tables.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

from simulation.cluster import Membership
from store import ALIVE, Scope, StoreAway
from store.notices import Notice
from store.results import Anonymous
from store.share import Share
from store.sqlite import SqliteStore, matches, rows
from store.sqlite.transaction import whole

TOLD = {  # what changes a table for its players: its own share hears of it
    rows.update_table, matches.seat_players, matches.begin, matches.append, matches.finish, matches.unfreeze,
}  # fmt: skip
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
        about: Any = args if work is whole else (work, *args)
        told = partial(self._then_tell, work, about[1]) if about[0] in TOLD else work
        return await super().ask(told, *args, **kwargs)

    def _then_tell(
        self, work: Callable[Concatenate[Any, P], T], table: int, db: Any, *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Change a table; the notice leaves with the commit, whatever happens to the process after that."""
        done = work(db, *args, **kwargs)
        if not self._share.has(*db.execute("SELECT guild FROM tables WHERE id = ?", [table]).fetchone()):
            self._member.server.tell(Notice(table, "changed", origin=str(self._share)))
        return done

    async def close(self) -> None:
        """Leave the connection open."""

    # -- what belongs to this share

    async def _own(self, tables: Iterable[int]) -> list[int]:
        guilds = dict(await self.ask(rows.fetch, "SELECT id, guild FROM tables"))
        return [each for each in tables if each in guilds and self._share.has(guilds[each])]

    async def unshown(self) -> list[int]:
        return await self._own(await super().unshown())

    async def alarms(self, until: float) -> list[int]:
        return await self._own(await super().alarms(until))

    async def next_alarm(self) -> float | None:
        select = "SELECT alarm, guild FROM turns JOIN tables ON id = table_id WHERE alarm IS NOT NULL"
        found = await self.ask(rows.fetch, select)
        return min((alarm for alarm, guild in found if self._share.has(guild)), default=None)

    async def timed(self, guild: int | None = None) -> list[int]:
        return await self._own(await super().timed(guild))

    async def without_position(self) -> list[int]:
        return await self._own(await super().without_position())

    async def with_messages(self, word: str) -> list[int]:
        return await self._own(await super().with_messages(word))

    async def value(self, key: str) -> str | None:
        return await super().value(self._named(key))

    async def keep(self, key: str, value: str) -> None:
        await super().keep(self._named(key), value)

    def _named(self, key: str) -> str:
        return f"{key} {self._share}" if key == ALIVE else key

    # -- what others have to know

    async def settings(self, scope: Scope, owner: int) -> dict[str, str]:
        return await self._read_settings(scope, owner)  # another process may have changed them

    def counting(self) -> AbstractAsyncContextManager[None]:
        return self._member.server.counting()

    async def erase(self, user: int, anonymous: Anonymous, tables: Collection[int], at: float) -> dict[int, str] | None:
        erased = await super().erase(user, anonymous, tables, at)
        for table in erased or ():
            await self.tell(Notice(table, "forgotten"))
        return erased

    async def tell(self, notice: Notice) -> None:
        """Tell the other shares of the bot about a table."""
        self._member.server.tell(replace(notice, origin=str(self._share)))

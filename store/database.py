"""What both databases share: how queries reach them, what is measured and logged of them, and values in their rows.

The log has one line a minute while an outage lasts, and one when something is stored again.
"""

from __future__ import annotations

import asyncio
import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable
from math import inf
from typing import Any, TypeVar

from prometheus_client import Histogram

from engine.core import Json
from store.dialect import Db
from store.shares import EVERYTHING, Notice, Share
from store.values import StoreAway, StoreFailed

log = logging.getLogger(__name__)

T = TypeVar("T")
Row = tuple[Any, ...]
R = TypeVar("R", bound=Any)  # a class of rows, with slots
Work = Callable[[Db], Coroutine[Any, Any, T]]


class Queries(ABC):
    """The ways to a database that all queries use, and the share of the tables that the store is for.

    The store of each database fills them in.
    """

    _share: Share = EVERYTHING

    @abstractmethod
    async def _fetch(self, statement: str, *values: object) -> list[Any]:
        """Return the rows that one statement reads."""

    @abstractmethod
    async def _execute(self, statement: str, *values: object) -> list[Any]:
        """Run one statement that changes something, and return its rows."""

    @abstractmethod
    async def _read(self, work: Work[T]) -> T:
        """Run a function that only reads and must see one moment."""

    @abstractmethod
    async def _change(self, tables: Iterable[int], work: Work[T]) -> T:
        """Run a function in one transaction, alone with these tables, in the order of the calls about them."""

    async def _change_table(self, table: int, work: Work[T]) -> T:
        """Change a table, and in the same transaction tell the share to which it belongs, unless that is this one."""
        return await self._change([table], work)

    @abstractmethod
    async def _commit(self, table: int, work: Work[T], why_not: Work[Exception | None]) -> T:
        """Change a table as ``_change_table`` does; several commits may wait for the disk together.

        Raises:
            Exception: what ``why_not`` returns, if a rule of the database has refused a row.
        """

    async def tell(self, *notices: Notice) -> None:
        """Tell the other shares of the bot about tables; nobody may hear it."""
        if not self._share.whole:
            await self._change((), lambda db: self._tell(db, *notices))

    async def _tell(self, db: Db, *notices: Notice) -> None:
        """Tell the other shares about tables when the transaction is stored, and only then."""
        assert self._share.whole, "a store for one share tells the others"

    async def _row(self, select: str, *values: object) -> Any:
        return next(iter(await self._fetch(select, *values)), None)

    async def _value(self, select: str, *values: object) -> Any:
        row = await self._row(select, *values)
        return row[0] if row else None

    async def _numbers(self, select: str, *values: object) -> list[int]:
        return [number for (number,) in await self._fetch(select, *values)]

    async def _own_numbers(self, select: str, *values: object) -> list[int]:
        """Return the tables of this share that a statement finds, to which ``$1`` and ``$2`` tell the share."""
        return await self._numbers(select, self._share.shard, self._share.shards, *values)


# -- what those who run the bot hear of it

AGAIN = 60.0  # seconds between two lines about one outage
COMMITS = Histogram(
    "ilion_commit_duration_seconds",
    "From the beginning of a transaction that changes something to its end.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5),
)


def _loop_time() -> float:
    return asyncio.get_running_loop().time()


class Outage:
    """What the log says about one database that cannot be used, however many calls fail."""

    def __init__(self, clock: Callable[[], float] = _loop_time) -> None:
        """Prepare for the first outage; ``clock`` returns seconds since any moment."""
        self._clock = clock
        self._told = -inf  # when the log said so last
        self._open = False  # whether the log has said so, but not yet that it is over

    def make_error(self, told: str, *, away: bool) -> StoreFailed:
        """Return the error for a call that has failed; note it if the database is ``away``."""
        if not away:
            return StoreFailed(told)
        wrong = StoreAway(told)
        self.failed(wrong)
        return wrong

    def failed(self, wrong: StoreAway) -> None:
        """Note that a call has failed."""
        now = self._clock()
        if now - self._told >= AGAIN:
            self._told, self._open = now, True
            log.error("the database cannot be used now, and calls are refused until it can: %s", wrong)

    def stored(self) -> None:
        """Note that something was stored. Reading shows nothing, because it works on a full disk, too."""
        if self._open:
            self._open = False
            log.warning("the database can be used again")


# -- values in rows


def dump_json(value: object) -> str:
    """Return a value as the JSON text that a database stores."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def parse_object(text: str) -> Json:
    """Return a stored object, or an empty one if it is damaged, so that its table does not break whole lists."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def build_from_row(kind: type[R], row: Row, document: str) -> R:
    """Return a value from a row with its fields in their order, one of which is a ``document`` in JSON."""
    fields, at = [*row], kind.__slots__.index(document)
    fields[at] = parse_object(fields[at])
    built: R = kind(*fields)
    return built

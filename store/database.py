"""What all queries share: how they reach a database, and how values are written as JSON and read from rows."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeVar

from engine.core import Json
from store.dialect import Db
from store.shares import EVERYTHING, Notice, Share

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

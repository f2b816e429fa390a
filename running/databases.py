"""Opening the database that the settings name: a SQLite file, or a PostgreSQL database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from running.alone import lock_database
from running.config import AUTO, Away, Unusable
from running.copies import check_it_is_restored
from store import DatabaseAway, Store, UnusableDatabase, sqlite
from store.address import Address

if TYPE_CHECKING:
    from store.postgres.cluster import Cluster

HOW = "set ILION_DATABASE to its address, or leave out ILION_SHARDS and --processes"
MISSING = (
    "a PostgreSQL database needs asyncpg: install it with `uv sync --inexact --extra postgres`, and start the bot again"
)


@asynccontextmanager
async def store_of(database: Path | Address) -> AsyncIterator[Store]:
    """Open the store in a database that no other program uses, and close it whatever happens.

    Raises:
        Away: the server of the database cannot be reached just now, or another bot is running on it.
        Unusable: the file cannot be opened, its restore was interrupted, or another bot is running on it.
    """
    with lock_database(database) if isinstance(database, Path) else nullcontext():  # a server keeps a lock of its own
        store = await _opened(database)
        try:
            yield store
        finally:
            await store.close()


@contextmanager
def _opening() -> Iterator[None]:
    try:
        yield
    except DatabaseAway as wrong:
        raise Away(str(wrong)) from wrong
    except UnusableDatabase as wrong:
        raise Unusable(str(wrong)) from wrong


async def _opened(database: Path | Address) -> Store:
    with _opening():
        if isinstance(database, Address):
            return await _on_a_server(database)
        check_it_is_restored(database)
        return await sqlite.open_store(database)


def server_of(database: Path | Address) -> Address:
    """Return the address of a database that many processes can use.

    Raises:
        Unusable: it is a file.
    """
    if isinstance(database, Address):
        return database
    raise Unusable(f"{database} is a file, and many processes need PostgreSQL: {HOW}")


@asynccontextmanager
async def cluster_of(database: Address, shards: int, recommended: int) -> AsyncIterator[Cluster]:
    """Join the processes on a database, and leave them whatever happens; ``AUTO`` shards are those ``recommended``.

    Raises:
        Away: its server cannot be reached just now, or others are using the database in another way.
        Unusable: the database cannot be used by many processes.
    """
    try:
        from store.postgres.cluster import join_cluster  # most bots run without asyncpg
    except ModuleNotFoundError as wrong:
        raise Unusable(MISSING) from wrong
    with _opening():
        async with join_cluster(database, shards or recommended, fixed=shards != AUTO) as joined:
            yield joined


async def _on_a_server(database: Address) -> Store:
    try:
        from store import postgres  # most bots run without asyncpg
    except ModuleNotFoundError as wrong:
        raise Unusable(MISSING) from wrong
    return await postgres.open_store(database, alone=True)

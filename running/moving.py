"""Moving everything into another database: from a file to a PostgreSQL server, or back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from running.config import Config, Unusable, database_of
from running.databases import MovableStore, store_of
from store import StoreError
from store.address import Address
from store.everything import NotEmpty, copy

Tell = Callable[[str], object]


async def move(config: Config, target: str, tell: Tell) -> None:
    """Copy the whole database into an empty one, compare both, and tell what was done. The old one stays as it is.

    Raises:
        Unusable: a bot is running on one of them, the target is not empty, or something failed; then it is empty.
    """
    goal = database_of("--move-to", target)
    if isinstance(config.database, Path) and not config.database.exists():
        raise Unusable(f"there is no database at {config.database}; ILION_DATABASE says where it is")
    async with store_of(config.database) as old, store_of(goal) as new:
        rows = await _copied(old, new, goal)
        games = await _compared(old, new)
    tell(f"{goal} has everything that {config.database} has: {rows} rows, {games} games with the same moves.")
    tell("The old database is unchanged. Name the new one in ILION_DATABASE, and start the bot.")


async def _copied(old: MovableStore, new: MovableStore, goal: Path | Address) -> int:
    try:
        async with old.everything() as source, new.everything() as target:
            return await copy(source, target)
    except NotEmpty as wrong:
        raise Unusable(f"{goal} is not empty ({wrong}): name an empty database") from wrong
    except StoreError as wrong:
        raise Unusable(f"the database could not be moved: {wrong}; {goal} is still empty") from wrong


async def _compared(old: MovableStore, new: MovableStore) -> int:
    """Compare the log of every match as the bot reads it, and return how many there are."""
    async with old.everything() as source:
        tables = [row["table_id"] async for rows in source.batches("matches") for row in rows]
    for table in tables:
        if (await old.head(table), await old.log(table)) != (await new.head(table), await new.log(table)):
            raise Unusable(f"the game of table {table} is not the same in both: keep the old database, and report this")
    return len(tables)

"""Moving everything into another database: from a file to a PostgreSQL server, or back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from running.config import Config, Unusable, database_of
from running.copies import check_it_exists
from running.databases import store_of
from store import Store, StoreError
from store.address import Address
from store.everything import NotEmpty, NotTheSame, check_it_is_empty, copy_rows, count_same

Tell = Callable[[str], object]


async def move_database(config: Config, target: str, tell: Tell) -> None:
    """Copy the whole database into an empty one, compare both, and tell what was done.

    The old one is brought up to this program's version, as at a start of the bot, and otherwise stays as it is.
    A target that has exactly the same rows was moved to before, by a command that was interrupted.

    Raises:
        Unusable: a bot is running on one of them, the target has other rows, or something failed.
    """
    goal = database_of("--move-to", target)
    if isinstance(config.database, Path):
        check_it_exists(config.database)
    async with store_of(config.database) as old, store_of(goal) as new:
        try:
            rows = await _copied(old, new, goal, tell)
            games = await _compared(old, new)
        except StoreError as wrong:
            raise Unusable(f"the database could not be moved ({wrong}); {await _left(new, goal)}") from wrong
    tell(f"{goal} has everything that {config.database} has: {rows} rows, {games} games with the same moves.")
    tell("The old database has it, too. Name the new one in ILION_DATABASE, and start the bot.")


async def _copied(old: Store, new: Store, goal: Path | Address, tell: Tell) -> int:
    """Copy all rows, unless they are there already; return how many there are."""
    try:
        async with old.everything() as source, new.everything() as target:
            return await copy_rows(source, target)
    except NotEmpty as wrong:
        rows = await _moved_before(old, new, f"{goal} is not empty ({wrong}): name an empty database")
        tell("An earlier command has copied everything already.")
        return rows


async def _moved_before(old: Store, new: Store, otherwise: str) -> int:
    try:
        async with old.everything() as source, new.everything() as target:
            return await count_same(source, target)
    except NotTheSame as wrong:
        raise Unusable(otherwise) from wrong


async def _left(new: Store, goal: Path | Address) -> str:
    """Say what a move that failed has left: it may be whole, if only the answer to its end was lost."""
    try:
        async with new.everything() as target:
            await check_it_is_empty(target)
    except StoreError:
        return f"run the same command again, which looks at what {goal} has"
    return f"{goal} is still empty"


async def _compared(old: Store, new: Store) -> int:
    """Compare the log of every match as the bot reads it, and return how many there are."""
    async with old.everything() as source:
        tables = [row["table_id"] async for rows in source.batches("matches") for row in rows]
    for table in tables:
        if (await old.head(table), await old.log(table)) != (await new.head(table), await new.log(table)):
            raise Unusable(f"the game of table {table} is not the same in both: keep the old database, and report this")
    return len(tables)

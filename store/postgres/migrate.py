"""Upgrading a PostgreSQL database to the schema of this program.

Migrations have the numbers of those in ``store/sqlite/migrations``; the first here makes what the first
eight there have made. All missing ones are applied in one transaction.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import asyncpg

from store.address import Address
from store.migrations import list_scripts, not_upgraded, refuse_newer
from store.postgres.failures import describe_failure, without_rows
from store.values import UnusableDatabase

MIGRATIONS = Path(__file__).parent / "migrations"
FIRST = 8
OLDEST = 120000  # PostgreSQL 12 is the first with generated columns
ALONE = "SELECT pg_advisory_xact_lock(hashtext('ilion migrations'))"
OTHERS = "SELECT 1 FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') LIMIT 1"
BLAMELESS = (  # errors that are no mistake of a migration
    asyncpg.InsufficientPrivilegeError, asyncpg.ReadOnlySQLTransactionError,
    asyncpg.InsufficientResourcesError, asyncpg.OperatorInterventionError, asyncpg.PostgresConnectionError,
)  # fmt: skip
KEEP = "INSERT INTO ilion (version) VALUES ($1) ON CONFLICT (only_row) DO UPDATE SET version = excluded.version"


async def apply_migrations(db: Any, address: Address, folder: Path) -> None:
    """Apply the migrations that are missing.

    Raises:
        UnusableDatabase: the database is another program's, from a newer version, or cannot be changed.
    """
    await _refuse_server(db, address)
    scripts = list_migrations(folder)
    async with db.transaction():
        await db.execute(ALONE)
        found = await _version(db, address)
        known = max(scripts)
        refuse_newer(address, found, known, "pg_restore")
        for number in range(max(found + 1, min(scripts)), known + 1):
            await _apply(db, address, scripts[number])
        await db.execute(KEEP, known)  # even if nothing is new: that detects a copy that cannot be written to


def list_migrations(folder: Path) -> dict[int, Path]:
    """Return the migrations of a folder by number; they are numbered from ``FIRST`` on."""
    return dict(enumerate(list_scripts(folder, FIRST), FIRST))


async def _refuse_server(db: Any, address: Address) -> None:
    if int(await db.fetchval("SHOW server_version_num")) < OLDEST:
        raise UnusableDatabase(f"{address} is on a server that is too old: use PostgreSQL 12 or newer")
    encoding = await db.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise UnusableDatabase(
            f"{address} cannot store every name (its encoding is {encoding}); "
            "create it with `createdb --encoding=UTF8 --template=template0`"
        )


async def _version(db: Any, address: Address) -> int:
    """Return the number of the last migration, or 0 for an empty database."""
    if await db.fetchval("SELECT to_regclass('ilion')") is not None:
        return int(await db.fetchval("SELECT version FROM ilion"))
    if await db.fetchval(OTHERS):
        raise UnusableDatabase(f"{address} is another program's database; give the bot another one")
    return 0


async def _apply(db: Any, address: Address, script: Path) -> None:
    try:
        await db.execute(f"{script.read_text(encoding='utf-8')}; SELECT 1")  # asyncpg runs no script of comments alone
    except BLAMELESS:
        raise
    except asyncpg.PostgresError as wrong:
        raise not_upgraded(address, script.name, describe_failure(wrong)) from without_rows(wrong)

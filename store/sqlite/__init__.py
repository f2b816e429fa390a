"""A store in one SQLite file.

Each call runs in the writer thread as one function, so that no two calls mix, and a cancelled one is
still completed.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Collection, Iterable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from store import Condition, Scope, Store, StoreClosed
from store.database import Outage, Work
from store.everything import Everything
from store.files import keep_private, make_private
from store.queries.tables import OPEN
from store.results import Anonymous
from store.sqlite.migrate import FAILURES, MIGRATIONS, apply_migrations, explain_unusable
from store.sqlite.writer import Writer, commit_together, fetch_rows, run_change, run_commit, run_reading

P = ParamSpec("P")
T = TypeVar("T")

SHARING = (run_commit, fetch_rows, run_reading)  # what is asked most: moves, and what they need
PRIMARY = 0xFF  # the bits of a result code without those that say more; SQLite, "Result and Error Codes"
AWAY = {
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_PERM,
}  # fmt: skip
PATIENCE = 5.0  # seconds to wait for another program that has locked the file
MOST = 10_000  # owners whose settings are kept

Owner = tuple[Scope, int]


async def open_store(path: Path, migrations: Path = MIGRATIONS) -> SqliteStore:
    """Open the store in a file, and create the file if it is missing; the caller must close the store.

    Raises:
        UnusableDatabase: as the message says.
    """
    writer = Writer(f"writer of {path.name}")
    try:
        db = await writer.ask(lambda: _open(path, migrations))
    except BaseException:
        writer.stop()
        raise
    return SqliteStore(path, db, writer)


def _noting_changes(db: sqlite3.Connection, work: Callable[[], T]) -> tuple[T, bool]:
    """Return what a function returns, and whether it has changed a row."""
    before = db.total_changes
    return work(), db.total_changes != before


class SqliteStore(Store):
    """A store with one connection in one thread; ``open_store`` creates both."""

    def __init__(self, path: Path, db: sqlite3.Connection, writer: Writer) -> None:
        self._path = path
        self._db = db
        self._writer = writer
        self._known: dict[Owner, dict[str, str]] = {}  # settings
        self._settings_changed = 0  # how often
        self._outage = Outage()
        self._closing: asyncio.Future[None] | None = None

    async def _fetch(self, statement: str, *values: object) -> list[Any]:
        return await self.ask(fetch_rows, statement, *values)

    _execute = _fetch

    async def _read(self, work: Work[T]) -> T:
        return await self.ask(run_reading, work)

    async def _change(self, tables: Iterable[int], work: Work[T]) -> T:
        return await self.ask(run_change, work)

    async def _commit(self, table: int, work: Work[T], why_not: Work[Exception | None]) -> T:
        return await self.ask(run_commit, work, why_not)

    async def ask(self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function on the connection, in its thread, and return its result.

        Raises:
            StoreClosed: the store was closed before.
            StoreAway: the file cannot be read or written now.
            StoreFailed: SQLite raised another error that the function did not expect.
        """
        if self._closing:
            raise StoreClosed(f"{self._path} is closed")
        noting = partial(_noting_changes, self._db, partial(work, self._db, *args, **kwargs))
        together = partial(commit_together, self._db) if work in SHARING else None
        try:
            done, changed = await self._writer.ask(noting, together, work is run_commit)
        except FAILURES as wrong:
            away = getattr(wrong, "sqlite_errorcode", 0) & PRIMARY in AWAY
            raise self._outage.make_error(f"{self._path}: {wrong}", away=away) from wrong
        if changed:
            self._outage.stored()
        return done

    async def close(self) -> None:
        if not self._closing:
            self._closing = self._writer.ask(self._db.close)
            self._writer.stop()
        await asyncio.shield(self._closing)

    def serving(self) -> bool:
        return True

    async def condition(self) -> Condition:
        return await self.ask(_condition, self._path)

    @asynccontextmanager
    async def everything(self) -> AsyncIterator[Everything]:
        self._settings_changed += 1  # rows may be written past what is known
        self._known.clear()
        await self.ask(sqlite3.Connection.execute, "BEGIN IMMEDIATE")
        try:
            yield Everything(self._read)
            await self.ask(sqlite3.Connection.execute, "COMMIT")
        except BaseException:
            await self.ask(sqlite3.Connection.rollback)
            raise

    # -- settings, which are kept in memory, because almost every click reads some and hardly any changes them
    #
    # Only one program uses a SQLite file, so nobody else can change them meanwhile.

    async def settings(self, scope: Scope, owner: int) -> dict[str, str]:
        if (scope, owner) not in self._known:
            before = self._settings_changed
            found = await super().settings(scope, owner)
            if before != self._settings_changed:
                return found  # which may be the old ones
            if len(self._known) >= MOST:
                self._known.clear()
            self._known[scope, owner] = found
        return dict(self._known[scope, owner])

    async def set(self, scope: Scope, owner: int, key: str, value: str | None) -> None:
        self._forget_settings((scope, owner))
        await super().set(scope, owner, key, value)

    async def erase(self, user: int, anonymous: Anonymous, tables: Collection[int], at: float) -> dict[int, str] | None:
        self._forget_settings(("user", user))
        return await super().erase(user, anonymous, tables, at)

    def _forget_settings(self, owner: Owner) -> None:
        """Forget an owner; call this before asking for a change, so that what is read afterwards is what it leaves."""
        self._settings_changed += 1
        self._known.pop(owner, None)


# The following functions run in the writer thread.


def _open(path: Path, migrations: Path) -> sqlite3.Connection:
    try:
        make_private(path)
        db = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)
    except (OSError, sqlite3.Error) as wrong:
        raise explain_unusable(path, wrong) from wrong
    try:
        _prepare(db, path, migrations)
    except BaseException:
        db.close()
        raise
    return db


def _prepare(db: sqlite3.Connection, path: Path, migrations: Path) -> None:
    try:
        apply_migrations(db, path, migrations)
        keep_private(path)  # only now is it known to be ours
        db.execute("PRAGMA synchronous = FULL")  # with less, a power cut may lose moves that people were told
        db.execute("PRAGMA foreign_keys = ON")
        db.text_factory = partial(str, encoding="utf-8", errors="replace")  # damaged bytes do not break whole lists
    except FAILURES as wrong:
        raise explain_unusable(path, wrong) from wrong


def _condition(db: sqlite3.Connection, path: Path) -> Condition:
    select = f"SELECT count(*) FROM tables WHERE {OPEN} AND status = ?"  # noqa: S608
    lobbies, playing = (db.execute(select, [status]).fetchone()[0] for status in ("lobby", "playing"))
    beside = path.with_name(f"{path.name}-wal")  # the last writes are there first
    files = [each.stat() for each in (path, beside) if each.exists()]
    return Condition(lobbies, playing, sum(each.st_size for each in files), max(each.st_mtime for each in files))

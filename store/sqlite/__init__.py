"""A store in one SQLite file.

Each call runs in the writer thread as one function, so that no two calls mix, and a cancelled one is
still completed.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar, Unpack

from engine.core import Json
from engine.match import Entry, Head
from store import (
    STOPPED,
    Changes,
    Condition,
    Consent,
    End,
    Open,
    Opened,
    Position,
    Remembered,
    Scope,
    Seated,
    Snapshot,
    Status,
    Stopped,
    StoreAway,
    StoreClosed,
    StoreFailed,
    Table,
    TableEvent,
    Turn,
)
from store.file_permissions import keep_private, make_private
from store.outage import Outage
from store.refusals import no_match, no_table
from store.results import Anonymous
from store.rows import Row, head_of, intact, text
from store.sqlite import matches, past_games, rows, social
from store.sqlite.challenges import SqliteChallenges
from store.sqlite.everything import SqliteRows
from store.sqlite.known_settings import KnownSettings
from store.sqlite.migrate import FAILURES, MIGRATIONS, unusable, upgrade
from store.sqlite.results import SqliteResults
from store.sqlite.tournaments import SqliteTournaments
from store.sqlite.transaction import refused, together, whole
from store.sqlite.writer import Together, Writer

FORGET = "DELETE FROM messages WHERE channel = ? AND message = ?"
FORGET_PAST = """DELETE FROM messages WHERE (channel, message) IN (
    SELECT messages.channel, message FROM messages JOIN tables ON id = table_id
    WHERE since < ?2 AND status IN ('finished', 'ended') AND tables.touched < ?2
    AND substr(kind, 1, instr(kind || ' ', ' ') - 1) NOT IN (SELECT value FROM json_each(?1)) LIMIT ?3) RETURNING 1"""
SHARING = (matches.append, rows.fetch, rows.tables, rows.tables_found)  # what is asked most: moves, and what they need
PRIMARY = 0xFF  # the bits of a result code without those that say more; SQLite, "Result and Error Codes"
AWAY = {
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_PERM,
}  # fmt: skip
PATIENCE = 5.0  # seconds to wait for another program that has locked the file

P = ParamSpec("P")
T = TypeVar("T")


async def open(path: Path, migrations: Path = MIGRATIONS) -> SqliteStore:  # noqa: A001
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


class SqliteStore(SqliteResults, SqliteChallenges, SqliteTournaments):
    """A store with one connection in one thread; ``open`` creates both."""

    def __init__(self, path: Path, db: sqlite3.Connection, writer: Writer) -> None:
        self._path = path
        self._db = db
        self._writer = writer
        self._settings = KnownSettings()
        self._outage = Outage()
        self._closing: asyncio.Future[None] | None = None

    async def ask(self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function on the connection, in its thread, and return its result.

        Raises:
            StoreClosed: the store was closed before.
            StoreAway: the file cannot be read or written now.
            StoreFailed: SQLite raised another error that the function did not expect.
        """
        if self._closing:
            raise StoreClosed(f"{self._path} is closed")
        try:
            done, changed = await self._writer.ask(
                partial(_noting_changes, self._db, partial(work, self._db, *args, **kwargs)), *self._sharing(work)
            )
        except FAILURES as wrong:
            raise self._failed(wrong) from wrong
        if changed:
            self._outage.stored()
        return done

    def _failed(self, wrong: Exception) -> StoreFailed:
        told = f"{self._path}: {wrong}"
        if getattr(wrong, "sqlite_errorcode", 0) & PRIMARY not in AWAY:
            return StoreFailed(told)
        self._outage.failed(away := StoreAway(told))
        return away

    def _sharing(self, work: Callable[..., Any]) -> tuple[Together, bool] | tuple[()]:
        """Return how a function may share a transaction with others, and whether it waits for the disk."""
        return (partial(together, self._db), work is matches.append) if work in SHARING else ()

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
    async def everything(self) -> AsyncIterator[SqliteRows]:
        """Open all rows in one transaction; nothing else may use the store meanwhile."""
        self._settings = KnownSettings()
        await self.ask(sqlite3.Connection.execute, "BEGIN IMMEDIATE")
        try:
            yield SqliteRows(self.ask)
            await self.ask(sqlite3.Connection.execute, "COMMIT")
        except BaseException:
            await self.ask(sqlite3.Connection.rollback)
            raise

    # -- tables

    async def create_table(
        self,
        *,
        guild: int | None,
        channel: int,
        place: int,
        name: str,
        game: str,
        host: int,
        language: str,
        lobby: Json,
        created: float,
        seats: Sequence[Seated] = (),
        seed: bytes | None = None,
    ) -> Table:
        row = (guild, channel, place, name, game, host, language, text(lobby), created, created, seed)
        return await self.ask(whole, rows.create_table, row, seats)

    async def lobby_seed(self, table: int) -> bytes | None:
        row = await self._row("SELECT seed FROM tables WHERE id = ?", table)
        return row[0] if row else None

    async def table(self, table: int) -> Table | None:
        return next(iter(await self.ask(rows.tables, [table])), None)

    async def update_table(self, table: int, **changes: Unpack[Changes]) -> Table:
        return await self.ask(whole, rows.update_table, table, changes)

    async def tables_in(self, place: int, statuses: Collection[Open]) -> list[Table]:
        return await self.ask(rows.tables_found, rows.IN_PLACE, place, text([*statuses]))

    async def tables_of(self, user: int, statuses: Collection[Open]) -> list[Table]:
        return await self.ask(rows.tables_found, rows.OF_PERSON, user, text([*statuses]))

    async def tables_once_of(self, user: int) -> list[Table]:
        return await self.ask(rows.tables_found, rows.ONCE_OF_PERSON, user)

    async def open_in(self, guild: int, since: float) -> list[Opened]:
        return [Opened(*row) for row in await self.ask(rows.fetch, rows.IN_GUILD, guild, since)]

    # -- seats

    async def seat_players(
        self,
        table: int,
        seats: Sequence[Seated],
        *,
        gone: Collection[int] = (),
        back: Collection[int] = (),
        happened: Sequence[TableEvent] = (),
        before: Table | None = None,
        **changes: Unpack[Changes],
    ) -> Table:
        return await self.ask(whole, matches.seat_players, table, seats, gone, back, happened, before, changes)

    async def seats(self, table: int) -> list[Seated]:
        select = "SELECT seat, user, level, name FROM seats WHERE table_id = ? ORDER BY seat"
        return [Seated(*row) for row in await self.ask(rows.fetch, select, table)]

    # -- matches

    async def begin(
        self, table: int, head: Head, seed: bytes, deal: Entry, seats: Sequence[Seated],
        position: Position | None = None, before: Table | None = None,
    ) -> None:  # fmt: skip
        assert deal.ply == 0, f"a match begins at ply 0, not {deal.ply}"
        await self.ask(whole, matches.begin, table, head, seed, deal, seats, position, before)

    async def append(
        self, table: int, entry: Entry, interaction: int | None, end: End | None = None,
        position: Position | None = None, mover: int | None = None, happened: Sequence[TableEvent] = (),
        took: float | None = None,
    ) -> None:  # fmt: skip
        await self.ask(matches.append, table, entry, interaction, end, position, mover, happened, took)

    async def log(self, table: int) -> list[Entry]:
        select = "SELECT ply, seat, move, draws FROM entries WHERE table_id = ? ORDER BY ply"
        lines = await self.ask(rows.fetch, select, table)
        return [Entry(ply, seat, move, tuple(json.loads(draws))) for ply, seat, move, draws in lines]

    async def head(self, table: int) -> tuple[Head, bytes]:
        select = """SELECT game, rules, cards, seats, options, seal, brought, computers, piles, seed
            FROM matches WHERE table_id = ?"""
        row = await self._row(select, table)
        if row is None:
            raise no_match(table)
        *head, seed = row
        return head_of(tuple(head)), seed

    async def finish(
        self,
        table: int,
        status: Status,
        outcome: Json | None,
        at: float,
        loser: int | None = None,
        happened: Sequence[TableEvent] = (),
    ) -> None:
        await self.ask(matches.finish, table, status, outcome, at, loser, happened)

    async def table_events(self, table: int) -> list[TableEvent]:
        return [TableEvent(*row) for row in await self.ask(rows.fetch, matches.TABLE_EVENTS, table)]

    async def outcome(self, table: int) -> Json | None:
        select = "SELECT outcome FROM matches WHERE table_id = ? AND outcome IS NOT NULL"
        row = await self._row(select, table)
        return json.loads(row[0]) if row else None

    async def outcomes(self, tables: Collection[int]) -> dict[int, Json]:
        select = """SELECT table_id, outcome FROM matches
            WHERE table_id IN (SELECT value FROM json_each(?)) AND outcome IS NOT NULL"""
        found = await self.ask(rows.fetch, select, text([*tables]))
        return {table: intact(outcome) for table, outcome in found}

    async def unfreeze(self, table: int, status: Status) -> Table:
        return await self.ask(matches.unfreeze, table, status)

    def counting(self) -> AbstractAsyncContextManager[None]:
        return nullcontext()  # no other process has this file

    async def unshown(self) -> list[int]:
        return [table for (table,) in await self.ask(rows.fetch, "SELECT table_id FROM unshown ORDER BY table_id")]

    async def shown(self, plies: Mapping[int, int]) -> None:
        await self.ask(matches.shown, plies)

    # -- time

    async def keep_turns(self, table: int, turns: Sequence[Turn]) -> None:
        await self.keep_all_turns({table: turns})

    async def keep_all_turns(self, turns: Mapping[int, Sequence[Turn]]) -> None:
        await self.ask(whole, matches.keep_turns, turns)

    async def turns(self, table: int) -> list[Turn]:
        select = "SELECT seat, ply, remaining, since, due, alarm, told FROM turns WHERE table_id = ? ORDER BY seat"
        return [Turn(*row) for row in await self.ask(rows.fetch, select, table)]

    async def alarms(self, until: float) -> list[int]:
        # The plus sign keeps SQLite from going through all turns in the order of their tables.
        select = "SELECT table_id FROM turns WHERE alarm <= ? GROUP BY +table_id ORDER BY min(alarm)"
        return [table for (table,) in await self.ask(rows.fetch, select, until)]

    async def next_alarm(self) -> float | None:
        row = await self._row("SELECT min(alarm) FROM turns WHERE alarm IS NOT NULL")
        return row[0] if row else None

    async def timed(self, guild: int | None = None) -> list[int]:
        if guild is None:
            found = await self.ask(rows.fetch, "SELECT DISTINCT table_id FROM turns ORDER BY table_id")
        else:
            found = await self.ask(rows.fetch, matches.TIMED_IN, guild)
        return [table for (table,) in found]

    # -- snapshots

    async def snapshot(self, table: int, ply: int, rules: int, state: Json, fingerprint: str) -> None:
        await self.ask(whole, matches.snapshot, table, ply, Position(rules, state, fingerprint))

    async def last_snapshot(self, table: int) -> Snapshot | None:
        select = """SELECT ply, rules, state, fingerprint FROM snapshots
            WHERE table_id = ? ORDER BY ply DESC LIMIT 1"""
        row = await self._row(select, table)
        if row is None:
            return None
        ply, rules, state, fingerprint = row
        return Snapshot(table, ply, rules, json.loads(state), fingerprint)

    async def without_position(self) -> list[int]:
        return [table for (table,) in await self.ask(rows.fetch, matches.UNKEPT)]

    # -- cards

    async def keep_cards(self, game: str, fingerprint: str, text: str) -> None:
        await self.ask(rows.fetch, "INSERT OR IGNORE INTO cards VALUES (?, ?, ?)", game, fingerprint, text)

    async def cards(self, game: str, fingerprint: str) -> str | None:
        row = await self._row("SELECT text FROM cards WHERE game = ? AND fingerprint = ?", game, fingerprint)
        return row[0] if row else None

    # -- messages

    async def remember(self, message: Remembered, *, instead_of: Remembered | None = None) -> None:
        await self.ask(whole, _remember, message, instead_of)

    async def forget(self, channel: int, message: int) -> None:
        await self.ask(rows.fetch, FORGET, channel, message)

    async def forget_past(self, but: Collection[str], before: float, most: int) -> int:
        gone = await self.ask(whole, rows.fetch, FORGET_PAST, text([*but]), before, most)
        return len(gone)

    async def remembered(self, table: int, kind: str | None = None) -> list[Remembered]:
        select = """SELECT table_id, kind, user, channel, message, since FROM messages
            WHERE table_id = ?1 AND (?2 IS NULL OR kind = ?2) ORDER BY since, message"""
        return [Remembered(*row) for row in await self.ask(rows.fetch, select, table, kind)]

    async def with_messages(self, word: str) -> list[int]:
        select = "SELECT DISTINCT table_id FROM messages WHERE kind >= ?1 AND kind < ?1 || '!' ORDER BY table_id"
        return [table for (table,) in await self.ask(rows.fetch, select, word)]

    # -- games that have stopped

    async def past_in(
        self, channels: Collection[int], game: str | None, skip: int, most: int, how: Collection[Stopped] = STOPPED
    ) -> list[Table]:
        about = {"whose": text([*channels]), "how": text([*how]), "game": game, "skip": skip, "most": most}
        return await self.ask(past_games.tables_past, past_games.in_places(game), about)

    async def past_of(self, user: int, game: str | None, skip: int, most: int) -> list[Table]:
        about = {"whose": user, "game": game, "skip": skip, "most": most}
        return await self.ask(past_games.tables_past, past_games.of_player(game), about)

    async def consent(self, table: int) -> Consent:
        return await self.ask(past_games.consent, table)

    async def agree(self, table: int, user: int, at: float | None, code: int) -> Consent:
        return await self.ask(whole, past_games.agree, table, user, at, code)

    async def shared(self, code: int) -> int | None:
        row = await self._row("SELECT table_id FROM codes WHERE code = ? AND valid", code)
        return row[0] if row else None

    async def keep_file(self, owner: int, text: str, at: float, most: int) -> int:
        return await self.ask(whole, past_games.keep_file, owner, text, at, most)

    async def file(self, number: int, owner: int) -> str | None:
        row = await self._row("SELECT text FROM files WHERE id = ? AND owner = ?", number, owner)
        return row[0] if row else None

    # -- company

    async def play_again(self, like: Table, seats: Sequence[Seated], seed: bytes | None = None) -> Table:
        return await self.ask(whole, social.play_again, like, seats, seed)

    async def block(self, user: int, other: int, name: str, at: float) -> None:
        await self.ask(social.block, user, other, name, at)

    async def unblock(self, user: int, other: int) -> None:
        await self.ask(social.unblock, user, other)

    async def blocked(self, user: int) -> dict[int, str]:
        return dict(await self.ask(rows.fetch, social.BLOCKED, user))

    async def blocks_among(self, users: Collection[int]) -> set[tuple[int, int]]:
        return {(user, other) for user, other in await self.ask(rows.fetch, social.AMONG, text([*users]))}

    # -- settings

    async def settings(self, scope: Scope, owner: int) -> dict[str, str]:
        return await self._settings.read((scope, owner), partial(self._read_settings, scope, owner))

    async def _read_settings(self, scope: Scope, owner: int) -> dict[str, str]:
        select = "SELECT key, value FROM settings WHERE scope = ? AND owner = ? ORDER BY key"
        return dict(await self.ask(rows.fetch, select, scope, owner))

    async def erase(self, user: int, anonymous: Anonymous, tables: Collection[int], at: float) -> dict[int, str] | None:
        self._settings.change(("user", user))
        return await super().erase(user, anonymous, tables, at)

    async def set(self, scope: Scope, owner: int, key: str, value: str | None) -> None:
        self._settings.change((scope, owner))
        if value is None:
            delete = "DELETE FROM settings WHERE scope = ? AND owner = ? AND key = ?"
            await self.ask(rows.fetch, delete, scope, owner, key)
        else:
            await self.ask(rows.fetch, "INSERT OR REPLACE INTO settings VALUES (?, ?, ?, ?)", scope, owner, key, value)

    async def value(self, key: str) -> str | None:
        row = await self._row("SELECT value FROM kept WHERE key = ?", key)
        return row[0] if row else None

    async def keep(self, key: str, value: str) -> None:
        await self.ask(rows.fetch, "INSERT OR REPLACE INTO kept VALUES (?, ?)", key, value)

    async def _row(self, select: str, *values: object) -> Row | None:
        return next(iter(await self.ask(rows.fetch, select, *values)), None)


# The following functions run in the writer thread.


def _open(path: Path, migrations: Path) -> sqlite3.Connection:
    try:
        make_private(path)
        db = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)
    except (OSError, sqlite3.Error) as wrong:
        raise unusable(path, wrong) from wrong
    try:
        _prepare(db, path, migrations)
    except BaseException:
        db.close()
        raise
    return db


def _prepare(db: sqlite3.Connection, path: Path, migrations: Path) -> None:
    try:
        upgrade(db, path, migrations)
        keep_private(path)  # only now is it known to be ours
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.text_factory = _legible
    except FAILURES as wrong:
        raise unusable(path, wrong) from wrong


def _legible(text: bytes) -> str:
    """Return a stored text; replace damaged bytes, so that they do not break whole lists."""
    return text.decode(errors="replace")


def _condition(db: sqlite3.Connection, path: Path) -> Condition:
    select = f"SELECT count(*) FROM tables WHERE {rows.OPEN} AND status = ?"  # noqa: S608
    lobbies, playing = (db.execute(select, [status]).fetchone()[0] for status in ("lobby", "playing"))
    beside = path.with_name(f"{path.name}-wal")  # the last writes are there first
    files = [each.stat() for each in (path, beside) if each.exists()]
    return Condition(lobbies, playing, sum(each.st_size for each in files), max(each.st_mtime for each in files))


def _remember(db: sqlite3.Connection, message: Remembered, instead_of: Remembered | None) -> None:
    if instead_of is not None:
        db.execute(FORGET, [instead_of.channel, instead_of.message])
    row = (message.channel, message.message, message.table, message.kind, message.user, message.since)
    with refused("FOREIGNKEY", no_table(message.table)):
        db.execute("INSERT OR REPLACE INTO messages VALUES (?, ?, ?, ?, ?, ?)", row)

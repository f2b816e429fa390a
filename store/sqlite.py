"""A store in one SQLite file.

Each question goes to the writer thread as one function and comes back as one answer, so no
two are mixed, and one that is cancelled halfway is still done whole.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar, Unpack, cast

import aiosqlite

from engine.core import Json
from engine.match import Entry, Head
from store import (
    AlreadyBegun,
    Changes,
    Condition,
    Consent,
    NoSuchTable,
    PlyMissing,
    PlyTaken,
    Remembered,
    Scope,
    Seated,
    SeenBefore,
    Snapshot,
    Status,
    StoreClosed,
    StoreFailed,
    Table,
    Turn,
    company,
    past,
)
from store.backup import copy
from store.migrate import MIGRATIONS, bring_up, unusable
from store.sqlite_records import SqliteRecords, deal_in, no_match
from store.transaction import transaction as _transaction

PATIENCE = 5.0  # seconds to wait for another program that has locked the file

P = ParamSpec("P")
T = TypeVar("T")
Row = tuple[Any, ...]


async def open(path: Path, migrations: Path = MIGRATIONS) -> SqliteStore:  # noqa: A001
    """Open the store in a file, which is made if it is not there. It has to be closed.

    Raises:
        UnusableDatabase: as the message says.
    """
    db = aiosqlite.connect(path, isolation_level=None, timeout=PATIENCE)
    try:
        await db
    except sqlite3.Error as wrong:
        db._thread.join()  # it ends by itself, but not always before the event loop that it reports to
        raise unusable(path, wrong) from wrong
    store = SqliteStore(path, db)
    try:
        await store.ask(_open, path, migrations)
    except BaseException:
        await store.close()
        raise
    return store


class SqliteStore(SqliteRecords):
    """A store whose one connection has one thread; ``open`` makes it."""

    def __init__(self, path: Path, db: aiosqlite.Connection) -> None:
        self._path = path
        self._db = db
        self._closing: asyncio.Task[None] | None = None

    async def ask(self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a function on the connection, in its thread, and return its answer.

        Raises:
            StoreClosed: the store was closed before.
            StoreFailed: SQLite raised an error that the function did not expect.
        """
        if self._closing:
            raise StoreClosed(f"{self._path} is closed")

        def asked() -> T:  # aiosqlite logs what it is handed: so it is handed no seed and no draws
            return work(self._db._conn, *args, **kwargs)

        try:
            # Its public methods send one statement each, and other tasks' statements would come
            # between those of a transaction. This is the method they are all made of.
            answer = await self._db._execute(asked)  # type: ignore[no-untyped-call]
        except sqlite3.Error as wrong:
            raise StoreFailed(f"{self._path}: {wrong}") from wrong
        return cast(T, answer)

    async def close(self) -> None:
        if not self._closing:
            self._closing = asyncio.create_task(self._db.close(), name=f"closing {self._path}")
        await asyncio.shield(self._closing)

    async def condition(self) -> Condition:
        return await self.ask(_condition, self._path)

    async def backup(self, path: Path) -> None:
        if self._closing:
            raise StoreClosed(f"{self._path} is closed")
        try:
            await asyncio.to_thread(copy, self._path, path)
        except sqlite3.Error as wrong:
            raise StoreFailed(f"{path}: {wrong}") from wrong

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
    ) -> Table:
        row = (guild, channel, place, name, game, host, language, _text(lobby), created, created)
        return await self.ask(_create_table, row)

    async def table(self, table: int) -> Table | None:
        return next(iter(await self.ask(_tables, [table])), None)

    async def update_table(self, table: int, **changes: Unpack[Changes]) -> Table:
        unknown = set(changes) - set(Changes.__annotations__)
        assert not unknown, f"{', '.join(sorted(unknown))} of a table cannot change"
        return await self.ask(_update_table, table, changes)

    async def tables_in(self, place: int, statuses: Collection[Status]) -> list[Table]:
        found = """SELECT id FROM tables
            WHERE (place = ?1 OR channel = ?1) AND status IN (SELECT value FROM json_each(?2))"""
        return await self.ask(_tables_found, found, place, _text([*statuses]))

    async def open_in(self, guild: int, since: float) -> list[Table]:
        found = """SELECT id FROM tables
            WHERE guild = ?1 AND (status = 'playing' OR (status = 'lobby' AND touched >= ?2))"""
        return await self.ask(_tables_found, found, guild, since)

    async def tables_of(self, user: int, statuses: Collection[Status]) -> list[Table]:
        found = """SELECT id FROM seats JOIN tables ON id = table_id
            WHERE user = ? AND status IN (SELECT value FROM json_each(?))"""
        return await self.ask(_tables_found, found, user, _text([*statuses]))

    # -- seats

    async def seat_players(self, table: int, seats: Sequence[Seated]) -> None:
        await self.ask(_seat_players, table, seats)

    async def seats(self, table: int) -> list[Seated]:
        select = "SELECT seat, user, level, name FROM seats WHERE table_id = ? ORDER BY seat"
        return [Seated(*row) for row in await self.ask(_rows, select, table)]

    # -- matches

    async def begin(self, table: int, head: Head, seed: bytes, deal: Entry, seats: Sequence[Seated]) -> None:
        assert deal.ply == 0, f"a match begins at ply 0, not {deal.ply}"
        await self.ask(_begin, table, head, seed, deal, seats)

    async def append(self, table: int, entry: Entry, interaction: int | None) -> None:
        await self.ask(_append, table, entry, interaction)

    async def log(self, table: int) -> list[Entry]:
        select = "SELECT ply, seat, move, draws FROM entries WHERE table_id = ? ORDER BY ply"
        rows = await self.ask(_rows, select, table)
        return [Entry(ply, seat, move, tuple(json.loads(draws))) for ply, seat, move, draws in rows]

    async def head(self, table: int) -> tuple[Head, bytes]:
        select = "SELECT game, rules, cards, seats, options, seal, seed FROM matches WHERE table_id = ?"
        row = await self._row(select, table)
        if row is None:
            raise no_match(table)
        game, rules, cards, seats, options, seal, seed = row
        return Head(game, rules, cards, seats, json.loads(options), seal), seed

    async def finish(self, table: int, status: Status, outcome: Json | None, at: float) -> None:
        await self.ask(_finish, table, status, outcome, at)

    async def outcome(self, table: int) -> Json | None:
        select = "SELECT outcome FROM matches WHERE table_id = ? AND outcome IS NOT NULL"
        row = await self._row(select, table)
        return json.loads(row[0]) if row else None

    async def unshown(self) -> list[int]:
        return [table for (table,) in await self.ask(_rows, "SELECT table_id FROM unshown ORDER BY table_id")]

    async def shown(self, plies: Mapping[int, int]) -> None:
        await self.ask(_shown, plies)

    # -- time

    async def keep_turns(self, table: int, turns: Sequence[Turn]) -> None:
        await self.ask(_keep_turns, table, turns)

    async def turns(self, table: int) -> list[Turn]:
        select = "SELECT seat, ply, remaining, since, due, alarm, told FROM turns WHERE table_id = ? ORDER BY seat"
        return [Turn(*row) for row in await self.ask(_rows, select, table)]

    async def alarms(self, until: float) -> list[int]:
        select = "SELECT table_id FROM turns WHERE alarm <= ? GROUP BY table_id ORDER BY min(alarm)"
        return [table for (table,) in await self.ask(_rows, select, until)]

    async def next_alarm(self) -> float | None:
        row = await self._row("SELECT min(alarm) FROM turns WHERE alarm IS NOT NULL")
        return row[0] if row else None

    async def timed(self, guild: int | None = None) -> list[int]:
        select = """SELECT DISTINCT table_id FROM turns JOIN tables ON id = table_id
            WHERE ?1 IS NULL OR guild = ?1 ORDER BY table_id"""
        return [table for (table,) in await self.ask(_rows, select, guild)]

    # -- snapshots

    async def snapshot(self, table: int, ply: int, rules: int, state: Json, fingerprint: str) -> None:
        await self.ask(_snapshot, Snapshot(table, ply, rules, state, fingerprint))

    async def last_snapshot(self, table: int) -> Snapshot | None:
        select = """SELECT ply, rules, state, fingerprint FROM snapshots
            WHERE table_id = ? ORDER BY ply DESC LIMIT 1"""
        row = await self._row(select, table)
        if row is None:
            return None
        ply, rules, state, fingerprint = row
        return Snapshot(table, ply, rules, json.loads(state), fingerprint)

    # -- messages

    async def remember(self, message: Remembered) -> None:
        await self.ask(_remember, message)

    async def forget(self, channel: int, message: int) -> None:
        await self.ask(_rows, "DELETE FROM messages WHERE channel = ? AND message = ?", channel, message)

    async def remembered(self, table: int, kind: str | None = None) -> list[Remembered]:
        select = """SELECT table_id, kind, user, channel, message, since FROM messages
            WHERE table_id = ?1 AND (?2 IS NULL OR kind = ?2) ORDER BY since, message"""
        return [Remembered(*row) for row in await self.ask(_rows, select, table, kind)]

    # -- games that have stopped

    async def past_in(self, channels: Collection[int], game: str | None, skip: int, most: int) -> list[Table]:
        return await self.ask(_past, past.IN_PLACES, _text([*channels]), game, skip, most)

    async def past_of(self, user: int, game: str | None, skip: int, most: int) -> list[Table]:
        return await self.ask(_past, past.OF_PLAYER, user, game, skip, most)

    async def consent(self, table: int) -> Consent:
        return await self.ask(past.consent, table)

    async def agree(self, table: int, user: int, at: float | None, code: int) -> Consent:
        return await self.ask(_whole, past.agree, table, user, at, code)

    async def shared(self, code: int) -> int | None:
        row = await self._row("SELECT table_id FROM codes WHERE code = ? AND valid", code)
        return row[0] if row else None

    async def keep_file(self, owner: int, text: str, at: float, most: int) -> int:
        return await self.ask(_whole, past.keep_file, owner, text, at, most)

    async def file(self, number: int, owner: int) -> str | None:
        row = await self._row("SELECT text FROM files WHERE id = ? AND owner = ?", number, owner)
        return row[0] if row else None

    # -- company

    async def play_again(self, like: Table, seats: Sequence[Seated]) -> Table:
        return await self.ask(_whole, _play_again, like, seats)

    async def block(self, user: int, other: int, name: str, at: float) -> None:
        await self.ask(company.block, user, other, name, at)

    async def unblock(self, user: int, other: int) -> None:
        await self.ask(company.unblock, user, other)

    async def blocked(self, user: int) -> dict[int, str]:
        return dict(await self.ask(_rows, company.BLOCKED, user))

    async def blocks_among(self, users: Collection[int]) -> set[tuple[int, int]]:
        return {(user, other) for user, other in await self.ask(_rows, company.AMONG, _text([*users]))}

    # -- settings

    async def settings(self, scope: Scope, owner: int) -> dict[str, str]:
        select = "SELECT key, value FROM settings WHERE scope = ? AND owner = ? ORDER BY key"
        return dict(await self.ask(_rows, select, scope, owner))

    async def set(self, scope: Scope, owner: int, key: str, value: str | None) -> None:
        if value is None:
            delete = "DELETE FROM settings WHERE scope = ? AND owner = ? AND key = ?"
            await self.ask(_rows, delete, scope, owner, key)
        else:
            await self.ask(_rows, "INSERT OR REPLACE INTO settings VALUES (?, ?, ?, ?)", scope, owner, key, value)

    async def value(self, key: str) -> str | None:
        row = await self._row("SELECT value FROM kept WHERE key = ?", key)
        return row[0] if row else None

    async def keep(self, key: str, value: str) -> None:
        await self.ask(_rows, "INSERT OR REPLACE INTO kept VALUES (?, ?)", key, value)

    async def _row(self, select: str, *values: object) -> Row | None:
        return next(iter(await self.ask(_rows, select, *values)), None)


# What follows runs in the writer thread.


def _open(db: sqlite3.Connection, path: Path, migrations: Path) -> None:
    try:
        bring_up(db, path, migrations)
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error as wrong:
        raise unusable(path, wrong) from wrong


def _condition(db: sqlite3.Connection, path: Path) -> Condition:
    select = "SELECT count(*) FROM tables WHERE status = ?"
    lobbies, playing = (db.execute(select, [status]).fetchone()[0] for status in ("lobby", "playing"))
    beside = path.with_name(f"{path.name}-wal")  # what was written last is there first
    files = [each.stat() for each in (path, beside) if each.exists()]
    return Condition(lobbies, playing, sum(each.st_size for each in files), max(each.st_mtime for each in files))


def _whole(
    db: sqlite3.Connection, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
) -> T:
    """Do several things in one transaction."""
    with _transaction(db):
        return work(db, *args, **kwargs)


@contextmanager
def _refused(code: str, error: Exception) -> Iterator[None]:
    """Say in the store's words that a constraint refused a row."""
    try:
        yield
    except sqlite3.IntegrityError as wrong:
        if wrong.sqlite_errorname == f"SQLITE_CONSTRAINT_{code}":
            raise error from wrong
        raise


def _rows(db: sqlite3.Connection, statement: str, *values: object) -> list[Row]:
    return db.execute(statement, values).fetchall()


def _tables(db: sqlite3.Connection, numbers: list[int]) -> list[Table]:
    select = """SELECT id, guild, channel, place, name, game, host, status, language, lobby, created, touched
        FROM tables WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id"""
    return [_table([*row]) for row in _rows(db, select, _text(numbers))]


def _table(fields: list[Any]) -> Table:
    lobby = Table.__slots__.index("lobby")
    fields[lobby] = json.loads(fields[lobby])
    return Table(*fields)


def _tables_found(db: sqlite3.Connection, found: str, *about: object) -> list[Table]:
    return _tables(db, [table for (table,) in _rows(db, found, *about)])


def _past(db: sqlite3.Connection, select: str, whose: str | int, game: str | None, skip: int, most: int) -> list[Table]:
    numbers = past.numbers(db, select, whose, game, skip, most)
    found = {table.id: table for table in _tables(db, numbers)}
    return [found[number] for number in numbers]


def _create_table(db: sqlite3.Connection, row: Row) -> Table:
    insert = """INSERT INTO tables (guild, channel, place, name, game, host, status, language, lobby, created, touched)
        VALUES (?, ?, ?, ?, ?, ?, 'lobby', ?, ?, ?, ?)"""
    number = db.execute(insert, row).lastrowid
    assert number is not None, "an insert has a number"
    return _tables(db, [number])[0]


def _play_again(db: sqlite3.Connection, like: Table, seats: Sequence[Seated]) -> Table:
    known = company.rematch(db, like.id)
    if known is not None:
        return _tables(db, [known])[0]
    where = (like.guild, like.channel, like.channel, like.name, like.game, like.host, like.language)
    table = _create_table(db, (*where, _text(like.lobby), like.created, like.created))
    db.execute("INSERT OR REPLACE INTO rematches VALUES (?, ?)", (like.id, table.id))
    _seat(db, table.id, seats)
    return table


def _update_table(db: sqlite3.Connection, table: int, changes: Changes) -> Table:
    update = """UPDATE tables SET lobby = coalesce(:lobby, lobby), place = coalesce(:place, place),
        name = coalesce(:name, name), status = coalesce(:status, status), host = coalesce(:host, host),
        touched = coalesce(:touched, touched) WHERE id = :table"""
    values: dict[str, object] = {**dict.fromkeys(Changes.__annotations__), **changes, "table": table}
    if "lobby" in changes:
        values["lobby"] = _text(changes["lobby"])
    _one_table(table, db.execute(update, values))
    return _tables(db, [table])[0]


def _one_table(table: int, update: sqlite3.Cursor) -> None:
    if update.rowcount == 0:
        raise _no_table(table)


def _no_table(table: int) -> NoSuchTable:
    return NoSuchTable(f"there is no table {table}")


def _seat_players(db: sqlite3.Connection, table: int, seats: Sequence[Seated]) -> None:
    with _transaction(db):
        if not _rows(db, "SELECT 1 FROM tables WHERE id = ?", table):
            raise _no_table(table)
        _seat(db, table, seats)


def _seat(db: sqlite3.Connection, table: int, seats: Sequence[Seated]) -> None:
    db.execute("DELETE FROM seats WHERE table_id = ?", [table])
    rows = [(table, seated.seat, seated.user, seated.level, seated.name) for seated in seats]
    db.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?)", rows)


def _begin(db: sqlite3.Connection, table: int, head: Head, seed: bytes, deal: Entry, seats: Sequence[Seated]) -> None:
    insert = """INSERT INTO matches (table_id, game, rules, cards, seats, options, seal, seed)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
    row = (table, head.game, head.rules, head.cards, head.seats, _text(head.options), head.seal, seed)
    with _transaction(db):
        _one_table(table, db.execute("UPDATE tables SET status = 'playing' WHERE id = ?", [table]))
        with _refused("PRIMARYKEY", AlreadyBegun(f"a match was dealt at table {table} before")):
            db.execute(insert, row)
        _insert(db, table, deal, None)
        _seat(db, table, seats)
        deal_in(db, table, seats)


def _append(db: sqlite3.Connection, table: int, entry: Entry, interaction: int | None) -> None:
    try:
        _insert(db, table, entry, interaction)
    except sqlite3.IntegrityError as wrong:
        raise _why_not(db, table, entry.ply, interaction) or wrong from wrong


def _insert(db: sqlite3.Connection, table: int, entry: Entry, interaction: int | None) -> None:
    insert = "INSERT INTO entries (table_id, ply, seat, move, draws, interaction) VALUES (?, ?, ?, ?, ?, ?)"
    db.execute(insert, (table, entry.ply, entry.seat, entry.move, _text([*entry.draws]), interaction))


def _why_not(db: sqlite3.Connection, table: int, ply: int, interaction: int | None) -> Exception | None:
    """Return why a move was refused. An interaction that came twice says so first of all."""
    made = _ply_of(db, interaction)
    if made:
        return SeenBefore(*made)
    if not _has(db, table, 0):
        return no_match(table)
    if _has(db, table, ply):
        return PlyTaken(f"table {table} has a move at ply {ply}")
    if not _has(db, table, ply - 1):
        return PlyMissing(f"table {table} has no move at ply {ply - 1}, which ply {ply} follows")
    return None


def _has(db: sqlite3.Connection, table: int, ply: int) -> bool:
    return bool(_rows(db, "SELECT 1 FROM entries WHERE table_id = ? AND ply = ?", table, ply))


def _ply_of(db: sqlite3.Connection, interaction: int | None) -> tuple[int, int] | None:
    for table, ply in _rows(db, "SELECT table_id, ply FROM entries WHERE interaction = ?", interaction):
        return table, ply
    return None


def _finish(db: sqlite3.Connection, table: int, status: Status, outcome: Json | None, at: float) -> None:
    how = None if outcome is None else _text(outcome)
    with _transaction(db):
        _one_table(table, db.execute("UPDATE tables SET status = ?, touched = ? WHERE id = ?", (status, at, table)))
        match = db.execute("UPDATE matches SET outcome = ?, ended = ? WHERE table_id = ?", (how, at, table))
        if how is not None and match.rowcount == 0:
            raise no_match(table)


def _shown(db: sqlite3.Connection, plies: Mapping[int, int]) -> None:
    with _transaction(db):
        db.executemany("DELETE FROM unshown WHERE table_id = ? AND ply <= ?", plies.items())


def _keep_turns(db: sqlite3.Connection, table: int, turns: Sequence[Turn]) -> None:
    rows = [(table, turn.seat, turn.ply, turn.remaining, turn.since, turn.due, turn.alarm, turn.told) for turn in turns]
    with _transaction(db), _refused("FOREIGNKEY", _no_table(table)):
        db.execute("DELETE FROM turns WHERE table_id = ?", [table])
        db.executemany("INSERT INTO turns VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)


def _snapshot(db: sqlite3.Connection, snapshot: Snapshot) -> None:
    row = (snapshot.table, snapshot.ply, snapshot.rules, _text(snapshot.state), snapshot.fingerprint)
    missing = PlyMissing(f"table {snapshot.table} has no ply {snapshot.ply} to take a snapshot of")
    with _refused("FOREIGNKEY", missing):
        db.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)", row)


def _remember(db: sqlite3.Connection, message: Remembered) -> None:
    row = (message.channel, message.message, message.table, message.kind, message.user, message.since)
    with _refused("FOREIGNKEY", _no_table(message.table)):
        db.execute("INSERT OR REPLACE INTO messages VALUES (?, ?, ?, ?, ?, ?)", row)


def _text(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)

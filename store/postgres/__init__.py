"""A store in a PostgreSQL database.

Each call is one transaction on one connection of a pool. Calls about the same table wait for each other, here
and, by the lock of its row, in other programs.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar, Unpack

import asyncpg

from engine.core import Json
from engine.match import Entry, Head
from store import (
    ALIVE,
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
    StoreFailed,
    Table,
    TableEvent,
    Turn,
)
from store.address import Address
from store.notices import Notice
from store.outage import Outage
from store.postgres import matches, past_games, rows, shares, social
from store.postgres.challenges import PostgresChallenges
from store.postgres.connections import Connections, Db, connect, pool
from store.postgres.everything import PostgresRows
from store.postgres.failures import refused, starting
from store.postgres.guard import Guard
from store.postgres.migrate import MIGRATIONS, upgrade
from store.postgres.results import PostgresResults
from store.postgres.tournaments import PostgresTournaments
from store.refusals import no_match, no_table
from store.results import Anonymous
from store.rows import head_of, intact, text
from store.share import EVERYTHING, Share

FORGET = "DELETE FROM messages WHERE channel = $1 AND message = $2"
REMEMBER = """INSERT INTO messages (channel, message, table_id, kind, person, since) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (channel, message) DO UPDATE SET table_id = excluded.table_id, kind = excluded.kind,
        person = excluded.person, since = excluded.since"""
FORGET_PAST = """DELETE FROM messages WHERE (channel, message) IN (
    SELECT messages.channel, message FROM messages JOIN tables ON id = table_id
    WHERE since < $2 AND status IN ('finished', 'ended') AND touched < $2
    AND split_part(kind, ' ', 1) <> ALL($1::text[]) LIMIT $3) RETURNING 1"""
SET = """INSERT INTO settings VALUES ($1, $2, $3, $4)
    ON CONFLICT (scope, owner, key) DO UPDATE SET value = excluded.value"""
UNSET = "DELETE FROM settings WHERE scope = $1 AND owner = $2 AND key = $3"
KEEP = "INSERT INTO kept VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
CONDITION = f"""SELECT count(*) FILTER (WHERE status = 'lobby'), count(*) FILTER (WHERE status = 'playing'),
    pg_database_size(current_database()), extract(epoch FROM clock_timestamp())::double precision
    FROM tables WHERE {rows.OPEN}"""  # noqa: S608
COUNTING = "SELECT pg_advisory_xact_lock(hashtextextended('ilion counting ' || current_schema(), 0))"

P = ParamSpec("P")
T = TypeVar("T")


async def open(address: Address, migrations: Path = MIGRATIONS, *, alone: bool = False) -> PostgresStore:  # noqa: A001
    """Open the store in a database, and create its tables if it is empty; the caller must close the store.

    If it is to be ``alone``, no other program that says so can open the database while this one runs.

    Raises:
        UnusableDatabase: as the message says.
    """
    outage = Outage()
    guard = Guard(address, partial(connect, address), outage) if alone else None
    try:
        with starting(address):
            if guard:
                await guard.take()
            await prepare(address, migrations)
            if guard:
                await guard.begin()
            return PostgresStore(Connections(address, await pool(address), guard, outage))
    except BaseException:
        if guard:
            await guard.release()
        raise


async def prepare(address: Address, migrations: Path = MIGRATIONS) -> None:
    """Bring a database up to the schema of this program."""
    db = await connect(address)
    try:
        await upgrade(db, address, migrations)
    finally:
        db.terminate()


class PostgresStore(PostgresResults, PostgresChallenges, PostgresTournaments):
    """A store with a pool of connections; ``open`` creates both. It may be that of one share of the tables."""

    def __init__(self, connections: Connections, share: Share = EVERYTHING) -> None:
        self._connections, self._share = connections, share
        self._mine = share.shard, share.shards
        self._fetch = connections.fetch
        self._change = connections.change

    async def close(self) -> None:
        await self._connections.close()

    def serving(self) -> bool:
        return self._connections.serving

    async def condition(self) -> Condition:
        lobbies, playing, size, now = (await self._fetch(CONDITION))[0]
        return Condition(lobbies, playing, size, now - self._connections.idle)

    @asynccontextmanager
    async def everything(self) -> AsyncIterator[PostgresRows]:
        """Open all rows in one transaction; nothing else may use the store meanwhile."""
        async with self._connections.transaction() as db:
            yield PostgresRows(db)

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
        return await self._change((), rows.create_table, row, seats)

    async def lobby_seed(self, table: int) -> bytes | None:
        row = await self._row("SELECT seed FROM tables WHERE id = $1", table)
        return row[0] if row else None

    async def table(self, table: int) -> Table | None:
        return next(iter(await self._tables("SELECT $1::bigint", table)), None)

    async def update_table(self, table: int, **changes: Unpack[Changes]) -> Table:
        return await self._turn(table, rows.update_table, table, changes)

    async def tables_in(self, place: int, statuses: Collection[Open]) -> list[Table]:
        return await self._tables(rows.IN_PLACE, place, [*statuses])

    async def open_in(self, guild: int, since: float) -> list[Opened]:
        return [Opened(*row) for row in await self._fetch(rows.IN_GUILD, guild, since)]

    async def tables_of(self, user: int, statuses: Collection[Open]) -> list[Table]:
        return await self._tables(rows.OF_PERSON, user, [*statuses])

    async def tables_once_of(self, user: int) -> list[Table]:
        return await self._tables(rows.ONCE_OF_PERSON, user)

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
        return await self._turn(table, matches.seat_players, table, seats, gone, back, happened, before, changes)

    async def seats(self, table: int) -> list[Seated]:
        select = "SELECT seat, person, level, name FROM seats WHERE table_id = $1 ORDER BY seat"
        return [Seated(*row) for row in await self._fetch(select, table)]

    # -- matches

    async def begin(
        self, table: int, head: Head, seed: bytes, deal: Entry, seats: Sequence[Seated],
        position: Position | None = None, before: Table | None = None,
    ) -> None:  # fmt: skip
        assert deal.ply == 0, f"a match begins at ply 0, not {deal.ply}"
        await self._turn(table, matches.begin, table, head, seed, deal, seats, position, before)

    async def append(
        self, table: int, entry: Entry, interaction: int | None, end: End | None = None,
        position: Position | None = None, mover: int | None = None, happened: Sequence[TableEvent] = (),
        took: float | None = None,
    ) -> None:  # fmt: skip
        move = (entry, interaction, end, position, mover, happened, took)
        try:
            await self._turn(table, matches.append, table, *move)
        except StoreFailed as wrong:
            if not isinstance(wrong.__cause__, asyncpg.IntegrityConstraintViolationError):
                raise
            raise await self._why_not(table, entry.ply, interaction) or wrong from wrong

    async def _why_not(self, table: int, ply: int, interaction: int | None) -> Exception | None:
        return await self._connections.read(matches.why_not, table, ply, interaction)

    async def log(self, table: int) -> list[Entry]:
        select = "SELECT ply, seat, move, draws FROM entries WHERE table_id = $1 ORDER BY ply"
        lines = await self._fetch(select, table)
        return [Entry(ply, seat, move, tuple(json.loads(draws))) for ply, seat, move, draws in lines]

    async def head(self, table: int) -> tuple[Head, bytes]:
        select = """SELECT game, rules, cards, seats, options, seal, brought, computers, piles, seed
            FROM matches WHERE table_id = $1"""
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
        await self._turn(table, matches.finish, table, status, outcome, at, loser, happened)

    async def table_events(self, table: int) -> list[TableEvent]:
        return [TableEvent(*row) for row in await self._fetch(matches.TABLE_EVENTS, table)]

    async def outcome(self, table: int) -> Json | None:
        select = "SELECT outcome FROM matches WHERE table_id = $1 AND outcome IS NOT NULL"
        row = await self._row(select, table)
        return json.loads(row[0]) if row else None

    async def outcomes(self, tables: Collection[int]) -> dict[int, Json]:
        select = "SELECT table_id, outcome FROM matches WHERE table_id = ANY($1::bigint[]) AND outcome IS NOT NULL"
        return {table: intact(outcome) for table, outcome in await self._fetch(select, [*tables])}

    async def unfreeze(self, table: int, status: Status) -> Table:
        return await self._turn(table, matches.unfreeze, table, status)

    @asynccontextmanager
    async def counting(self) -> AsyncIterator[None]:
        if self._share.whole:
            yield
            return
        async with self._connections.holding(COUNTING):
            yield

    async def unshown(self) -> list[int]:
        return await self._numbers(shares.UNSHOWN, *self._mine)

    async def shown(self, plies: Mapping[int, int]) -> None:
        await self._change(plies, matches.shown, plies)

    # -- time

    async def keep_turns(self, table: int, turns: Sequence[Turn]) -> None:
        await self.keep_all_turns({table: turns})

    async def keep_all_turns(self, turns: Mapping[int, Sequence[Turn]]) -> None:
        await self._change(turns, matches.keep_turns, turns)

    async def turns(self, table: int) -> list[Turn]:
        select = "SELECT seat, ply, remaining, since, due, alarm, told FROM turns WHERE table_id = $1 ORDER BY seat"
        return [Turn(*row) for row in await self._fetch(select, table)]

    async def alarms(self, until: float) -> list[int]:
        return await self._numbers(shares.ALARMS, *self._mine, until)

    async def next_alarm(self) -> float | None:
        row = await self._row(shares.NEXT_ALARM, *self._mine)
        return row[0] if row else None

    async def timed(self, guild: int | None = None) -> list[int]:
        if guild is None:
            return await self._numbers(shares.TIMED, *self._mine)
        return await self._numbers(shares.TIMED_IN, *self._mine, guild)

    # -- snapshots

    async def snapshot(self, table: int, ply: int, rules: int, state: Json, fingerprint: str) -> None:
        await self._change([table], matches.snapshot, table, ply, Position(rules, state, fingerprint))

    async def last_snapshot(self, table: int) -> Snapshot | None:
        select = """SELECT ply, rules, state, fingerprint FROM snapshots
            WHERE table_id = $1 ORDER BY ply DESC LIMIT 1"""
        row = await self._row(select, table)
        if row is None:
            return None
        ply, rules, state, fingerprint = row
        return Snapshot(table, ply, rules, json.loads(state), fingerprint)

    async def without_position(self) -> list[int]:
        return await self._numbers(shares.WITHOUT_POSITION, *self._mine)

    # -- cards

    async def keep_cards(self, game: str, fingerprint: str, text: str) -> None:
        insert = "INSERT INTO cards VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self._change((), rows.fetch, insert, game, fingerprint, text)

    async def cards(self, game: str, fingerprint: str) -> str | None:
        row = await self._row("SELECT text FROM cards WHERE game = $1 AND fingerprint = $2", game, fingerprint)
        return row[0] if row else None

    # -- messages

    async def remember(self, message: Remembered, *, instead_of: Remembered | None = None) -> None:
        await self._change([message.table], _remember, message, instead_of)

    async def forget(self, channel: int, message: int) -> None:
        await self._change((), rows.fetch, FORGET, channel, message)

    async def forget_past(self, but: Collection[str], before: float, most: int) -> int:
        return len(await self._change((), rows.fetch, FORGET_PAST, [*but], before, most))

    async def remembered(self, table: int, kind: str | None = None) -> list[Remembered]:
        select = """SELECT table_id, kind, person, channel, message, since FROM messages
            WHERE table_id = $1 AND ($2::text IS NULL OR kind = $2) ORDER BY since, message"""
        return [Remembered(*row) for row in await self._fetch(select, table, kind)]

    async def with_messages(self, word: str) -> list[int]:
        return await self._numbers(shares.WITH_MESSAGES, *self._mine, word)

    # -- games that have stopped

    async def past_in(
        self, channels: Collection[int], game: str | None, skip: int, most: int, how: Collection[Stopped] = STOPPED
    ) -> list[Table]:
        about = ([*channels], [*how], skip, most, *([game] if game else ()))
        return await self._connections.read(past_games.tables_past, past_games.in_places(game), *about)

    async def past_of(self, user: int, game: str | None, skip: int, most: int) -> list[Table]:
        about = (user, skip, most, *([game] if game else ()))
        return await self._connections.read(past_games.tables_past, past_games.of_player(game), *about)

    async def consent(self, table: int) -> Consent:
        return await self._connections.read(past_games.consent, table)

    async def agree(self, table: int, user: int, at: float | None, code: int) -> Consent:
        return await self._change([table], past_games.agree, table, user, at, code)

    async def shared(self, code: int) -> int | None:
        row = await self._row("SELECT table_id FROM codes WHERE code = $1 AND valid", code)
        return row[0] if row else None

    async def keep_file(self, owner: int, text: str, at: float, most: int) -> int:
        return await self._change((), past_games.keep_file, owner, text, at, most)

    async def file(self, number: int, owner: int) -> str | None:
        row = await self._row("SELECT text FROM files WHERE id = $1 AND owner = $2", number, owner)
        return row[0] if row else None

    # -- company

    async def play_again(self, like: Table, seats: Sequence[Seated], seed: bytes | None = None) -> Table:
        return await self._change([like.id], social.play_again, like, seats, seed)

    async def block(self, user: int, other: int, name: str, at: float) -> None:
        await self._change((), rows.fetch, social.BLOCK, user, other, name, at)

    async def unblock(self, user: int, other: int) -> None:
        await self._change((), rows.fetch, social.UNBLOCK, user, other)

    async def blocked(self, user: int) -> dict[int, str]:
        return dict(await self._fetch(social.BLOCKED, user))

    async def blocks_among(self, users: Collection[int]) -> set[tuple[int, int]]:
        return {(user, other) for user, other in await self._fetch(social.AMONG, [*users])}

    # -- settings

    async def settings(self, scope: Scope, owner: int) -> dict[str, str]:
        select = 'SELECT key, value FROM settings WHERE scope = $1 AND owner = $2 ORDER BY key COLLATE "C"'
        return dict(await self._fetch(select, scope, owner))

    async def set(self, scope: Scope, owner: int, key: str, value: str | None) -> None:
        if value is None:
            await self._change((), rows.fetch, UNSET, scope, owner, key)
        else:
            await self._change((), rows.fetch, SET, scope, owner, key, value)

    async def value(self, key: str) -> str | None:
        if key == ALIVE:
            row = await self._row(shares.LAST_SEEN, self._own(key), f"% of {self._share.shards}")
        else:
            row = await self._row("SELECT value FROM kept WHERE key = $1", key)
        return row[0] if row else None

    async def keep(self, key: str, value: str) -> None:
        await self._change((), rows.fetch, KEEP, self._own(key), value)

    # -- shares

    async def erase(self, user: int, anonymous: Anonymous, tables: Collection[int], at: float) -> dict[int, str] | None:
        erased = await super().erase(user, anonymous, tables, at)
        if erased and not self._share.whole:
            notices = [Notice(table, "forgotten", origin=str(self._share)) for table in erased]
            await self._change((), shares.tell, *notices)
        return erased

    async def tell(self, notice: Notice) -> None:
        """Tell the other shares of the bot about a table; nobody may hear it."""
        await self._change((), shares.tell, replace(notice, origin=str(self._share)))

    def _own(self, key: str) -> str:
        return f"{ALIVE} {self._share}" if key == ALIVE and not self._share.whole else key

    async def _turn(
        self, table: int, work: Callable[Concatenate[Db, P], Awaitable[T]], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Change a table, and in the same transaction tell the share to which it belongs, unless that is this one."""
        return await self._change([table], shares.told, self._share, table, lambda db: work(db, *args, **kwargs))

    async def _row(self, select: str, *values: object) -> Any:
        return next(iter(await self._fetch(select, *values)), None)

    async def _numbers(self, select: str, *values: object) -> list[int]:
        return [number for (number,) in await self._fetch(select, *values)]

    async def _tables(self, found: str, *about: object) -> list[Table]:
        return await self._connections.read(rows.tables_found, found, *about)


async def _remember(db: Db, message: Remembered, instead_of: Remembered | None) -> None:
    if instead_of is not None:
        await db.execute(FORGET, instead_of.channel, instead_of.message)
    row = (message.channel, message.message, message.table, message.kind, message.user, message.since)
    with refused("messages_table_id_fkey", no_table(message.table)):
        await db.execute(REMEMBER, *row)

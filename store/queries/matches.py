"""Matches: their moves, ends, clocks and positions, and the cards that they were dealt with."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import asdict, astuple

from engine.contributions import Contribution
from engine.core import Json
from engine.log import Entry, Head
from store.database import Queries, Row, dump_json, parse_object
from store.dialect import Db
from store.queries.tables import OPEN, one_of, replace_seats, update_table
from store.shares import MINE
from store.values import (
    AlreadyBegun,
    AlreadyFinished,
    Changes,
    Deed,
    End,
    NoSuchTable,
    NotBegun,
    Outdated,
    PlyMissing,
    PlyTaken,
    Position,
    Seated,
    SeenBefore,
    Status,
    StoredMove,
    Table,
    TableEvent,
    Turn,
)

BEGIN = """INSERT INTO matches (table_id, game, rules, cards, seats, options, seal, brought, computers, piles, seed)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (table_id) DO NOTHING RETURNING 1"""
HEAD = """SELECT game, rules, cards, seats, options, seal, brought, computers, piles, seed
    FROM matches WHERE table_id = $1"""
DEAL_IN = "INSERT INTO dealt (table_id, seat, person, level, name) VALUES ($1, $2, $3, $4, $5)"
GIVE_UP = """UPDATE dealt SET gave_up = (SELECT coalesce(max(gave_up), 0) + 1 FROM dealt WHERE table_id = $1)
    WHERE table_id = $1 AND person = $2"""
COME_BACK = "UPDATE dealt SET gave_up = NULL WHERE table_id = $1 AND person = $2"
LOG = "SELECT ply, seat, move, draws FROM entries WHERE table_id = $1 ORDER BY ply"
ADD = """INSERT INTO entries (table_id, ply, seat, move, draws, interaction, mover, took)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"""
CLOSE = "UPDATE matches SET outcome = $2, ended = $3 WHERE table_id = $1 RETURNING 1"
OUTCOMES = "SELECT table_id, outcome FROM matches WHERE table_id = ANY($1::bigint[]) AND outcome IS NOT NULL"
THAW = """UPDATE tables SET status = $2 WHERE id = $1 AND status = 'frozen'
    AND ($2 = 'playing') = EXISTS (SELECT 1 FROM matches WHERE table_id = $1)
    AND NOT EXISTS (SELECT 1 FROM matches WHERE table_id = $1 AND ended IS NOT NULL)"""

TABLE_EVENTS = """SELECT kind, seat, person, name, other, other_name, ply, at, number
    FROM happenings WHERE table_id = $1 ORDER BY number"""
NOTE = """INSERT INTO happenings (table_id, kind, seat, person, name, other, other_name, ply, at, number)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"""
HAPPENED = "SELECT 1 FROM happenings WHERE table_id = $1 AND number = $2"

UNSHOWN = f"SELECT table_id FROM unshown JOIN tables ON id = table_id WHERE {MINE} ORDER BY table_id"  # noqa: S608
SHOWN = "DELETE FROM unshown WHERE table_id = $1 AND ply <= $2"

RESTART = "UPDATE turns SET remaining = -1 WHERE table_id = $1 AND seat = $2"  # its alarm stays
TURNS = "SELECT seat, ply, remaining, since, due, alarm, told FROM turns WHERE table_id = $1 ORDER BY seat"
STOPS = "SELECT id, status IN ('finished', 'ended', 'frozen') FROM tables WHERE id = ANY($1::bigint[])"
KEEP_TURNS = """INSERT INTO turns (table_id, seat, ply, remaining, since, due, alarm, told)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"""
# The plus sign keeps SQLite from going through all turns in the order of their tables.
ALARMS = f"""SELECT +table_id FROM turns JOIN tables ON id = table_id
    WHERE alarm <= $3 AND {MINE} GROUP BY +table_id ORDER BY min(alarm), +table_id"""  # noqa: S608
NEXT_ALARM = f"""SELECT alarm FROM turns JOIN tables ON id = table_id
    WHERE alarm IS NOT NULL AND {MINE} ORDER BY alarm LIMIT 1"""  # noqa: S608
TIMED = f"SELECT DISTINCT table_id FROM turns JOIN tables ON id = table_id WHERE {MINE} ORDER BY table_id"  # noqa: S608
TIMED_IN = f"""SELECT id FROM tables WHERE {OPEN} AND {MINE} AND guild = $3
    AND EXISTS (SELECT 1 FROM turns WHERE table_id = id) ORDER BY id"""  # noqa: S608

SNAPSHOT = """INSERT INTO snapshots (table_id, ply, rules, state, fingerprint)
    SELECT table_id, ply, $3::bigint, $4::text, $5::text FROM entries WHERE table_id = $1 AND ply = $2
    ON CONFLICT (table_id, ply) DO UPDATE
        SET rules = excluded.rules, state = excluded.state, fingerprint = excluded.fingerprint RETURNING 1"""
LAST_SNAPSHOT = """SELECT ply, rules, state, fingerprint FROM snapshots
    WHERE table_id = $1 ORDER BY ply DESC LIMIT 1"""
WITHOUT_POSITION = f"""SELECT id FROM tables WHERE {OPEN} AND status = 'playing' AND {MINE} AND NOT EXISTS (
    SELECT 1 FROM snapshots WHERE table_id = id AND ply = (SELECT max(ply) FROM entries WHERE table_id = id))
    ORDER BY id"""  # noqa: S608

KEEP_CARDS = "INSERT INTO cards (game, fingerprint, text) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
CARDS = "SELECT text FROM cards WHERE game = $1 AND fingerprint = $2"


class MatchQueries(Queries):
    """The part of a store that holds matches."""

    async def commit(self, table: int, deed: Deed) -> Table | None:
        """Store a deed in one step; return the table if more than its moves has changed.

        Closing a finished match as finished again changes nothing; otherwise the last end counts.

        Raises:
            NoSuchTable: there is no table with this number.
            NotBegun: no match was dealt at this table.
            Outdated: what was agreed there, or the status, is no longer what it was ``before``, or more has happened.
            SeenBefore: the interaction has made a move already, at this or another table.
            PlyTaken: there is a move at this ply.
            PlyMissing: there is none at the ply before.
            AlreadyFinished: the match is finished, and the deed ends it in another way.
        """
        return await self._commit(table, lambda db: _do(db, table, deed), lambda db: _why_not(db, table, deed))

    async def begin(
        self, table: int, head: Head, seed: bytes, deal: Entry, seats: Sequence[Seated],
        position: Position | None = None, before: Table | None = None,
    ) -> None:  # fmt: skip
        """Store a match as dealt, its players, and the ``position`` after the deal; set the table to ``playing``.

        The table's own seed is forgotten: the match has it now.

        Raises:
            NoSuchTable: there is no table with this number.
            AlreadyBegun: a match was dealt there before.
            Outdated: what was agreed there is no longer what it was ``before``.
        """
        assert deal.ply == 0, f"a match begins at ply 0, not {deal.ply}"

        async def store_deal(db: Db) -> None:
            now = await one_of(db, table)
            await db.execute("UPDATE tables SET status = 'playing', seed = NULL WHERE id = $1", table)
            if not await db.fetchval(BEGIN, table, *head_row(head), seed):
                raise AlreadyBegun(f"a match was dealt at table {table} before")
            check_nothing_changed(now, before)
            await _add(db, table, StoredMove(deal))
            await replace_seats(db, table, seats)
            await db.executemany(DEAL_IN, [(table, *astuple(each)) for each in seats])
            if position is not None:
                await _snapshot(db, table, deal.ply, position)

        await self._change_table(table, store_deal)

    async def log(self, table: int) -> list[Entry]:
        """Return every entry from the deal on; an empty list if no match was dealt."""
        lines = await self._fetch(LOG, table)
        return [Entry(ply, seat, move, tuple(json.loads(draws))) for ply, seat, move, draws in lines]

    async def table_events(self, table: int) -> list[TableEvent]:
        """Return what has happened at a table besides the moves, oldest first."""
        return [TableEvent(*row) for row in await self._fetch(TABLE_EVENTS, table)]

    async def head(self, table: int) -> tuple[Head, bytes]:
        """Return a match's head and its secret seed.

        Raises:
            NotBegun: no match was dealt at this table.
        """
        row = await self._row(HEAD, table)
        if row is None:
            raise NotBegun(table)
        return head_of(row[:-1]), row[-1]

    async def was_dealt(self, table: int) -> bool:
        """Return whether a match was dealt at a table."""
        return await self._row(HEAD, table) is not None

    async def outcome(self, table: int) -> Json | None:
        """Return the outcome of a match, or ``None`` if it has none."""
        outcome = await self._value("SELECT outcome FROM matches WHERE table_id = $1 AND outcome IS NOT NULL", table)
        return json.loads(outcome) if outcome else None

    async def outcomes(self, tables: Collection[int]) -> dict[int, Json]:
        """Return the outcomes of these matches, by table; leave out those that have none."""
        return {table: parse_object(outcome) for table, outcome in await self._fetch(OUTCOMES, [*tables])}

    async def unfreeze(self, table: int, status: Status) -> Table:
        """Set a frozen table to ``lobby`` or ``playing`` again if it was that and has not ended; return it.

        Raises:
            NoSuchTable: there is no table with this number.
        """

        async def thaw(db: Db) -> Table:
            await db.execute(THAW, table, status)
            return await one_of(db, table)

        return await self._change_table(table, thaw)

    def counting(self) -> AbstractAsyncContextManager[None]:
        """Block counting in every other process within the ``with`` statement; results depend on those before."""
        return nullcontext()  # there is no other process

    async def unshown(self) -> list[int]:
        """Return the tables with events that people may not have seen, oldest first."""
        return await self._own_numbers(UNSHOWN)

    async def shown(self, plies: Mapping[int, int]) -> None:
        """Note, by table, the ply up to which people have seen everything."""
        await self._change(plies, lambda db: db.executemany(SHOWN, [*plies.items()]))

    # -- time

    async def keep_turns(self, table: int, turns: Sequence[Turn]) -> None:
        """Replace all turns of a table.

        Raises:
            NoSuchTable: there is no table with this number.
        """
        await self.keep_all_turns({table: turns})

    async def keep_all_turns(self, turns: Mapping[int, Sequence[Turn]]) -> None:
        """Replace all turns of several tables in one step.

        Raises:
            NoSuchTable: one of the tables does not exist.
        """
        await self._change(turns, lambda db: _keep_turns(db, turns))

    async def turns(self, table: int) -> list[Turn]:
        """Return the turns of a table, by seat."""
        return [Turn(*row) for row in await self._fetch(TURNS, table)]

    async def alarms(self, until: float) -> list[int]:
        """Return the tables with an alarm that is due by this time, the longest overdue first."""
        return await self._own_numbers(ALARMS, until)

    async def next_alarm(self) -> float | None:
        """Return the time of the next alarm, or ``None``."""
        return next(iter(await self._own_numbers(NEXT_ALARM)), None)

    async def timed(self, guild: int | None = None) -> list[int]:
        """Return the tables, of one guild or of all, that have turns, running or paused."""
        return await self._own_numbers(TIMED) if guild is None else await self._own_numbers(TIMED_IN, guild)

    # -- snapshots

    async def snapshot(self, table: int, ply: int, position: Position) -> None:
        """Store the position after a stored ply; it replaces snapshots of that ply and of earlier ones.

        Raises:
            PlyMissing: the ply is not stored.
        """
        await self._change([table], lambda db: _snapshot(db, table, ply, position))

    async def last_snapshot(self, table: int) -> tuple[int, Position] | None:
        """Return the highest ply with a snapshot and the position after it, or ``None``."""
        row = await self._row(LAST_SNAPSHOT, table)
        if row is None:
            return None
        ply, rules, state, fingerprint = row
        return ply, Position(rules, json.loads(state), fingerprint)

    async def without_position(self) -> list[int]:
        """Return the tables in play without a snapshot of their last ply, oldest first."""
        return await self._own_numbers(WITHOUT_POSITION)

    # -- cards

    async def keep_cards(self, game: str, fingerprint: str, text: str) -> None:
        """Store the card file of a game, unless there is one with this fingerprint."""
        await self._execute(KEEP_CARDS, game, fingerprint, text)

    async def cards(self, game: str, fingerprint: str) -> str | None:
        """Return the card file of a game by its fingerprint, or ``None`` if it was never stored."""
        text: str | None = await self._value(CARDS, game, fingerprint)
        return text


def head_of(row: Row) -> Head:
    """Return the head of a match."""
    game, rules, cards, seats, options, seal, brought, noted, piles = row
    gifts, computers = parse_contributions(brought), None if noted is None else tuple(json.loads(noted))
    return Head(game, rules, cards, seats, json.loads(options), seal, gifts, computers, bool(piles))


def head_row(head: Head) -> Row:
    """Return the row of a head; ``head_of`` reads it."""
    brought = dump_json([asdict(each) for each in head.brought])
    noted = None if head.computers is None else dump_json(head.computers)
    return head.game, head.rules, head.cards, head.seats, dump_json(head.options), head.seal, brought, noted, head.piles


def parse_contributions(brought: str) -> tuple[Contribution, ...]:
    """Return what players brought to a deal, as it is stored."""
    return tuple(Contribution(**each) for each in json.loads(brought))


def check_nothing_changed(now: Table, before: Table | None) -> None:
    """Check that a table is as the caller has read it.

    Raises:
        Outdated: what was agreed, or the status, is another.
    """
    if before is not None and (now.lobby, now.status) != (before.lobby, before.status):
        raise Outdated(f"table {now.id} has changed meanwhile")


async def _add(db: Db, table: int, move: StoredMove) -> None:
    entry, mover = move.entry, move.mover or 0
    row = (table, entry.ply, entry.seat, entry.move, dump_json([*entry.draws]), move.interaction, mover, move.took)
    await db.execute(ADD, *row)


async def _note(db: Db, table: int, happened: Iterable[TableEvent]) -> None:
    """Store events; refuse numbers that are there already: another process has stored something else by them."""
    if lines := [(table, *astuple(each)) for each in happened]:
        await db.executemany(NOTE, lines)


async def _do(db: Db, table: int, deed: Deed) -> Table | None:
    if deed.before is not None:
        check_nothing_changed(await one_of(db, table), deed.before)
    if deed.end and not deed.moves and await _is_finished(db, table, deed.end):
        return None
    for move in deed.moves:
        await _add(db, table, move)
    changed = await _seat(db, table, deed.seats, deed.changes) if deed.seats is not None else None
    if deed.restarted:
        await db.executemany(RESTART, [(table, seat) for seat in deed.restarted])
    if deed.back:
        await db.executemany(COME_BACK, [(table, user) for user in deed.back])
    if deed.gone:
        await db.executemany(GIVE_UP, [(table, user) for user in deed.gone])
    if deed.end:
        changed = await _close(db, table, deed.end)
    await _note(db, table, deed.happened)
    if deed.position is not None:  # after its move: there is no position of a ply that is not stored
        await _snapshot(db, table, deed.moves[-1].entry.ply, deed.position)
    return changed


async def _seat(db: Db, table: int, seats: Sequence[Seated], changes: Changes) -> Table:
    changed = await update_table(db, table, changes)
    await replace_seats(db, table, seats)
    return changed


async def _is_finished(db: Db, table: int, end: End) -> bool:
    """Return whether a match is finished, as it is to be: its last move may be stored though that seemed to fail."""
    finished: bool = await db.fetchval("SELECT status FROM tables WHERE id = $1", table) == "finished"
    if finished and end.status != "finished":
        raise AlreadyFinished(f"table {table} is finished")
    return finished


async def _why_not(db: Db, table: int, deed: Deed) -> Exception | None:
    """Return why a deed was refused; check its move first."""
    if deed.moves and (wrong := await _why_no_move(db, table, deed.moves)):
        return wrong
    if deed.happened and await db.fetch(HAPPENED, table, deed.happened[0].number):
        return Outdated(f"more has happened at table {table} meanwhile")
    return None


async def _why_no_move(db: Db, table: int, moves: Sequence[StoredMove]) -> Exception | None:
    """Return why a move was refused; check first whether its interaction has come before."""
    ply, interaction = moves[0].entry.ply, moves[0].interaction
    made = await db.fetchrow("SELECT table_id, ply FROM entries WHERE interaction = $1", interaction)
    if made:
        return SeenBefore(*made)
    if not await _has(db, table, 0):
        return NotBegun(table)
    if await _has(db, table, ply):
        return PlyTaken(f"table {table} has a move at ply {ply}")
    if not await _has(db, table, ply - 1):
        return PlyMissing(f"table {table} has no move at ply {ply - 1}, which ply {ply} follows")
    return None


async def _has(db: Db, table: int, ply: int) -> bool:
    return bool(await db.fetch("SELECT 1 FROM entries WHERE table_id = $1 AND ply = $2", table, ply))


async def _close(db: Db, table: int, end: End) -> Table:
    how = None if end.outcome is None else dump_json(end.outcome)
    closed = await update_table(db, table, {"status": end.status, "touched": end.at})
    await db.execute("DELETE FROM turns WHERE table_id = $1", table)
    if await db.fetchval(CLOSE, table, how, end.at) is None and how is not None:
        raise NotBegun(table)
    return closed


async def _keep_turns(db: Db, turns: Mapping[int, Sequence[Turn]]) -> None:
    """Replace all turns of some tables; no time runs at one that has stopped."""
    stopped: dict[int, bool] = dict(await db.fetch(STOPS, [*turns]))
    running = {table: now for table, now in turns.items() if not stopped.get(table)}
    lines = [(table, *astuple(turn)) for table, now in running.items() for turn in now]
    for missing in {table for table, *_ in lines} - stopped.keys():
        raise NoSuchTable(missing)
    await db.execute("DELETE FROM turns WHERE table_id = ANY($1::bigint[])", [*turns])
    await db.executemany(KEEP_TURNS, lines)


async def _snapshot(db: Db, table: int, ply: int, position: Position) -> None:
    """Store a position, and delete earlier ones of the table."""
    row = (table, ply, position.rules, dump_json(position.state), position.fingerprint)
    if not await db.fetchval(SNAPSHOT, *row):
        raise PlyMissing(f"table {table} has no ply {ply} to take a snapshot of")
    await db.execute("DELETE FROM snapshots WHERE table_id = $1 AND ply < $2", table, ply)

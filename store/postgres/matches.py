"""Matches in PostgreSQL: their moves, ends, clocks and positions.

Each function that changes something runs in a transaction that has locked the row of its table.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core import Json
from engine.match import Entry, Head
from store import Changes, End, Position, Seated, SeenBefore, Status, Table, TableEvent, Turn
from store.postgres.connections import Db
from store.postgres.failures import refused
from store.postgres.results import come_back, deal_in, give_up
from store.postgres.rows import one_of, seat, update_table
from store.refusals import begun, check_nothing_changed, finished, gap, no_match, no_ply, no_table, taken
from store.rows import head_row, text

TABLE_EVENTS = """SELECT kind, seat, person, name, other, other_name, ply, at, number
    FROM happenings WHERE table_id = $1 ORDER BY number"""
THAW = """UPDATE tables SET status = $2 WHERE id = $1 AND status = 'frozen'
    AND ($2 = 'playing') = EXISTS (SELECT 1 FROM matches WHERE table_id = $1)
    AND NOT EXISTS (SELECT 1 FROM matches WHERE table_id = $1 AND ended IS NOT NULL)"""
STOPS = "SELECT id, status IN ('finished', 'ended', 'frozen') FROM tables WHERE id = ANY($1::bigint[])"
NOTE = """INSERT INTO happenings VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    ON CONFLICT (table_id, number) DO UPDATE SET ply = excluded.ply, at = excluded.at, kind = excluded.kind,
        seat = excluded.seat, person = excluded.person, name = excluded.name,
        other = excluded.other, other_name = excluded.other_name"""
KEEP = """INSERT INTO snapshots VALUES ($1, $2, $3, $4, $5) ON CONFLICT (table_id, ply)
    DO UPDATE SET rules = excluded.rules, state = excluded.state, fingerprint = excluded.fingerprint"""


async def begin(
    db: Db, table: int, head: Head, seed: bytes, deal: Entry, seats: Sequence[Seated], position: Position | None,
    before: Table | None,
) -> None:  # fmt: skip
    """Store a match as it was dealt."""
    insert = """INSERT INTO matches
        (table_id, game, rules, cards, seats, options, seal, brought, computers, piles, seed)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"""
    now = await one_of(db, table)
    await db.execute("UPDATE tables SET status = 'playing', seed = NULL WHERE id = $1", table)
    with refused("matches_pkey", begun(table)):
        await db.execute(insert, table, *head_row(head), seed)
    check_nothing_changed(now, before)
    await _insert(db, table, deal, None, None)
    await seat(db, table, seats)
    await deal_in(db, table, seats)
    if position:
        await snapshot(db, table, deal.ply, position)


async def seat_players(
    db: Db,
    table: int,
    seats: Sequence[Seated],
    gone: Iterable[int],
    back: Iterable[int],
    happened: Iterable[TableEvent],
    before: Table | None,
    changes: Changes,
) -> Table:
    """Replace all seats of a table, update the given fields, and note who gave up or came back."""
    check_nothing_changed(await one_of(db, table), before)
    changed = await update_table(db, table, changes)
    await seat(db, table, seats)
    await _note(db, table, happened)
    await come_back(db, table, back)
    await give_up(db, table, gone)
    return changed


async def append(
    db: Db, table: int, entry: Entry, interaction: int | None, end: End | None,
    position: Position | None, mover: int | None, happened: Sequence[TableEvent], took: float | None,
) -> None:  # fmt: skip
    """Store a move, what happened before it, the position after it, and, if it was the last, the end."""
    await _insert(db, table, entry, interaction, mover, took)
    await _note(db, table, happened)
    if position:
        await snapshot(db, table, entry.ply, position)
    if end:
        await _close(db, table, "finished", end.outcome, end.at)


async def _insert(
    db: Db, table: int, entry: Entry, interaction: int | None, mover: int | None, took: float | None = None
) -> None:
    insert = """INSERT INTO entries (table_id, ply, seat, move, draws, interaction, mover, took)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"""
    row = (table, entry.ply, entry.seat, entry.move, text([*entry.draws]), interaction, mover or 0, took)
    await db.execute(insert, *row)


async def _note(db: Db, table: int, happened: Iterable[TableEvent]) -> None:
    """Store events; replace those with the same numbers, left by a write that failed but was stored."""
    lines = [
        (table, each.number, each.ply, each.at, each.kind, each.seat, each.user, each.name, each.other, each.other_name)
        for each in happened
    ]
    await db.executemany(NOTE, lines)


async def why_not(db: Db, table: int, ply: int, interaction: int | None) -> Exception | None:
    """Return why a move was refused; check first whether its interaction has come before."""
    made = await db.fetchrow("SELECT table_id, ply FROM entries WHERE interaction = $1", interaction)
    if made:
        return SeenBefore(*made)
    if not await _has(db, table, 0):
        return no_match(table)
    if await _has(db, table, ply):
        return taken(table, ply)
    if not await _has(db, table, ply - 1):
        return gap(table, ply)
    return None


async def _has(db: Db, table: int, ply: int) -> bool:
    found = await db.fetchrow("SELECT 1 FROM entries WHERE table_id = $1 AND ply = $2", table, ply)
    return found is not None


async def finish(
    db: Db,
    table: int,
    status: Status,
    outcome: Json | None,
    at: float,
    loser: int | None,
    happened: Iterable[TableEvent],
) -> None:
    """Close a table, with the outcome of its match if it has one."""
    now = await db.fetchval("SELECT status FROM tables WHERE id = $1", table)
    if now != "finished":
        await give_up(db, table, [] if loser is None else [loser])
        await _close(db, table, status, outcome, at)
        await _note(db, table, happened)
    elif status != "finished":  # its last move was stored, although the server may have reported a failure
        raise finished(table)


async def _close(db: Db, table: int, status: Status, outcome: Json | None, at: float) -> None:
    how = None if outcome is None else text(outcome)
    await update_table(db, table, {"status": status, "touched": at})
    await db.execute("DELETE FROM turns WHERE table_id = $1", table)
    match = "UPDATE matches SET outcome = $2, ended = $3 WHERE table_id = $1 RETURNING 1"
    if await db.fetchval(match, table, how, at) is None and how is not None:
        raise no_match(table)


async def shown(db: Db, plies: Mapping[int, int]) -> None:
    """Note, by table, the ply up to which people have seen everything."""
    await db.executemany("DELETE FROM unshown WHERE table_id = $1 AND ply <= $2", [*plies.items()])


async def keep_turns(db: Db, turns: Mapping[int, Sequence[Turn]]) -> None:
    """Replace all turns of some tables; no time runs at one that has stopped."""
    stopped: dict[int, bool] = dict(await db.fetch(STOPS, [*turns]))
    lines = [
        (table, turn.seat, turn.ply, turn.remaining, turn.since, turn.due, turn.alarm, turn.told)
        for table, running in turns.items()
        for turn in running
        if not stopped.get(table)
    ]
    for missing in {table for table, *_ in lines} - stopped.keys():
        raise no_table(missing)
    await db.execute("DELETE FROM turns WHERE table_id = ANY($1::bigint[])", [*turns])
    await db.executemany("INSERT INTO turns VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", lines)


async def snapshot(db: Db, table: int, ply: int, position: Position) -> None:
    """Store a position, and delete earlier ones of the table."""
    with refused("snapshots_table_id_ply_fkey", no_ply(table, ply)):
        await db.execute(KEEP, table, ply, position.rules, text(position.state), position.fingerprint)
    await db.execute("DELETE FROM snapshots WHERE table_id = $1 AND ply < $2", table, ply)


async def unfreeze(db: Db, table: int, status: Status) -> Table:
    """Let a frozen table go on, and return it."""
    await db.execute(THAW, table, status)
    return await one_of(db, table)

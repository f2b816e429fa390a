"""Matches in SQLite: their moves, ends, clocks and positions. These functions run in the writer thread."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence

from engine.core import Json
from engine.match import Entry, Head
from store import (
    Changes,
    End,
    Position,
    Seated,
    SeenBefore,
    Status,
    Table,
    TableEvent,
    Turn,
)
from store.refusals import begun, check_nothing_changed, finished, gap, no_match, no_ply, no_table, taken
from store.rows import head_row, text
from store.sqlite.results import come_back, deal_in, give_up
from store.sqlite.rows import OPEN, fetch, one_of, one_table, seat, update_table
from store.sqlite.transaction import refused, transaction

TABLE_EVENTS = """SELECT kind, seat, user, name, other, other_name, ply, at, number
    FROM happenings WHERE table_id = ? ORDER BY number"""
UNKEPT = f"""SELECT id FROM tables WHERE {OPEN} AND status = 'playing' AND NOT EXISTS (
    SELECT 1 FROM snapshots WHERE table_id = id AND ply = (SELECT max(ply) FROM entries WHERE table_id = id))
    ORDER BY id"""  # noqa: S608
TIMED_IN = f"""SELECT id FROM tables WHERE {OPEN} AND guild = ? AND EXISTS (SELECT 1 FROM turns WHERE table_id = id)
    ORDER BY id"""  # noqa: S608
THAW = """UPDATE tables SET status = ?2 WHERE id = ?1 AND status = 'frozen'
    AND (?2 = 'playing') = EXISTS (SELECT 1 FROM matches WHERE table_id = ?1)
    AND NOT EXISTS (SELECT 1 FROM matches WHERE table_id = ?1 AND ended IS NOT NULL)"""


def begin(
    db: sqlite3.Connection, table: int, head: Head, seed: bytes, deal: Entry, seats: Sequence[Seated],
    position: Position | None, before: Table | None,
) -> None:  # fmt: skip
    """Store a match as it was dealt."""
    insert = """INSERT INTO matches
        (table_id, game, rules, cards, seats, options, seal, brought, computers, piles, seed)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"""
    now = one_of(db, table)
    db.execute("UPDATE tables SET status = 'playing', seed = NULL WHERE id = ?", [table])
    with refused("PRIMARYKEY", begun(table)):
        db.execute(insert, (table, *head_row(head), seed))
    check_nothing_changed(now, before)
    _insert(db, table, deal, None, None)
    seat(db, table, seats)
    deal_in(db, table, seats)
    if position:
        snapshot(db, table, deal.ply, position)


def seat_players(
    db: sqlite3.Connection,
    table: int,
    seats: Sequence[Seated],
    gone: Iterable[int],
    back: Iterable[int],
    happened: Iterable[TableEvent],
    before: Table | None,
    changes: Changes,
) -> Table:
    """Replace all seats of a table, update the given fields, and note who gave up or came back."""
    check_nothing_changed(one_of(db, table), before)
    changed = update_table(db, table, changes)
    seat(db, table, seats)
    _note(db, table, happened)
    come_back(db, table, back)
    give_up(db, table, gone)
    return changed


def append(
    db: sqlite3.Connection, table: int, entry: Entry, interaction: int | None, end: End | None,
    position: Position | None, mover: int | None, happened: Sequence[TableEvent], took: float | None,
) -> None:  # fmt: skip
    """Store a move, what happened before it, the position after it, and, if it was the last, the end."""
    try:
        with transaction(db):
            _note(db, table, happened)
            _insert(db, table, entry, interaction, mover, took)
            if position:
                snapshot(db, table, entry.ply, position)
            if end:
                _close(db, table, "finished", end.outcome, end.at)
    except sqlite3.IntegrityError as wrong:
        raise _why_not(db, table, entry.ply, interaction) or wrong from wrong


def _insert(
    db: sqlite3.Connection, table: int, entry: Entry, interaction: int | None, mover: int | None,
    took: float | None = None,
) -> None:  # fmt: skip
    insert = """INSERT INTO entries (table_id, ply, seat, move, draws, interaction, mover, took)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?)"""
    row = (table, entry.ply, entry.seat, entry.move, text([*entry.draws]), interaction, mover or 0, took)
    db.execute(insert, row)


def _note(db: sqlite3.Connection, table: int, happened: Iterable[TableEvent]) -> None:
    """Store events; replace those with the same numbers, left by a write that failed but was stored."""
    insert = "INSERT OR REPLACE INTO happenings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
    lines = [
        (table, each.number, each.ply, each.at, each.kind, each.seat, each.user, each.name, each.other, each.other_name)
        for each in happened
    ]
    db.executemany(insert, lines)


def _why_not(db: sqlite3.Connection, table: int, ply: int, interaction: int | None) -> Exception | None:
    """Return why a move was refused; check first whether its interaction has come before."""
    made = _ply_of(db, interaction)
    if made:
        return SeenBefore(*made)
    if not _has(db, table, 0):
        return no_match(table)
    if _has(db, table, ply):
        return taken(table, ply)
    if not _has(db, table, ply - 1):
        return gap(table, ply)
    return None


def _has(db: sqlite3.Connection, table: int, ply: int) -> bool:
    return bool(fetch(db, "SELECT 1 FROM entries WHERE table_id = ? AND ply = ?", table, ply))


def _ply_of(db: sqlite3.Connection, interaction: int | None) -> tuple[int, int] | None:
    for table, ply in fetch(db, "SELECT table_id, ply FROM entries WHERE interaction = ?", interaction):
        return table, ply
    return None


def finish(
    db: sqlite3.Connection,
    table: int,
    status: Status,
    outcome: Json | None,
    at: float,
    loser: int | None,
    happened: Iterable[TableEvent],
) -> None:
    """Close a table, with the outcome of its match if it has one."""
    with transaction(db):
        if not _finished(db, table):
            give_up(db, table, [] if loser is None else [loser])
            _close(db, table, status, outcome, at)
            _note(db, table, happened)
        elif status != "finished":  # its last move was stored, although the disk may have reported a failure
            raise finished(table)


def _finished(db: sqlite3.Connection, table: int) -> bool:
    return bool(fetch(db, "SELECT 1 FROM tables WHERE id = ? AND status = 'finished'", table))


def _close(db: sqlite3.Connection, table: int, status: Status, outcome: Json | None, at: float) -> None:
    how = None if outcome is None else text(outcome)
    one_table(table, db.execute("UPDATE tables SET status = ?, touched = ? WHERE id = ?", (status, at, table)))
    db.execute("DELETE FROM turns WHERE table_id = ?", [table])
    match = db.execute("UPDATE matches SET outcome = ?, ended = ? WHERE table_id = ?", (how, at, table))
    if how is not None and match.rowcount == 0:
        raise no_match(table)


def shown(db: sqlite3.Connection, plies: Mapping[int, int]) -> None:
    """Note, by table, the ply up to which people have seen everything."""
    with transaction(db):
        db.executemany("DELETE FROM unshown WHERE table_id = ? AND ply <= ?", plies.items())


def keep_turns(db: sqlite3.Connection, turns: Mapping[int, Sequence[Turn]]) -> None:
    """Replace all turns of some tables; no time runs at one that has stopped."""
    for table, running in turns.items():
        lines = [
            (table, turn.seat, turn.ply, turn.remaining, turn.since, turn.due, turn.alarm, turn.told)
            for turn in running
            if not fetch(db, "SELECT 1 FROM tables WHERE id = ? AND status IN ('finished', 'ended', 'frozen')", table)
        ]
        with refused("FOREIGNKEY", no_table(table)):
            db.execute("DELETE FROM turns WHERE table_id = ?", [table])
            db.executemany("INSERT INTO turns VALUES (?, ?, ?, ?, ?, ?, ?, ?)", lines)


def snapshot(db: sqlite3.Connection, table: int, ply: int, position: Position) -> None:
    """Store a position, and delete earlier ones of the table."""
    row = (table, ply, position.rules, text(position.state), position.fingerprint)
    with refused("FOREIGNKEY", no_ply(table, ply)):
        db.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)", row)
    db.execute("DELETE FROM snapshots WHERE table_id = ? AND ply < ?", (table, ply))


def unfreeze(db: sqlite3.Connection, table: int, status: Status) -> Table:
    """Let a frozen table go on, and return it."""
    db.execute(THAW, (table, status))
    return one_of(db, table)

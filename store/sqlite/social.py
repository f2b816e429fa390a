"""Who plays with whom, in SQLite: rematches, and people who block others.

These functions run in the writer thread.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from store import Seated, Table
from store.rows import text
from store.sqlite.rows import create_table, tables

REMATCH = """SELECT next FROM rematches JOIN tables ON id = next
    WHERE rematches.table_id = ? AND (status <> 'ended' OR next IN (SELECT table_id FROM matches))"""
BLOCKED = "SELECT other, name FROM blocks WHERE user = ? ORDER BY since DESC, other"
AMONG = """SELECT user, other FROM blocks
    WHERE user IN (SELECT value FROM json_each(?1)) AND other IN (SELECT value FROM json_each(?1))"""


def rematch(db: sqlite3.Connection, table: int) -> int | None:
    """Return the table of a game's rematch, or ``None``; a lobby that was closed before its deal does not count."""
    for (number,) in db.execute(REMATCH, [table]):
        return int(number)
    return None


def block(db: sqlite3.Connection, user: int, other: int, name: str, at: float) -> None:
    """Note that a person blocks another."""
    db.execute("INSERT OR REPLACE INTO blocks VALUES (?, ?, ?, ?)", (user, other, name, at))


def unblock(db: sqlite3.Connection, user: int, other: int) -> None:
    """Forget that a person blocks another."""
    db.execute("DELETE FROM blocks WHERE user = ? AND other = ?", (user, other))


def play_again(db: sqlite3.Connection, like: Table, seats: Sequence[Seated], seed: bytes | None) -> Table:
    """Return the lobby of a game's rematch; open one if there is none."""
    known = rematch(db, like.id)
    if known is not None:
        return tables(db, [known])[0]
    where = (like.guild, like.channel, like.channel, like.name, like.game, like.host, like.language)
    table = create_table(db, (*where, text(like.lobby), like.created, like.created, seed), seats)
    db.execute("INSERT OR REPLACE INTO rematches VALUES (?, ?)", (like.id, table.id))
    return table

"""Games that have stopped, in SQLite: finding them, sharing them, and files that people bring.

These functions run in the writer thread.
"""

from __future__ import annotations

import sqlite3

from store import Consent, Table
from store.sqlite.rows import tables

IN_PLACES = """SELECT tables.id FROM tables JOIN matches ON table_id = tables.id
    WHERE (channel IN (SELECT value FROM json_each(:whose)) OR place IN (SELECT value FROM json_each(:whose)))
    AND status IN ('finished', 'ended') AND (:game IS NULL OR tables.game = :game)
    ORDER BY ended DESC, tables.id DESC LIMIT :most OFFSET :skip"""
OF_PLAYER = """SELECT tables.id FROM players JOIN tables ON tables.id = players.table_id JOIN matches USING (table_id)
    WHERE user = :whose AND status IN ('finished', 'ended') AND (:game IS NULL OR tables.game = :game)
    ORDER BY ended DESC, tables.id DESC LIMIT :most OFFSET :skip"""


def numbers(db: sqlite3.Connection, select: str, whose: str | int, game: str | None, skip: int, most: int) -> list[int]:
    """Return the numbers of tables whose game has stopped, newest first."""
    values = {"whose": whose, "game": game, "skip": skip, "most": most}
    return [number for (number,) in db.execute(select, values)]


def consent(db: sqlite3.Connection, table: int) -> Consent:
    """Return the players of a table, who of them agrees to share the game, and its code."""
    players = db.execute("SELECT user, agreed IS NOT NULL FROM players WHERE table_id = ? ORDER BY user", [table])
    code = db.execute("SELECT code FROM codes WHERE table_id = ? AND valid", [table]).fetchone()
    return Consent({user: bool(agrees) for user, agrees in players}, code[0] if code else None)


def agree(db: sqlite3.Connection, table: int, user: int, at: float | None, code: int) -> Consent:
    """Note whether a player agrees to share a game, and add or invalidate its code accordingly."""
    db.execute("UPDATE players SET agreed = ? WHERE table_id = ? AND user = ?", (at, table, user))
    now = consent(db, table)
    if not all(now.players.values()):
        db.execute("UPDATE codes SET valid = 0 WHERE table_id = ?", [table])
    elif now.players and now.code is None:
        db.execute("INSERT INTO codes (code, table_id) VALUES (?, ?)", (code, table))
    return consent(db, table)


def keep_file(db: sqlite3.Connection, owner: int, text: str, at: float, most: int) -> int:
    """Store a file, and keep only the newest ``most`` files of its owner."""
    delete = """DELETE FROM files WHERE owner = ?1 AND id NOT IN
        (SELECT id FROM files WHERE owner = ?1 ORDER BY id DESC LIMIT ?2)"""
    number = db.execute("INSERT INTO files (owner, text, since) VALUES (?, ?, ?)", (owner, text, at)).lastrowid
    db.execute(delete, (owner, most))
    assert number is not None, "an insert has a number"
    return number


def tables_past(
    db: sqlite3.Connection, select: str, whose: str | int, game: str | None, skip: int, most: int
) -> list[Table]:
    """Return tables whose game has stopped, newest first."""
    wanted = numbers(db, select, whose, game, skip, most)
    found = {table.id: table for table in tables(db, wanted)}
    return [found[number] for number in wanted]

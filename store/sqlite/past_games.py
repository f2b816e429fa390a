"""Games that have stopped, in SQLite: finding them, sharing them, and files that people bring.

These functions run in the writer thread.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping

from store import Consent, Table
from store.sqlite.rows import tables

NEWEST = "ended IS NOT NULL {of_game} ORDER BY ended DESC, id DESC LIMIT :skip + :most"
IN_PLACES = """SELECT id FROM tables WHERE id IN (
        SELECT one.id FROM json_each(:whose) AS place, json_each(:how) AS stopped, tables AS one
        WHERE one.id IN (SELECT id FROM tables WHERE channel = place.value AND status = stopped.value AND {newest})
        UNION
        SELECT one.id FROM json_each(:whose) AS place, json_each(:how) AS stopped, tables AS one
        WHERE one.id IN (SELECT id FROM tables WHERE place = place.value AND status = stopped.value AND {newest}))
    ORDER BY ended DESC, id DESC LIMIT :most OFFSET :skip"""
OF_PLAYER = """SELECT table_id FROM players JOIN tables ON id = table_id
    WHERE user = :whose AND players.ended IS NOT NULL {of_game} AND status IN ('finished', 'ended')
    ORDER BY players.ended DESC, table_id DESC LIMIT :most OFFSET :skip"""


def in_places(game: str | None) -> str:
    """Return the statement that finds the newest games of some places, however many have stopped there."""
    return IN_PLACES.format(newest=NEWEST.format(of_game="AND game = :game" if game else ""))


def of_player(game: str | None) -> str:
    """Return the statement that finds the newest games of a person."""
    return OF_PLAYER.format(of_game="AND players.game = :game" if game else "")


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
        db.execute("UPDATE codes SET valid = 0 WHERE table_id = ? AND valid", [table])
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


def tables_past(db: sqlite3.Connection, select: str, about: Mapping[str, object]) -> list[Table]:
    """Return tables whose game has stopped, newest first."""
    wanted = [number for (number,) in db.execute(select, about)]
    found = {table.id: table for table in tables(db, wanted)}
    return [found[number] for number in wanted]

"""Results, ratings and everything about a person, in SQLite."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from engine.core import Json
from store import Seated
from store.refusals import no_match
from store.results import (
    OVERALL,
    SHOWN_OVERALL,
    Anonymous,
    Dealt,
    Nameless,
    Played,
    Player,
    Recorded,
    Result,
    Standing,
)
from store.rows import erased, intact, meetings, played, text
from store.sqlite.challenges import erase_attempts
from store.sqlite.rows import fetch, mention
from store.sqlite.transaction import transaction, whole

DEALT = """SELECT dealt.table_id, dealt.user, dealt.level, dealt.name,
        CASE WHEN tables.status = 'ended' OR NOT coalesce(seats.user = dealt.user, FALSE) THEN dealt.gave_up END
    FROM dealt JOIN tables ON tables.id = dealt.table_id
    JOIN seats ON seats.table_id = dealt.table_id AND seats.seat = dealt.seat
    WHERE dealt.table_id IN (SELECT value FROM json_each(?)) ORDER BY dealt.table_id, dealt.seat"""

STOPPED = """SELECT table_id, guild, matches.game, status, lobby, options, outcome, matches.ended, cards
    FROM matches JOIN tables ON id = table_id WHERE table_id IN (SELECT value FROM json_each(?))
    ORDER BY table_id DESC"""

UNCOUNTED = """SELECT table_id FROM matches WHERE ended IS NOT NULL AND counted = 0
    AND (?1 IS NULL OR game IN (SELECT value FROM json_each(?1))) ORDER BY ended, table_id LIMIT ?2"""

PLAYED_BY = """SELECT DISTINCT dealt.table_id FROM dealt JOIN matches ON matches.table_id = dealt.table_id
    WHERE dealt.user = ? AND ended IS NOT NULL ORDER BY dealt.table_id DESC LIMIT ?"""

MOVE_TIMES = """SELECT took FROM entries
    WHERE table_id IN (SELECT value FROM json_each(?)) AND mover = ? AND took IS NOT NULL ORDER BY table_id, ply"""

RATINGS = """SELECT player, mu, sigma FROM standings
    WHERE board = ? AND game = ? AND player IN (SELECT value FROM json_each(?))"""

STANDINGS = """SELECT player, name, mu, sigma, matches, victories FROM standings
    WHERE board = :board AND game = :game AND matches > 0
    AND (:board <> :overall OR typeof(player) = 'text' OR EXISTS (
        SELECT 1 FROM settings WHERE scope = 'user' AND owner = player AND key = :shown AND value = 'on'))
    ORDER BY sigma > :settled, mu DESC, player LIMIT :most OFFSET :first"""

STAND = """INSERT INTO standings (board, game, player, name, mu, sigma, matches, victories)
    SELECT board, game, player, name, mu, sigma, weight > 0, weight > 0 AND place = 1 FROM results WHERE table_id = ?
    ON CONFLICT DO UPDATE SET name = excluded.name, mu = excluded.mu, sigma = excluded.sigma,
        matches = matches + excluded.matches, victories = victories + excluded.victories"""

MET = """SELECT one.player, other.player, one.at FROM results AS one
    JOIN results AS other ON other.table_id = one.table_id AND other.board = one.board AND other.player <> one.player
    WHERE one.board = ? AND one.game = ? AND one.at > ? AND one.player IN (SELECT value FROM json_each(?))"""

RESULT = """INSERT INTO results (table_id, board, game, player, name, place, players, weight, mu, sigma, at)
    SELECT table_id, ?, game, ?, ?, ?, seats, ?, ?, ?, ended FROM matches WHERE table_id = ?"""

ABOUT = {  # including moves, since people know their own moves anyway
    "settings": "SELECT key, value FROM settings WHERE scope = 'user' AND owner = ?",
    "tables_hosted": "SELECT id AS number, game, guild, channel, place, status, created FROM tables WHERE host = ?",
    "seats": "SELECT table_id, seat, name FROM seats WHERE user = ? ORDER BY table_id",
    "dealt_in": "SELECT table_id, seat, name, gave_up FROM dealt WHERE user = ? ORDER BY table_id",
    "brought_to_deals": """SELECT dealt.table_id, seat, each.value ->> 'kind' AS kind, each.value ->> 'text' AS text
        FROM dealt JOIN matches USING (table_id), json_each(brought) AS each
        WHERE user = ? AND each.value ->> 'seat' = dealt.seat ORDER BY dealt.table_id, each.key""",
    "shared": "SELECT table_id, agreed FROM players WHERE user = ? ORDER BY table_id",
    "files": "SELECT id AS number, text, since FROM files WHERE owner = ? ORDER BY id",
    "blocks": "SELECT other, name, since FROM blocks WHERE user = ? ORDER BY other",
    "challenges": "SELECT code, game, since, until FROM challenges WHERE maker = ? ORDER BY code",
    "attempts": "SELECT table_id, code, own, other FROM attempts WHERE user = ? ORDER BY table_id",
    "tournaments": """SELECT code, CASE WHEN host = ?1 THEN 'host' ELSE 'player' END AS role, created FROM tournaments
        WHERE code IN (SELECT code FROM entrants WHERE user = ?1 UNION SELECT code FROM tournaments WHERE host = ?1)
        ORDER BY code""",
    "results": """SELECT table_id, board, game, name, place, players, weight, mu, sigma, at
        FROM results WHERE player = ? ORDER BY id""",
    "standings": "SELECT board, game, name, mu, sigma, matches, victories FROM standings WHERE player = ?",
    "messages": "SELECT table_id, kind, channel, message, since FROM messages WHERE user = ?",
    "moves": """SELECT entries.table_id, ply, move, took FROM players JOIN entries USING (table_id)
        LEFT JOIN seats ON seats.table_id = entries.table_id AND seats.seat = entries.seat
        WHERE players.user = ?1 AND (mover = ?1 OR (mover IS NULL AND seats.user = ?1))
        ORDER BY entries.table_id, ply""",
    "table_events": """SELECT table_id, ply, at, kind, seat, CASE WHEN user = ?1 THEN name ELSE other_name END AS name
        FROM happenings WHERE user = ?1 OR other = ?1 ORDER BY table_id, number""",
}

KNOWING = """SELECT id, lobby, language FROM tables WHERE id IN (
        SELECT id FROM tables WHERE host = ?1
        UNION SELECT table_id FROM seats WHERE user = ?1 UNION SELECT table_id FROM dealt WHERE user = ?1
        UNION SELECT table_id FROM players WHERE user = ?1 UNION SELECT table_id FROM mentions WHERE user = ?1
        UNION SELECT table_id FROM happenings WHERE user = ?1 UNION SELECT table_id FROM happenings WHERE other = ?1)
    ORDER BY id"""


FORGOTTEN = """UPDATE players SET agreed = NULL,
    user = (SELECT min(0, min(user)) - 1 FROM players WHERE table_id = ?1) WHERE table_id = ?1 AND user = ?2"""


class SqliteResults:
    """The part of a store that holds results and ratings."""

    ask: Any  # the store's way into the writer thread

    async def uncounted(self, most: int | None = None, games: Collection[str] | None = None) -> list[int]:
        chosen = None if games is None else json.dumps([*games])
        return [table for (table,) in await self.ask(fetch, UNCOUNTED, chosen, -1 if most is None else most)]

    async def played(self, table: int) -> Played:
        found: Played = await self.ask(_played, table)
        return found

    async def all_played(self, tables: Collection[int]) -> list[Played]:
        found: list[Played] = await self.ask(_all_played, [*tables])
        return found

    async def played_by(self, user: int, most: int) -> list[Played]:
        found: list[Played] = await self.ask(_played_by, user, most)
        return found

    async def move_times(self, user: int, tables: Collection[int]) -> list[float]:
        return [took for (took,) in await self.ask(fetch, MOVE_TIMES, json.dumps([*tables]), user)]

    async def ratings(self, board: int, game: str, players: Collection[Player]) -> dict[Player, tuple[float, float]]:
        rows = await self.ask(fetch, RATINGS, board, game, json.dumps([*players]))
        return {player: (mu, sigma) for player, mu, sigma in rows}

    async def met(
        self, board: int, game: str, players: Collection[Player], since: float
    ) -> dict[tuple[Player, Player], list[float]]:
        return meetings(await self.ask(fetch, MET, board, game, since, json.dumps([*players])))

    async def count(self, results: Mapping[int, Sequence[Result]]) -> set[int]:
        new: set[int] = await self.ask(whole, _count, results)
        return new

    async def standings(self, board: int, game: str, settled: float, first: int, most: int) -> list[Standing]:
        about = {"board": board, "game": game, "settled": settled, "first": first, "most": most}
        about |= {"overall": OVERALL, "shown": SHOWN_OVERALL}
        return [Standing(*row) for row in await self.ask(_named, STANDINGS, about)]

    async def record(self, board: int, player: Player) -> list[Recorded]:
        select = """SELECT game, place, players, mu, sigma, at FROM results
            WHERE board = ? AND player = ? AND weight > 0 ORDER BY id"""
        return [Recorded(*row) for row in await self.ask(fetch, select, board, player)]

    async def about(self, user: int) -> Json:
        found: Json = await self.ask(_about, user)
        return found

    async def knowing(self, user: int) -> dict[int, Json]:
        return {table: intact(lobby) for table, lobby, _ in await self.ask(fetch, KNOWING, user)}

    async def erase(self, user: int, anonymous: Anonymous, tables: Collection[int], at: float) -> dict[int, str] | None:
        found: dict[int, str] | None = await self.ask(_erase, user, anonymous, tables, at)
        return found


def deal_in(db: sqlite3.Connection, table: int, seats: Sequence[Seated]) -> None:
    """Store the players who were dealt in."""
    rows = [(table, seated.seat, seated.user, seated.level, seated.name) for seated in seats]
    db.executemany("INSERT INTO dealt (table_id, seat, user, level, name) VALUES (?, ?, ?, ?, ?)", rows)


def give_up(db: sqlite3.Connection, table: int, users: Iterable[int]) -> None:
    """Note that people who were dealt in have given up, in this order."""
    update = """UPDATE dealt SET gave_up = (SELECT coalesce(max(gave_up), 0) + 1 FROM dealt WHERE table_id = ?1)
        WHERE table_id = ?1 AND user = ?2"""
    db.executemany(update, [(table, user) for user in users])


def come_back(db: sqlite3.Connection, table: int, users: Iterable[int]) -> None:
    """Note that people who had given up have come back."""
    db.executemany("UPDATE dealt SET gave_up = NULL WHERE table_id = ? AND user = ?", [(table, user) for user in users])


# The following functions run in the writer thread.


def _named(db: sqlite3.Connection, statement: str, values: Mapping[str, Any]) -> list[Any]:
    return db.execute(statement, values).fetchall()


def _played(db: sqlite3.Connection, table: int) -> Played:
    found = _all_played(db, [table])
    if not found:
        raise no_match(table)
    return found[0]


def _played_by(db: sqlite3.Connection, user: int, most: int) -> list[Played]:
    return _all_played(db, [table for (table,) in fetch(db, PLAYED_BY, user, most)])


def _all_played(db: sqlite3.Connection, numbers: list[int]) -> list[Played]:
    """Return these matches, the newest first."""
    players: dict[int, list[Dealt]] = {number: [] for number in numbers}
    for table, *dealt in fetch(db, DEALT, text(numbers)):
        players[table].append(Dealt(*dealt))
    return [played(row, tuple(players[row[0]])) for row in fetch(db, STOPPED, text(numbers))]


def _count(db: sqlite3.Connection, results: Mapping[int, Sequence[Result]]) -> set[int]:
    new = {table for table in results if _is_first_count(db, table)}
    rows = [
        (r.board, r.player, r.name, r.place, r.weight, r.mu, r.sigma, table)
        for table, found in results.items() if table in new for r in found
    ]  # fmt: skip
    db.executemany(RESULT, rows)
    db.executemany(STAND, [(table,) for table in results if table in new])
    return new


def _is_first_count(db: sqlite3.Connection, table: int) -> bool:
    """Mark a match as counted; return whether it was not.

    Raises:
        NotBegun: no match was dealt at this table.
    """
    if db.execute("UPDATE matches SET counted = 1 WHERE table_id = ? AND counted = 0", [table]).rowcount:
        return True
    if not fetch(db, "SELECT 1 FROM matches WHERE table_id = ?", table):
        raise no_match(table)
    return False


def _about(db: sqlite3.Connection, user: int) -> Json:
    found: Json = {"user": user}
    for what, select in ABOUT.items():
        cursor = db.execute(select, [user])
        names = [column[0] for column in cursor.description]
        found[what] = [dict(zip(names, row, strict=True)) for row in cursor]
    return found


def _erase(
    db: sqlite3.Connection, user: int, anonymous: Anonymous, tables: Collection[int], at: float
) -> dict[int, str] | None:
    with transaction(db):
        found = fetch(db, KNOWING, user)
        known = {table: anonymous(intact(lobby), language) for table, lobby, language in found}
        if not known.keys() <= {*tables}:
            return None
        for table, nameless in known.items():
            _anonymise(db, table, user, nameless)
        db.execute("UPDATE tables SET host = 0 WHERE host = ?", [user])
        db.execute("DELETE FROM mentions WHERE user = ?", [user])
        db.execute("DELETE FROM results WHERE player = ?", [user])
        db.execute("DELETE FROM standings WHERE player = ?", [user])
        db.execute("DELETE FROM messages WHERE user = ?", [user])
        db.execute("DELETE FROM files WHERE owner = ?", [user])
        db.execute("DELETE FROM blocks WHERE user = ?", [user])
        db.execute("UPDATE blocks SET name = '' WHERE other = ?", [user])
        db.execute("DELETE FROM settings WHERE scope = 'user' AND owner = ?", [user])
        db.execute("DELETE FROM entrants WHERE user = ?", [user])
        db.execute("UPDATE tournaments SET host = 0 WHERE host = ?", [user])
        erase_attempts(db, user, at)
        db.execute("UPDATE challenges SET maker = NULL WHERE maker = ?", [user])
    return {table: nameless.name for table, nameless in known.items()}


def _anonymise(db: sqlite3.Connection, table: int, user: int, nameless: Nameless) -> None:
    db.execute("UPDATE tables SET lobby = ? WHERE id = ?", (text(nameless.lobby), table))
    mention(db, table, nameless.lobby)
    named = [(each.user, each.name, table, each.seat) for each in nameless.seats]
    db.executemany("UPDATE seats SET user = ?, name = ? WHERE table_id = ? AND seat = ?", named)
    _erase_brought(db, table, user)
    here = (nameless.name, table, user)  # also where the lobby does not name them
    db.execute("UPDATE seats SET user = NULL, name = ? WHERE table_id = ? AND user = ?", here)
    db.execute("UPDATE dealt SET user = NULL, name = ? WHERE table_id = ? AND user = ?", here)
    db.execute("UPDATE happenings SET user = NULL, name = ? WHERE table_id = ? AND user = ?", here)
    db.execute("UPDATE happenings SET other = NULL, other_name = ? WHERE table_id = ? AND other = ?", here)
    db.execute("UPDATE entries SET mover = 0, took = NULL WHERE table_id = ? AND mover = ?", (table, user))
    if db.execute(FORGOTTEN, (table, user)).rowcount:  # a forgotten player can no longer agree to share the game
        db.execute("UPDATE codes SET valid = 0 WHERE table_id = ? AND valid", [table])


def _erase_brought(db: sqlite3.Connection, table: int, user: int) -> None:
    """Replace what a person brought to a deal by its hash, so that the deal can still be checked."""
    seats = [seat for (seat,) in fetch(db, "SELECT seat FROM dealt WHERE table_id = ? AND user = ?", table, user)]
    for (brought,) in fetch(db, "SELECT brought FROM matches WHERE table_id = ?", table):
        db.execute("UPDATE matches SET brought = ? WHERE table_id = ?", (erased(brought, seats), table))

"""What players were shown, compared with the store as a separate connection reads it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection

from engine.log import Entry
from engine.record import Record
from simulation.database import Database
from simulation.figures import Problem

NEWEST = "SELECT max(ply) FROM entries WHERE table_id = {table}"


class Ledger:
    """By table: the highest ply that anybody was shown, and the log as it was when it was last looked at."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._shown: dict[int, int] = defaultdict(lambda: -1)
        self._logs: dict[int, list[Entry]] = {}
        self.fair: dict[int, Record] = {}  # of games that have ended, by table, as they were verified

    def show(self, table: int, ply: int) -> list[Problem]:
        """Note that somebody was shown a position after this ply; return what is wrong if it is not stored yet."""
        self._shown[table] = max(self._shown[table], ply)
        [(stored,)] = self._database.rows(NEWEST.format(table=table)) or [(None,)]
        if stored is not None and stored >= ply:
            return []
        return [Problem("lost", table, f"ply {ply} was shown before it was stored")]

    def compare(self, table: int, log: list[Entry]) -> list[Problem]:
        """Return entries that were stored or shown and are now missing; keep the log."""
        known, self._logs[table] = self._logs.get(table, []), log
        found = []
        if log[: len(known)] != known:
            found.append(Problem("lost", table, f"its log of {len(log)} does not begin with the {len(known)} known"))
        if self._shown[table] >= len(log):
            found.append(Problem("lost", table, f"ply {self._shown[table]} was shown, the log ends at {len(log) - 1}"))
        return found

    # -- the store, to steer by; players know nothing of it

    def statuses(self) -> dict[int, str]:
        """Return the status of every table."""
        return {int(number): status for number, status in self._database.rows("SELECT id, status FROM tables")}

    def moves(self) -> int:
        """Return how many moves are stored."""
        return self._count("entries WHERE ply > 0")

    def runs(self, now: float, apart: Collection[int] = ()) -> bool:
        """Return whether somebody has time left, and may be waited for; not at the tables ``apart``."""
        timed = {int(table) for (table,) in self._database.rows(f"SELECT table_id FROM turns WHERE due > {now}")}
        return bool(timed - {*apart})

    def is_board(self, message: int) -> bool:
        """Return whether the bot has noted a message as the board of a table."""
        return bool(self._count(f"messages WHERE message = {message} AND kind = 'table'"))

    def timeouts(self) -> int:
        """Return how often somebody was told that a computer has played for them, as far as it is remembered."""
        return self._count("messages WHERE kind LIKE 'notice%'")

    def contests(self) -> tuple[int, int]:
        """Return how many tables tournaments and challenges have had."""
        return self._count("tournament_tables"), self._count("attempts")

    def _count(self, what: str) -> int:
        return sum(int(count) for (count,) in self._database.rows(f"SELECT count(*) FROM {what}"))

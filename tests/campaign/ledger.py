"""What players were shown, compared with the store as a separate connection reads it."""

from __future__ import annotations

import sqlite3
from collections import defaultdict
from contextlib import closing
from pathlib import Path
from typing import Any

from engine.match import Entry
from tests.campaign.figures import Problem


class Ledger:
    """By table: the highest ply that anybody was shown, and the log as it was when it was last looked at."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._shown: dict[int, int] = defaultdict(lambda: -1)
        self._logs: dict[int, list[Entry]] = {}

    def show(self, table: int, ply: int) -> None:
        """Note that somebody was shown a position after this ply."""
        self._shown[table] = max(self._shown[table], ply)

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
        return dict(self._rows("SELECT id, status FROM tables"))

    def moves(self) -> int:
        """Return how many moves are stored."""
        return len(self._rows("SELECT 1 FROM entries WHERE ply > 0"))

    def timeouts(self) -> int:
        """Return how often somebody was told that a computer has played for them, as far as it is remembered."""
        return len(self._rows("SELECT 1 FROM messages WHERE kind LIKE 'notice%'"))

    def _rows(self, question: str) -> list[tuple[Any, ...]]:
        if not self._database.exists():
            return []
        with closing(sqlite3.connect(f"file:{self._database}?mode=ro", uri=True, timeout=10.0)) as db:
            return db.execute(question).fetchall()

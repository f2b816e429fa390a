"""What a bot uses while people click: CPU of all its processes, requests to Discord, and moves."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from bench.bots import STORED, Bot
from playground.playground import Playground

TICKS = os.sysconf("SC_CLK_TCK")


class Used:
    """Measures what a bot uses from now on."""

    def __init__(self, place: Playground, bot: Bot) -> None:
        self._place, self._bot = place, bot
        self._requests = 0
        self._cpu, self._moves = measure_cpu(bot.pid), count_stored_moves(bot)
        place.rest.witnesses.append(self._count)

    def _count(self, _: object) -> None:
        self._requests += 1

    def by_now(self) -> dict[str, float]:
        """Return CPU and requests per move, and CPU per request; then stop counting."""
        self._place.rest.witnesses.remove(self._count)
        spent, made = (
            1000 * (measure_cpu(self._bot.pid) - self._cpu),
            max(1, count_stored_moves(self._bot) - self._moves),
        )
        return {
            "moves": made,
            "cpu": spent / made,
            "requests": self._requests / made,
            "cpu_per_request": spent / max(1, self._requests),
        }


def measure_cpu(process: int) -> float:
    """Return the seconds of CPU that a process and all its descendants have used (Linux)."""
    return sum(read_cpu_seconds(each) for each in list_family(process))


def list_family(process: int) -> Iterator[int]:
    """Yield a process and all its descendants."""
    yield process
    for listed in Path(f"/proc/{process}/task").glob("*/children"):
        for child in listed.read_text(encoding="ascii").split():
            yield from list_family(int(child))


def read_cpu_seconds(process: int) -> float:
    """Return the seconds of CPU of a process, and of those of its children that have ended."""
    return sum(map(int, read_stat(process)[11:15])) / TICKS


def running_or_ready(process: int) -> float:
    """Return the seconds that the first thread of a process has run, or waited for a core that others had."""
    ran, waited, _ = map(int, Path(f"/proc/{process}/schedstat").read_text(encoding="ascii").split())
    return (ran + waited) / 1e9


def read_niceness(process: int) -> int:
    """Return how much a process gives way to others: 0 for not at all, 19 at most."""
    return int(read_stat(process)[16])


def read_stat(process: int) -> list[str]:
    """Return what Linux says of a process after its name; man page proc_pid_stat(5)."""
    return Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()


def count_stored_moves(bot: Bot) -> int:
    """Return how many moves are stored."""
    with sqlite3.connect(bot.database) as db:
        count: int = db.execute(f"SELECT count(*) FROM {STORED[bot.kind]}").fetchone()[0]  # noqa: S608
    return count

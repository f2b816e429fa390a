"""Rushes: when the time of very many turns is up at once, all of it is stored before anything is told.

Showing competes with storing for the processor, and Discord takes 50 requests a second at most (page "Rate Limits").
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

MANY = 50  # tables; fewer are told at once
PACE = 1 / 15  # seconds between two tables that are told, each by about three requests


class Rush:
    """Holds back what is to be shown at tables whose time was up at once, and then lets it go one by one."""

    def __init__(self, sleep: Callable[[float], Coroutine[Any, Any, None]]) -> None:
        self._sleep = sleep
        self._held: dict[int, asyncio.Event] = {}
        self._letting_go: set[asyncio.Task[None]] = set()  # the event loop keeps only weak references

    @contextmanager
    def holding_back(self, tables: Collection[int]) -> Iterator[None]:
        """Hold these tables back within the ``with`` statement, if they are many."""
        held = [each for each in tables if each not in self._held] if len(tables) > MANY else []
        self._held |= {each: asyncio.Event() for each in held}
        try:
            yield
        finally:
            if held:
                task = asyncio.create_task(self._let_go(held), name="telling after a rush")
                self._letting_go.add(task)
                task.add_done_callback(self._letting_go.discard)

    async def pass_by(self, table: int) -> None:
        """Wait until a table may be shown."""
        if table in self._held:
            await self._held[table].wait()

    async def _let_go(self, tables: Collection[int]) -> None:
        for table in tables:
            self._held.pop(table).set()
            await self._sleep(PACE)

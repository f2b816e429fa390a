"""Why the solution of a puzzle is better than another move: thought out when somebody asks, once for each such move."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from engine.core import Game
from engine.differences import Reason
from tables.review.blunders import WONDERING, find_reasons
from tables.thinking.thinking import Thinker

KEPT = 200  # cached reasons; an older one is found again, which costs only time


class PuzzleReasons:
    """Compares moves of puzzles in the background, each pair once, however many people ask."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._found: OrderedDict[tuple[int, str], asyncio.Task[list[Reason]]] = OrderedDict()

    async def find(self, number: int, game: Game, view: Any, better: Any, worse: Any) -> Sequence[Reason]:
        """Return what speaks for the better move in the puzzle of this number; nothing if nothing stands out."""
        asked = number, str(worse)
        if asked not in self._found:
            thought = asyncio.create_task(self._compare(game, view, better, worse, number))
            thought.add_done_callback(lambda done: self._keep(asked, done))
            self._found[asked] = thought
        return await asyncio.shield(self._found[asked])

    async def _compare(self, game: Game, view: Any, better: Any, worse: Any, seed: int) -> list[Reason]:
        return await self._thinker.aside(find_reasons, game, view, better, worse, seed, WONDERING)

    def _keep(self, asked: tuple[int, str], done: asyncio.Task[list[Reason]]) -> None:
        """Drop a thought that failed, and the oldest if there are too many."""
        if done.cancelled() or done.exception():
            self._found.pop(asked, None)
        while len(self._found) > KEPT:
            self._found.popitem(last=False)

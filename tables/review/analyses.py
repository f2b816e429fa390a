"""Analyses that people ask for: one after another, so many for each person, and remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

from engine.log import UnreadableLog
from tables import Refused
from tables.limits import Limit
from tables.play.table import Table
from tables.review.analysis import Analysis, Tell, analyze_match
from tables.thinking.thinking import Thinker

OFTEN, MINUTES = 5, 60  # analyses that one person may ask for, in so many minutes
CROWD = 8  # people who may wait for one; Discord waits a quarter of an hour
KEPT = 50  # cached analyses; an older one is computed again, which costs only time


class Analyses:
    """Analyses of games, computed one after another and cached; some were shown to everybody."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._known: OrderedDict[int, Analysis] = OrderedDict()
        self._shown: set[int] = set()
        self._under_way: set[int] = set()
        self._limit = Limit("analysis", often=OFTEN, minutes=MINUTES, crowd=CROWD)
        self._turn = asyncio.Lock()  # so that a hint never waits for more than one position

    def known(self, table: Table) -> Analysis | None:
        """Return the cached analysis of a table, or ``None``."""
        return self._known.get(table.number)

    def shown(self, table: Table) -> bool:
        """Return whether everybody has seen the analysis of a table."""
        return table.number in self._shown

    def remember(self, table: Table, analysis: Analysis, *, shown: bool = False) -> None:
        """Cache the analysis of a table, and drop the oldest if there are too many; note whether all have seen it."""
        self._known[table.number] = analysis
        if shown:
            self._shown.add(table.number)
        while len(self._known) > KEPT:
            self._shown.discard(self._known.popitem(last=False)[0])

    @contextmanager
    def reserved(self, table: Table, user: int) -> Iterator[None]:
        """Reserve a table's analysis for one person; a cached analysis does not count toward their limit.

        Raises:
            Refused: the game is not over, its analysis is under way, or the person has asked for too many.
        """
        if table.status != "finished":
            raise Refused("not-over" if table.status == "playing" else table.status)
        if table.number in self._under_way:
            raise Refused("analysing")
        with nullcontext() if self.known(table) else self._limit.held(user):
            self._under_way.add(table.number)
            try:
                yield
            finally:
                self._under_way.discard(table.number)

    async def compute(self, table: Table, tell: Tell) -> Analysis:
        """Return the analysis of a game that is over; ``tell`` how far it is.

        Raises:
            Refused: it was played by other rules or with other cards.
        """
        async with self._turn:
            try:
                return await analyze_match(table.match, self._thinker, tell, list_judged_moves(table))
            except UnreadableLog as wrong:
                raise Refused("other-rules") from wrong


def list_judged_moves(table: Table) -> frozenset[int]:
    """Return the plies of the moves that are told if they cost much: those of people, or all if there are none."""
    log, history, sitters = table.match.log, table.history, table.lobby.sitters
    of_people = {each.ply for each in log[1:] if history.user_at(each.ply, each.seat, sitters[each.seat].user)}
    return frozenset(of_people - history.list_stand_ins(log) or [each.ply for each in log])

"""What comes of the games of a tournament, and what happens to those that are not over when their round is."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from engine.core import Seat
from store import STOPPED, NotBegun
from store import Table as Row
from store.results import Played
from tables import Refused
from tables.absence import away
from tables.lobby import readable
from tables.registry import TableRegistry
from tables.results import competed
from tables.table import Table
from tables.table_history import Ender
from tables.tournaments.games import DRAW, Score

log = logging.getLogger(__name__)

ENDER = Ender("tournament", 0, "")


@dataclass(frozen=True, slots=True)
class Stopped:
    """A game that is over: what each seat has won, and the people who were away when it ended."""

    table: int
    won: Score
    absent: frozenset[int] = frozenset()

    def score(self, first: int) -> Score:
        """Return what both entries have won; ``first``: which of them has the first seat."""
        return self.won if first == 0 else (self.won[1], self.won[0])


async def result(registry: TableRegistry, number: int) -> Stopped | None:
    """Return how a game ended, or ``None`` if it goes on; one that was closed before its deal is a draw."""
    row = await registry.row(number)
    if row.status not in STOPPED:
        return None
    try:
        played = await registry.services.store.played(number)
    except NotBegun:
        return Stopped(number, DRAW)
    return Stopped(number, won(played, registry), _away(row))


def won(played: Played, registry: TableRegistry) -> Score:
    """Return what each seat has won: 1 for a victory, a half for a draw; nothing if everybody gave up."""
    if all(dealt.gave_up is not None for dealt in played.players):
        return (0.0, 0.0)
    contest = competed(played, registry.game(played.game))
    if contest is None or contest.places[0] == contest.places[1]:
        return DRAW
    return (1.0, 0.0) if contest.places[0] < contest.places[1] else (0.0, 1.0)


async def end_late(registry: TableRegistry, number: int) -> Stopped:
    """Return how a game ended; end one that goes on: whoever it waits for has lost and counts as absent.

    If it waits for both, or cannot be played, it is a draw.
    """
    before = await result(registry, number)
    if before is not None:
        return before
    late = await _whom_it_waits_for(registry, number)
    await end_now(registry, number, late)
    ended = await result(registry, number)
    if ended is None:  # a table that cannot be read
        return Stopped(number, DRAW)
    return Stopped(number, ended.won, ended.absent | ({late} if late is not None else set()))


async def end_now(registry: TableRegistry, number: int, loser: int | None = None) -> None:
    """End a game that goes on, for a ``loser`` or without a result; close one that was not dealt."""
    try:
        row = await registry.row(number)
        if row.status == "lobby":
            await registry.cancel(number, row.host)
        elif row.status == "playing":
            await (await registry.table(number)).end(loser, ENDER)
    except Refused as wrong:
        log.info("table %d: not ended with its round: %s", number, wrong.reason)


async def _whom_it_waits_for(registry: TableRegistry, number: int) -> int | None:
    """Return the person whom a game waits for, at the table or away; ``None`` if it waits for both or neither."""
    try:
        table = await registry.table(number)
    except Refused:
        return None
    waits = [_owner(table, seat) for seat in table.match.state.to_act()]
    return waits[0] if len(waits) == 1 else None


def _owner(table: Table, seat: Seat) -> int | None:
    sitter = table.lobby.sitters[seat]
    return sitter.user if sitter.user is not None else sitter.owner


def _away(row: Row) -> frozenset[int]:
    lobby = readable(row.lobby)
    return frozenset(away(lobby)) if lobby else frozenset()

"""What comes of the games of a tournament, and what happens to those that are not over when their round is."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from engine.core import TableRefused
from store import STOPPED, NotBegun
from store import Table as Row
from store.results import Played
from store.values import TableEvent
from tables import Refused
from tables.history.results import find_competitors
from tables.play.deeds import ENDED, Ender
from tables.play.registry import TableRegistry
from tables.seats.absence import list_people_away
from tables.seats.lobby import load_readable_lobby
from tables.tournaments.games import DRAW, Score

log = logging.getLogger(__name__)

JUST_BEGUN = 0.25  # of the time for a turn, within which nobody has kept anybody waiting
ENDER = Ender("tournament", 0, "")


@dataclass(frozen=True, slots=True)
class Stopped:
    """A game that is over: what each seat has won, and the people who were away when it ended.

    ``forfeit``: whether one of these has not made a single move.
    """

    table: int
    won: Score
    absent: frozenset[int] = frozenset()
    forfeit: bool = False

    def score(self, first: int) -> Score:
        """Return what both entries have won; ``first``: which of them has the first seat."""
        return self.won if first == 0 else (self.won[1], self.won[0])


async def find_result(registry: TableRegistry, number: int) -> Stopped | None:
    """Return how a game ended, or ``None`` if it goes on."""
    row = await registry.row(number)
    if row.status not in STOPPED:
        return None
    try:
        played = await registry.services.store.played(number)
    except NotBegun:
        return Stopped(number, score_closed(row))
    happened = await registry.services.store.table_events(number)
    absent = _absent(row, happened)
    return Stopped(number, score_match(played, registry), absent, await _is_forfeit(registry, number, absent, happened))


def score_closed(row: Row) -> Score:
    """Return what each seat has won of a game that was closed before its deal: a draw, unless a seat has no person."""
    there = find_people(row)
    return DRAW if all(there) else (float(there[0]), float(there[1]))


def find_people(row: Row) -> list[bool]:
    """Return for each seat of a tournament's table whether it has a person; one whose data were erased is none."""
    lobby = load_readable_lobby(row.lobby)
    return [sitter.user is not None for sitter in lobby.sitters] if lobby else [True, True]


def score_match(played: Played, registry: TableRegistry) -> Score:
    """Return what each seat has won: 1 for a victory, a half for a draw; nothing if everybody gave up.

    It is a draw if we no longer have the game or its variant, so that its tournament can be ended.
    """
    if all(dealt.gave_up is not None for dealt in played.players):
        return (0.0, 0.0)
    try:
        contest = find_competitors(played, registry.game(played.game))
    except (Refused, TableRefused) as wrong:
        log.info("a game of a tournament counts as a draw: %r", wrong)
        return DRAW
    if contest is None or contest.places[0] == contest.places[1]:
        return DRAW
    return (1.0, 0.0) if contest.places[0] < contest.places[1] else (0.0, 1.0)


async def end_late(registry: TableRegistry, number: int) -> Stopped:
    """Return how a game ended; end one that goes on; anyone who has kept it waiting loses it.

    If it waits for both, or for somebody whose turn has just begun, or cannot be played, it is a draw.
    """
    before = await find_result(registry, number)
    if before is not None:
        return before
    await end_now(registry, number, await _who_is_late(registry, number))
    ended = await find_result(registry, number)
    return Stopped(number, DRAW) if ended is None else ended


async def end_now(registry: TableRegistry, number: int, loser: int | None = None) -> bool:
    """End a game that goes on, for a ``loser`` or without a result; close one that was not dealt.

    Return whether it went on until now.
    """
    try:
        row = await registry.row(number)
        if row.status in ("lobby", "frozen"):
            await registry.cancel(number, row.host)
        elif row.status == "playing":
            await (await registry.table(number)).end(loser, ENDER)
        else:
            return False
    except Refused as wrong:
        log.info("table %d: not ended with its round: %s", number, wrong.reason)
        return False
    return True


async def was_cut_short(registry: TableRegistry, number: int) -> bool:
    """Return whether a game that is over was ended by its tournament, or closed before its deal."""
    store = registry.services.store
    happened = await store.table_events(number)
    return not await store.was_dealt(number) or bool(happened and happened[-1].kind == ENDED[ENDER.role])


async def _who_is_late(registry: TableRegistry, number: int) -> int | None:
    """Return the person who has kept a game waiting; ``None`` if it is both, neither, or nobody for long."""
    try:
        table = await registry.table(number)
    except Refused:
        return None
    acting = table.match.state.to_act()
    if len(acting) != 1:
        return None
    sitter = table.lobby.sitters[acting[0]]
    if sitter.user is None:
        return sitter.owner
    return sitter.user if await registry.timekeeper.measure_used(table, acting[0]) >= JUST_BEGUN else None


def _absent(row: Row, happened: Sequence[TableEvent]) -> frozenset[int]:
    """Return the people whose seats computer players kept at the end, and those who have left the server."""
    lobby = load_readable_lobby(row.lobby)
    left = {event.user for event in happened if event.kind == "departed" and event.user is not None}
    return frozenset(left | (list_people_away(lobby) if lobby else set()))


async def _is_forfeit(
    registry: TableRegistry, number: int, absent: Collection[int], happened: Sequence[TableEvent]
) -> bool:
    """Return whether somebody was away from their first move to the end: FIDE counts that game as not played."""
    back = {event.user for event in happened if event.kind == "returned"}
    left = [event for event in happened if event.kind in ("departed", "expired") and event.user in {*absent} - back]
    if not left:
        return False
    log = await registry.services.store.log(number)
    return any(event.seat not in {entry.seat for entry in log[: event.ply + 1]} for event in left)

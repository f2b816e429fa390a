"""Forced moves at a table: whose only move is made without asking them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.chance import Guess
from engine.core import NOBODY, Move, Seat
from engine.forced import forced_move
from engine.match import Match
from store import Store
from tables.choices import FORCED
from tables.error_logging import log_mistake
from tables.play.deeds import Change, force_move
from tables.seats.lobby import Lobby

if TYPE_CHECKING:
    from tables.play.table import Table


async def add_forced_moves(table: Table, change: Change, store: Store) -> None:
    """Add the forced moves that come after others, or after the deal; if one fails, people are asked for it."""
    if not table.ours or change.lobby is not None or not table.status == change.status == "playing":
        return
    try:
        while change.outcome is None and (found := await _next_forced(change.match or table.match, table.lobby, store)):
            force_move(change, change.match or table.match.copy(), *found, table.lobby)
    except Exception as wrong:
        log_mistake(table.number, table.match.ply, "a forced move was not made", wrong)


async def _next_forced(match: Match, lobby: Lobby, store: Store) -> tuple[Seat, Move] | None:
    """Return the next move that is made without asking the person on its seat, or ``None``."""
    for seat in lobby.list_seats_of_people(match.state.to_act()):
        move = forced_move(match.game, match.state, seat, Guess(match.thought(NOBODY)))
        if move is not None and await _wanted(store, lobby.sitters[seat].user):
            return seat, move
    return None


async def _wanted(store: Store, user: int | None) -> bool:
    return FORCED.read(await store.settings("user", user or 0)) == "auto"

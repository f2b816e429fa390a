"""Forced moves at a table: whose only move is made without asking them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.chance import Guess
from engine.core import NOBODY, Move, Seat
from engine.forced import forced_move
from store import Store
from tables.choices import FORCED

if TYPE_CHECKING:
    from tables.table import Table


async def next_forced(table: Table, store: Store) -> tuple[Seat, Move] | None:
    """Return the next move that is made without asking the person on its seat, or ``None``."""
    match, acting = table.match, table.acting_seats()
    for seat in acting:
        move = forced_move(match.game, match.state, seat, Guess(match.thought(NOBODY)))
        if move is not None and await _wanted(store, table.lobby.sitters[seat].user):
            return seat, move
    return None


async def _wanted(store: Store, user: int | None) -> bool:
    return FORCED.read(await store.settings("user", user or 0)) == "auto"

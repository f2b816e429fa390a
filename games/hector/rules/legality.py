"""The legal moves of the seat to act, from a position or from a seat's view of one."""

from __future__ import annotations

from typing import Any

from engine.core import Seat
from games.hector.rules import opening, turn
from games.hector.rules.moves import GIVE_UPS, NAMES, Move
from games.hector.rules.position import FATE, GIVE_UP, NAME, ORIENT, TURN, VANGUARD, Open

LEGAL: dict[int, Any] = {
    VANGUARD: opening.list_vanguards,
    ORIENT: opening.list_orientations,
    TURN: turn.list_turn_moves,
    FATE: opening.list_tile_turns,
}
FIXED: dict[int, list[Move]] = {NAME: NAMES, GIVE_UP: GIVE_UPS}


def list_legal_moves(pos: Open, seat: Seat) -> list[Move]:
    """Return every legal move of the seat to act, sorted by parts."""
    if pos.phase in FIXED:
        return FIXED[pos.phase][:]
    moves: list[Move] = LEGAL[pos.phase](pos, seat)
    return moves

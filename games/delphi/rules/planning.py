"""What a player of Delphi may decide before they are the weakest."""

from __future__ import annotations

from collections.abc import Hashable

from engine.core import Seat
from engine.planning import Planning
from games.delphi.rules.moves import Move
from games.delphi.rules.position import OVER, PLAY
from games.delphi.rules.state import State
from games.delphi.rules.view import View


def ahead(state: State, seat: Seat) -> list[Move]:
    """Return what a player in the march could do as the single weakest (DE-12)."""
    if state.phase == OVER or seat not in state.players or not any(state.hands[seat]):
        return []
    state.phase, state.asked = PLAY, [seat]
    return state.legal(seat)


def relies(view: View) -> Hashable:
    """Return the march, who is in it, the hand, and the row: a god or an oracle may have changed that."""
    return view.number, sorted(view.players), view.hand, view.rows[view.seat]


PLANNING = Planning(ahead, relies)

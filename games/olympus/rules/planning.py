"""What a player of Fight for Olympus may decide before their turn."""

from __future__ import annotations

from collections.abc import Hashable

from engine.core import Seat
from engine.planning import Planning
from games.olympus.rules.agenda import PLAY
from games.olympus.rules.moves import SIDE, Move
from games.olympus.rules.state import State
from games.olympus.rules.view import View


def ahead(state: State, seat: Seat) -> list[Move]:
    """Return the cards that a player could play first (OL-10); none in the very first turn, which has its own rules."""
    if state.leaves_out or not state.agenda:
        return []
    state.agenda, state.active = [(PLAY, seat)], seat
    return state.legal(seat)


def relies(view: View) -> Hashable:
    """Return the hand, the markers to pay with, and the units on the player's side with what they carry."""
    own = slice(view.seat * SIDE, (view.seat + 1) * SIDE)
    return sorted(view.hand), view.markers, view.units[own], view.gear[own]


PLANNING = Planning(ahead, relies)

"""What a player of Hector and Achilles may decide before their turn."""

from __future__ import annotations

from collections.abc import Hashable

from engine.core import Seat
from engine.planning import Planning
from games.hector.rules.moves import Move
from games.hector.rules.position import TURN
from games.hector.rules.state import State
from games.hector.rules.view import View


def ahead(state: State, seat: Seat) -> list[Move]:
    """Return what a player could do at the beginning of a turn (HA-20 to HA-25)."""
    if state.phase != TURN:
        return []
    if state.actor != seat:
        state.actor, state.acted = seat, False
    return state.legal(seat)


def relies(view: View) -> Hashable:
    """Return the battle, the colors that count, and what the player has; and the hero that the other has deployed."""
    own, other = view.armies[view.seat], view.armies[1 - view.seat]
    return view.number, view.colours, view.hand, view.hero, own.played, own.deployed, own.favours, other.deployed


PLANNING = Planning(ahead, relies)

"""What a player of Iliad may decide before their turn."""

from __future__ import annotations

from collections.abc import Hashable

from engine.core import Seat
from engine.planning import Planning
from games.iliad.rules.moves import PASS, Move
from games.iliad.rules.position import TURN
from games.iliad.rules.state import State
from games.iliad.rules.view import View


def ahead(state: State, seat: Seat) -> list[Move]:
    """Return what a player who is still in the siege could do on their turn (IL-10)."""
    if state.phase != TURN or seat not in state.order:
        return []
    at = state.order.index(seat)
    state.order = [*state.order[at:], *state.order[:at]]
    return state.legal(seat)


def relies(view: View) -> Hashable:
    """Return the siege, who is in it, the hand and the army: anyone who is attacked wants to think again.

    With two players, also whether the other has passed just before this turn: then a pass would end the siege.
    """
    return view.number, sorted(view.order), view.closes, view.hand, view.armies[view.seat]


def again(view: View, move: Move) -> bool:
    """Return whether a player may pass turn by turn: with two players, nobody leaves a siege by it (IL-91)."""
    return move is PASS and view.table.duel and not view.gorgon


PLANNING = Planning(ahead, relies, again)

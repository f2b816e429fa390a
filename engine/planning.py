"""Planning ahead: the moves that a seat may choose while others think, and when it still means them.

A plan is made from what its seat may know, and from nothing else. It is carried out when the seat is asked, if the move
is legal then and nothing has changed that it relies on.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Generic

from engine.core import Chance, Game, M, Move, Seat, V, View


def never_repeats(view: object, move: object) -> bool:
    """Return that a move cannot be planned for every turn to come."""
    return False


@dataclass(frozen=True, slots=True)
class Planning(Generic[M, V]):
    """What can be planned in a game.

    ``ahead`` returns the moves that a seat could make if its turn came now, in any position that it cannot tell from
    the true one; none if it can plan nothing now. It may change the position. ``relies`` returns plain values: as long
    as they stay the same, a planned move means what it meant. ``again`` says whether a move can be planned for every
    turn to come.
    """

    ahead: Callable[[Any, Seat], Sequence[M]]
    relies: Callable[[V], Hashable]
    again: Callable[[V, M], bool] = never_repeats


def list_moves_ahead(planning: Planning[Move, View] | None, game: Game, view: View, chance: Chance) -> Sequence[Move]:
    """Return the moves that the seat of this view may plan; none in a game without plans."""
    return planning.ahead(game.imagine(view, chance), view.seat) if planning else ()


def hash_basis(planning: Planning[Move, View], view: View) -> str:
    """Return a short text that changes as soon as something changes that a plan relies on."""
    return sha256(repr(planning.relies(view)).encode()).hexdigest()[:16]

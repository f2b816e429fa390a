"""A game as it is delivered: everything that its rules offer a host, also what can be planned in it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import KW_ONLY, dataclass
from hashlib import sha256
from typing import Any, Generic, Protocol

from engine.core import M, Move, O, Position, Rules, Seat, V, View
from engine.lesson import Plot
from engine.why_not import Reasons

CONTRACT = 1  # grows when a game made for the contract before could not be hosted any more


class Edition(Protocol[M, V, O]):
    """A game that comes with its own cards, and can also be played with the owner's."""

    def __call__(self) -> Rules[M, V, O]:
        """Return the game with the cards it comes with."""
        ...

    def with_cards(self, text: str, where: str) -> Rules[M, V, O]:
        """Return the game with the cards of a file; errors call the file ``where``.

        Raises:
            CardError: the game cannot be played with the file.
        """
        ...


@dataclass(frozen=True, slots=True)
class Box(Generic[M, V, O]):
    """Everything of a game except its words and pictures.

    ``reasons`` answers why something cannot be done, ``lesson`` is a first game to learn by. ``finished``
    returns the seats of a position that are asked nothing any more while the game goes on for others; a game
    in which that cannot come about has none. ``planning`` says what players may decide before their turn; a game
    in which that would be a guess has none. ``contract`` is the number of the contract that the game was made
    for; it has no default, or every game would claim to be made for the newest. ``minutes`` is about how long two
    people take for a game, without pauses.
    """

    game: Edition[M, V, O]
    reasons: Reasons[M, V] | None = None
    lesson: Plot | None = None
    finished: Callable[[Any], tuple[Seat, ...]] | None = None
    _: KW_ONLY
    contract: int
    planning: Planning[M, V] | None = None
    minutes: int | None = None

    def done(self, state: Position[M, V]) -> tuple[Seat, ...]:
        """Return the seats that have finished while others play on; none once the game is over."""
        return self.finished(state) if self.finished and state.to_act() else ()


# -- planning ahead


def never_repeats(view: object, move: object) -> bool:
    """Return that a move cannot be planned for every turn to come."""
    return False


@dataclass(frozen=True, slots=True)
class Planning(Generic[M, V]):
    """The moves that a seat may choose while others think, and when it still means them.

    A plan is made from what its seat may know, and from nothing else. It is carried out when the seat is asked, if the
    move is legal then and nothing has changed that it relies on.

    ``ahead`` returns the moves that a seat could make if its turn came now, in any position that it cannot tell from
    the true one; none if it can plan nothing now. It may change the position. ``relies`` returns plain values: as long
    as they stay the same, a planned move means what it meant. ``again`` says whether a move can be planned for every
    turn to come.
    """

    ahead: Callable[[Any, Seat], Sequence[M]]
    relies: Callable[[V], Hashable]
    again: Callable[[V, M], bool] = never_repeats


def hash_basis(planning: Planning[Move, View], view: View) -> str:
    """Return a short text that changes as soon as something changes that a plan relies on."""
    return sha256(repr(planning.relies(view)).encode()).hexdigest()[:16]

"""What computer players may know of a game beyond its rules. All of it is optional."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.core import Seat

View = Any
MANY = 300  # imagined games, of which each may be played to its end: docs/players.md says how that was measured


def calm(seats: int) -> int:
    """Return how many moves let things settle among so many."""
    return 2 * seats + 2


def short(seats: int) -> int:
    """Return how many moves are enough where a position can be weighed in the middle of things."""
    return 6


def at_once(seats: int) -> int:
    """Return that a position can be weighed at once: moves that come next would tell no more."""
    return 0


def always(sides: int, games: int) -> bool:
    """Return that know-how helps, however many sides there are and games are imagined."""
    return True


def unless_four_think_long(sides: int, games: int) -> bool:
    """Return whether know-how helps: of four who play alone, many games played to their end at random tell more."""
    return sides != 4 or games < MANY


def whole(state: Any, seat: Seat) -> View:
    """Look at a position as its game does."""
    return state.view(seat)


@dataclass(frozen=True, slots=True)
class KnowHow:
    """The know-how of one game.

    ``worth(view)`` says how well the view's seat stands, in any unit. ``spread`` is the lead, in
    that unit, that makes one side 2.7 times as likely to win as another (``bench.spread``
    measures it). ``glance(state, seat)`` is a view good enough for ``worth``, where a whole one
    takes long to build. ``tempting(view)`` is the worth as it looks to players that look one move
    ahead, where that is another. ``plies(seats)`` is how many moves an imagined game goes on before it is
    weighed, each the better of two by their worth. ``helps(sides, games)`` says whether a search of
    so many games is better with all this than without. ``forget(game, view)`` is the view of somebody
    who paid less attention; without it, as in Delphi where all that was ever seen lies open,
    nothing is forgotten.
    """

    worth: Callable[[View], float]
    spread: float
    glance: Callable[[Any, Seat], View] = whole
    plies: Callable[[int], int] = calm
    helps: Callable[[int, int], bool] = always
    forget: Callable[[Any, View], View] | None = None
    tempting: Callable[[View], float] | None = None

    def weigh(self, state: Any, seat: Seat) -> float:
        """Return how well a seat stands in an imagined position."""
        return self.worth(self.glance(state, seat))

    def tempt(self, state: Any, seat: Seat) -> float:
        """Return how well a seat seems to stand there to who looks no further."""
        return (self.tempting or self.worth)(self.glance(state, seat))

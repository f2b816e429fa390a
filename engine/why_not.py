"""Why something cannot be done now: a game's answers to "Why not?"."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from engine.core import M, Part, Rules, Seat, V

Thing = Part  # what a move is made with: a kind of card in the player's hand, or an action, such as ("withdraw", 0)


@dataclass(frozen=True, slots=True)
class Why:
    """A reason (a keyword that the game defines) and its clause; ``seats`` and ``number`` fill in its sentence."""

    reason: str
    clause: str
    seats: tuple[Seat, ...] = ()
    number: int = 0


@dataclass(frozen=True, slots=True)
class Refusal:
    """A thing that no legal move uses now, and the reason."""

    thing: Thing
    why: Why


@dataclass(frozen=True, slots=True)
class Reasons(Generic[M, V]):
    """The functions of a game's ``reasons``; all of them use only a seat's view and the game's printed cards.

    ``things(game, view)`` returns everything that the seat can ask about, ``uses(move)`` the things that a
    move is made with, ``legal(game, view)`` the legal moves of the seat by the rules themselves, and
    ``why(game, view, thing)`` why none of these moves uses this thing.
    """

    things: Callable[[Any, V], Sequence[Thing]]
    uses: Callable[[M], Iterable[Thing]]
    legal: Callable[[Any, V], Sequence[M]]
    why: Callable[[Any, V, Thing], Why]

    def refused(self, game: Rules[M, V, Any], view: V) -> list[Refusal]:
        """Return everything that the seat cannot do now, with the reasons."""
        possible = {thing for move in self.legal(game, view) for thing in self.uses(move)}
        things = [thing for thing in self.things(game, view) if thing not in possible]
        return [Refusal(thing, self.why(game, view, thing)) for thing in things]

"""Why something cannot be done now: what a game answers to people who ask "why not?"."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core import Game, Part, Seat

View = Any
Thing = Part  # what a move is made with: a kind of card in one's hand, or an action, such as ("withdraw", 0)


@dataclass(frozen=True, slots=True)
class Why:
    """A reason, a word of the game's own, and the clause it follows from; ``seats`` and ``number`` are named in it."""

    reason: str
    clause: str
    seats: tuple[Seat, ...] = ()
    number: int = 0


@dataclass(frozen=True, slots=True)
class Refusal:
    """A thing with which no legal move is made now, and why."""

    thing: Thing
    why: Why


@dataclass(frozen=True, slots=True)
class Reasons:
    """What a game's ``reasons`` offers; all of it is read off a seat's view and the printed cards of the game.

    ``things(game, view)`` are all the things the seat can ask about; ``uses(move)`` those a move is made
    with; ``legal(game, view)`` the legal moves of the seat, by the rules' own legality; ``why(game, view,
    thing)`` says why none of them is made with this thing.
    """

    things: Callable[[Any, View], Sequence[Thing]]
    uses: Callable[[Any], Iterable[Thing]]
    legal: Callable[[Any, View], Sequence[Any]]
    why: Callable[[Any, View, Thing], Why]

    def refused(self, game: Game, view: View) -> list[Refusal]:
        """Return everything that the seat cannot do now, each with its reason."""
        possible = {thing for move in self.legal(game, view) for thing in self.uses(move)}
        things = [thing for thing in self.things(game, view) if thing not in possible]
        return [Refusal(thing, self.why(game, view, thing)) for thing in things]

"""A game as it is delivered: all that its rules offer a host."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, Protocol

from engine.core import M, O, Position, Rules, Seat, V
from engine.lesson import Plot
from engine.refusal import Reasons


class Edition(Protocol[M, V, O]):
    """A game that comes with its own cards, and can be played with the owner's."""

    def __call__(self) -> Rules[M, V, O]:
        """Return the game with the cards it comes with."""
        ...

    def with_cards(self, text: str, where: str) -> Rules[M, V, O]:
        """Return the game with the cards of a file; ``where`` is its name in errors.

        Raises:
            CardError: the file cannot be played with.
        """
        ...


@dataclass(frozen=True, slots=True)
class Box(Generic[M, V, O]):
    """All of a game but its words and pictures.

    ``reasons`` answers why something cannot be done, ``lesson`` is a first game to learn by. ``finished``
    returns the seats of a position that are asked nothing any more while the game goes on for others; a game
    in which that cannot come about has none.
    """

    game: Edition[M, V, O]
    reasons: Reasons
    lesson: Plot | None = None
    finished: Callable[[Any], tuple[Seat, ...]] | None = None

    def done(self, state: Position[M, V]) -> tuple[Seat, ...]:
        """Return the seats that have finished while others go on; nobody once the game is over."""
        return self.finished(state) if self.finished and state.to_act() else ()

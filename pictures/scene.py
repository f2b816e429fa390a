"""What a picture shows, and to which reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from engine.core import NOBODY, Event, Game, Outcome, Part, Seat
from pictures.canvas import Drawing
from pictures.typeface import drawable
from words import Names, Words


@dataclass(frozen=True)
class Scene:
    """One view, and what else its reader may know.

    ``acting`` are the seats to act. ``news`` are the events of the last move as the
    reader heard them. ``settled`` and ``choices`` are those of the reader's question
    (``engine.choices``); choices are numbered from 1, like their buttons.
    """

    game: Game
    view: Any
    names: Names
    words: Words
    acting: Collection[Seat] = ()
    news: Sequence[Event] = ()
    settled: Sequence[Part] = ()
    choices: Sequence[Sequence[Part]] = ()

    @property
    def reader(self) -> Seat:
        """The seat that looks at the picture, or ``NOBODY`` for the public one."""
        seat: Seat = self.view.seat
        return seat

    @property
    def open(self) -> bool:
        """Whether everybody may see the picture."""
        return self.reader == NOBODY

    @cached_property
    def numbers(self) -> Mapping[Part, int]:
        """The number of the choice for each part that only one choice contains."""
        shared = Counter(part for parts in self.choices for part in set(parts))
        return {part: at for at, parts in enumerate(self.choices, 1) for part in parts if shared[part] == 1}

    def won(self, seat: Seat) -> bool:
        """Return whether a seat has won the game."""
        outcome: Outcome | None = self.view.outcome
        return outcome is not None and outcome.places[seat] == 1

    def lit(self, seat: Seat) -> bool:
        """Return whether to highlight a seat: it is to act, or it has won."""
        return seat in self.acting or self.won(seat)

    @property
    def turn(self) -> str:
        """Who is to act, in a few words; who has won, once the game is over."""
        if self.view.outcome is not None:
            return self.winners
        if len(self.acting) > 1:
            return self.words.say("picture-many-turns", count=len(self.acting))
        if self.reader in self.acting:
            return self.words.say("picture-your-turn")
        return "".join(self.words.say("picture-turn", name=self.called(seat)) for seat in self.acting)

    @property
    def winners(self) -> str:
        """Who has won, in a few words."""
        outcome: Outcome = self.view.outcome
        names = [self.called(seat) for seat, place in enumerate(outcome.places) if place == 1]
        return self.words.say("picture-won", names=self.words.both(names), count=len(names))

    def called(self, seat: Seat) -> str:
        """Return the drawable part of a player's name, or the number of the seat."""
        return drawable(self.names.get(seat, "")) or self.words.say("picture-seat", number=seat + 1)

    def number(self, *part: Any) -> int:
        """Return the number of the choice that has this part, or 0."""
        return self.numbers.get((part[0], part[1]), 0)


class Painter(Protocol):
    """What draws one game."""

    def table(self, scene: Scene) -> Drawing:
        """Return the public picture of the table."""
        ...

    def hand(self, scene: Scene) -> Drawing:
        """Return what the reader holds, and the choices they have."""
        ...

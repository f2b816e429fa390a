"""What a picture shows, and to which reader."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from engine.core import NOBODY, Event, Game, Outcome, Part, Seat
from pictures.canvas import Drawing
from pictures.typeface import strip_undrawable
from words import Names, Words, order_seats
from words.figures import find_figure
from words.people import told_apart


@dataclass(frozen=True)
class Scene:
    """One view, and what else its reader may know.

    ``acting`` are the seats to act. ``news`` are the events of the last move as the
    reader heard them. ``settled`` and ``choices`` are those of the reader's question
    (``engine.choices``); choices are numbered from 1, like their buttons. ``computers`` are
    the seats of computer players.
    """

    game: Game
    view: Any
    names: Names
    words: Words
    acting: Collection[Seat] = ()
    news: Sequence[Event] = ()
    settled: Sequence[Part] = ()
    choices: Sequence[Sequence[Part]] = ()
    computers: Collection[Seat] = ()

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

    @property
    def marked(self) -> Sequence[Event]:
        """The events to mark as new: those of the last move, but none at the end, which shows who has won."""
        return () if self.view.outcome is not None else self.news

    def won(self, seat: Seat) -> bool:
        """Return whether a seat has won the game."""
        outcome: Outcome | None = self.view.outcome
        return outcome is not None and outcome.places[seat] == 1

    def lit(self, seat: Seat) -> bool:
        """Return whether to highlight a seat: it is to act, or it has won."""
        return seat in self.acting or self.won(seat)

    @property
    def turn(self) -> str:
        """Who is to act, in a few words: the reader, if it is their turn too; at the end, who has won."""
        if self.view.outcome is not None:
            return self.ended(self.view.outcome)
        if self.reader in self.acting:
            return self.words.say("picture-your-turn")
        if len(self.acting) > 1:
            return self.words.say("picture-many-turns", count=len(self.acting))
        return "".join(self.words.say("picture-turn", name=self.called(seat)) for seat in self.acting)

    def ended(self, outcome: Outcome) -> str:
        """Return who has won, in a few words; nothing if everybody shares the victory."""
        winners = [self.called(seat) for seat in range(len(outcome.places)) if self.won(seat)]
        if len(winners) == len(outcome.places):
            return ""
        return self.words.say("picture-won", names=self.words.both(winners), count=len(winners))

    def around(self, seats: int) -> list[Seat]:
        """Return all seats in the order of turns, the reader last; at the end, by place."""
        outcome: Outcome | None = self.view.outcome
        if outcome is None:
            return order_seats(self.reader, seats)
        return sorted(range(seats), key=outcome.places.__getitem__)

    def figure(self, seat: Seat) -> str:
        """Return the figure of the legend that a seat's computer player is called after, or ""."""
        return find_figure(self.game.key, self.names.get(seat, "")) if seat in self.computers else ""

    def called(self, seat: Seat) -> str:
        """Return the drawable part of a player's name, or the number of the seat, unlike that of any other player."""
        return self.drawn.get(seat) or seat_number(seat, self.words)

    @cached_property
    def drawn(self) -> Names:
        """What the picture calls each player, for sentences about them."""
        return drawn_names(self.names, self.words)

    def number(self, *part: Any) -> int:
        """Return the number of the choice that has this part, or 0."""
        return self.numbers.get((part[0], part[1]), 0)


def drawn_names(names: Names, words: Words) -> dict[Seat, str]:
    """Return what a picture calls the players: the drawable part of each name, or the number of a seat, told apart.

    A name that can be drawn in full is, whatever is left of the others.
    """
    seats = sorted(names, key=lambda seat: strip_undrawable(names[seat]) != names[seat])
    drawn = [strip_undrawable(names[seat]) or seat_number(seat, words) for seat in seats]
    return dict(zip(seats, told_apart(drawn), strict=True))


def seat_number(seat: Seat, words: Words) -> str:
    """Return what a picture calls a player without a drawable name."""
    return words.say("picture-seat", number=seat + 1)


class Painter(Protocol):
    """What draws one game."""

    def table(self, scene: Scene) -> Drawing:
        """Return the public picture of the table."""
        ...

    def hand(self, scene: Scene) -> Drawing:
        """Return what the reader holds, and the choices they have."""
        ...

"""A first game that somebody learns by: a short game whose draws and moves are written down beforehand.

The learner makes their own moves in it, and is asked again until they make the one that is written.
So where somebody is in a lesson is a number, and nothing has to be kept of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.chance import Script
from engine.core import Event, Game, Json, Move, Seat, State
from engine.match import make, named
from engine.offer import Offer, offer

LEARNER: Seat = 0


@dataclass(frozen=True, slots=True)
class Plot:
    """What is written down of a lesson.

    ``names`` are those of the other seats. ``deal`` are the draws of the deal. A line of ``moves`` is a
    seat, a move as the log names it, and after a bar what is drawn; before the moves that the learner
    makes stands a ``>`` in the place of the seat.
    """

    names: tuple[str, ...]
    deal: tuple[int, ...]
    moves: str
    options: Json = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """How many sit there, the learner included."""
        return len(self.names) + 1


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a lesson: the position, and what has happened since the one before, move by move.

    ``move`` is the move that the learner is to make; there is none at the end.
    """

    state: State
    happened: tuple[tuple[Event, ...], ...]
    move: Move | None = None

    def asked(self, path: Iterable[int] = ()) -> Offer | None:
        """Return what is asked once these choices are made, or ``None`` at the end.

        Raises:
            LookupError: they were never offered.
        """
        return offer(self.state.legal(LEARNER), path) if self.move else None

    def meant(self, question: Offer) -> bool:
        """Whether what is settled by then leads to the move that is written down."""
        assert self.move, "nothing is asked at the end"
        return self.move.parts()[: len(question.settled)] == question.settled

    def right(self, question: Offer) -> int:
        """Return which of the choices leads to that move."""
        assert self.move, "nothing is asked at the end"
        left = self.move.parts()[len(question.settled) :]
        return next(at for at, parts in enumerate(question.choices) if left[: len(parts)] == parts)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson that was read: its places, from the first question to the end."""

    game: Game
    names: tuple[str, ...]
    places: tuple[Place, ...]


def read(game: Game, plot: Plot) -> Lesson:
    """Play what is written down, and return the places at which the learner is asked.

    Raises:
        IllegalMove: a move cannot be made where it stands.
        ValueError: what is written to be drawn cannot be drawn there.
    """
    chance = Script(plot.deal)
    state, dealt = game.deal(plot.seats, game.options(plot.seats, plot.options), chance)
    _used_up(chance, plot.deal)
    happened: list[Sequence[Event]] = [dealt]
    places = []
    for line in plot.moves.strip().splitlines():
        who, name, draws = _parsed(line)
        seat = LEARNER if who == ">" else int(who)
        if who == ">":
            places.append(_place(state, happened, named(state, seat, name)))
            happened.clear()
        chance = Script(draws)
        state, events, _ = make(state, seat, name, chance)
        happened.append(events)
        _used_up(chance, draws)
    return Lesson(game, plot.names, (*places, _place(state, happened)))


def _parsed(line: str) -> tuple[str, str, tuple[int, ...]]:
    made, _, drawn = line.partition("|")
    who, _, name = made.strip().partition(" ")
    return who, name, tuple(map(int, drawn.split()))


def _used_up(chance: Script, draws: tuple[int, ...]) -> None:
    if tuple(chance.drawn) != draws:
        raise ValueError(f"{len(draws)} draws are written where {len(chance.drawn)} are made")


def _place(state: State, happened: Iterable[Sequence[Event]], move: Move | None = None) -> Place:
    return Place(state, tuple(map(tuple, happened)), move)

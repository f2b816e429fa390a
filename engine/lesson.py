"""A first game to learn from: a short game whose draws and moves are written in advance.

The learner makes their own moves in it, and is asked again until they make the one that is written.
So a learner's progress is just a number, and nothing else has to be stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from engine.chance import Recording, Script
from engine.choices import Offer, list_spellings, make_offer
from engine.core import Event, Game, Json, Move, Part, Seat, State
from engine.match import find_move, make_move

LEARNER: Seat = 0


@dataclass(frozen=True, slots=True)
class Plot:
    """A lesson as it is written.

    ``seats`` counts the learner's, too; ``deal`` has the draws of the deal. Each line of ``moves`` has
    a seat, the name of a move as in the log, and, after a bar, the draws. A ``>`` in place of the seat
    marks a move of the learner.
    """

    seats: int
    deal: tuple[int, ...]
    moves: str
    options: Json = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a lesson: the position, and what has happened since the last place, move by move.

    ``move`` is the move that the learner should make, or ``None`` at the end.
    """

    state: State
    happened: tuple[tuple[Event, ...], ...]
    move: Move | None = None

    def asked(self, path: Iterable[int] = ()) -> Offer | None:
        """Return the next question after these choices, or ``None`` at the end.

        Raises:
            LookupError: the choices were never offered.
        """
        return make_offer(self.state.legal(LEARNER), path) if self.move else None

    def meant(self, question: Offer) -> bool:
        """Return whether the written move may begin with the parts settled before this question."""
        return bool(self._spelled(question))

    def right(self, question: Offer) -> int:
        """Return the index of a choice that leads to the written move."""
        left = self._spelled(question)[0][len(question.settled) :]
        return next(at for at, parts in enumerate(question.choices) if left[: len(parts)] == parts)

    def _spelled(self, question: Offer) -> list[tuple[Part, ...]]:
        """Return the ways to build the written move that begin with what is settled."""
        assert self.move, "nothing is asked at the end"
        settled = question.settled
        return [parts for parts in list_spellings(self.move) if parts[: len(settled)] == settled]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson as read: its places, from the first question to the end."""

    game: Game
    seats: int
    places: tuple[Place, ...]


def play_lesson(game: Game, plot: Plot) -> Lesson:
    """Play a written lesson; return the places where the learner is asked, and the end.

    Raises:
        IllegalMove: a written move is illegal where it is written.
        ValueError: the written draws are impossible, too few or too many.
    """
    chance = Recording(Script(plot.deal))
    state, dealt = game.deal(plot.seats, game.options(plot.seats, plot.options), chance)
    _used_up(chance, plot.deal)
    happened: list[Sequence[Event]] = [dealt]
    places = []
    for line in plot.moves.strip().splitlines():
        try:
            who, name, draws = _parsed(line)
            seat = LEARNER if who == ">" else int(who)
            if who == ">":
                places.append(_place(state, happened, find_move(state, seat, name)))
                happened.clear()
            state, events = _made(state, seat, name, draws)
            happened.append(events)
        except ValueError as wrong:
            wrong.add_note(f"This is wrong in the line {line!r} of the lesson.")
            raise
    return Lesson(game, plot.seats, (*places, _place(state, happened)))


def _made(state: State, seat: Seat, name: str, draws: tuple[int, ...]) -> tuple[State, Sequence[Event]]:
    """Return the position after a written move, and what happened."""
    chance = Recording(Script(draws))
    after, events, _ = make_move(state, seat, name, chance)
    _used_up(chance, draws)
    return after, events


def _parsed(line: str) -> tuple[str, str, tuple[int, ...]]:
    made, _, drawn = line.partition("|")
    who, _, name = made.strip().partition(" ")
    return who, name, tuple(map(int, drawn.split()))


def _used_up(chance: Recording, draws: tuple[int, ...]) -> None:
    if tuple(chance.drawn) != draws:
        raise ValueError(f"{len(draws)} draws are written where {len(chance.drawn)} are made")


def _place(state: State, happened: Iterable[Sequence[Event]], move: Move | None = None) -> Place:
    return Place(state, tuple(map(tuple, happened)), move)

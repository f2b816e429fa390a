"""Smallest: a secret number each. The rules are in RULES.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter

from engine.advantage import Advantage
from engine.box import Box
from engine.cardgame import BoardGame
from engine.core import UNKNOWN, Chance, Event, Json, OpenMove, Outcome, Part, PublicEvent, Seat

SEATS = 2
NUMBERS = 6


@dataclass(frozen=True, slots=True)
class Move(OpenMove):
    """Keep one's number, or draw another (SM-02)."""

    name: str

    def parts(self) -> tuple[Part, ...]:
        return ((self.name, 0),)

    def __str__(self) -> str:
        return self.name


DRAW, KEEP = Move("draw"), Move("keep")


@dataclass(slots=True)
class Drawn(Event):
    """A player drew another number, which nobody else sees (SM-02)."""

    seat: Seat
    number: int

    def heard_by(self, seat: Seat) -> Event:
        return self if seat == self.seat else Drawn(self.seat, UNKNOWN)


@dataclass(slots=True)
class Kept(PublicEvent):
    """A player kept the number (SM-02)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know: its own number, and at the end all of them (SM-01, SM-03)."""

    seat: Seat
    player: Seat
    numbers: tuple[int, ...]
    outcome: Outcome | None
    sides: tuple[int, ...] = (0, 1)
    recalled: tuple[()] = ()


class State:
    """The numbers by seat, and whose turn it is; SEATS when the game is over."""

    def __init__(self, numbers: Sequence[int], player: Seat = 0) -> None:
        self.numbers, self.player = list(numbers), player

    def to_act(self) -> tuple[Seat, ...]:
        """Return the player whose turn it is."""
        return (self.player,) if self.player < SEATS else ()

    def legal(self, seat: Seat) -> Sequence[Move]:
        """Return what the seat may do."""
        return (DRAW, KEEP) if seat in self.to_act() else ()

    def play(self, seat: Seat, move: Move, chance: Chance) -> list[Event]:
        """Make a legal move."""
        self.player += 1
        if move == KEEP:
            return [Kept(seat)]
        self.numbers[seat] = number(chance)
        return [Drawn(seat, self.numbers[seat])]

    def outcome(self) -> Outcome | None:
        """Return who has the higher number, once both have decided (SM-03)."""
        if self.to_act():
            return None
        won = [mine == max(self.numbers) for mine in self.numbers]
        return Outcome(tuple(each / sum(won) for each in won), tuple(1 if each else 2 for each in won), "number")

    def view(self, seat: Seat) -> View:
        """Build what the seat may know."""
        seen = [mine if at == seat or not self.to_act() else UNKNOWN for at, mine in enumerate(self.numbers)]
        return View(seat, self.player, tuple(seen), self.outcome())

    def copy(self) -> State:
        """Return an independent position."""
        return State(self.numbers, self.player)

    def dump(self) -> Json:
        """Return the position as plain JSON."""
        return {"numbers": list(self.numbers), "player": self.player}


@dataclass(frozen=True, slots=True)
class Options:
    """What a table agrees on before the deal."""

    variant: str


class SmallestGame(BoardGame[Options]):
    """The game."""

    key = "smallest"
    rules = 1
    variants = {"standard": (SEATS,)}  # noqa: RUF012 - as the contract has it
    agrees = Options
    advantage = Advantage({}, attrgetter("player"))  # the first seat begins at every table (SM-02)

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, list[Event]]:
        """Set up a new game (SM-01)."""
        return State([number(chance) for _ in range(seats)]), []

    def imagine(self, view: View, chance: Chance) -> State:
        """Sample the numbers that the view's seat does not see."""
        return State([number(chance) if seen == UNKNOWN else seen for seen in view.numbers], view.player)

    def load(self, dump: Json) -> State:
        """Restore a dumped position."""
        return State(dump["numbers"], dump["player"])


def number(chance: Chance) -> int:
    """Draw a number."""
    return chance.below(NUMBERS, "numbers") + 1


BOX = Box(SmallestGame, contract=1)

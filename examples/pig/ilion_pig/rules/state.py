"""A position of Pig in the cup, and what one seat may know of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine.core import UNKNOWN, Chance, Event, Json, Outcome, Seat
from ilion_pig.rules.events import GameEnded, Lost, Rolled, Stopped
from ilion_pig.rules.moves import ROLL, STOP, Move

SIDES = 6
LOSES = 1  # PG-03
REASON = "goal"


@dataclass(frozen=True, slots=True)
class Pile:
    """Dice that count: how many everybody has seen rolled, and their points, which may be UNKNOWN."""

    rolls: int = 0
    points: int = 0

    def plus(self, other: Pile) -> Pile:
        """Return both together."""
        return Pile(self.rolls + other.rolls, self.points + other.points)


@dataclass(frozen=True, slots=True)
class View:
    """What a seat may know: only how often the others rolled, until all purses are opened (PG-09)."""

    seat: Seat
    goal: int
    player: Seat
    cup: Pile
    purses: tuple[Pile, ...]
    outcome: Outcome | None

    @property
    def sides(self) -> tuple[int, ...]:
        """The team of each seat: everybody plays alone."""
        return tuple(range(len(self.purses)))

    @property
    def recalled(self) -> tuple[()]:
        """Nothing: one may look under one's own cup and into one's own purse at any time."""
        return ()


class State:
    """Whose turn it is, the dice under the cup, and the purses."""

    __slots__ = ("cup", "goal", "player", "purses", "result")

    def __init__(self, goal: int, player: Seat, cup: Pile, purses: Sequence[Pile]) -> None:
        self.goal, self.player, self.cup, self.purses = goal, player, cup, list(purses)
        self.result = placed(self.purses) if self._won() else None

    def to_act(self) -> tuple[Seat, ...]:
        """Return the player whose turn it is; nobody when the game is over."""
        return () if self.result else (self.player,)

    def legal(self, seat: Seat) -> Sequence[Move]:
        """Return the legal moves of a seat; it must roll first (PG-05)."""
        if seat not in self.to_act():
            return ()
        return (ROLL, STOP) if self.cup.rolls else (ROLL,)

    def play(self, seat: Seat, move: Move, chance: Chance) -> list[Event]:
        """Make a legal move."""
        return self._rolled(seat, chance.below(SIDES, f"die {seat}") + 1) if move == ROLL else self._stopped(seat)

    def _rolled(self, seat: Seat, pips: int) -> list[Event]:
        if pips == LOSES:
            self._next()
            return [Lost(seat)]
        self.cup = self.cup.plus(Pile(1, pips))
        return [Rolled(seat, pips)]

    def _stopped(self, seat: Seat) -> list[Event]:
        stopped = Stopped(seat, self.cup.points)
        self.purses[seat] = self.purses[seat].plus(self.cup)
        if not self._won():
            self._next()
            return [stopped]
        self.cup, self.result = Pile(), placed(self.purses)
        return [stopped, GameEnded(seat, tuple(purse.points for purse in self.purses))]

    def _next(self) -> None:
        self.cup, self.player = Pile(), (self.player + 1) % len(self.purses)

    def _won(self) -> bool:
        return any(purse.points >= self.goal for purse in self.purses)

    def outcome(self) -> Outcome | None:
        """Return who won, or ``None`` while the game runs."""
        return self.result

    def view(self, seat: Seat) -> View:
        """Build what the seat may know."""
        cup = self.cup if seat == self.player else hidden(self.cup)
        purses = [purse if self.result or at == seat else hidden(purse) for at, purse in enumerate(self.purses)]
        return View(seat, self.goal, self.player, cup, tuple(purses), self.result)

    def copy(self) -> State:
        """Return an independent position."""
        return State(self.goal, self.player, self.cup, self.purses)

    def dump(self) -> Json:
        """Return the position as plain JSON."""
        piles = [[pile.rolls, pile.points] for pile in (self.cup, *self.purses)]
        return {"goal": self.goal, "player": self.player, "piles": piles}


def restored(dump: Json) -> State:
    """Return a position that was dumped."""
    cup, *purses = (Pile(*pile) for pile in dump["piles"])
    return State(dump["goal"], dump["player"], cup, purses)


def hidden(pile: Pile) -> Pile:
    """Return the public part of a pile: the number of dice, and the value only of an empty one."""
    return replace(pile, points=UNKNOWN) if pile.rolls else pile


def placed(purses: Sequence[Pile]) -> Outcome:
    """Return the places by the purses; only the winner has the goal (PG-08, PG-09)."""
    points = [purse.points for purse in purses]
    places = tuple(1 + sum(other > mine for other in points) for mine in points)
    return Outcome(tuple(float(place == 1) for place in places), places, REASON)

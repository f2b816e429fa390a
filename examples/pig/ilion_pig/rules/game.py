"""Pig in the cup: dice under a cup, for two to four. The rules are in RULES.md."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter

from engine.advantage import Advantage
from engine.cardgame import BoardGame
from engine.core import UNKNOWN, Chance, Event, Json
from ilion_pig.rules.state import LOSES, SIDES, Pile, State, View, restored

LEAST = LOSES + 1  # points of a die that counts


@dataclass(frozen=True, slots=True)
class Options:
    """``goal`` is how many points win (PG-07)."""

    variant: str
    goal: int


class Pig(BoardGame[Options]):
    """The game."""

    key = "pig"
    rules = 1
    variants = {"standard": (2, 3, 4)}  # noqa: RUF012 - as the contract has it
    agrees = Options
    advantage = Advantage({}, attrgetter("player"))  # the first seat begins at every table (PG-01)

    def choices(self, seats: int, variant: str) -> dict[str, tuple[int, ...]]:
        """Return the options beside the variant, the usual value first."""
        return {"goal": (30, 50)}

    def deal(self, seats: int, options: Options, chance: Chance) -> tuple[State, list[Event]]:
        """Set up a new game (PG-01)."""
        return State(options.goal, 0, Pile(), [Pile()] * seats), []

    def imagine(self, view: View, chance: Chance) -> State:
        """Sample dice that the view's seat has not seen; no purse has reached the goal before the end."""
        purses = [imagined(purse, view.goal - 1, chance) for purse in view.purses]
        return State(view.goal, view.player, imagined(view.cup, SIDES * view.cup.rolls, chance), purses)

    def load(self, dump: Json) -> State:
        """Restore a dumped position."""
        return restored(dump)


def imagined(pile: Pile, most: int, chance: Chance) -> Pile:
    """Return a pile of this many rolls and at most this many points; a known pile stays as it is."""
    if pile.points != UNKNOWN:
        return pile
    points = 0
    for left in reversed(range(pile.rolls)):
        highest = min(SIDES, most - points - LEAST * left)
        points += LEAST + chance.below(highest - LEAST + 1)
    return Pile(pile.rolls, points)

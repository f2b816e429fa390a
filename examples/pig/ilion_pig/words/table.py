"""A position of Pig in the cup in lines of words."""

from __future__ import annotations

from typing import Any

from engine.core import UNKNOWN, Seat
from ilion_pig.rules.state import Pile, View
from words import Audience, Names


class Table:
    """A position in lines of words."""

    def __init__(self, cards: Any, view: View, names: Names) -> None:
        self.view, self.audience = view, Audience(cards.words, view.seat, names)

    def lines(self) -> list[str]:
        """Return the goal, the players with their purses, and the dice under the cup."""
        players = [self._player(seat, purse) for seat, purse in enumerate(self.view.purses)]
        return [self._goal(), "", *players, *([] if self.view.outcome else ["", self._cup()])]

    def own(self) -> list[str]:
        """Return the same: all that one has is a purse and perhaps the cup."""
        return self.lines()

    def standings(self) -> list[str]:
        """Return a line for each player, the winner first."""
        places = self.view.outcome.places if self.view.outcome else ()
        return [
            self._say("pig-standing", seat, place=place, points=self.view.purses[seat].points)
            for place, seat in sorted((place, seat) for seat, place in enumerate(places))
        ]

    def _goal(self) -> str:
        return self.audience.words.say("pig-goal", goal=self.view.goal)

    def _player(self, seat: Seat, purse: Pile) -> str:
        mark = "> " if seat == self.view.player and not self.view.outcome else "  "
        return mark + self._say("pig-purse", seat, **_told(purse))

    def _cup(self) -> str:
        return self._say("pig-cup", self.view.player, **_told(self.view.cup))

    def _say(self, message: str, seat: Seat, **about: Any) -> str:
        return self.audience.words.say(message, **self.audience.who("seat", seat), **about)


def _told(pile: Pile) -> dict[str, Any]:
    known = "no" if pile.points == UNKNOWN else "yes"
    return {"rolls": pile.rolls, "points": pile.points, "known": known}

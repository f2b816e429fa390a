"""Why one move of Delphi is better than another."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.differences import Difference, Reason
from games.delphi.rules.cards import MARCHES, PARADES
from words import because


class Because(because.Because):
    """Sentences for the one who saw this view."""

    def own(self, each: Difference, _: Reason) -> str:
        """Return the points that the seat can expect after the march."""
        return self.amounts("delphi-because-points", each, each.thing, since=self.view.scores[each.thing])

    def rival(self, each: Difference, _: Reason) -> str:
        """Return the points of the best rival."""
        return self.amounts("because-points", each, each.thing)

    def cards(self, each: Difference, _: Reason) -> str:
        """Return how many cards the seat holds, while there are marches to come."""
        if self.view.number == PARADES * MARCHES:
            return ""
        return self.held(each, self.view.seat)


BECAUSE: Mapping[str, Callable[[Because, Difference, Reason], str]] = {
    "own": Because.own,
    "rival": Because.rival,
    "cards": Because.cards,
    "stamina": Because.cards,
}

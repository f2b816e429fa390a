"""Why one move of Hector and Achilles is better than another."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core import Seat
from engine.differences import Difference, Reason
from words import because

LEFT = {
    "heroes": "hector-because-heroes",
    "favours": "hector-because-favours",
    "shame": "hector-because-shame",
    "fronts": "hector-because-fronts",
}


class Because(because.Because):
    """Sentences for the one who saw this view."""

    def battle(self, each: Difference, _: Reason) -> str:
        """Return what this battle will count for both, if the seat gains on the other."""
        if each.thing != self.view.number or not (each.better.often and each.worse.often):
            return ""
        name = self.names[self.view.seat]
        return self.against("hector-because-battle", each.better.numbers, each.worse.numbers, name=name)

    def troops(self, _: Difference, reason: Reason) -> str:
        """Return the troops of both: who wins a battle takes back what the other loses."""
        own, foe = (self.of(reason, seat) for seat in (self.view.seat, 1 - self.view.seat))
        better, worse = own.better.numbers + foe.better.numbers, own.worse.numbers + foe.worse.numbers
        return self.against("hector-because-troops", better, worse, name=self.names[self.view.seat])

    def of(self, reason: Reason, seat: Seat) -> Difference:
        """Return how the troops of a seat differ."""
        return next(each for each in reason if (each.what, each.thing) == ("troops", seat))

    def left(self, each: Difference, _: Reason) -> str:
        """Return what one of the two has left."""
        return self.amounts(LEFT[each.what], each, each.thing)


BECAUSE: Mapping[str, Callable[[Because, Difference, Reason], str]] = {
    "battle": Because.battle,
    "troops": Because.troops,
    **dict.fromkeys(LEFT, Because.left),
}

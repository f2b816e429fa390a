"""Why one move of Hector and Achilles is better than another."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.differences import Difference, Reason
from words import because
from words.because import LEAST, rounded


class Because(because.Because):
    """Sentences for the one who saw this view."""

    def battle(self, each: Difference, _: Reason) -> str:
        """Return what the battle will count for both, if the seat gains on the other."""
        if not (each.better.often and each.worse.often):
            return ""
        (own, foe), (own_worse, foe_worse) = each.better.numbers, each.worse.numbers
        if own - foe < own_worse - foe_worse + LEAST:
            return ""
        counts = {"own": own, "foe": foe, "own_worse": own_worse, "foe_worse": foe_worse}
        told = {what: rounded(count) for what, count in counts.items()}
        return str(self.say("hector-because-battle", name=self.names[self.view.seat], **told))

    def left(self, each: Difference, _: Reason) -> str:
        """Return what one of the two has left."""
        return self.amounts(f"hector-because-{each.what}", each, each.thing)


BECAUSE: Mapping[str, Callable[[Because, Difference, Reason], str]] = {
    "battle": Because.battle,
    "troops": Because.left,
    "heroes": Because.left,
    "favours": Because.left,
    "shame": Because.left,
    "fronts": Because.left,
}

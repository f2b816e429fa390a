"""Why one move of Iliad is better than another."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.differences import Difference, Reason
from games.iliad.rules.cards import ARCHER, ELEPHANT
from words import because
from words.because import LEAST

MANY = 1.2  # cards in hand: with such a difference it is their number that counts
KEPT = 0.4  # of a card: so much more of it must stay in hand


class Because(because.Because):
    """Sentences for the one who saw this view."""

    def points(self, each: Difference, _: Reason) -> str:
        """Return what the side wins, or what it has left."""
        now = self.view.side_points
        better, worse = each.better.numbers[0] - now, each.worse.numbers[0] - now
        if better - worse < LEAST:
            return ""
        side = [self.names[mate] for mate in self.view.mates]
        about = {"name": self.pieces.words.both(side), "count": len(side)}
        if min(better, worse) < -LEAST:
            return str(
                self.say("because-points", **about, better=self.mean(better + now), worse=self.mean(worse + now))
            )
        return str(self.say("because-wins", **about, better=self.mean(max(0, better)), worse=self.mean(max(0, worse))))

    def armies(self, each: Difference, _: Reason) -> str:
        """Return the armies of this siege, if the seat's gains on the strongest other."""
        if each.thing != self.view.number or not (each.better.often and each.worse.often):
            return ""
        return self.against("iliad-because-armies", each.better.numbers, each.worse.numbers)

    def card(self, each: Difference, reason: Reason) -> str:
        """Return the card that stays in hand, or if it is about several, how many do."""
        cards = [kind for kind in reason if kind.what == "card"]
        better = sum([kind.better.numbers[0] for kind in cards])
        worse = sum([kind.worse.numbers[0] for kind in cards])
        if better - worse >= MANY:
            name = self.names[self.view.seat]
            return str(self.say("because-cards", name=name, better=self.mean(better), worse=self.mean(worse)))
        return self.kept(each) if self.keeps(each) else ""

    def keeps(self, each: Difference) -> bool:
        """Return whether a card of the hand is clearly more often still there."""
        left: float = min(self.view.hand[each.thing], each.better.numbers[0])
        return left - each.worse.numbers[0] >= KEPT

    def kept(self, each: Difference) -> str:
        """Return the card that stays in hand; an Archer counts most on an Elephant."""
        mount = each.thing == ARCHER and self.view.hand[ELEPHANT]
        return str(self.say("iliad-because-kept", card=self.pieces.card(each.thing), mount="yes" if mount else "no"))


BECAUSE: Mapping[str, Callable[[Because, Difference, Reason], str]] = {
    "points": Because.points,
    "armies": Because.armies,
    "card": Because.card,
}

"""Why one move of The Trojan Horse is better than another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.differences import Difference, Reason
from games.horse.rules.cards import DISTRICTS
from words import because
from words.because import round_percent

CLEAR = 0.1  # of a chance to take a district
POINTS = 0.8  # that a district is expected to bring, or all of them
MOST = 0.35  # of all that speaks for a move: so much must be due to a district that is named


class Because(because.Because):
    """Sentences for the one who saw this view."""

    def own(self, each: Difference, reason: Reason) -> str:
        """Return the seat's greater chance to take a district, or what it is worth more; or the points of them all."""
        if each.gain < MOST * sum([other.gain for other in reason if other.gain > 0]):
            return self.points([other for other in reason if other.what == "own"])
        (points, chance), (points_worse, chance_worse) = each.better.numbers, each.worse.numbers
        if chance - chance_worse < CLEAR and points - points_worse >= POINTS:
            return self.district("horse-because-points", each, self.mean(points), self.mean(points_worse))
        return self.chance(each) if chance - chance_worse >= CLEAR else ""

    def points(self, own: Sequence[Difference]) -> str:
        """Return the points that the seat can expect from all districts."""
        better, worse = sum([each.better.numbers[0] for each in own]), sum([each.worse.numbers[0] for each in own])
        if better - worse < POINTS:
            return ""
        told = {"better": self.mean(better), "worse": self.mean(worse)}
        return str(self.say("horse-because-all", name=self.names[self.view.seat], **told))

    def rival(self, each: Difference, _: Reason) -> str:
        """Return a rival's smaller chance to take a district."""
        return self.chance(each) if each.worse.numbers[1] - each.better.numbers[1] >= CLEAR else ""

    def chance(self, each: Difference) -> str:
        """Return somebody's chance to take a district after either move."""
        better, worse = round_percent(each.better.numbers[1]), round_percent(each.worse.numbers[1])
        return self.district("horse-because-chance", each, better, worse)

    def district(self, message: str, each: Difference, better: float | str, worse: float | str) -> str:
        """Return a sentence about somebody in a district."""
        seat, district = divmod(each.thing, len(DISTRICTS))
        named = {"name": self.names[seat], "number": district + 1}
        return str(self.say(message, **named, better=better, worse=worse))

    def inside(self, each: Difference, _: Reason) -> str:
        """Return how many of the seat's warriors are in the horse."""
        return self.amounts("horse-because-inside", each, self.view.seat)


BECAUSE: Mapping[str, Callable[[Because, Difference, Reason], str]] = {
    "own": Because.own,
    "rival": Because.rival,
    "inside": Because.inside,
}

"""What a result does to ratings, as arithmetic: OpenSkill (Weng and Lin 2011, the Plackett-Luce model).

It takes teams, any number of players and ties, and says of each rating how sure it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

MODEL = PlackettLuce()
POINTS = 40  # shown for one of ``mu``, so that everybody begins at 1000
SETTLED = 6.25  # a greater sigma is provisional; about ten duels
CERTAINTY = ((2.5, "sure"), (4.5, "fair"), (SETTLED, "rough"))
FULL = 5  # matches a day of the same two that count in full; each one after counts half of the one before
LEAST = 1 / 16  # what would count for less does not count at all


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a player is taken to be (``mu``), and how unsure that is (``sigma``)."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def points(self) -> int:
        """The number that people are shown."""
        return round(self.mu * POINTS)

    @property
    def give_or_take(self) -> int:
        """How far from it the truth may well be, in points: two times in three it is nearer."""
        return round(self.sigma * POINTS)

    @property
    def certainty(self) -> str:
        """How sure it is: ``sure``, ``fair``, ``rough`` or ``provisional``."""
        return next((word for most, word in CERTAINTY if self.sigma <= most), "provisional")

    def towards(self, other: Rating, weight: float) -> Rating:
        """Return what is between two ratings; all the way with a weight of 1."""
        return Rating(self.mu + weight * (other.mu - self.mu), self.sigma + weight * (other.sigma - self.sigma))


def rate(teams: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """Return everybody's new rating; teams with the same place have tied."""
    before = [[MODEL.rating(mu=each.mu, sigma=each.sigma) for each in team] for team in teams]
    after: list[list[PlackettLuceRating]] = MODEL.rate(before, ranks=[float(place) for place in places])
    return [[Rating(each.mu, each.sigma) for each in team] for team in after]


def mean(ratings: Sequence[Rating]) -> Rating:
    """Return the rating of a player who sat on several seats at once, as a computer player may."""
    return Rating(sum(each.mu for each in ratings) / len(ratings), sum(each.sigma for each in ratings) / len(ratings))


def diminished(met: int) -> float:
    """Return what one more match counts for two players who have met so often today: 1 to 0."""
    weight: float = 2.0 ** min(0, FULL - 1 - met)
    return weight if weight >= LEAST else 0.0

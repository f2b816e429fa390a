"""The arithmetic of ratings: OpenSkill (Weng and Lin 2011, the Plackett-Luce model).

It handles teams, any number of players and ties, and gives the uncertainty of each rating.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from openskill.models import PlackettLuce, PlackettLuceRating

MODEL = PlackettLuce()
POINTS = 40  # shown per unit of ``mu``, so that everybody begins at 1000
SETTLED = 6.25  # a rating with a greater sigma is provisional; about ten duels settle it
CERTAINTY = ((2.5, "sure"), (4.5, "fair"), (SETTLED, "rough"))
FULL = 5  # matches a day between the same two players that count in full; each later one counts half of the one before
LEAST = 1 / 16  # a match that would count less does not count at all


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimated strength of a player (``mu``), and its uncertainty (``sigma``)."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def points(self) -> int:
        """The number that people are shown."""
        return round(self.mu * POINTS)

    @property
    def give_or_take(self) -> int:
        """The uncertainty in points: two times in three, the true strength is within it."""
        return round(self.sigma * POINTS)

    @property
    def certainty(self) -> str:
        """How certain the rating is: ``sure``, ``fair``, ``rough`` or ``provisional``."""
        return next((word for most, word in CERTAINTY if self.sigma <= most), "provisional")

    def towards(self, other: Rating, weight: float) -> Rating:
        """Return a rating between this one (weight 0) and another (weight 1)."""
        return Rating(self.mu + weight * (other.mu - self.mu), self.sigma + weight * (other.sigma - self.sigma))


def rate(teams: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """Return everybody's new rating, team by team; teams with the same place have tied."""
    return [[*team] for team in _rated(tuple(map(tuple, teams)), tuple(places))]


@lru_cache(maxsize=256)  # with a single server, its board and the one of all servers rate alike
def _rated(teams: tuple[tuple[Rating, ...], ...], places: tuple[int, ...]) -> tuple[tuple[Rating, ...], ...]:
    before = [[MODEL.rating(mu=each.mu, sigma=each.sigma) for each in team] for team in teams]
    after: list[list[PlackettLuceRating]] = MODEL.rate(before, ranks=[float(place) for place in places])
    return tuple(tuple(Rating(each.mu, each.sigma) for each in team) for team in after)


def mean(ratings: Sequence[Rating]) -> Rating:
    """Return the rating of a player who had several seats at once, as a computer player may."""
    return Rating(sum(each.mu for each in ratings) / len(ratings), sum(each.sigma for each in ratings) / len(ratings))


def diminished(met: int) -> float:
    """Return the weight, 0 to 1, of one more match between two players who have met so often today."""
    weight: float = 2.0 ** min(0, FULL - 1 - met)
    return weight if weight >= LEAST else 0.0

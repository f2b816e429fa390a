"""The arithmetic of ratings: the Bradley-Terry model of Weng and Lin, for teams, ties and any number of sides.

Weng and Lin, "A Bayesian Approximation Method for Online Ranking", Journal of Machine Learning Research 12 (2011),
algorithm 1: a game is a duel of every two sides, and a tie is half a victory for both. Two things are our own:

- The duels of n sides count 2/n each. There are n(n - 1)/2 of them, but only n - 1 are independent: in full, one game
  of six would move a rating five times as far as a duel.
- A team with fewer members counts as if it had more of the same strength. Otherwise the larger one would be expected
  to win, although a seat that somebody gave up is played on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt, tanh

MU, SIGMA = 25.0, 25 / 3  # of a player without any result
BETA = SIGMA / 2  # how much a side's performance varies from game to game, as a standard deviation
TAU = SIGMA / 100  # how much strength changes from game to game; it keeps a sigma from vanishing
POINTS = 40  # shown per unit of ``mu``, so that everybody begins at 1000
SETTLED = 6.25  # a rating with a greater sigma is provisional; about ten duels settle it
CERTAINTY = ((2.5, "sure"), (4.5, "fair"), (SETTLED, "rough"))
FULL = 5  # matches a day between the same two players that count in full; each later one counts half of the one before
LEAST = 1 / 16  # a match that would count less does not count at all


@dataclass(frozen=True, slots=True)
class Rating:
    """The estimated strength of a player (``mu``), and its uncertainty (``sigma``)."""

    mu: float = MU
    sigma: float = SIGMA

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


def rate_teams(teams: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """Return everybody's new rating, team by team; teams with the same place have tied."""
    return [[*team] for team in _rated(tuple(map(tuple, teams)), tuple(places))]


@lru_cache(maxsize=256)  # with a single server, its board and the one of all servers rate alike
def _rated(teams: tuple[tuple[Rating, ...], ...], places: tuple[int, ...]) -> tuple[tuple[Rating, ...], ...]:
    size = max(map(len, teams))
    sides = [_side(team, size, place) for team, place in zip(teams, places, strict=True)]
    evidence = [_evidence(side, sides) for side in sides]
    return tuple(tuple(_moved(each, *found) for each in team) for team, found in zip(teams, evidence, strict=True))


@dataclass(frozen=True, slots=True)
class _Side:
    """A team in a game, before it."""

    strength: float
    variance: float
    place: int


def _side(team: Sequence[Rating], size: int, place: int) -> _Side:
    """Return a team as one of this size."""
    share = size / len(team)
    return _Side(share * sum(each.mu for each in team), share * sum(map(_variance, team)), place)


def _variance(rating: Rating) -> float:
    """Return the variance of a player's strength before a game."""
    return rating.sigma**2 + TAU**2


def _evidence(side: _Side, sides: Sequence[_Side]) -> tuple[float, float]:
    """Return how far a result speaks for a side, and how sure that is: slope and curvature of the likelihood."""
    duels = [_duel(side, other) for other in sides if other is not side]
    return 2 / len(sides) * sum(slope for slope, _ in duels), 2 / len(sides) * sum(curvature for _, curvature in duels)


def _duel(side: _Side, other: _Side) -> tuple[float, float]:
    """Return what one duel says of a side, as ``_evidence`` does of all."""
    scale = sqrt(side.variance + other.variance + 2 * BETA**2)
    chance = (1 + tanh((side.strength - other.strength) / scale / 2)) / 2  # the logistic function, without overflow
    score = (1 + (side.place < other.place) - (side.place > other.place)) / 2
    return (score - chance) / scale, chance * (1 - chance) * sqrt(side.variance) / scale**3


def _moved(rating: Rating, slope: float, curvature: float) -> Rating:
    """Return a member's rating after a game; the variance is at most halved."""
    variance = _variance(rating)
    return Rating(rating.mu + variance * slope, sqrt(variance * (1 - variance * curvature)))


def average_ratings(ratings: Sequence[Rating]) -> Rating:
    """Return the rating of a player who had several seats at once, as a computer player may."""
    return Rating(sum(each.mu for each in ratings) / len(ratings), sum(each.sigma for each in ratings) / len(ratings))


def weigh_repetition(met: int) -> float:
    """Return the weight, 0 to 1, of one more match between two players who have met so often today."""
    weight: float = 2.0 ** min(0, FULL - 1 - met)
    return weight if weight >= LEAST else 0.0

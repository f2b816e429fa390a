"""The table of a ladder: who is how strong, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tables.history.ratings import Rating, rate_teams
from terminal.duel import estimate_interval


@dataclass
class Standing:
    """A player's rating, games, victories (shared ones in part) and forfeited games."""

    name: str
    rating: Rating
    games: int = 0
    won: float = 0.0
    forfeits: int = 0

    def described(self) -> dict[str, Any]:
        """Describe the standing for other programs."""
        low, high = estimate_interval(self.won, self.games)
        return {
            "player": self.name,
            "rating": self.rating.points,
            "give_or_take": self.rating.give_or_take,
            "games": self.games,
            "won": round(self.won, 2),
            "interval": [round(low, 3), round(high, 3)],
            "forfeits": self.forfeits,
        }


def rank_players(games: Iterable[dict[str, Any]]) -> list[Standing]:
    """Return the standing of every player, the strongest first; games count in the order in which they ended."""
    found: dict[str, Standing] = {}
    for game in games:
        them = [found.setdefault(name, Standing(name, Rating())) for name in game["players"]]
        _count(them, game)
    return sorted(found.values(), key=lambda each: (-each.rating.points, each.name))


def _count(them: Sequence[Standing], game: dict[str, Any]) -> None:
    rated = rate_teams([[each.rating] for each in them], game["places"])
    for each, (rating,), share in zip(them, rated, game["shares"], strict=True):
        each.rating = rating
        each.games += 1
        each.won += share
        each.forfeits += each.name in game["forfeits"]


def format_standings(standings: Sequence[Standing]) -> Iterator[str]:
    """Yield the lines of the printed table; players with the same rating share a place."""
    wide = max((len(each.name) for each in standings), default=0)
    yield f"{'':>3} {'player':{wide}}  rating  give or take  games   won  between    forfeits"
    points = [each.rating.points for each in standings]
    for each in standings:
        place = 1 + points.index(each.rating.points)
        low, high = estimate_interval(each.won, each.games)
        yield (
            f"{place:>3} {each.name:{wide}}  {each.rating.points:>6}  {each.rating.give_or_take:>12}"
            f"  {each.games:>5}  {each.won / each.games:>4.0%}  {f'{low:.0%}-{high:.0%}':9}  {each.forfeits:>8}"
        )

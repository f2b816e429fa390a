"""How well models of ratings predict: ladders of players whose strength is known, with ties and 2 to 6 sides.

    uv run --with openskill python -m bench.ratings --sides 2 6 --games 300

Each player has a strength, drawn from the distribution that the models begin with. In a game everybody performs around
it, and performances that round to the same step tie. Before each game a model says how likely each player is to come
ahead of each other one. A row says how well it did; the last ones are of ladders with games of all numbers of sides.

- ``loss``: the mean of minus the logarithm of the chance of what came about, a tie being half of both. Lower is better.
- ``right``: how often the player it favored came ahead, of pairs that did not tie.
- ``off``: how many points the ratings are off in the end, as the root of the mean square.
- ``within``: how many players are as strong as their rating says, give or take one sigma; it should be 68 %.
- ``upside down``: in how many games of equals somebody gained no more than a player with a worse place.

Performances vary as Bradley-Terry and Plackett-Luce assume, or with ``--normal`` as Thurstone-Mosteller does.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from itertools import combinations
from math import erf, log, sqrt, tanh
from random import Random
from typing import Any

from tables.history.ratings import BETA, MU, POINTS, SIGMA, Rating, rate_teams
from terminal.arguments import parse_positive
from terminal.ending import end_in_words

Model = Callable[[Sequence[Sequence[Rating]], Sequence[int]], list[list[Rating]]]
THEIRS = ("PlackettLuce", "BradleyTerryFull", "BradleyTerryPart", "ThurstoneMostellerFull", "ThurstoneMostellerPart")
PLAYERS = 60
LEAST = 1e-6  # the least chance that a model is held to


def load_model(name: str) -> Model:
    """Return one of openskill's models."""
    model: Any = getattr(import_module("openskill.models"), name)()

    def rated(teams: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
        before = [[model.rating(mu=each.mu, sigma=each.sigma) for each in team] for team in teams]
        after = model.rate(before, ranks=[float(place) for place in places])
        return [[Rating(each.mu, each.sigma) for each in team] for team in after]

    return rated


def list_models() -> dict[str, Model]:
    """Return all models: ours, and openskill's if it is installed."""
    try:
        return {"ours": rate_teams} | {name: load_model(name) for name in THEIRS}
    except ModuleNotFoundError:
        return {"ours": rate_teams}


@dataclass
class Ladder:
    """Players of known strength, and games among them that are the same for each model."""

    sides: Sequence[int]  # how many play; each game draws one of them
    games: int
    step: float  # performances are rounded to it: the greater, the more ties
    normal: bool  # whether performances vary as the normal distribution says
    chance: Random
    strengths: list[float] = field(init=False)

    def __post_init__(self) -> None:
        self.strengths = [self.chance.gauss(MU, SIGMA) for _ in range(PLAYERS)]

    def played(self) -> Iterator[tuple[list[int], list[int]]]:
        """Yield the players of each game and their places."""
        for _ in range(self.games):
            players = self.chance.sample(range(PLAYERS), self.chance.choice(self.sides))
            shown = [round((self.strengths[each] + self._luck()) / self.step) for each in players]
            yield players, [1 + sum(other > mine for other in shown) for mine in shown]

    def _luck(self) -> float:
        """Return the luck of a performance. The difference of two has a normal or a logistic distribution."""
        return self.chance.gauss(0, BETA) if self.normal else -sqrt(2) * BETA * log(self.chance.expovariate(1))


@dataclass
class Score:
    """How well a model has predicted; ``normal``: it assumes that performances vary so."""

    normal: bool
    losses: list[float] = field(default_factory=list)
    right: list[float] = field(default_factory=list)

    def predict(self, one: Rating, other: Rating, ahead: int) -> None:
        """Note how likely a model thought a pair's order; ``ahead``: 1 if the first was, 0 for a tie, else -1."""
        lead = (one.mu - other.mu) / sqrt(one.sigma**2 + other.sigma**2 + 2 * BETA**2)
        chance = min(1 - LEAST, max(LEAST, (1 + (erf(lead / sqrt(2)) if self.normal else tanh(lead / 2))) / 2))
        self.losses.append(-((1 + ahead) * log(chance) + (1 - ahead) * log(1 - chance)) / 2)
        if ahead:
            self.right.append(1.0 if (chance - 0.5) * ahead > 0 else 0.5 if chance == 0.5 else 0.0)


def climb_ladder(model: Model, ladder: Ladder, score: Score) -> dict[str, float]:
    """Return how well a model does on a ladder."""
    ratings = [Rating()] * PLAYERS
    for players, places in ladder.played():
        for one, other in combinations(range(len(players)), 2):
            ahead = (places[one] < places[other]) - (places[one] > places[other])
            score.predict(ratings[players[one]], ratings[players[other]], ahead)
        for player, [now] in zip(players, model([[ratings[each]] for each in players], places), strict=True):
            ratings[player] = now
    off = [now.mu - strength for now, strength in zip(ratings, ladder.strengths, strict=True)]
    within = sum(abs(each) <= now.sigma for each, now in zip(off, ratings, strict=True))
    return {
        "loss": sum(score.losses) / len(score.losses),
        "right": sum(score.right) / len(score.right),
        "off": POINTS * sqrt(sum(each**2 for each in off) / PLAYERS),
        "within": within / PLAYERS,
    }


def upside_down(model: Model, ladder: Ladder) -> float:
    """Return in which part of the games of a ladder equals would not rise in the order of their places."""
    wrong = 0
    for _, places in ladder.played():
        after = [now.mu for [now] in model([[Rating()]] * len(places), places)]
        pairs = combinations(zip(places, after, strict=True), 2)
        wrong += any((one[0] - other[0]) * (one[1] - other[1]) >= 0 for one, other in pairs if one[0] != other[0])
    return wrong / ladder.games


def main() -> None:
    """Print a row for each number of sides and each model."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument(
        "--sides", type=parse_positive, nargs="+", default=[2, 3, 4, 5, 6], help="each a ladder, and all"
    )
    parser.add_argument("--games", type=parse_positive, default=1000, help="on each ladder")
    parser.add_argument("--step", type=float, default=BETA, help="performances are rounded to it")
    parser.add_argument("--ladders", type=parse_positive, default=5, help="of each number of sides")
    parser.add_argument("--normal", action="store_true", help="performances vary as the normal distribution says")
    chosen = parser.parse_args()
    print(f"{'sides':>6} {'model':22} {'loss':>7} {'right':>6} {'off':>5} {'within':>6}  upside down")
    for sides in [*([each] for each in chosen.sides), chosen.sides]:
        for name, model in list_models().items():
            print(format_model(name, model, sides, chosen), flush=True)


def format_model(name: str, model: Model, sides: Sequence[int], chosen: argparse.Namespace) -> str:
    """Return the row of a model on some ladders with these numbers of sides."""
    about = sides, chosen.games, chosen.step, chosen.normal
    ladders = [Ladder(*about, Random(seed)) for seed in range(chosen.ladders)]
    found = [climb_ladder(model, ladder, Score(name.startswith("Thurstone"))) for ladder in ladders]
    mean = {key: sum(each[key] for each in found) / len(found) for key in found[0]}
    wrong = upside_down(model, ladders[0])
    return (
        f"{sides[0] if len(sides) == 1 else 'all':>6} {name:22} {mean['loss']:7.4f} {mean['right']:6.1%}"
        f" {mean['off']:5.0f} {mean['within']:6.0%}  {wrong:6.1%}"
    )


if __name__ == "__main__":
    with end_in_words():
        main()

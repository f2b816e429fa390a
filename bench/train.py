"""Train the value net of a table from harvested games (``bench.harvest``).

    uv run --group bench python -m bench.train delphi --seats 2 --games FILE

A net judges a position alone, or it corrects the worth that the know-how gives it. One game in ten is kept apart; the
weights that its winners surprise least are written into the folder of the game, beside a card that says how they came
about.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from math import cos, log, pi
from pathlib import Path
from typing import Any

import numpy as np

from bench.harvest import table
from bench.positions import Positions, partners, read
from games.catalog import BOXES, catalog
from games.nets import Array, ValueNet, name, rows
from terminal.progress import progress

SLOWER = 0.006  # nats that a net may foretell worse if it needs no worth: it then plays as well (players-record.md)
APART = 10  # one game in so many is never trained with
ROUNDS = 8  # how often each position is seen
BATCH = 512
RATE = 3e-3  # of Adam
FIRST, SECOND = 0.9, 0.999  # how slowly Adam's two means forget


@dataclass(frozen=True)
class Recipe:
    """Whether a net judges alone, its hidden numbers by layer, and how fast weights decay (decoupled from Adam)."""

    alone: bool
    hidden: tuple[int, ...]
    decay: float


ALONE = Recipe(alone=True, hidden=(64, 32), decay=0.3)
BESIDE = Recipe(alone=False, hidden=(32, 16), decay=1.0)  # fewer numbers: the worth knows the most of it


def odds(logits: Array, sides: Sequence[int]) -> Array:
    """Return each side's chance of winning, by the mean of its partners' logarithms of odds."""
    belongs = partners(sides)
    stand = logits @ (belongs / belongs.sum(0))
    odds = np.exp(stand - stand.max(-1, keepdims=True))
    found: Array = odds / odds.sum(-1, keepdims=True)
    return found


def surprise(chances: Array, won: Array) -> float:
    """Return how much the winners surprise who foretold these chances: the mean log loss, in nats."""
    return float(-(won * np.log(np.maximum(chances, 1e-9))).sum() / len(won))


class Pupil:
    """A net that learns: its layers, and what Adam remembers of their slopes."""

    def __init__(self, width: int, recipe: Recipe, sides: Sequence[int], chance: np.random.Generator) -> None:
        self.sides, self.decay, self.steps = sides, recipe.decay, 0
        self.layers: list[Array] = []
        for into, out in zip((width, *recipe.hidden), (*recipe.hidden, 1), strict=True):
            self.layers += [chance.normal(0, (2 / into) ** 0.5, (into, out)).astype(np.float32), np.zeros(out, "f4")]
        self.layers[-2] *= 0.1  # at first, it hardly corrects anything
        self.means = [(np.zeros_like(layer), np.zeros_like(layer)) for layer in self.layers]

    def chances(self, positions: Positions) -> Array:
        """Return what the net foretells."""
        logits = self.through(rows(positions.shared, positions.seats))[-1][..., 0]
        return odds(positions.worths + logits, self.sides)

    def through(self, numbers: Array) -> list[Array]:
        """Return what each layer gives, beginning with the numbers."""
        passed = [numbers]
        for at in range(0, len(self.layers), 2):
            out = passed[-1] @ self.layers[at] + self.layers[at + 1]
            passed.append(out if at == len(self.layers) - 2 else np.maximum(out, 0))
        return passed

    def learn(self, positions: Positions, rate: float) -> None:
        """Make one step toward the goals of some positions."""
        passed = self.through(rows(positions.shared, positions.seats))
        error = odds(positions.worths + passed[-1][..., 0], self.sides) - positions.goals
        belongs = partners(self.sides)
        slope = (error @ (belongs / belongs.sum(0)).T)[..., None] / len(error)
        self.steps += 1
        for at in range(len(self.layers) - 2, -1, -2):
            into = passed[at // 2]
            weights = np.tensordot(into, slope, axes=((0, 1), (0, 1)))
            biases = slope.sum((0, 1))
            slope = (slope @ self.layers[at].T) * (into > 0)
            self.step(at, weights, rate, self.decay)
            self.step(at + 1, biases, rate, 0)

    def step(self, at: int, slope: Array, rate: float, decay: float) -> None:
        """Change one layer by its slope (Adam with decoupled decay)."""
        first, second = self.means[at]
        first += (1 - FIRST) * (slope - first)
        second += (1 - SECOND) * (slope**2 - second)
        first_fair, second_fair = first / (1 - FIRST**self.steps), second / (1 - SECOND**self.steps)
        self.layers[at] -= rate * (first_fair / (np.sqrt(second_fair) + 1e-8) + decay * self.layers[at])


@dataclass(frozen=True)
class Trained:
    """The best net of a training, and how much the winners of the games kept apart surprised it."""

    net: ValueNet
    surprise: float


def better(positions: Positions, sides: Sequence[int], seed: int, recipe: Recipe = ALONE) -> Trained:
    """Return a net by this recipe, which needs no worth, or if that foretells worse, one that corrects the worth."""
    alone, beside = train(positions, sides, seed, recipe), train(positions, sides, seed, BESIDE)
    return alone if alone.surprise < beside.surprise + SLOWER else beside


def onward(positions: Positions, sides: Sequence[int], seed: int, start: ValueNet, new: Trained) -> Trained:
    """Return a net that has learned on from ``start``, or the ``new`` one if that foretells better."""
    on = train(positions, sides, seed, ALONE if start.alone else BESIDE, start.layers)
    return min(new, on, key=lambda each: each.surprise)


def train(
    positions: Positions, sides: Sequence[int], seed: int, recipe: Recipe, start: Sequence[Array] = ()
) -> Trained:
    """Train a net, and return that of the round after which the games kept apart surprised least.

    It learns on from the layers of ``start``, or from nothing if there are none.
    """
    if recipe.alone:
        positions = replace(positions, worths=np.zeros_like(positions.worths))
    apart = positions.game % APART == 0
    learned, unseen = positions.some(~apart), positions.some(apart)
    chance = np.random.default_rng(seed)
    pupil = Pupil(rows(unseen.shared[:1], unseen.seats[:1]).shape[-1], recipe, sides, chance)
    pupil.layers = [layer.copy() for layer in start] or pupil.layers
    batches = len(learned.game) // BATCH
    best = Trained(ValueNet(pupil.layers, alone=recipe.alone), float("inf"))
    for turn in progress(range(ROUNDS), ROUNDS, "rounds"):
        order = chance.permutation(len(learned.game))
        for at in range(batches):
            rate = RATE * (1 + cos(pi * (turn * batches + at) / (ROUNDS * batches))) / 2
            pupil.learn(learned.some(order[at * BATCH : (at + 1) * BATCH]), rate)
        found = surprise(in_parts(pupil, unseen), unseen.won)
        if found < best.surprise:
            best = Trained(ValueNet([layer.copy() for layer in pupil.layers], alone=recipe.alone), found)
    return best


def in_parts(pupil: Pupil, positions: Positions) -> Array:
    """Return what the net foretells of many positions, which are too many to be held as rows at once."""
    parts = range(0, len(positions.game), 16 * BATCH)
    found = [pupil.chances(positions.some(np.arange(at, min(at + 16 * BATCH, len(positions.game))))) for at in parts]
    return np.concatenate(found)


def card(positions: Positions, sides: Sequence[int], found: Trained, seed: int) -> dict[str, Any]:
    """Return how a net came about, for the file beside it."""
    unseen = positions.some(positions.game % APART == 0)
    return {
        "games": 1 + int(np.count_nonzero(np.diff(positions.game))),
        "positions": len(positions.game),
        "trained": datetime.now(UTC).date().isoformat(),
        "seed": seed,
        "alone": found.net.alone,
        "surprise": round(found.surprise, 4),
        "surprise of the worth alone": round(surprise(odds(unseen.worths, sides), unseen.won), 4),
        "surprise of knowing nothing": round(log(len(set(sides))), 4),
    }


def main() -> None:
    """Train the net of a table, and write it into the folder of the game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=BOXES)
    parser.add_argument("--seats", type=int, help="the fewest, if it is not said")
    parser.add_argument("--variant")
    parser.add_argument("--games", type=Path, nargs="+", required=True, metavar="FILE", help="harvests of this table")
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="games/<key>/nets, if it is not said")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decay", type=float, default=ALONE.decay, help="of the weights of a net that judges alone")
    parser.add_argument("--on", type=Path, metavar="NET", help="a net to learn on from, if that foretells better")
    chosen = parser.parse_args()
    game = catalog()[chosen.game]
    options, seats = table(game, chosen, parser)
    sides = game.sides(seats, options)
    positions = read(game, options, seats, chosen.games)
    found = better(positions, sides, chosen.seed, replace(ALONE, decay=chosen.decay))
    if chosen.on:
        found = onward(positions, sides, chosen.seed, ValueNet.load(chosen.on), found)
    into: Path = chosen.into or Path("games") / game.key / "nets"
    into.mkdir(parents=True, exist_ok=True)
    found.net.save(into / f"{name(sides)}.npz")
    told = card(positions, sides, found, chosen.seed)
    (into / f"{name(sides)}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(told))


if __name__ == "__main__":
    main()

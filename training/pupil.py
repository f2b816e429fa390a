"""A value net that learns, by Adam: from who won, and from what a search hoped more from one move than from another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from games.nets import Array, arrange_rows
from training.pairs import Pairs
from training.positions import Positions, map_partners

HIDDEN = 64, 32  # hidden numbers, by layer
DECAY = 0.3  # how fast weights decay, decoupled from Adam
PAIRS = 20.0  # how much a difference between two moves counts against who won, which is far more a matter of luck
FIRST, SECOND = 0.9, 0.999  # how slowly Adam's two means forget


@dataclass(frozen=True)
class Recipe:
    """How a net learns.

    ``decay`` is how fast its weights decay, ``pairs`` how much a difference between two moves counts against who won.
    """

    decay: float = DECAY
    pairs: float = PAIRS


USUAL = Recipe()


def compute_chances(logits: Array, sides: Sequence[int]) -> Array:
    """Return each side's chance of winning, by the mean of its partners' logarithms of odds."""
    belongs = map_partners(sides)
    stand = logits @ (belongs / belongs.sum(0))
    odds = np.exp(stand - stand.max(-1, keepdims=True))
    found: Array = odds / odds.sum(-1, keepdims=True)
    return found


def measure_surprise(chances: Array, won: Array) -> float:
    """Return how much the winners surprise who foretold these chances: the mean log loss, in nats."""
    return float(-(won * np.log(np.maximum(chances, 1e-9))).sum() / len(won))


def measure_pair_errors(chances: Array, pairs: Pairs) -> Array:
    """Return by how much the difference between the chances after two moves of each pair is wrong."""
    mine = chances[np.arange(len(pairs.game)), :, pairs.side]
    found: Array = mine[:, 0] - mine[:, 1] - pairs.more
    return found


class Pupil:
    """A net that learns: its layers, and what Adam remembers of their slopes."""

    def __init__(self, layers: Sequence[Array], sides: Sequence[int], recipe: Recipe = USUAL) -> None:
        self.layers, self.sides, self.recipe, self.steps = list(layers), sides, recipe, 0
        self.means = [(np.zeros_like(layer), np.zeros_like(layer)) for layer in self.layers]

    def chances(self, of: Positions | Pairs) -> Array:
        """Return what the net foretells, by side."""
        return compute_chances(self.through(arrange_rows(of.shared, of.seats))[-1][..., 0], self.sides)

    def through(self, numbers: Array) -> list[Array]:
        """Return what each layer gives, beginning with the numbers."""
        passed = [numbers]
        for at in range(0, len(self.layers), 2):
            out = passed[-1] @ self.layers[at] + self.layers[at + 1]
            passed.append(out if at == len(self.layers) - 2 else np.maximum(out, 0))
        return passed

    def learn(self, positions: Positions, pairs: Pairs, rate: float) -> None:
        """Make one step toward the goals of some positions and the differences of some pairs."""
        passed = self.through(np.concatenate([arrange_rows(positions.shared, positions.seats), *in_twos(pairs)]))
        chances, count = compute_chances(passed[-1][..., 0], self.sides), len(positions.game)
        apart = self.apart(np.stack(np.split(chances[count:], 2), 1), pairs)
        self.back(passed, np.concatenate([(chances[:count] - positions.goals) / count, *apart]), rate)

    def apart(self, chances: Array, pairs: Pairs) -> tuple[Array, Array]:
        """Return the slopes of the squared errors of the differences, by the odds after either move."""
        mine = np.eye(chances.shape[-1], dtype=np.float32)[pairs.side]
        slope = self.recipe.pairs / max(1, len(pairs.game)) * measure_pair_errors(chances, pairs)[:, None]
        first, second = ((each * mine).sum(1, keepdims=True) * (mine - each) for each in np.swapaxes(chances, 0, 1))
        return slope * first, -slope * second

    def back(self, passed: Sequence[Array], error: Array, rate: float) -> None:
        """Change all layers by their part in an error, which is given by position and side."""
        belongs = map_partners(self.sides)
        slope = (error @ (belongs / belongs.sum(0)).T)[..., None].astype(np.float32)
        self.steps += 1
        for at in range(len(self.layers) - 2, -1, -2):
            into = passed[at // 2]
            weights = np.tensordot(into, slope, axes=((0, 1), (0, 1)))
            biases = slope.sum((0, 1))
            slope = (slope @ self.layers[at].T) * (into > 0)
            self.step(at, weights, rate, self.recipe.decay)
            self.step(at + 1, biases, rate, 0)

    def step(self, at: int, slope: Array, rate: float, decay: float) -> None:
        """Change one layer by its slope (Adam with decoupled decay)."""
        first, second = self.means[at]
        first += (1 - FIRST) * (slope - first)
        second += (1 - SECOND) * (slope**2 - second)
        first_fair, second_fair = first / (1 - FIRST**self.steps), second / (1 - SECOND**self.steps)
        self.layers[at] -= rate * (first_fair / (np.sqrt(second_fair) + 1e-8) + decay * self.layers[at])


def make_layers(width: int, hidden: Sequence[int], chance: np.random.Generator) -> list[Array]:
    """Return the layers of a net that has learned nothing, and finds nearly all positions equal."""
    layers: list[Array] = []
    for into, out in zip((width, *hidden), (*hidden, 1), strict=True):
        layers += [chance.normal(0, (2 / into) ** 0.5, (into, out)).astype(np.float32), np.zeros(out, "f4")]
    layers[-2] *= 0.1
    return layers


def in_twos(pairs: Pairs) -> tuple[Array, Array]:
    """Return what a net reads after the first moves of all pairs, and after the second."""
    first, second = np.swapaxes(arrange_rows(pairs.shared, pairs.seats), 0, 1)
    return first, second

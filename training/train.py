"""Train the value net of a table from harvested games (``training.harvest``).

    uv run python -m training.train delphi --seats 2 --games FILE

One game in ten is kept apart; the weights that foretell these best are written into the folder of the game, beside a
card that says how they came about.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from math import cos, log, pi
from pathlib import Path
from typing import Any

import numpy as np

from games.catalog import BOXES, load_catalog
from games.loading import find_folder
from games.nets import Array, ValueNet, arrange_rows, name_net
from terminal.arguments import parse_whole
from terminal.ending import Mistake, end_in_words
from terminal.progress import show_progress
from training.harvest import choose_table
from training.harvested import Harvested, read_harvests
from training.pairs import Pairs
from training.positions import Positions
from training.pupil import (
    DECAY,
    HIDDEN,
    PAIRS,
    USUAL,
    Pupil,
    Recipe,
    compute_chances,
    make_layers,
    measure_pair_errors,
    measure_surprise,
)
from training.reseated import reseat_harvest

APART = 10  # one game in so many is never trained with
ROUNDS = 8  # how often each position is seen
BATCH = 512  # positions in a step
RATE = 3e-3  # of Adam


@dataclass(frozen=True)
class Trained:
    """The best net of a training, and how well it predicts the games kept apart.

    ``surprise`` is that by the winners, in nats. ``right`` is of how many pairs of moves it likes the one better that
    the search liked better. ``loss`` is what training makes smaller, by both.
    """

    net: ValueNet
    surprise: float = float("inf")
    right: float = 0.0
    loss: float = float("inf")


def train_net(
    harvested: Harvested, sides: Sequence[int], seed: int, start: Sequence[Array] = (), recipe: Recipe = USUAL
) -> Trained:
    """Train a net, and return that of the round after which its loss was least.

    It learns on from the layers of ``start``, or from nothing if there are none.
    """
    learned, unseen = harvested.some(is_trained_with), harvested.some(kept_apart)
    chance = np.random.default_rng(seed)
    layers = [layer.copy() for layer in start] or make_layers(count_inputs(unseen.positions), HIDDEN, chance)
    pupil = Pupil(layers, sides, recipe)
    best = Trained(ValueNet(pupil.layers))
    for turn in show_progress(range(ROUNDS), ROUNDS, "rounds"):
        for part, batch in draw_batches(learned, chance):
            pupil.learn(*reseat_harvest(batch, sides, chance), RATE * (1 + cos(pi * (turn + part) / ROUNDS)) / 2)
        best = min(best, examine_pupil(pupil, unseen), key=lambda each: each.loss)
    return best


def count_inputs(positions: Positions) -> int:
    """Return how many numbers a net reads of a position for one seat."""
    return int(arrange_rows(positions.shared[:1], positions.seats[:1]).shape[-1])


def continue_training(
    harvested: Harvested, sides: Sequence[int], seed: int, start: ValueNet, new: Trained, recipe: Recipe = USUAL
) -> Trained:
    """Return a net that has learned on from ``start``, or the ``new`` one if that foretells better."""
    return min(new, train_net(harvested, sides, seed, start.layers, recipe), key=lambda each: each.loss)


def kept_apart(games: Array) -> Array:
    """Return which of these numbers are those of games that are never trained with."""
    return games % APART == 0


def is_trained_with(games: Array) -> Array:
    """Return which of these numbers are those of games that are trained with."""
    return ~kept_apart(games)


def draw_batches(of: Harvested, chance: np.random.Generator) -> Iterator[tuple[float, Harvested]]:
    """Yield the part that is done and the next batch, of as many pairs as positions if there are any pairs."""
    order, pairs = chance.permutation(len(of.positions.game)), len(of.pairs.game)
    for at in range(0, len(order) - BATCH + 1, BATCH):
        two = chance.integers(pairs, size=BATCH) if pairs else np.arange(0)
        yield at / len(order), Harvested(of.positions.some(order[at : at + BATCH]), of.pairs.some(two))


def examine_pupil(pupil: Pupil, unseen: Harvested) -> Trained:
    """Return the present net of a pupil, with its errors in games that it has not seen."""
    surprised = measure_surprise(foretell_in_parts(pupil, unseen.positions), unseen.positions.won)
    off = measure_pair_errors(foretell_in_parts(pupil, unseen.pairs), unseen.pairs)
    loss = surprised + pupil.recipe.pairs / 2 * float((off**2).mean() if len(off) else 0)
    return Trained(
        ValueNet([layer.copy() for layer in pupil.layers]), surprised, compute_accuracy(off, unseen.pairs), loss
    )


def compute_accuracy(off: Array, pairs: Pairs) -> float:
    """Return of how many pairs the same move is the better one; ``off`` is as in ``measure_pair_errors``."""
    return float((np.sign(off + pairs.more) == np.sign(pairs.more)).mean()) if len(off) else 0.0


def foretell_in_parts(pupil: Pupil, of: Positions | Pairs) -> Array:
    """Return the predictions of the net, computed in parts because all rows at once would fill the memory."""
    parts = [slice(at, at + 16 * BATCH) for at in range(0, max(1, len(of.game)), 16 * BATCH)]
    return np.concatenate([pupil.chances(of.some(part)) for part in parts])


def describe_net(
    harvested: Harvested, sides: Sequence[int], found: Trained, seed: int, recipe: Recipe = USUAL
) -> dict[str, Any]:
    """Return how a net was trained, for the file beside it."""
    positions, pairs = harvested.some(kept_apart)
    worth = compute_chances(positions.worths, sides)
    return {
        "games": 1 + int(np.count_nonzero(np.diff(harvested.positions.game))),
        "positions": len(harvested.positions.game),
        "pairs of moves": len(harvested.pairs.game),
        "trained": datetime.now(UTC).date().isoformat(),
        "seed": seed,
        "decay": recipe.decay,
        "pairs count": recipe.pairs,
        "surprise": round(found.surprise, 4),
        "surprise of the worth": round(measure_surprise(worth, positions.won), 4),
        "surprise of knowing nothing": round(log(len(set(sides))), 4),
        "pairs right": round(found.right, 3),
        "pairs right by the worth": round(
            compute_accuracy(measure_pair_errors(compute_chances(pairs.worths, sides), pairs), pairs), 3
        ),
    }


def write_net(net: ValueNet, told: Mapping[str, Any], into: Path, table: str) -> None:
    """Write a net into a folder, and its card beside it."""
    into.mkdir(parents=True, exist_ok=True)
    net.save(into / f"{table}.npz")
    (into / f"{table}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def load_start(path: Path) -> ValueNet:
    """Return the net in a file.

    Raises:
        OSError: it cannot be read.
        Mistake: it has none.
    """
    try:
        return ValueNet.load(path)
    except (ValueError, EOFError) as wrong:
        raise Mistake(f"{path} is no net") from wrong


def check_there_are_enough(harvested: Harvested) -> None:
    """Check that something can be learned, and how well, before a net is replaced.

    Raises:
        Mistake: there are too few games.
    """
    apart = kept_apart(harvested.positions.game)
    few, learned = len(np.unique(harvested.positions.game[apart])), int(np.count_nonzero(~apart))
    if not few or learned < BATCH:
        raise Mistake(f"there are too few games: {few} of them are kept apart, and the others have {learned} positions")


def main() -> None:
    """Train the net of a table, and write it into the folder of the game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=BOXES)
    parser.add_argument("--seats", type=int, help="the fewest, if it is not said")
    parser.add_argument("--variant")
    parser.add_argument("--games", type=Path, nargs="+", required=True, metavar="FILE", help="harvests of this table")
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="the game's own nets, if it is not said")
    parser.add_argument("--seed", type=parse_whole, default=1)
    parser.add_argument("--decay", type=float, default=DECAY, help="of the weights")
    parser.add_argument("--pairs", type=float, default=PAIRS, help="how much two moves count against who won")
    parser.add_argument("--on", type=Path, metavar="NET", help="a net to learn on from, if that foretells better")
    chosen = parser.parse_args()
    game = load_catalog()[chosen.game]
    options, seats = choose_table(game, chosen, parser)
    sides = game.sides(seats, options)
    harvested = read_harvests(game, options, seats, chosen.games)
    start = load_start(chosen.on) if chosen.on else None
    if start and len(start.layers[0]) != count_inputs(harvested.positions):
        parser.error(f"{chosen.on} reads other numbers than a net of this game does now: train without --on")
    check_there_are_enough(harvested)
    recipe = Recipe(chosen.decay, chosen.pairs)
    found = train_net(harvested, sides, chosen.seed, recipe=recipe)
    if start:
        found = continue_training(harvested, sides, chosen.seed, start, found, recipe)
    told = describe_net(harvested, sides, found, chosen.seed, recipe)
    write_net(found.net, told, chosen.into or Path(str(find_folder(game.key))) / "nets", name_net(sides))
    print(json.dumps(told))


if __name__ == "__main__":
    with end_in_words():
        main()

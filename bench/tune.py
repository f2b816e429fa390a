"""Which weights of a game's know-how predict the winners best.

    uv run python -m bench.tune iliad --seats 4 --games 100

A search that errs now and then plays games against itself. Each weight is tried a little higher and
lower, several times over, and kept where the winners of these games surprise it less. Nothing is
stored. Weights that predict well deserve a duel (``bench.players``), since a player that uses them
plays different games. Then run this again with games of that player, and so on.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import sys
from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from types import ModuleType
from typing import Any

from bench.spread import Seen, known, positions, surprise
from engine.core import Game, TableRefused, default_variant
from engine.players import Erring, Ismcts
from games.catalog import BOXES, catalog
from terminal.progress import progress

IMAGINED = 20  # games simulated for a move
ERRS = 10  # one move in so many is random
STEPS = (1.25, 0.8)  # factors to try for a weight
NUDGES = (0.1, -0.1)  # values to try for a weight of 0
ROUNDS = 4

Path = tuple[str, ...]  # the name of a constant, then the index or fields that lead to the weight


def weights(module: ModuleType) -> Iterator[Path]:
    """Yield every weight of a game's know-how: floats, alone, in tuples and in dataclasses."""
    for name in own(module):
        if name.isupper() and name not in ("SPREAD", "KNOW_HOW"):
            yield from ((name, *rest) for rest in inside(getattr(module, name)))


def own(module: ModuleType) -> list[str]:
    """Return the names that a module assigns itself; imported ones belong to the rules."""
    given = [node for node in ast.parse(inspect.getsource(module)).body if isinstance(node, ast.Assign)]
    names = [name for node in given for target in node.targets for name in ast.walk(target)]
    return [name.id for name in names if isinstance(name, ast.Name)]


def inside(value: Any) -> Iterator[Path]:
    """Yield the paths of the weights in a value."""
    if isinstance(value, float):
        yield ()
    elif isinstance(value, tuple) and any(isinstance(each, float) for each in value):
        yield from ((str(at),) for at in range(len(value)))
    elif is_dataclass(value):
        for field in fields(value):
            yield from ((field.name, *rest) for rest in inside(getattr(value, field.name)))


def read(value: Any, path: Path) -> float:
    """Return the weight at a path in a value."""
    for step in path:
        value = value[int(step)] if isinstance(value, tuple) else getattr(value, step)
    return float(value)


def written(value: Any, path: Path, weight: float) -> Any:
    """Return a value with another weight at a path."""
    if not path:
        return weight
    step, *rest = path
    if isinstance(value, tuple):
        return (*value[: int(step)], written(value[int(step)], tuple(rest), weight), *value[int(step) + 1 :])
    return replace(value, **{step: written(getattr(value, step), tuple(rest), weight)})


class Tuning:
    """The know-how of one game, and how much the winners of some games surprise it."""

    def __init__(self, game: Game, seen: Sequence[Seen], sides: Sequence[int]) -> None:
        self.know_how = known(game)
        self.module = sys.modules[self.know_how.worth.__module__]
        self.seen, self.sides = seen, sides
        self.least = self.surprise()

    def surprise(self) -> float:
        """Return how much the winners surprise the know-how with its current weights."""
        for part in vars(self.module).values():
            if hasattr(part, "cache_clear"):
                part.cache_clear()
        worths = [([*map(self.know_how.worth, views)], shares) for views, shares in self.seen]
        return surprise(worths, self.sides, self.know_how.spread)

    def try_out(self, path: Path) -> None:
        """Replace a weight with the first neighbor that reduces the surprise, if any does."""
        name, *rest = path
        kept = getattr(self.module, name)
        weight = read(kept, tuple(rest))
        for other in [weight * step for step in STEPS] if weight else NUDGES:
            setattr(self.module, name, written(kept, tuple(rest), other))
            found = self.surprise()
            if found < self.least:
                self.least = found
                return
            setattr(self.module, name, kept)


def main() -> None:
    """Print the weights that predict better than the current ones."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=BOXES)
    parser.add_argument("--seats", type=int, help="the fewest, if it is not said")
    parser.add_argument("--variant")
    parser.add_argument("--games", type=int, default=100)
    chosen = parser.parse_args()
    game = catalog()[chosen.game]
    seats = chosen.seats or min(map(min, game.variants.values()))
    try:
        variant = chosen.variant or default_variant(game, seats)
        sides = game.sides(seats, game.options(seats, {"variant": variant}))
    except TableRefused as wrong:
        parser.error(str(wrong))
    player, table = Erring(Ismcts(IMAGINED), 1, of=ERRS), (game, variant, seats)
    seeds = progress(range(chosen.games), chosen.games, "games")
    seen = [each for seed in seeds for each in positions(*table, seed, player)]
    tuning = Tuning(game, seen, sides)
    before = {path: read(getattr(tuning.module, path[0]), path[1:]) for path in weights(tuning.module)}
    print(f"{len(seen)} positions; surprise {tuning.least:.4f}")
    for _ in range(ROUNDS):
        for path in progress(before, len(before), "weights"):
            tuning.try_out(path)
        print(f"surprise {tuning.least:.4f}", flush=True)
    for path, weight in before.items():
        now = read(getattr(tuning.module, path[0]), path[1:])
        if now != weight:
            print(f"{'.'.join(path)}: {weight:g} -> {now:.3g}")


if __name__ == "__main__":
    main()

"""A net for more seats than another was trained for: it weighs each of many opponents as the other weighed one of few.

    uv run python -m bench.widened iliad --seats 5 --of 4

It foretells well enough to play a harvest by it, and to learn on from it (``bench.train --on``).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from bench.harvest import table
from bench.spread import known
from bench.train import keep
from engine.chance import Guess
from engine.core import Game, Options, Seat
from games.catalog import BOXES, catalog
from games.nets import Array, Nets, ValueNet, name


def widened(layers: Sequence[Array], shared: int, fewer: Sequence[int], more: Sequence[int]) -> list[Array]:
    """Return the layers of a net of ``fewer`` seats as those of a net of ``more``; both are given by their sides.

    ``shared`` is how many numbers a net reads of the table. Opponents count as much as before, all together, and so do
    partners.
    """
    first, *after = layers
    around = first[shared:].reshape(len(fewer), -1, first.shape[1])
    kin = {alike: around[seated(fewer, alike)].sum(0) / max(1, len(seated(more, alike))) for alike in (True, False)}
    return [np.concatenate([first[:shared], around[0], *[kin[side == more[0]] for side in more[1:]]]), *after]


def seated(sides: Sequence[int], alike: bool) -> list[Seat]:
    """Return where the partners of seat 0 sit if ``alike``, or else where its opponents do."""
    return [seat for seat in range(1, len(sides)) if (sides[seat] == sides[0]) == alike]


def about_table(game: Game, seats: int, options: Options) -> int:
    """Return how many numbers a net of a game reads of the table, beside those of each seat."""
    features = known(game).features
    assert features, "a game with a net has features"
    return len(features(game.deal(seats, options, Guess(1))[0])[0])


def main() -> None:
    """Widen the net of a table, and write it into the folder of the game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=BOXES)
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--of", type=int, required=True, metavar="FEWER", help="seats whose net is widened")
    parser.add_argument("--variant")
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="games/<key>/nets, if it is not said")
    chosen = parser.parse_args()
    game = catalog()[chosen.game]
    more = game.sides(chosen.seats, table(game, chosen, parser)[0])
    options, _ = table(game, argparse.Namespace(seats=chosen.of, variant=chosen.variant), parser)
    fewer = game.sides(chosen.of, options)
    if (net := Nets(game.key)(fewer)) is None:
        parser.error(f"there is no net of {name(fewer)} that could be widened")
    found = ValueNet(widened(net.layers, about_table(game, chosen.of, options), fewer, more))
    keep(found, {"widened from": name(fewer)}, chosen.into or Path("games") / game.key / "nets", name(more))


if __name__ == "__main__":
    main()

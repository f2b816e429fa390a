"""Imagined games a second of processor time: the search at every table, beside playouts of python-chess.

    uv run --group bench python -m bench.imagined

Each contender thinks about the same few decisions of one game, as ``hard`` does, by the net of its table if there is
one, but with the same small number of imagined games for each. All take turns in short rounds, and the best round of
each counts, as in ``bench.playouts``. The ratio is of imagined games to the moves of a random playout of chess.
"""

from __future__ import annotations

import argparse
import json
from itertools import islice

from bench.playouts import Playout, chess_playout, measure_rates
from engine.chance import Guess
from engine.core import Game, View, tables_of
from engine.players import Greedy, Ismcts
from games.catalog import BOXES, load_catalog
from terminal.arguments import parse_positive, parse_seconds
from terminal.ending import end_in_words

SEED = 7
DECISIONS = 8
APART = 7  # decisions of the game from one of these to the next
PEER = "python-chess"


def list_views(game: Game, variant: str, seats: int) -> list[View]:
    """Return the views of some decisions in a game between greedy players."""
    chance, found, player = Guess(SEED), [], Greedy()
    state, _ = game.deal(seats, game.options(seats, {"variant": variant}), chance)
    while acting := state.to_act():
        view, moves = state.view(acting[-1]), state.legal(acting[-1])
        found += [view] if len(moves) > 1 else []
        state.play(acting[-1], player.choose(game, view, moves, chance), chance)
    return list(islice(found, 0, DECISIONS * APART, APART))


def prepare_thoughts(game: Game, variant: str, seats: int, games: int) -> Playout:
    """Return a function that thinks about every decision, and returns how many games that imagined."""
    views, player, chance = list_views(game, variant, seats), Ismcts(games, learned=True), Guess(SEED)
    return lambda: sum(player.search(game, view, chance).trees[view.seat].visits for view in views)


def main() -> None:
    """Print a row for each table: imagined games a second, and their ratio to the moves of python-chess."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rounds", type=parse_positive, default=5)
    parser.add_argument("--seconds", type=parse_seconds, default=1.0, help="of a round")
    parser.add_argument("--games", type=parse_positive, default=60, help="to imagine for a decision")
    parser.add_argument("--only", choices=BOXES, metavar="GAME")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    tables = {
        f"{game.key} {variant} {seats}": prepare_thoughts(game, variant, seats, chosen.games)
        for game in load_catalog().values()
        for variant, seats in tables_of(game)
        if chosen.only in (None, game.key)
    }
    found = measure_rates({PEER: chess_playout()} | tables, chosen.rounds, chosen.seconds)
    if chosen.json:
        print(json.dumps({name: round(value) for name, value in found.items()}))
        return
    print(f"{'':22}{'games/s':>10}{'x ' + PEER:>20}")
    for name in tables:
        print(f"{name:22}{found[name]:10,.0f}{found[name] / found[PEER]:20.3f}")


if __name__ == "__main__":
    with end_in_words():
        main()

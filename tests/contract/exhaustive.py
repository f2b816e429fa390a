"""Random games of every table until everything that can happen has happened.

    python -m tests.contract.exhaustive iliad --seed 0

When something breaks, the seed of that game and the command that plays it again are printed.
"""

import argparse
import sys
import traceback

from engine.chance import Guess
from tests.contract.boxes import BOXES, TABLES, random_game


def run(key, first, most):
    """Play games until everything wanted has occurred; return the seeds used and what is missing."""
    missing, tables = BOXES[key].wanted(), [table for table in TABLES if table[0].key == key]
    for seed in range(first, first + most):
        if not missing:
            return seed - first, missing
        try:
            missing -= once(*tables[seed % len(tables)], seed)
        except Exception as wrong:
            command = f"python -m tests.contract.exhaustive {key} --seed {seed} --games 1"
            raise AssertionError(f"broken by: {command}") from wrong
    return most, missing


def once(game, variant, seats, seed):
    """Play one game and return what happened in it."""
    happened = set()
    for state, seat, move in random_game(game, variant, seats, seed):
        found, printed = BOXES[game.key].census(state)
        assert found == printed, "cards were lost or made"
        if move is not None:
            for event in state.copy().play(seat, move, Guess(seed)):
                happened |= set(BOXES[game.key].happened(event))
    return happened


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=BOXES)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=2000)
    chosen = parser.parse_args()
    try:
        used, missing = run(chosen.game, chosen.seed, chosen.games)
    except AssertionError as broken:
        traceback.print_exc()
        print(broken)
        return 1
    print(f"{used} games from seed {chosen.seed}; never happened: {sorted(map(str, missing)) or 'nothing'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

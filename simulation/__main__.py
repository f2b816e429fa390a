"""The command line: ``python -m simulation --seeds 10 --hours 1``."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import time

HASHES = "PYTHONHASHSEED"


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    options = argparse.ArgumentParser(prog="simulation", description="Play in a simulated world where everything fails.")
    options.add_argument("--seed", type=int, default=1, help="the first seed")
    options.add_argument("--seeds", type=int, default=1, help="how many seeds, one after another")
    options.add_argument("--hours", type=float, default=0.05, help="simulated hours of trouble for each seed")
    options.add_argument("--tempo", choices=("human", "hurried"), default="hurried", help="how fast people are")
    return options


def main() -> int:
    """Run the worlds of some seeds, and return 1 if anything is wrong in one of them."""
    if os.environ.get(HASHES) != "0":  # the order of sets of strings must be the same in each run
        os.execve(sys.executable, [sys.executable, "-m", "simulation", *sys.argv[1:]], os.environ | {HASHES: "0"})
    from simulation import tempo
    from simulation.world import simulate

    chosen = parser().parse_args()
    logging.getLogger("cogs.answering.pictures").setLevel(logging.ERROR)
    wrong, simulated, began = 0, 0.0, time.perf_counter()
    for seed in range(chosen.seed, chosen.seed + chosen.seeds):
        figures, seconds = simulate(seed, chosen.hours * 3600, getattr(tempo, chosen.tempo.upper()), lambda _: None)
        simulated += seconds
        print(figures.line())
        if figures.problems:
            wrong += 1
            print(figures.account())
            print(f"again: uv run python -m simulation --seed {seed} --hours {chosen.hours} --tempo {chosen.tempo}")
        print(f"{simulated / 3600:.2f} h, {simulated / (time.perf_counter() - began):.0f} times real time", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())

"""The command line: ``python -m simulation --seeds 10``."""

from __future__ import annotations

import argparse
import logging
import os
import sys
import time
from collections import Counter
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from simulation.figures import Figures

HASHES = "PYTHONHASHSEED"
MINUTE = 60.0
INTERRUPTED = 130  # as a shell calls it


def make_parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    options = argparse.ArgumentParser(prog="simulation", description="Play in a world where everything fails.")
    options.add_argument("--seed", type=int, default=1, help="the first seed")
    options.add_argument("--seeds", type=int, default=1, help="how many seeds, one after another")
    options.add_argument("--hours", type=float, default=0.05, help="simulated hours of trouble for each seed")
    tempos = ("restless", "stormy", "hurried", "human")
    options.add_argument(
        "--tempo", choices=tempos, default=tempos[0], help="how fast people are, and how often the bot is killed"
    )
    options.add_argument("--used", action="store_true", help="say which commands, buttons and forms wanderers used")
    options.add_argument("--processes", type=int, default=1, help="how many processes of the bot share one store")
    options.add_argument("--only", type=_numbers, help="let nothing else happen than what has these numbers: 3,17,40")
    options.add_argument("--until-found", action="store_true", help="end at the first finding, and at its seed")
    options.add_argument("--shrink", action="store_true", help="find a few happenings with which the seed still fails")
    return options


def _numbers(text: str) -> list[int]:
    return [int(each) for each in text.split(",") if each]


def main() -> int:
    """Run the worlds of some seeds, and return 1 if anything is wrong in one of them, or 130 after Ctrl-C."""
    if os.environ.get(HASHES) != "0":  # sets of strings must have the same order in each run
        os.execve(sys.executable, [sys.executable, "-m", "simulation", *sys.argv[1:]], os.environ | {HASHES: "0"})
    chosen = make_parser().parse_args()
    logging.getLogger("cogs.answering.pictures").setLevel(logging.ERROR)
    try:
        return shrink_seed(chosen) if chosen.shrink else explore_seeds(chosen)
    except KeyboardInterrupt:
        return INTERRUPTED


def explore_seeds(chosen: argparse.Namespace) -> int:
    """Run one seed after another; say once a minute how it goes."""
    sums, used, wrong, began, told = Counter[str](), Counter[str](), 0, time.perf_counter(), 0.0
    for seed in range(chosen.seed, chosen.seed + chosen.seeds):
        figures, seconds = _simulated(chosen, seed, chosen.only)
        sums.update(_counts(figures), seeds=1, seconds=round(seconds))
        used.update(_used(figures))
        if figures.problems:
            wrong += 1
            print(f"{figures.account()}\nagain: {_command(chosen, seed, chosen.only)}", flush=True)
        took = time.perf_counter() - began
        over = seed + 1 == chosen.seed + chosen.seeds or (wrong and chosen.until_found)
        if took - told > MINUTE or over:
            told = took
            print(_line(sums, wrong, took), flush=True)
        if over:
            break
    if chosen.used:
        print(*sorted(f"{what} {count}" for what, count in used.items()), sep="\n")
    return 1 if wrong else 0


def shrink_seed(chosen: argparse.Namespace) -> int:
    """Leave out what a failing seed does not need, and print the command that is left; 1 if it fails at all."""
    from simulation.shrinking import shrink_happenings

    figures, _ = _simulated(chosen, chosen.seed, chosen.only)
    kinds = {problem.kind for problem in figures.problems}
    if not kinds:
        print(f"seed {chosen.seed} does not fail")
        return 0

    def fails(numbers: Collection[int]) -> bool:
        found = {problem.kind for problem in _simulated(chosen, chosen.seed, numbers)[0].problems}
        print(f"{len(numbers)} happenings: {', '.join(sorted(found)) or 'nothing'}", flush=True)
        return bool(found & kinds)

    left = shrink_happenings(figures.happenings.count, fails)
    print(f"{_simulated(chosen, chosen.seed, left)[0].account()}\nagain: {_command(chosen, chosen.seed, sorted(left))}")
    return 1


def _simulated(chosen: argparse.Namespace, seed: int, only: Collection[int] | None) -> tuple[Figures, float]:
    """Simulate a seed; say so if that itself fails, as when nothing can be read any more."""
    from simulation import tempo
    from simulation.world import simulate_world  # after the order of sets is known

    pace, seconds = getattr(tempo, chosen.tempo.upper()), chosen.hours * 3600
    try:
        return simulate_world(seed, seconds, pace, only, processes=chosen.processes, until_found=chosen.until_found)
    except Exception as wrong:
        print(f"seed {seed}\nbroken: {wrong!r}", flush=True)
        raise


def _counts(figures: Figures) -> dict[str, int]:
    faults = sum((figures.faults + figures.interactions + figures.drops).values()) + figures.pauses + figures.stops
    return {"moves": figures.moves, "clicks": figures.clicks, "kills": sum(figures.kills.values()), "faults": faults}


def _used(figures: Figures) -> dict[str, int]:
    kinds = {"command": figures.commands, "button": figures.verbs, "form": figures.forms}
    return {f"{kind} {what}": count for kind, uses in kinds.items() for what, count in uses.items()}


def _line(sums: Counter[str], wrong: int, took: float) -> str:
    hours, speed = sums["seconds"] / 3600, sums["seconds"] / took
    counts = ", ".join(f"{sums[name]} {name}" for name in ("seeds", "kills", "faults", "clicks", "moves"))
    return f"{took / 60:.0f} min: {counts}; {hours:.1f} h, {speed:.0f} times real time; {wrong} seeds failed"


def _command(chosen: argparse.Namespace, seed: int, only: Iterable[int] | None) -> str:
    command = f"uv run python -m simulation --seed {seed} --hours {chosen.hours} --tempo {chosen.tempo}"
    command += f" --processes {chosen.processes}" * (chosen.processes > 1)
    return command if only is None else f"{command} --only {','.join(map(str, only))}"


if __name__ == "__main__":
    sys.exit(main())

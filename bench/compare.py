"""Compare two commits by any other bench, which runs at each of them in turn on this machine.

    uv run python -m bench.compare A B [--rounds N] [--results FOLDER] -- clicks --tables 20 --seconds 6

Each commit is unpacked into a folder of its own, with the libraries of its own ``uv.lock``. Every run adds a line of
JSON to ``bench/results/BENCH.jsonl``: when it began, the commit, the command, the load of the machine then, and the
figures of each row that the bench printed. At the end, each row that all runs have in common is printed column by
column: the medians of both commits, and the second one over the first.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from terminal.arguments import parse_positive
from terminal.ending import Mistake, end_in_words
from terminal.json_lines import append_line
from terminal.progress import show_progress

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "bench" / "results"
FIGURE = r"(?:\d{1,3}(?:,\d{3})+|[\d.]+)"
# A name may end in a number, as of seats, if two spaces set it apart from the figures.
ROW = re.compile(rf"^(?P<name>.*[A-Za-z)](?: \d+(?=  ))?)\s+(?P<figures>{FIGURE}(?:\s+{FIGURE})*)\s*$", re.MULTILINE)

Figures = dict[str, list[float]]  # by row: its columns
Line = dict[str, Any]


def find_figures(printed: str) -> Figures:
    """Return the figures of each line that ends in nothing but numbers, by the words before them."""
    rows = ((" ".join(row["name"].split()), row["figures"].split()) for row in ROW.finditer(printed))
    return {name: [float(figure.replace(",", "")) for figure in figures] for name, figures in rows}


def run_git(*command: str) -> bytes:
    """Return what git says in this repository."""
    found: bytes = run_program(["git", *command], cwd=ROOT)
    return found


def run_program(command: Sequence[str], **how: Any) -> Any:
    """Run a program and return what it prints.

    Raises:
        Mistake: it has failed.
    """
    try:
        return subprocess.run(command, check=True, stdout=subprocess.PIPE, **how).stdout  # noqa: S603
    except subprocess.CalledProcessError as wrong:
        raise Mistake(f"{' '.join(command)} has failed: see above") from wrong


@contextmanager
def unpack_commit(commit: str) -> Iterator[Path]:
    """Provide a folder with all files of a commit."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["tar", "x", "-C", folder], input=run_git("archive", commit), check=True)  # noqa: S603, S607
        yield Path(folder)


def measure_commit(commit: str, folder: Path, command: Sequence[str]) -> Line:
    """Run a bench in the folder of a commit, and return its line of the results."""
    began, load = datetime.now(UTC).isoformat(timespec="seconds"), round(os.getloadavg()[0], 1)
    bench, *options = command
    own = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}  # that is ours
    called = ["uv", "run", "--quiet", "--group", "bench", "python", "-m", f"bench.{bench}", *options]
    printed = run_program(called, cwd=folder, env=own, text=True)
    told = {"date": began, "commit": commit, "command": " ".join(command), "load": load}
    return {**told, "figures": find_figures(printed)}


def compare_figures(before: Sequence[Figures], after: Sequence[Figures]) -> Iterator[str]:
    """Yield a line for each row that all runs have: the medians of its columns, and how they compare."""
    for name in before[0]:
        runs = [[figures.get(name, []) for figures in those] for those in (before, after)]
        if len({len(columns) for those in runs for columns in those}) > 1:
            continue
        medians = ([median(column) for column in zip(*those, strict=True)] for those in runs)
        for at, (first, second) in enumerate(zip(*medians, strict=True), 1):
            ratio = f"{second / first:8.2f}" if first else " " * 8
            yield f"{name:<40}{at:4}{first:12.2f}{second:12.2f}{ratio}"


def main() -> None:
    """Run the bench at both commits in turn, note each run, and print how they compare."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("commits", nargs=2, metavar="COMMIT")
    parser.add_argument("command", nargs="+", metavar="BENCH", help="after --: another bench, and its options")
    parser.add_argument("--rounds", type=parse_positive, default=2, help="of both commits")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FOLDER")
    chosen = parser.parse_args()
    chosen.results.mkdir(parents=True, exist_ok=True)
    commits = [run_git("rev-parse", "--short", commit).decode().strip() for commit in chosen.commits]
    found: tuple[list[Figures], list[Figures]] = ([], [])
    with unpack_commit(commits[0]) as first, unpack_commit(commits[1]) as second:
        for each in show_progress(range(2 * chosen.rounds), 2 * chosen.rounds, "runs"):
            line = measure_commit(commits[each % 2], (first, second)[each % 2], chosen.command)
            append_line(chosen.results / f"{chosen.command[0]}.jsonl", line)
            found[each % 2].append(line["figures"])
    print(f"{'row, column':<44}{commits[0]:>12}{commits[1]:>12}   ratio", *compare_figures(*found), sep="\n")


if __name__ == "__main__":
    with end_in_words():
        main()

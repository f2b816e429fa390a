"""Whether the simulated world finds mistakes: ``python -m tests.simulation [--only NAME ...] [--minutes 10]``.

Each mistake of ``mistakes.toml`` is planted in a copy of the program. There, one seed after another is simulated until
a world fails in which nothing is wrong without the mistake, or the processor's time is used up.
"""

import argparse
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path

ROOT = Path(__file__).parents[2]
LISTED = Path(__file__).with_name("mistakes.toml")
ENOUGH = 0.9  # of the mistakes
FAILED = "seed "  # how the account of a failing seed begins
HOURS = "0.3"  # of trouble for each seed: all games are played to their end after it, which finds little


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake: what is ``new`` in the place of ``old`` in a file, and a sentence ``about`` what is wrong then."""

    name: str
    file: str
    old: str
    new: str
    about: str

    def plant(self, text: str) -> str:
        """Return the text of the file with the mistake."""
        assert text.count(self.old) == 1, f"{self.name}: what it replaces occurs {text.count(self.old)} times"
        return text.replace(self.old, self.new)


@dataclass(frozen=True, slots=True)
class Finding:
    """The first seed that fails, and the kind of its first problem; or no seed, and how the worlds ended."""

    seed: int | None
    kind: str
    seconds: float  # of the processor


def listed() -> list[Mistake]:
    """Return all mistakes."""
    return [Mistake(**each) for each in tomllib.loads(LISTED.read_text(encoding="utf-8"))["mistake"]]


def parser() -> argparse.ArgumentParser:
    """Return the parser of the command line."""
    options = argparse.ArgumentParser(prog="tests.simulation", description="Plant mistakes and let worlds find them.")
    options.add_argument("--only", nargs="+", metavar="NAME", help="the mistakes to plant; all if none is named")
    options.add_argument("--minutes", type=float, default=10.0, help="the processor's time for each")
    options.add_argument("--first-seed", type=int, default=1)
    return options


def main() -> int:
    """Plant one mistake after another, and return 1 unless nine in ten are found."""
    chosen = parser().parse_args()
    wanted = [each for each in listed() if not chosen.only or each.name in chosen.only]
    findings = [tried(each, chosen.first_seed, chosen.minutes * 60) for each in wanted]
    count, spent = sum(each.seed is not None for each in findings), sum(each.seconds for each in findings)
    print(f"{count} of {len(wanted)} found in {spent / 60:.0f} min of the processor")
    return 0 if count >= ENOUGH * len(wanted) else 1


def tried(mistake: Mistake, first: int, seconds: float) -> Finding:
    """Look for a mistake and print what comes of it."""
    with copied(mistake) as folder:
        finding = found(folder, first, seconds)
    seed = "no seed" if finding.seed is None else f"seed {finding.seed}"
    print(f"{mistake.name}: {finding.kind}, {seed}, {finding.seconds:.0f} s", flush=True)
    return finding


@contextmanager
def copied(mistake: Mistake) -> Iterator[Path]:
    """Give a folder with a copy of the program that has the mistake."""
    unfinished = shutil.ignore_patterns("*.pyc.*")  # which Python writes while it compiles, in another process
    with tempfile.TemporaryDirectory() as folder:
        for package in (each.parent for each in ROOT.glob("*/__init__.py") if each.parent.name != "tests"):
            shutil.copytree(package, Path(folder) / package.name, ignore=unfinished)
        file = Path(folder) / mistake.file
        file.write_text(mistake.plant(file.read_text(encoding="utf-8")), encoding="utf-8")
        yield Path(folder)


def found(folder: Path, first: int, seconds: float) -> Finding:
    """Simulate one seed after another in a folder, until one fails that is right without the mistake."""
    left, seed = seconds, first
    while left > 0:
        finding = failing(folder, seed, left)
        left -= finding.seconds
        if finding.seed is None or not is_wrong_without(finding.seed):
            return Finding(finding.seed, finding.kind, seconds - left)
        seed = finding.seed + 1
    return Finding(None, "not found", seconds - left)


@cache
def is_wrong_without(seed: int) -> bool:
    """Return whether a seed fails without any mistake."""
    return simulate(ROOT, seed, 1, resource.RLIM_INFINITY).seed is not None


def failing(folder: Path, first: int, seconds: float) -> Finding:
    """Simulate seeds from the first on for some seconds of the processor, until one fails."""
    return simulate(folder, first, 10**6, max(1, round(seconds)))


def simulate(folder: Path, first: int, seeds: int, limit: int) -> Finding:
    """Run worlds in a folder in a process that ends at the first that fails, or at the limit."""
    before = spent()
    command = [sys.executable, "-m", "simulation", "--until-found", "--hours", HOURS, "--seed", str(first)]
    with subprocess.Popen(
        [*command, "--seeds", str(seeds)], cwd=folder, env=os.environ | {"PYTHONHASHSEED": "0"}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, preexec_fn=lambda: limit_processor(limit),
    ) as process:  # fmt: skip
        told = process.communicate()[0].splitlines()
    seed, kind = next(accounts(told), (None, "not found"))
    assert seed is not None or process.returncode in (0, -signal.SIGXCPU), told[-1:]
    return Finding(seed, kind, spent() - before)


def limit_processor(seconds: int) -> None:
    """Let this process end when it has used the processor for so long."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, resource.RLIM_INFINITY))


def accounts(told: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield the seeds that failed and the kinds of their first problems."""
    for line, following in pairwise(told):
        if line.startswith(FAILED):
            yield int(line.removeprefix(FAILED)), following.partition(":")[0]


def spent() -> float:
    """Return how many seconds the processor has worked for processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


if __name__ == "__main__":
    sys.exit(main())

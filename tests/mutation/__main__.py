"""Whether the tests notice mistakes in the rules: make one small mistake at a time and see if a test fails.

    python -m tests.mutation horse --hours 1 --jobs 2
    python -m tests.mutation horse --quick; python -m tests.mutation horse --survivors

Results are appended to a file and a later run goes on from there. ``equivalent.toml`` has the mutants that change
nothing. A line of figures is printed for each game, and every mutant that no test noticed.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from native.finder import PURE
from tests.mutation.mutants import Mutant, mutants
from tests.mutation.settings import deterministic
from tests.mutation.targets import ALL, TARGETS
from tests.mutation.trial import Trial, all_of

EQUIVALENT = Path(__file__).with_name("equivalent.toml")
FOREVER = 1e9  # hours
SEEN = ("killed", "timeout")  # by a test


def equivalent() -> set[tuple[str, str, str, str]]:
    """Return the mutants that are known to change nothing, as file, function, line before and line after."""
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    return {
        (each["file"], each["function"], without_comment(each["before"]), without_comment(after))
        for each in listed
        for after in each["after"]
    }


def without_comment(line: str) -> str:
    """Return a line without the comment at its end, which may be reworded."""
    return line.partition("  # ")[0]


def place_of(mutant: Mutant) -> tuple[str, str, str, str]:
    """Return how a mutant is listed: its file, its function, the line before and the line after."""
    file, function, before, after = mutant.key[:4]
    return file, function, without_comment(before), without_comment(after)


def is_equivalent(mutant: Mutant, known: set[tuple[str, str, str, str]]) -> bool:
    """Return whether a mutant is listed as one that changes nothing."""
    return place_of(mutant) in known


def is_in(mutant: Mutant, files: list[str]) -> bool:
    """Return whether a mutant is in one of these files, all of them if none is named."""
    return not files or Path(mutant.path).stem in files


def results(file: Path) -> dict[tuple[str, ...], dict]:
    """Return the last result of each mutant that was tried."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else ()
    return {tuple(found["key"]): found for found in map(json.loads, lines)}


def tell(name: str, found: list[Mutant], file: Path) -> int:
    """Print the figures of a target and its survivors; return how many those are."""
    known, tried = equivalent(), results(file)
    same = [mutant for mutant in found if is_equivalent(mutant, known)]
    rest = {mutant.key: mutant for mutant in found if not is_equivalent(mutant, known)}
    done = {key: tried[key] for key in rest if key in tried}
    count = Counter(result["outcome"] for result in done.values())
    left = [rest[key] for key, result in done.items() if result["outcome"] not in SEEN]
    for mutant in left:
        print(f"{mutant.path}:{mutant.lines[0]} {mutant.function}\n  - {mutant.before}\n  + {mutant.after}")
    told = f"{count['killed']} killed, {count['timeout']} timeouts, {len(same)} equivalent, {len(left)} survivors"
    print(f"{name}: {len(found)} mutants, {len(done) + len(same)} of them tried: {told}", flush=True)
    return len(left)


def attempt(name: str, chosen: argparse.Namespace) -> int:
    """Try the mutants of a target that were not tried before; return how many survive."""
    found = [mutant for file in TARGETS[name].files for mutant in mutants(file)]
    known, tried = equivalent(), results(chosen.results)
    todo = [mutant for mutant in found if not is_equivalent(mutant, known) and is_in(mutant, chosen.only)]
    todo = [mutant for mutant in todo if wanted(tried.get(mutant.key), chosen.survivors)]
    random.Random(chosen.seed).shuffle(todo)
    todo.sort(key=lambda mutant: not mutant.function)  # those that take a process of their own come last

    def run(trial: Trial) -> None:
        until = time.monotonic() + chosen.hours * 3600
        with chosen.results.open("a", encoding="utf-8") as file:
            for mutant, (outcome, by), seconds in all_of(trial, todo, chosen.jobs, until):
                line = {"key": mutant.key, "outcome": outcome, "by": by, "seconds": round(seconds, 2)}
                file.write(json.dumps(line) + "\n")
                file.flush()

    if todo and not chosen.figures:
        os.environ[PURE] = "1"  # compiled functions cannot be mutated
        deterministic()
        target = TARGETS[name].without_contract() if chosen.quick else TARGETS[name]
        options = ["-n0", "-q", "-p", "no:cacheprovider", "--disable-warnings", *target.tests]
        pytest.main(options, plugins=[Trial(target, chosen.patience, run)])
    return tell(name, found, chosen.results)


def wanted(before: dict | None, survivors: bool) -> bool:
    """Return whether a mutant is tried now, given its result before."""
    return before["outcome"] not in SEEN if survivors and before else not before and not survivors


def run_alone(name: str, options: list[str]) -> int:
    """Try a target in a process of its own, so that its modules are imported while it is watched."""
    command = [sys.executable, "-m", "tests.mutation", name, *options]
    return subprocess.run(command, check=False).returncode


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("targets", nargs="*", choices=[*TARGETS, []], default=[], help="else the games and the core")
    parser.add_argument("--hours", type=float, default=FOREVER, help="for each target")
    parser.add_argument("--jobs", type=int, default=2, help="how many are tried side by side")
    parser.add_argument("--seed", type=int, default=1, help="in which order, if there is not time for all")
    parser.add_argument("--only", nargs="+", default=[], metavar="FILE", help="files such as battle, else all")
    parser.add_argument("--patience", type=float, default=30, help="seconds of tests that a mutant is shown to")
    parser.add_argument("--nice", type=int, default=19, help="how much everything else goes first")
    parser.add_argument("--quick", action="store_true", help="leave out the tests of the contract, which take long")
    parser.add_argument("--results", type=Path, default=Path("build/mutation.jsonl"))
    parser.add_argument("--survivors", action="store_true", help="try only those again that survived before")
    parser.add_argument("--figures", action="store_true", help="try nothing, print what is known")
    chosen = parser.parse_args()
    chosen.results.parent.mkdir(parents=True, exist_ok=True)
    os.nice(chosen.nice)
    names = chosen.targets or ALL
    if len(names) == 1:
        return min(1, attempt(names[0], chosen))
    options = [option for option in sys.argv[1:] if option not in TARGETS]
    return max([run_alone(name, options) for name in names])


if __name__ == "__main__":
    raise SystemExit(main())

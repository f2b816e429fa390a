"""What is mutated, and which tests look at it."""

from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = ("horse", "delphi", "hector", "iliad", "olympus")
UNMUTATED = ("__init__.py", "lesson.py", "knowhow.py")  # no rules; each lesson is played in a test
CONTRACT = "tests/contract"
BESIDE = {"iliad": ("tests/engine/test_cards.py",)}  # tests of a game that are not in its folder
CORE = ("choices", "match", "chance", "disclosure", "verify")


@dataclass(frozen=True)
class Target:
    """Files under mutation and the tests that are run: all of these but those of the other games."""

    files: tuple[str, ...]
    tests: tuple[str, ...]
    others: frozenset[str]

    def without_contract(self) -> "Target":
        """Return the same with its own tests only, which are quick."""
        return replace(self, tests=tuple(test for test in self.tests if test != CONTRACT))

    def is_about(self, test: str) -> bool:
        """Return whether a test, known by its id, is about none of the other games."""
        case = test.partition("[")[2].strip("]").split("-")
        return not self.others & {*case}


def game(key: str) -> Target:
    """Return the rules of a game."""
    found = sorted((ROOT / "games" / key / "rules").glob("*.py"))
    files = tuple(path.relative_to(ROOT).as_posix() for path in found if path.name not in UNMUTATED)
    tests = (f"tests/games/{key}", "tests/golden", CONTRACT, "tests/engine/test_perft.py", *BESIDE.get(key, ()))
    return Target(files, tests, frozenset(GAMES) - {key})


TARGETS = {key: game(key) for key in GAMES} | {
    "core": Target(
        tuple(f"engine/{name}.py" for name in CORE),
        ("tests/engine", CONTRACT, "tests/golden"),
        frozenset(GAMES) - {"horse", "delphi"},
    ),
    "sample": Target(("tests/mutation/sample/scale.py",), ("tests/mutation/sample/check_scale.py",), frozenset()),
}
ALL = (*GAMES, "core")

"""The page of the rules and the tests speak of the same clauses."""

import re
from pathlib import Path

import pytest

import games
from tests.contract.boxes import RULES as BOXES

GAMES = Path(games.__file__).parent
TESTS = Path(__file__).parents[1] / "games"
MARKER = re.compile(r"\bclause\(([^)]*)\)")
ITEM = re.compile(r"^- \*\*([A-Z]{2}-\d\d)\*\* ", re.MULTILINE)


def page(game):
    return (GAMES / game / "RULES.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", BOXES)
def test_the_rules_page_has_every_clause(game):
    written = set(ITEM.findall(page(game)))
    assert written, "the page has no clause"
    prefix = min(written)[:3]
    tests = "\n".join(file.read_text(encoding="utf-8") for file in sorted((TESTS / game).glob("*.py")))
    proved = {number for marker in MARKER.findall(tests) for number in re.findall(rf"{prefix}\d\d\b", marker)}
    assert sorted(proved - written) == [], "named in a test, but not on the page"
    assert sorted(written - proved) == [], "on the page, but not named in any test"


@pytest.mark.parametrize("game", BOXES)
def test_every_clause_is_written_once_and_in_order(game):
    numbers = ITEM.findall(page(game))
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("game", BOXES)
def test_the_program_names_only_clauses_of_the_page(game):
    written = set(ITEM.findall(page(game)))
    prefix = min(written)[:3]
    for file in sorted((GAMES / game).rglob("*.py")):
        named = set(re.findall(rf"\b{prefix}\d\d\b", file.read_text(encoding="utf-8")))
        assert named <= written, f"{file.name} names {sorted(named - written)}"

"""docs/lessons.md answers every complaint, and the tests that it names are there."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SECTION = re.compile(r"^### (\w+)\. (.+?)\n(.*?)(?=^##|\Z)", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
COMPLAINTS = [str(number) for number in range(1, 49)]
MENDED = [f"S{number}" for number in range(1, 25)]
INCIDENT = ["A1", "A2"]
CLIENTS = [f"C{number}" for number in range(1, 21)]
COMPETITIONS = [f"K{number}" for number in range(1, 18)]
ALL = COMPLAINTS + MENDED + INCIDENT + CLIENTS + COMPETITIONS
PAGE = (ROOT / "docs/lessons.md").read_text(encoding="utf-8")
SECTIONS = {number: (title, body) for number, title, body in SECTION.findall(PAGE)}


@cache
def claims(file):
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


def test_every_complaint_and_every_mistake_is_there_once():
    assert [number for number, *_ in SECTION.findall(PAGE)] == ALL


@pytest.mark.parametrize("number", ALL)
def test_every_answer_names_tests_and_they_are_there(number):
    _, body = SECTIONS[number]
    named = NAMED.findall(body)
    assert named, "nothing would fail"
    assert len(named) == len(re.findall(r"^- ", body, re.MULTILINE)), "a line that names no test"
    for file, name in named:
        assert name.startswith("test_")
        assert name in claims(file), f"{file} has no {name}"


@pytest.mark.parametrize("number", COMPLAINTS + CLIENTS)
def test_every_complaint_says_in_which_thread_it_was_read(number):
    _, body = SECTIONS[number]
    assert re.match(r"\*[^*]*#\d+[^*]*\.\*", body)


def test_a_test_that_is_not_there_would_be_noticed():
    assert "test_that_nobody_wrote" not in claims("tests/test_lessons.py")
    assert "claims" in claims("tests/test_lessons.py")

"""What the bot says on Discord: a sentence for every refusal, and limits for what Discord limits."""

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from cogs.answering.refusals import SENTENCES
from store import Status
from terminal.translations import find_uses
from tests.words import WHOLE, written

ROOT = Path(__file__).parents[2]
SOURCES = [path for name in ("cogs", "tables", "store", "replays", "games") for path in (ROOT / name).rglob("*.py")]
STATUSES = {status for kind in get_args(Status) for status in get_args(kind)}
Raised = tuple[str, set[str]]  # a reason, and what fills in its sentence


@cache
def raised() -> tuple[Raised, ...]:
    """Return every refusal that the sources can raise."""
    return tuple(found())


def found() -> Iterator[Raised]:
    """Read the sources, and yield each refusal in them."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                yield from told(node)
            if isinstance(node, ast.ClassDef) and any(
                isinstance(base, ast.Name) and base.id == "Refused" for base in node.bases
            ):
                yield from told(next(each for each in ast.walk(node) if isinstance(each, ast.Call) and each.args))


def told(call: ast.Call) -> Iterator[Raised]:
    about = {str(each.arg) for each in call.keywords}
    yield from ((reason, about) for reason in reasons(call.args[0]))


def reasons(named: ast.expr) -> Iterator[str]:
    """Yield the reasons that an expression can name: a literal, one of two, or any status of a table."""
    if isinstance(named, ast.IfExp):
        yield from reasons(named.body)
        yield from reasons(named.orelse)
    elif isinstance(named, ast.Attribute) and named.attr == "status":
        yield from STATUSES
    else:
        assert isinstance(named, ast.Constant), f"nobody can tell which sentence belongs to {ast.unparse(named)}"
        yield str(named.value)


def test_every_reason_for_refusal_has_a_message():
    assert {reason for reason, _ in raised()} == set(SENTENCES)


@pytest.mark.parametrize("language", WHOLE)
def test_every_refusal_can_be_said_in_every_language(language):
    messages = written(language).messages
    for reason, about in raised():
        assert messages[SENTENCES[reason]].variables <= about, reason


def test_the_sentences_of_refusals_are_called_so():
    """By their name the check of translations knows that they must be short."""
    assert all("refused-" in message for message in SENTENCES.values())


def test_the_check_finds_what_discord_limits():
    count = Counter(find_uses().values())
    assert count["option"] >= 40
    assert count["description"] >= 20
    assert min(count[use] for use in ("button", "menu", "choice")) >= 2

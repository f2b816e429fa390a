"""What the bot says on Discord: a sentence for every refusal, and labels within Discord's limits."""

import itertools
import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

from cogs.answering.refusals import SENTENCES
from store import Status
from words import LANGUAGES

ROOT = Path(__file__).parents[2]
FOLDERS = (ROOT / "cogs", ROOT / "tables")
SOURCES = {path: path.read_text(encoding="utf-8") for folder in FOLDERS for path in folder.rglob("*.py")}
RAISED = r'(?:Refused\(|super\(\).__init__\()\s*"([a-z-]+)"'  # a kind of refusal names its own reason
LONG_NAME = 24  # characters of an argument, such as the name of a table or seat
LIMITS = {"button": 80, "menu": 150, "choice": 100}  # Discord, components/reference


def texts(language):
    """Return the patterns of all messages by name."""
    files = (ROOT / "words" / language).glob("*.ftl")
    body = [entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]
    return {entry.id.name: entry.value for entry in body if isinstance(entry, ast.Message)}


def longest(pattern, known):
    """Return the greatest length of a message."""
    return sum(
        len(part.value) if isinstance(part, ast.TextElement) else filled(part, known) for part in pattern.elements
    )


def filled(part, known):
    inner = part.expression
    if isinstance(inner, ast.SelectExpression):
        return max(longest(variant.value, known) for variant in inner.variants)
    if isinstance(inner, ast.MessageReference):
        return longest(known[inner.id.name], known)
    return len(inner.value) if isinstance(inner, ast.StringLiteral) else LONG_NAME


def uses(what):
    """Return the messages that label this kind of component."""
    found = re.compile(rf"\b{what}\((?:[^()\"]|\([^()]*\))*?(?:words\.say\()?\"([a-z]+-[a-z-]+)\"")
    return {name for text in SOURCES.values() for name in found.findall(text)}


def test_every_reason_for_refusal_has_a_message():
    reasons = {reason for text in SOURCES.values() for reason in re.findall(RAISED, text)}
    reasons |= {status for kind in get_args(Status) for status in get_args(kind)} - {"lobby", "playing"}
    assert reasons == set(SENTENCES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_message_exists_and_is_short_enough(language):
    known = texts(language)
    for message in SENTENCES.values():
        assert 10 < longest(known[message], known) <= 300


@pytest.mark.parametrize(("what", "language"), list(itertools.product(LIMITS, LANGUAGES)))
def test_labels_fit_discords_limits(what, language):
    known, labels = texts(language), uses(what)
    assert len(labels) >= 2
    for label in labels:
        assert longest(known[label], known) <= LIMITS[what], label

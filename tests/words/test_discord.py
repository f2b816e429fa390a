"""What the bot says on Discord: a sentence for everything that can be refused, and labels within Discord's limits."""

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
LONG_NAME = 24  # characters of what is filled in, such as the name of a table or of a seat
LIMITS = {"button": 80, "menu": 150, "choice": 100}  # Discord, components/reference


def texts(language):
    """The patterns of all messages."""
    names = ("discord", "time", "social", "admin", "health", "watch", "learn", "undo", "limits", "confirm")
    files = [ROOT / "words" / language / f"{name}.ftl" for name in names]
    body = [entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]
    return {entry.id.name: entry.value for entry in body if isinstance(entry, ast.Message)}


def longest(pattern, known):
    """How long a message can become."""
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
    """The messages that label something of this kind."""
    found = re.compile(
        rf"\b{what}\((?:[^()\"]|\([^()]*\))*?(?:words\.say\()?\"((?:discord|time|social|admin|watch|learn|undo|confirm)-[a-z-]+)\""
    )
    return {name for text in SOURCES.values() for name in found.findall(text)}


def test_whatever_is_refused_is_said_in_a_sentence():
    reasons = {reason for text in SOURCES.values() for reason in re.findall(r'Refused\(\s*"([a-z-]+)"', text)}
    reasons |= set(get_args(Status)) - {"lobby", "playing"}
    assert reasons == set(SENTENCES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence_and_no_sentence_is_too_long(language):
    known = texts(language)
    for message in SENTENCES.values():
        assert 10 < longest(known[message], known) <= 300


@pytest.mark.parametrize(("what", "language"), list(itertools.product(LIMITS, LANGUAGES)))
def test_labels_fit_the_limits_of_discord(what, language):
    known, labels = texts(language), uses(what)
    assert len(labels) >= 2
    for label in labels:
        assert longest(known[label], known) <= LIMITS[what], label

"""The clauses of a rules page, one by one: known by their number, found by their words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from words.rules import rules

_CLAUSE = re.compile(r"- (?P<text>\*\*(?P<number>[A-Z]{2}-\d\d)\*\* .*)", re.DOTALL)
_TYPED = re.compile(r"\W*(?P<prefix>[a-z]{2})?\W*(?P<number>\d{1,2})\W*", re.ASCII | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause: its number such as ``IL-32``, all of its text, and the section (from 0) it stands in."""

    number: str
    text: str
    section: int


@cache
def clauses(game: str, language: str) -> tuple[Clause, ...]:
    """Return the clauses of a game in the order of its page."""
    found = [(at, _CLAUSE.fullmatch(each)) for at, part in enumerate(rules(game, language)) for each in part.clauses]
    return tuple(Clause(match["number"], match["text"], at) for at, match in found if match)


def prefix(game: str) -> str:
    """Return the letters with which the numbers of a game's clauses begin."""
    return clauses(game, "en")[0].number[:2]


def numbered(typed: str) -> tuple[str, int] | None:
    """Return the letters, if any, and the number that were typed: ``IL-32``, ``il 32`` and ``32`` are such."""
    found = _TYPED.fullmatch(typed)
    return ((found["prefix"] or "").upper(), int(found["number"])) if found else None

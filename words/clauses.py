"""The clauses of a rules page, to find by number or by text."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from words.rules import Section

_CLAUSE = re.compile(r"- (?P<text>\*\*(?P<number>[A-Z]{2}-\d\d)\*\* .*)", re.DOTALL)
_RULING = re.compile(
    r"\*\((?:ruling|décision)\)\* "
)  # marks for experts where the program decides what is printed nowhere
_TYPED = re.compile(r"\W*(?P<prefix>[a-z]{2})?\W*(?P<number>\d{1,2})\W*", re.ASCII | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause: its number such as ``IL-32``, its full text, and the index of its section."""

    number: str
    text: str
    section: int

    @property
    def quoted(self) -> str:
        """The text for somebody who reads this clause alone, without the marks that the page explains."""
        return _RULING.sub("", self.text)


def found(sections: Iterable[Section]) -> tuple[Clause, ...]:
    """Return the clauses of a page in order."""
    matches = [(at, _CLAUSE.fullmatch(each)) for at, part in enumerate(sections) for each in part.clauses]
    return tuple(Clause(match["number"], match["text"], at) for at, match in matches if match)


def numbered(typed: str) -> tuple[str, int] | None:
    """Return the letters (if any) and the number of a typed clause, such as ``IL-32``, ``il 32`` or ``32``."""
    found = _TYPED.fullmatch(typed)
    return ((found["prefix"] or "").upper(), int(found["number"])) if found else None

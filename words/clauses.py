"""The clauses of a rules page, to find by number or by text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from words.rules import Section

_CLAUSE = re.compile(r"- (?P<text>\*\*(?P<number>[A-Z]{2}-\d\d)\*\* .*)", re.DOTALL)
_RULING = re.compile(r"\*\([^()*]+\)\* ")  # marks for experts where the program decides what is printed nowhere
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


def list_clauses(sections: Iterable[Section]) -> tuple[Clause, ...]:
    """Return the clauses of a page in order."""
    matches = [(at, _CLAUSE.fullmatch(each)) for at, part in enumerate(sections) for each in part.clauses]
    return tuple(Clause(match["number"], match["text"], at) for at, match in matches if match)


def complete_page(own: Sequence[Section], whole: Iterable[Section]) -> tuple[Section, ...]:
    """Return a page with the clauses that it lacks, each after the one that comes before it on a whole page."""
    lines = [list(section.clauses) for section in own]
    at, before = 0, len(lines[0]) - 1
    for clause in list_clauses(whole):
        there = _line_of(clause.number, lines)
        at, before = there or (at, before + 1)
        if there is None:
            lines[at].insert(before, f"- {clause.text}")
    return tuple(Section(section.title, tuple(kept)) for section, kept in zip(own, lines, strict=True))


def count_rulings(text: str) -> int:
    """Return how many marks for experts a text has."""
    return len(_RULING.findall(text))


def _line_of(number: str, lines: Sequence[Sequence[str]]) -> tuple[int, int] | None:
    """Return the section and the line of a clause."""
    begins = f"- **{number}** "
    found = ((at, part.index(line)) for at, part in enumerate(lines) for line in part if line.startswith(begins))
    return next(found, None)


def parse_clause_number(typed: str) -> tuple[str, int] | None:
    """Return the letters (if any) and the number of a typed clause, such as ``IL-32``, ``il 32`` or ``32``."""
    found = _TYPED.fullmatch(typed)
    return ((found["prefix"] or "").upper(), int(found["number"])) if found else None

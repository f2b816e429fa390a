"""A game's rules page in one language, as sections of clauses and paragraphs.

Each page begins with its title; every later section has a second-level heading.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

_INNER_LINK = re.compile(r"\[([^\]]+)\]\((?!https?:)[^)]*\)")  # a link to a file beside the page


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and its clauses, items and paragraphs, one line each."""

    title: str
    clauses: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """The part of a section that is shown at once; ``number`` counts from 1 to ``of``."""

    section: int
    number: int
    of: int
    text: str


def parse_sections(text: str) -> tuple[Section, ...]:
    """Return the sections of a rules page; the first one has the page's title."""
    return tuple(_section(part) for part in re.split(r"^##? ", text, flags=re.MULTILINE) if part)


def _section(text: str) -> Section:
    title, _, rest = text.partition("\n")
    parts = re.split(r"\n\n+|\n(?=- )", rest.strip())
    return Section(_set(title), tuple(_INNER_LINK.sub(r"\1", _set(part)) for part in parts))


def _set(text: str) -> str:
    """Return a text as one line, with the apostrophes of print, as everywhere else that people read."""
    return " ".join(text.split()).replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")


def split_pages(sections: Sequence[Section], longest: int) -> list[Page]:
    """Return the pages of all sections, split between clauses; only a single long clause exceeds ``longest``."""
    return [
        Page(at, number, len(texts), text)
        for at, section in enumerate(sections)
        for texts in [list(_cut(section.clauses, longest))]
        for number, text in enumerate(texts, 1)
    ]


def _cut(clauses: Sequence[str], longest: int) -> Iterator[str]:
    page = ""
    for clause in clauses:
        gap = "\n" if clause.startswith("- ") else "\n\n"  # paragraphs are told apart as in print
        if page and len(page) + len(gap) + len(clause) > longest:
            yield page
            page = ""
        page += f"{gap}{clause}" if page else clause
    yield page

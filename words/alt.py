"""A position in a few sentences, as alternative text for a picture."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core import NOBODY
from words import Names, Narrator

LONGEST = 1024  # characters of a file's description (Discord, resources/message)


def described(tells: Narrator, view: Any, names: Names) -> str:
    """Describe the picture of this view: the table, or the reader's own hand."""
    lines = tells.table(view, names) if view.seat == NOBODY else tells.own(view, names)
    spoken = " ".join(sentences(lines))
    return spoken if len(spoken) <= LONGEST else spoken[: LONGEST - 1] + "…"


def sentences(lines: Iterable[str]) -> list[str]:
    """Return the lines of a table as sentences: one per paragraph, lines joined by semicolons."""
    paragraphs: list[list[str]] = [[]]
    for line in lines:
        if not line.strip():
            paragraphs.append([])
        elif line.startswith("    ") and paragraphs[-1]:  # continues the previous line
            paragraphs[-1][-1] += " " + line.strip()
        else:
            paragraphs[-1].append(" ".join(line.removeprefix("> ").split()))
    return ["; ".join(paragraph).rstrip(".") + "." for paragraph in paragraphs if paragraph]

"""A position in a few sentences, as alternative text for a picture."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.core import NOBODY
from words import Names, Narrator
from words.people import shorten_name

LONGEST = 1024  # characters of a file's description (Discord, resources/message)
SHORT = 12, 6, 3  # characters of a name in a description that would be too long, and in one that still is


def describe_picture(tells: Narrator, view: Any, names: Names) -> str:
    """Describe the picture of this view: the table, or the reader's own hand.

    If that is too long, names are shortened, and then other players are left out.
    """
    told = join_as_sentences(list_position_lines(tells, view, names))
    for most in SHORT:
        if len(" ".join(told)) > LONGEST:
            told = join_as_sentences(
                list_position_lines(tells, view, {seat: shorten_name(name, most) for seat, name in names.items()})
            )
    return join_sentences(told)


def join_sentences(told: Sequence[str]) -> str:
    """Return as many whole sentences as a description may have: half a sentence would say something else.

    The first and the last stay longest: a description begins with the hand and ends with the reader's own side.
    """
    left = list(told)
    while len(" ".join(left)) > LONGEST and len(left) > 1:
        left.pop(-2)
    return " ".join(left)


def list_position_lines(tells: Narrator, view: Any, names: Names) -> Sequence[str]:
    """Return the lines of a position; those for the ear, if the narrator has them."""
    if spoken := getattr(tells, "spoken", None):
        told: Sequence[str] = spoken(view, names)
        return told
    return tells.table(view, names) if view.seat == NOBODY else tells.own(view, names)


def join_as_sentences(position: Iterable[str]) -> list[str]:
    """Return the lines of a table as sentences: one per paragraph, lines joined by semicolons."""
    paragraphs: list[list[str]] = [[]]
    for line in position:
        if not line.strip():
            paragraphs.append([])
        elif line.startswith("    ") and paragraphs[-1]:  # continues the previous line
            paragraphs[-1][-1] += " " + line.strip()
        else:
            paragraphs[-1].append(" ".join(line.removeprefix("> ").split()))
    return ["; ".join(paragraph).rstrip(".") + "." for paragraph in paragraphs if paragraph]

"""What a message says and which buttons it has, as far as our code decides that."""

from __future__ import annotations

import re
from typing import Any

from cogs.answering.layout import Screen
from playground import components
from tables.play.timekeeper import EARLY

END = re.compile(r"<t:(\d+):[Rf]>")  # when a turn ends, as Discord shows it
Parts = tuple[list[str], list[tuple[str, str, bool]]]  # what a message says, and its buttons


def form_of(screen: Screen) -> list[Any]:
    """Return the components of a screen as they are sent."""
    form: list[Any] = screen.to_components()  # type: ignore[no-untyped-call]
    return form


def parts_of(form: list[Any]) -> Parts:
    """Return the text and the buttons of a message, without what Discord adds."""
    everything = [part for _, part in components.walk_components(form)]
    says = [part["content"] for part in everything if part["type"] == components.TEXT]
    return says, [
        (part["custom_id"], part.get("label") or "", bool(part.get("disabled")))
        for part in everything
        if part["type"] == components.BUTTON
    ]


def with_ends(parts: Parts, true: Parts) -> Parts:
    """Return parts with the ends of turns that others show, if theirs are later by no more than tables may be early."""
    texts = [_later(*each) for each in zip(parts[0], true[0], strict=False)]
    return texts + parts[0][len(texts) :], parts[1]


def _later(shown: str, true: str) -> str:
    late = [int(wanted) - int(found) for found, wanted in zip(END.findall(shown), END.findall(true), strict=False)]
    return true if END.sub("", shown) == END.sub("", true) and all(0 <= each <= EARLY for each in late) else shown


def describe_difference(shown: Parts, true: Parts) -> str:
    """Return the first text or button that differs."""
    ours, theirs = [*shown[0], *map(str, shown[1])], [*true[0], *map(str, true[1])]
    for each, other in zip(ours, theirs, strict=False):
        if each != other:
            return f"shows {each[:200]!r} for {other[:200]!r}"
    return f"has {len(ours)} parts for {len(theirs)}"

"""What a button means, written in its id: a verb, a table, a stamp, and the choices made so far.

The id holds nothing secret, and we trust nothing in it: Discord says who clicked, the rules
say what may be chosen, and the stamp shows whether the button is old.
"""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from itertools import count
from typing import Any

from cogs.answering.former_verbs import FORMER_VERBS

LONGEST = 100  # characters of an id; Discord, components/reference
LARGEST = (1 << 63) - 1  # what SQLite can hold
_NUMBER = re.compile(r"\d{1,19}", re.ASCII)
_WRITTEN = re.compile(
    r"il:(?P<verb>[a-z-]{1,20}):(?P<table>\d{1,12}):(?P<stamp>\d{1,9}):(?P<path>(?:\d{1,2}\.?){0,12})"
    r"(?::\d{1,4})?",  # the drawing of a menu, which means nothing
    re.ASCII,
)


DRAWINGS = 10_000  # numbers of menus until they begin again
_DRAWN = count(time.time_ns())  # a restart goes on somewhere else

NO_CHOICE = -1  # what a button chooses, as only a menu has options


@dataclass(frozen=True, slots=True)
class Id:
    """The id of a button or menu."""

    verb: str
    table: int
    stamp: int = 0
    path: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"il:{self.verb}:{self.table}:{self.stamp}:{'.'.join(map(str, self.path))}"

    def drawn(self) -> str:
        """Return the id of a menu that is drawn now; it ends with a number that no menu has had lately.

        A client sends nothing for a choice that a menu of the same id shows already, also after an edit of its
        message (discord/discord-api-docs, issues 4801 and 7765).
        """
        return f"{self}:{next(_DRAWN) % DRAWINGS}"

    def step(self, choice: int) -> Id:
        """Return the id with one more choice in its path."""
        return Id(self.verb, self.table, self.stamp, (*self.path, choice))


def parse_number(text: Any) -> int | None:
    """Return the number in an option, or ``None`` if it is not a number that can be stored."""
    found = _NUMBER.fullmatch(text) if isinstance(text, str) else None
    return int(text) if found and int(text) <= LARGEST else None


def parse_id(text: Any) -> Id | None:
    """Return what an id means, with the verb's current name, or ``None`` if the id is not ours."""
    found = _WRITTEN.fullmatch(text) if isinstance(text, str) else None
    if not found:
        return None
    path = tuple(int(step) for step in found["path"].split(".") if step)
    verb = FORMER_VERBS.get(found["verb"], found["verb"])
    return Id(verb, int(found["table"]), int(found["stamp"]), path)

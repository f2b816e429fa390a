"""What people, servers and tables may choose: each choice is declared once, and its screens follow from that.

A line here declares it, or in ``cogs/answering/settings.py`` if it needs words. The rest are its sentences and its use.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from tables import Refused
from tables.duration import DAY, HOUR, LONGEST, MINUTE

T = TypeVar("T")
V = TypeVar("V", bound=str | int)


@dataclass(frozen=True, slots=True)
class Choice(Generic[V]):
    """Something to choose: the key under which it is stored, and its values, the usual one first.

    ``default``: the usual one if it is not the first. ``most``: any other number up to this may be typed; 0 if none.
    """

    key: str
    values: tuple[V, ...]
    default: V | None = None
    most: int = 0

    @property
    def usual(self) -> V:
        """The value that holds until somebody chooses another."""
        return self.values[0] if self.default is None else self.default

    @property
    def ticked(self) -> V:
        """The value of two that a ticked box means: on, or else the unusual one."""
        return next((value for value in self.values if value == "on"), self.values[-1])

    def other(self, value: V) -> V:
        """Return the other value of two."""
        return self.values[value == self.values[0]]

    def allows(self, value: object) -> bool:
        """Return whether this value may be chosen."""
        return value in self.values or (isinstance(value, int) and 0 < value <= self.most)

    def read(self, settings: Mapping[str, str]) -> V:
        """Return the chosen value; the usual one if none is stored, or one that no longer exists."""
        return next(self._called(settings.get(self.key)), self.usual)

    def parse(self, chosen: object) -> V:
        """Return what was chosen in a command or a form; the usual value for ``None``, if that was left out.

        Raises:
            Refused: there is no such value.
        """
        found = self.usual if chosen is None else next(self._called(chosen), None)
        if found is None:
            raise Refused("forged")
        return found

    def _called(self, text: object) -> Iterator[V]:
        return (value for value in self.values if str(value) == str(text))

    def dump(self, value: V) -> str | None:
        """Return a value as it is stored; ``None`` for the usual one, which is not."""
        return None if value == self.usual else str(value)

    def pick(self, at: int) -> V:
        """Return the value of an option of its menu; see ``pick_value``."""
        return pick_value(self.values, at)


def pick_value(values: Sequence[T], at: int) -> T:
    """Return the value of an option of a menu by its index.

    Raises:
        Refused: there is no such value; no menu offers it.
    """
    if not 0 <= at < len(values):
        raise Refused("forged")
    return values[at]


FORCED = Choice("forced", ("auto", "off"))  # of a person: whether their only move is made without asking them

TABLES = Choice("tables", (0, 1, 2, 5, 10, 20, 50))  # open in a server at once; 0 for no limit
EACH = Choice("each", (0, 1, 2, 3, 5, 10))  # with the same host
LIMITS = (TABLES, EACH)

HINTS = Choice("hints", ("on", "off"))  # whether people may ask what the strongest computer player would do
RATED = Choice("rated", ("on", "off"))  # whether the result counts; that needs at least two people
UNDO = Choice("undo", ("strict", "friendly"))  # whether a move may be undone after something hidden came to light
LEAVING = Choice("leaving", ("computer", "ends"))  # whether a computer takes a seat that is given up, or the game ends
FINISHED = Choice("finished", ("own", "all"))  # which hands players who have finished see while the others go on
SWITCHES = (HINTS, RATED, UNDO, LEAVING, FINISHED)
TIME = Choice("time", (0, 5 * MINUTE, HOUR, DAY), most=LONGEST)  # seconds for a turn; 0 for no limit
OVERTIME = Choice("overtime", ("reminds", "plays", "takes"))  # what a computer does when time is up
AGREEMENTS = (*SWITCHES, TIME, OVERTIME)  # of a table, besides the options of its game; fields of ``Lobby``
DEFAULTS = (TIME, *SWITCHES)  # those of a new table in a server

"""What people, servers and tables may choose: each choice is declared once, and its screens follow from that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from tables import Refused

T = TypeVar("T")
V = TypeVar("V", str, int)


@dataclass(frozen=True, slots=True)
class Choice(Generic[V]):
    """Something to choose: the key under which it is stored, and its values, the usual one first."""

    key: str
    values: tuple[V, ...]

    @property
    def usual(self) -> V:
        """The value that holds until somebody chooses another."""
        return self.values[0]

    def read(self, settings: Mapping[str, str]) -> V:
        """Return the chosen value; the usual one if none is stored, or one that no longer exists."""
        return next((value for value in self.values if str(value) == settings.get(self.key)), self.usual)

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


FORCED = Choice("forced", ("auto", "off"))  # whether the only move of a person is made without asking them

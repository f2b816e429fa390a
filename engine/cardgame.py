"""What all games with numbers on cards share: the sheet of numbers, and the options of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Generic, Protocol, Self, TypeVar

from engine.agreed import agreed
from engine.core import Options, Seat
from engine.knowhow import KnowHow


class Sheet(Protocol):
    """The numbers of a card file."""

    @property
    def fingerprint(self) -> str:
        """A short hash of every number that affects play."""
        ...

    @property
    def source(self) -> str:
        """The card file that the sheet was read from, as text."""
        ...


class Table(Protocol):
    """A table size that the card file provides for."""

    @property
    def variant(self) -> str:
        """The key of the variant."""
        ...

    @property
    def seats(self) -> int:
        """The number of seats."""
        ...


S = TypeVar("S", bound=Sheet)
A = TypeVar("A", bound=Options)


class CardGame(Generic[S, A]):
    """A game played with a sheet: the published one, or one read from an owner's file.

    Each game supplies ``reads``, which reads a card file; ``published``, which returns the published
    sheet; and ``agrees``, a dataclass with the variant and every option. Everybody plays alone unless
    the game overrides ``sides``.
    """

    key: str
    rules: int
    know_how: KnowHow | None = None
    variants: Mapping[str, tuple[int, ...]]
    reads: Callable[[str, str], S]
    published: Callable[[], S]
    agrees: type[A]

    def __init__(self, sheet: S | None = None) -> None:
        self.sheet: S = sheet or type(self).published()
        self.cards = self.sheet.fingerprint
        self.source = self.sheet.source

    @classmethod
    def with_cards(cls, text: str, where: str) -> Self:
        """Return the game with the owner's card file; errors call the file ``where``.

        Raises:
            CardError: the game cannot be played with the file.
        """
        return cls(cls.reads(text, where))

    def options(self, seats: int, chosen: Mapping[str, object]) -> A:
        """Complete the chosen options with defaults; the default variant is the first that takes the seats.

        Raises:
            TableRefused: there is no such variant, number of seats, option or value.
        """
        return self.agrees(**agreed(self, seats, chosen))

    def choices(self, seats: int, variant: str) -> Mapping[str, tuple[int, ...]]:
        """Return the options besides the variant: none."""
        return {}

    def sides(self, seats: int, options: A) -> tuple[Seat, ...]:
        """Return the team of each seat: everybody plays alone."""
        return tuple(range(seats))


def variants(tables: Iterable[Table]) -> dict[str, tuple[int, ...]]:
    """Return the variants of these tables, each with the numbers of seats it takes."""
    found: dict[str, tuple[int, ...]] = {}
    for table in tables:
        found[table.variant] = (*found.get(table.variant, ()), table.seats)
    return found

"""What games have in common whose numbers are printed on cards: a sheet of them, and what a table agrees on."""

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
        """A short hash of every number that bears on play."""
        ...

    @property
    def source(self) -> str:
        """The card file it was read from, as text."""
        ...


class Table(Protocol):
    """A table that the cards are printed for."""

    @property
    def variant(self) -> str:
        """The way of playing."""
        ...

    @property
    def seats(self) -> int:
        """The number of seats."""
        ...


S = TypeVar("S", bound=Sheet)
A = TypeVar("A", bound=Options)


class CardGame(Generic[S, A]):
    """A game that plays with a sheet: the published one, or one that was read from an owner's file.

    Each game says who ``reads`` a card file, what is ``published``, and what it ``agrees`` on before the
    deal: a dataclass with the variant and every option. Everybody plays alone unless it says otherwise.
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
        """Return the game with the owner's card file; ``where`` is its name in errors.

        Raises:
            CardError: the file cannot be played with.
        """
        return cls(cls.reads(text, where))

    def options(self, seats: int, chosen: Mapping[str, object]) -> A:
        """Fill up what was chosen; without a variant the first that takes the seats.

        Raises:
            TableRefused: there is no such variant, number of seats, option or value.
        """
        return self.agrees(**agreed(self, seats, chosen))

    def choices(self, seats: int, variant: str) -> Mapping[str, tuple[int, ...]]:
        """Return the options beside the variant: there are none."""
        return {}

    def sides(self, seats: int, options: A) -> tuple[Seat, ...]:
        """Return the team of each seat: everybody plays alone."""
        return tuple(range(seats))


def variants(tables: Iterable[Table]) -> dict[str, tuple[int, ...]]:
    """Return the ways of playing at these tables, each with the numbers of seats it takes."""
    found: dict[str, tuple[int, ...]] = {}
    for table in tables:
        found[table.variant] = (*found.get(table.variant, ()), table.seats)
    return found

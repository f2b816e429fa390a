"""What games have in common: what a table agrees on, and a sheet of numbers where they are printed on cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, Protocol, Self, TypeVar

from engine.cards import CardError
from engine.core import Options, Seat
from engine.knowhow import KnowHow
from engine.options import complete_options


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


class BoardGame(Generic[A]):
    """A game that is played as it is printed: no owner has a card file for it.

    Each game says what it ``agrees`` on before the deal: a dataclass with the variant and every option.
    Everybody plays alone unless it says otherwise.
    """

    key: str
    rules: int
    cards = "none"
    source = ""
    know_how: KnowHow[Any] | None = None
    variants: Mapping[str, tuple[int, ...]]
    agrees: type[A]

    def under(self, rules: int) -> Self | None:
        """Return the game as a version of its rules plays it, or ``None`` if that version is not kept.

        A log is replayed by the rules it was written under, so a game that changes its rules keeps the former ones.
        """
        return self if rules == self.rules else None

    @classmethod
    def with_cards(cls, text: str, where: str) -> Self:
        """Refuse a card file; ``where`` is its name in errors.

        Raises:
            CardError: always.
        """
        raise CardError(where, 1, cls.key, "this game has no card file")

    def options(self, seats: int, chosen: Mapping[str, object]) -> A:
        """Complete the chosen options with defaults; the default variant is the first that takes the seats.

        Raises:
            TableRefused: there is no such variant, number of seats, option or value.
        """
        return self.agrees(**complete_options(self, seats, chosen))

    def choices(self, seats: int, variant: str) -> Mapping[str, tuple[int, ...]]:
        """Return the options besides the variant: none."""
        return {}

    def sides(self, seats: int, options: A) -> tuple[Seat, ...]:
        """Return the team of each seat: everybody plays alone."""
        return tuple(range(seats))


class CardGame(BoardGame[A], Generic[S, A]):
    """A game that plays with a sheet: the published one, or one that was read from an owner's file.

    Each game says who ``reads`` a card file, and what is ``published``.
    """

    reads: Callable[[str, str], S]
    published: Callable[[], S]

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


def collect_variants(tables: Iterable[Table]) -> dict[str, tuple[int, ...]]:
    """Return the variants of these tables, each with the numbers of seats it takes."""
    found: dict[str, tuple[int, ...]] = {}
    for table in tables:
        found[table.variant] = (*found.get(table.variant, ()), table.seats)
    return found

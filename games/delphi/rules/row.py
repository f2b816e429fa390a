"""The value of a row (DE-20 to DE-25), a pure function of its cards.

A card in a row is its kind; a hired Warrior is its kind plus ``HIRED`` times (the seat of its own
city + 1). Values of rows are doubled throughout the program: a row is halved at most once, so
twice its value is always a whole number, and values compare exactly.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from engine.core import Seat
from games.delphi.rules.cards import APOLLO, ARES, HEPHAESTUS, NUMBERED, WARRIORS, Counts, Kind

Card = int
HIRED: Card = 32
JOINING = (APOLLO, ARES, HEPHAESTUS)  # the gods that form one unit with their neighbors
# what the next card may join, besides a single Warrior, which is its kind, and Hephaestus, who needs a number
UNIT: Kind = -1  # a unit, which a god can join
GAP: Kind = -2  # nothing: the row begins, or a god without effect keeps its neighbors apart
CLOSED = (GAP, HEPHAESTUS)  # what no god joins


def make_hired_card(kind: Kind, seat: Seat) -> Card:
    """Return the card for a Warrior of this seat's city in another seat's row."""
    return HIRED * (seat + 1) + kind


def kind_of(card: Card) -> Kind:
    """Return the kind of a card, hired or not."""
    return card % HIRED


def owner_of(card: Card, seat: Seat) -> Seat:
    """Return the seat of the city that is printed on a card in this seat's row."""
    return card // HIRED - 1 if card >= HIRED else seat


def value_units(row: tuple[Card, ...], numbers: Counts, silent: bool) -> list[int]:
    """Return the value of each unit from left to right; if ``silent``, the joining gods only separate (DE-47)."""
    found: list[int] = []
    last = GAP
    for card in row:
        kind = card % HIRED
        if kind in NUMBERED:
            pair = kind == last  # two equal adjacent Warriors are one unit (DE-21)
            if pair or last == HEPHAESTUS:
                found[-1] *= numbers[kind]
            else:
                found.append(numbers[kind])
            last = kind if kind in WARRIORS and not pair else UNIT
        elif silent or last in CLOSED or kind not in JOINING:
            last = GAP
        elif kind == HEPHAESTUS:
            last = kind
        else:
            found[-1] *= 2 if kind == APOLLO else found[-1]
            last = UNIT
    return found


Worth = Callable[[tuple[Card, ...], bool], int]


@cache
def make_unit_sum(numbers: Counts) -> Worth:
    """Return a function that sums the units of a row with these numbers, and caches the sums."""

    @lru_cache(maxsize=1 << 15)
    def whole(row: tuple[Card, ...], silent: bool) -> int:
        return sum(value_units(row, numbers, silent))

    return whole


def value_row(row: tuple[Card, ...], numbers: Counts, silent: bool, bonus: int, halved: bool) -> int:
    """Return twice the value of a row: apply gods first, then the bonus, then the halving (DE-25, DE-40)."""
    whole = make_unit_sum(numbers)(row, silent) + bonus
    return whole if halved else 2 * whole

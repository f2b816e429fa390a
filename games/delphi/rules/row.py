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
ABSENT: Kind = -1  # the end of the row
GAP = 0  # a god without effect: it keeps its neighbors apart


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
    kinds = [card % HIRED for card in row]
    kinds.append(ABSENT)
    found: list[int] = []
    at = 0
    while (kind := kinds[at]) != ABSENT:
        left = found[-1] if found else GAP
        if kind in NUMBERED:
            number, at = unit_at(kinds, at, numbers)
            found.append(number)
            continue
        at += 1
        if silent or not left or kind not in JOINING or (kind == HEPHAESTUS and kinds[at] not in NUMBERED):
            found.append(GAP)
        elif kind == HEPHAESTUS:
            number, at = unit_at(kinds, at, numbers)
            found[-1] = left * number
        else:
            found[-1] = left * (2 if kind == APOLLO else left)
    return [number for number in found if number]


def unit_at(kinds: list[Kind], at: int, numbers: Counts) -> tuple[int, int]:
    """Return the value of the unit at this index and where it ends; two equal adjacent Warriors are one (DE-21)."""
    kind = kinds[at]
    number = numbers[kind]
    if kind in WARRIORS and kinds[at + 1] == kind:
        return number * number, at + 2
    return number, at + 1


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

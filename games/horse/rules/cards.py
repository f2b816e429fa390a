"""The sheet of The Trojan Horse: the numbers of all pieces, and the tables that it is played at.

A warrior is identified by its color, so each color is a kind of warrior, and so are the helpers.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import PurePath

from engine.cards import CardFile, Row

Warrior = int  # an index into WARRIORS
District = int  # an index into DISTRICTS; people count from 1
Hero = int  # a hero card: the number on it, or POSEIDON
Counts = tuple[int, ...]

WARRIORS = ("red", "yellow", "blue", "green", "helper")
COLOURS = range(4)
RED, YELLOW, BLUE, GREEN, HELPER = range(5)
DISTRICTS = range(7)
ALL_DISTRICTS = (1 << len(DISTRICTS)) - 1  # a set of districts is a bit mask
HEROES = ("none", "one", "two", "three", "poseidon")
POSEIDON: Hero = 4
INSIDE = 2  # the number of warriors that the horse holds (TH-06)
BESIDE = 3  # the number of warriors beside the board (TH-07)
LOOK = 2  # the number of warriors of a color that let their owner look at a treasure (TH-16)
STANDARD = "standard"


@dataclass(frozen=True, slots=True)
class Table:
    """A number of seats, and what the rules say for it (TH-02, TH-05, TH-13).

    Each player has this many ``colours`` and takes this many ``turns`` in a row; each district has
    ``room`` for this many warriors.
    """

    seats: int
    colours: int
    turns: int
    room: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything in the box. ``heroes`` and ``warriors`` are counts by kind; ``treasures`` has all seven, rising."""

    warriors: Counts
    bonuses: Counts
    treasures: Counts
    heroes: Counts
    tables: tuple[Table, ...]
    fingerprint: str
    source: str = field(repr=False, compare=False)  # the card file it was read from


def parse_sheet(text: str, where: str) -> Sheet:
    """Read a card file; errors call it ``where``.

    Raises:
        CardError: the game cannot be played with the file.
    """
    file = CardFile(text, where, ("warrior", "district", "treasure", "hero", "table"))
    sheet = Sheet(
        warriors=_counts(file, "warrior", WARRIORS, most=20),
        bonuses=_bonuses(file),
        treasures=_treasures(file),
        heroes=_counts(file, "hero", HEROES, most=40),
        tables=tuple(map(_table, file.rows("table"))),
        fingerprint=file.fingerprint(),
        source=file.text,
    )
    _playable(file, sheet)
    return sheet


def _counts(file: CardFile, table: str, kinds: tuple[str, ...], most: int) -> Counts:
    """Return the count of each kind; the rows must be in the order of the kinds."""
    rows = file.rows(table)
    if len(rows) != len(kinds):
        raise file.error(table, f"{len(kinds)} rows belong here, not {len(rows)}")
    return tuple(_count(row, kind, most) for row, kind in zip(rows, kinds, strict=True))


def _count(row: Row, kind: str, most: int) -> int:
    row.check("count", others=("id",))
    row.word("id", (kind,))
    if kind == WARRIORS[HELPER]:
        return row.number("count", INSIDE, INSIDE)  # TH-20: enough to push out the last warriors inside
    return row.number("count", 0 if kind in HEROES else INSIDE, most)


def _bonuses(file: CardFile) -> Counts:
    rows = file.rows("district")
    if len(rows) != len(DISTRICTS):
        raise file.error("district", f"{len(DISTRICTS)} districts belong here, not {len(rows)}")
    for row in rows:
        row.check("bonus")
    return tuple(row.number("bonus", 0, 9) for row in rows)


def _treasures(file: CardFile) -> Counts:
    rows = file.rows("treasure")
    treasures = sorted(value for row in rows for value in _treasure(row))
    if len(treasures) != len(DISTRICTS):
        raise file.error("treasure", f"one card for each of {len(DISTRICTS)} districts belongs here")
    return tuple(treasures)


def _treasure(row: Row) -> list[int]:
    row.check("value", "count")
    return [row.number("value", 0, 9)] * row.number("count", 0, len(DISTRICTS))


def _table(row: Row) -> Table:
    row.check("seats", "colours", "turns", "room")
    seats = row.number("seats", 2, 4)
    colours = row.number("colours", 1, len(COLOURS) // seats)
    return Table(seats, colours, row.number("turns", 1, 2), row.number("room", 1, 40))


def _playable(file: CardFile, sheet: Sheet) -> None:
    """Check that every game can be dealt, has room for all warriors, and can end."""
    if len({table.seats for table in sheet.tables}) < len(sheet.tables):
        raise file.error("table", "two rows are for the same number of seats")
    if not any(sheet.heroes[1:POSEIDON]):
        raise file.error("hero", "no card has a number that lets anybody load")
    for table in sheet.tables:
        most = _most(sheet, table)
        if table.room * len(DISTRICTS) < most:
            raise file.error("table", f"{table.seats} players may have {most} warriors, and there is no room for all")


def _most(sheet: Sheet, table: Table) -> int:
    """Return the most warriors that can be in play; any colors but red may be left out (TH-02)."""
    others = sorted(sheet.warriors[YELLOW:HELPER], reverse=True)
    return sheet.warriors[RED] + sum(others[: table.seats * table.colours - 1])


@cache
def load_published_sheet() -> Sheet:
    """Return the sheet that comes with the program."""
    source = files("games.horse").joinpath("cards.toml")
    return parse_sheet(source.read_text(encoding="utf-8"), PurePath(str(source)).name)

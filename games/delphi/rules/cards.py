"""The card sheet of Delphi: the numbers on the city cards, the oracles and the parade cards."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import PurePath

from engine.cards import CardFile, Row

Kind = int  # a card of a city: an index into KINDS
Counts = tuple[int, ...]  # how many cards of each kind of a pile

WARRIOR_NUMBERS = range(2, 7)
HERO_NAMES = ("odysseus", "achilles", "prometheus", "heracles")
SPECIALS = ("apollo", "ares", "hephaestus", "neptune", "hades", "moirai", "hera", "zeus", "oracle", "pass")
KINDS = (*(f"warrior_{number}" for number in WARRIOR_NUMBERS), *HERO_NAMES, *SPECIALS)
WARRIORS, HEROES = range(5), range(5, 9)
ACHILLES, PROMETHEUS, HERACLES = HEROES[1:]
APOLLO, ARES, HEPHAESTUS, NEPTUNE, HADES, MOIRAI, HERA, ZEUS, ORACLE, PASS = range(9, 19)
NUMBERED = range(9)  # Warriors and Heroes
PILED = range(PASS)  # every kind but the Pass, which is never in a pile (DE-02)

CITIES = ("athens", "thebes", "corinth", "sparta")  # in the order in which Zeus and the Oracle act (DE-17)
ORACLES = (
    "laurel", "levy", "battle_order", "mercenaries", "safe_conduct", "plague", "pride", "silence", "glory",
)  # fmt: skip
LAUREL, LEVY, BATTLE_ORDER, MERCENARIES, SAFE_CONDUCT, PLAGUE, PRIDE, SILENCE, GLORY = range(9)
LASTING = (LAUREL, SAFE_CONDUCT, SILENCE, GLORY)  # the oracles that stay in force until the march is over
PARADES = MARCHES = 3  # parades in the game, marches in a parade (DE-03)
VARIANTS = ("standard", "duel")
RULES = 2  # the version of the rules; the first did not offer every swap (``oracles.list_swaps``)
MOST = 24  # cards in a pile; a longer row would not fit into one question


@dataclass(frozen=True, slots=True)
class Line:
    """The points of a march: the first to leave loses, the last two gain (DE-30)."""

    malus: int
    second: int
    winner: int


@dataclass(frozen=True, slots=True)
class Table:
    """A number of seats, and how many cards each draws at the start of a parade."""

    variant: str
    seats: int
    draw: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a game is played with: everything printed on the cards, and the version of the ``rules``.

    ``counts`` has the cards of one pile by kind, ``pile`` lists them.
    """

    numbers: Counts  # by kind; 0 if none is printed
    counts: Counts
    pile: tuple[Kind, ...]
    heroes: tuple[dict[str, str], ...]
    laurel: int
    glory: int
    lines: tuple[Line, ...]
    left: Counts  # the sum of the winners' points of all marches from each one on
    tables: tuple[Table, ...]
    fingerprint: str
    source: str = field(repr=False, compare=False)  # the card file it was read from
    rules: int = RULES


def parse_sheet(text: str, where: str) -> Sheet:
    """Read a card file; errors call it ``where``.

    Raises:
        CardError: the game cannot be played with the file.
    """
    file = CardFile(text, where, ("warrior", "hero", "special", "oracle", "march", "table"))
    cards = [*_warriors(file), *_heroes(file)]
    lines = tuple(_line(row, number) for number, row in enumerate(_rows(file, "march", PARADES * MARCHES)))
    amounts, counts = _oracles(file), (*(count for _, count in cards), *_specials(file))
    sheet = Sheet(
        numbers=tuple(number for number, _ in cards) + (0,) * len(SPECIALS),
        counts=counts,
        pile=tuple(kind for kind, count in enumerate(counts) for _ in range(count)),
        heroes=tuple(row.names() for row in file.rows("hero")),
        laurel=amounts[LAUREL],
        glory=amounts[GLORY],
        lines=lines,
        left=tuple(sum(line.winner for line in lines[number:]) for number in range(len(lines))),
        tables=tuple(map(_table, file.rows("table"))),
        fingerprint=file.fingerprint(),
        source=file.text,
    )
    _fitting(file, sheet)
    return sheet


def _rows(file: CardFile, table: str, count: int) -> list[Row]:
    rows = file.rows(table)
    if len(rows) != count:
        raise file.error(table, f"{count} rows belong here, not {len(rows)}")
    return rows


def _warriors(file: CardFile) -> list[tuple[int, int]]:
    """Return the number and the count of each Warrior."""
    rows = _rows(file, "warrior", len(WARRIORS))
    for row in rows:
        row.check("number", "count")
    return [
        (row.number("number", number, number), row.number("count", 0, 9))
        for number, row in zip(WARRIOR_NUMBERS, rows, strict=True)
    ]


def _heroes(file: CardFile) -> list[tuple[int, int]]:
    """Return the number and the count of each Hero."""
    rows = _rows(file, "hero", len(HEROES))
    for name, row in zip(HERO_NAMES, rows, strict=True):
        row.check("number", "count", others=("id", "name"))
        row.word("id", (name,))
    return [(row.number("number", 1, 99), row.number("count", 0, 9)) for row in rows]


def _specials(file: CardFile) -> list[int]:
    """Return the count of each god and of the Oracle in a pile; the Pass is in no pile."""
    rows = _rows(file, "special", len(SPECIALS))
    for name, row in zip(SPECIALS, rows, strict=True):
        row.check("count", others=("id",))
        row.word("id", (name,))
    rows[-1].number("count", 1, 1)
    return [
        row.number("count", 0, 2 if name == "oracle" else 1) for name, row in zip(SPECIALS, rows[:-1], strict=False)
    ]


def _oracles(file: CardFile) -> list[int]:
    """Return the amount on each oracle, 0 for most."""
    rows = _rows(file, "oracle", len(ORACLES))
    for name, row in zip(ORACLES, rows, strict=True):
        row.check("amount", others=("id",))
        row.word("id", (name,))
    most = {LAUREL: 99, GLORY: 9}
    return [row.number("amount", 1 if kind in most else 0, most.get(kind, 0)) for kind, row in enumerate(rows)]


def _line(row: Row, number: int) -> Line:
    row.check("parade", "malus", "second", "winner")
    parade = number // MARCHES + 1
    row.number("parade", parade, parade)
    return Line(*(row.number(field, 0, 99) for field in ("malus", "second", "winner")))


def _table(row: Row) -> Table:
    row.check("seats", "draw", others=("variant",))
    variant = row.word("variant", VARIANTS)
    seats = row.number("seats", 3, len(CITIES)) if variant == "standard" else row.number("seats", 2, 2)
    return Table(variant, seats, row.number("draw", 1, MOST))


def _fitting(file: CardFile, sheet: Sheet) -> None:
    """Check that a whole pile fits into one question, and that no table appears twice."""
    if not 0 < len(sheet.pile) <= MOST:
        raise file.error("warrior", f"a city has 1 to {MOST} cards beside the Pass, not {len(sheet.pile)}")
    if len({(table.variant, table.seats) for table in sheet.tables}) < len(sheet.tables):
        raise file.error("table", "two rows are for the same variant and number of seats")


@cache
def load_published_sheet() -> Sheet:
    """Return the sheet that comes with the program."""
    source = files("games.delphi").joinpath("cards.toml")
    return parse_sheet(source.read_text(encoding="utf-8"), PurePath(str(source)).name)

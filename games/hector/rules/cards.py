"""The card sheet of Hector and Achilles: the printed numbers, and what can be computed from them.

A troop is identified by its *kind*: its color times the number of values, plus its value minus
one. A hero is identified by its color, because each side has one of each.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import PurePath

from engine.cards import CardFile, Row

Kind = int  # a troop: color * 4 + value - 1
Colour = int  # an index into COLOURS; also a hero
Counts = tuple[int, ...]  # how many troops of each kind

COLOURS = ("red", "green", "blue", "yellow", "purple", "brown")
TROOPS = ("slinger", "archer", "peltast", "hoplite")
SIDES = ("achaean", "trojan")
EDGES = ("north", "east", "south", "west")  # the edges of a fate tile; the opposite edge is two further
MARKERS = ("favour", "shame")

HUES = range(len(COLOURS))
VALUES = len(TROOPS)
KINDS = range(len(COLOURS) * VALUES)
VALUE = tuple(kind % VALUES + 1 for kind in KINDS)
HUE = tuple(kind // VALUES for kind in KINDS)
NONE = -1  # no hero, no troop
ANY_PILE = VALUES  # the value of a vanguard that lets its owner name the piles (HA-11)

FRONTS = range(3)  # the front piles 1, 2 and 3
RESERVE = 3
PILES = range(4)
SMALLEST = 5  # cards; a smaller pile is reduced or loses the game (HA-60, HA-61)


def troop_name(kind: Kind) -> str:
    """Return a troop as the log writes it: ``blue-3``."""
    return f"{COLOURS[HUE[kind]]}-{VALUE[kind]}"


@dataclass(frozen=True, slots=True)
class Hero:
    """One hero of one side."""

    names: dict[str, str]
    value: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything printed: ``heroes[side][colour]``; ``tiles`` have the colors of their edges, clockwise."""

    counts: Counts
    heroes: tuple[tuple[Hero, ...], tuple[Hero, ...]]
    tiles: tuple[tuple[Colour, ...], ...]
    favours: int
    most_shame: int
    fingerprint: str
    source: str = field(repr=False, compare=False)  # the card file it was read from

    @property
    def pile(self) -> int:
        """The number of troops dealt into each pile (HA-02)."""
        return sum(self.counts) // len(PILES)


def parse_sheet(text: str, where: str) -> Sheet:
    """Read a card file; errors call it ``where``.

    Raises:
        CardError: the game cannot be played with the file.
    """
    file = CardFile(text, where, ("troop", "hero", "fate", "marker"))
    favours, most_shame = _markers(file)
    return Sheet(
        counts=_troops(file) * len(COLOURS),
        heroes=_heroes(file),
        tiles=tuple(map(_tile, file.rows("fate"))),
        favours=favours,
        most_shame=most_shame,
        fingerprint=file.fingerprint(),
        source=file.text,
    )


def _troops(file: CardFile) -> Counts:
    """Return how many troops of each value a color has; check that they make equal piles."""
    rows = file.rows("troop")
    if len(rows) != VALUES:
        raise file.error("troop", f"{VALUES} troops belong here, not {len(rows)}")
    counts = tuple(_troop(row, value) for value, row in enumerate(rows, 1))
    troops = sum(counts) * len(COLOURS)
    if troops % len(PILES) or troops < SMALLEST * len(PILES):
        raise file.error("troop", f"{troops} troops make no {len(PILES)} equal piles of {SMALLEST} or more")
    return counts


def _troop(row: Row, value: int) -> int:
    row.check("value", "count", others=("id",))
    row.word("id", (TROOPS[value - 1],))
    row.number("value", value, value)
    return row.number("count", 0, 9)


def _heroes(file: CardFile) -> tuple[tuple[Hero, ...], tuple[Hero, ...]]:
    """Return the heroes of both sides by color; each side has one of each."""
    found: tuple[dict[Colour, Hero], dict[Colour, Hero]] = ({}, {})
    for row in file.rows("hero"):
        row.check("colour", "value", others=("side", "name"))
        side = found[SIDES.index(row.word("side", SIDES))]
        colour = COLOURS.index(row.word("colour", COLOURS))
        if colour in side:
            raise row.error("colour", "this side has a hero of this colour already")
        side[colour] = Hero(row.names(), row.number("value", 1, 9))
    for name, side in zip(SIDES, found, strict=True):
        if len(side) != len(COLOURS):
            raise file.error("hero", f"the {name} side needs {len(COLOURS)} heroes, not {len(side)}")
    achaeans, trojans = (tuple(side[colour] for colour in HUES) for side in found)
    return achaeans, trojans


def _tile(row: Row) -> tuple[Colour, ...]:
    row.check(*EDGES)
    colours = tuple(COLOURS.index(row.word(edge, COLOURS)) for edge in EDGES)
    for at, colour in enumerate(colours):
        if colour in colours[:at]:
            raise row.error(EDGES[at], "the sides of a tile have different colours")
    return colours


def _markers(file: CardFile) -> tuple[int, int]:
    rows = file.rows("marker")
    if len(rows) != len(MARKERS):
        raise file.error("marker", f"{len(MARKERS)} kinds of markers belong here, not {len(rows)}")
    favours, most_shame = (_marker(row, kind) for row, kind in zip(rows, MARKERS, strict=True))
    return favours, most_shame


def _marker(row: Row, kind: str) -> int:
    row.check("count", others=("kind",))
    row.word("kind", (kind,))
    return row.number("count", 0, 9)


@cache
def load_published_sheet() -> Sheet:
    """Return the sheet that comes with the program."""
    source = files("games.hector").joinpath("cards.toml")
    return parse_sheet(source.read_text(encoding="utf-8"), PurePath(str(source)).name)

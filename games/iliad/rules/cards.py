"""The card sheet of Iliad: the printed numbers, and what can be computed from them.

A phalanx never holds two equal Hoplites, so it is a set of ranks, written as a bit mask:
bit ``n`` is the Hoplite of kind ``n``. The lowest bit is the last card: attacks remove it, and
a new card must be below it. The highest bit is the first card.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import combinations_with_replacement
from pathlib import PurePath

from engine.cards import CardFile, Row
from engine.core import Seat

Kind = int  # an army card: an index into KINDS
Counts = tuple[int, ...]  # how many cards of each kind

KINDS = (
    "hoplite_1", "hoplite_2", "hoplite_3", "hoplite_4",
    "archer", "chariot", "elephant", "catapult", "ballista", "portcullis", "trojan_horse",
)  # fmt: skip
HOPLITES = range(4)
ARCHER, CHARIOT, ELEPHANT, CATAPULT, BALLISTA, PORTCULLIS, TROJAN_HORSE = range(4, 11)
SOFT = range(5)  # Hoplites and Archers: the cards that can ride an Elephant or hide in a Trojan Horse

PHALANXES = range(1, 16)
RIDERS: tuple[tuple[Kind, ...], ...] = tuple(
    pair for size in range(3) for pair in combinations_with_replacement(SOFT, size)
)  # the possible loads of an Elephant: none, one or two cards
HELEN, CITY, TRIREME = range(3)
VICTORY_KINDS = ("helen", "city", "trireme")
RADIX = 100  # a victory card's code is its kind times this, plus its points
AGAMEMNON, ATHENA, POSEIDON = range(3)
TILES = ("agamemnon", "athena", "poseidon")
ORACLE_KINDS = ("thanatos", "gorgon")
VARIANTS = ("standard", "teams")


def list_hoplites(phalanx: int) -> tuple[Kind, ...]:
    """Return the cards of a phalanx from the first to the last."""
    return tuple(kind for kind in reversed(HOPLITES) if phalanx >> kind & 1)


@dataclass(frozen=True, slots=True)
class Victory:
    """One kind of victory card; ``kind`` is HELEN, CITY or TRIREME."""

    kind: int
    points: int
    count: int

    @property
    def code(self) -> int:
        """The number of such a card in moves and events."""
        return self.kind * RADIX + self.points


@dataclass(frozen=True, slots=True)
class Oracle:
    """One kind of oracle; ``points`` is what its owner loses."""

    gorgon: bool
    points: int
    count: int


@dataclass(frozen=True, slots=True)
class Table:
    """A number of seats, and what the rules say for it (IL-03 to IL-05, IL-96)."""

    variant: str
    seats: int
    teams: int
    hand: int
    victories: int
    target: int

    @property
    def duel(self) -> bool:
        """Whether this is the game for two, without oracles and heroes (IL-90)."""
        return self.seats == 2

    def team(self, seat: Seat) -> int:
        """Return the team of a seat; a seat that plays alone is its own team (IL-95)."""
        return seat % self.teams if self.teams else seat

    def side(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats whose points count together with this seat's."""
        return tuple(other for other in range(self.seats) if self.team(other) == self.team(seat))

    def foes(self, seat: Seat) -> tuple[Seat, ...]:
        """Return the seats that this seat may attack (IL-32)."""
        return tuple(other for other in range(self.seats) if self.team(other) != self.team(seat))


@cache
def list_sides(table: Table) -> tuple[tuple[Seat, ...], ...]:
    """Return for each seat the seats whose points count together with its own."""
    return tuple(map(table.side, range(table.seats)))


@cache
def list_foes(table: Table) -> tuple[tuple[Seat, ...], ...]:
    """Return for each seat the seats that it may attack."""
    return tuple(map(table.foes, range(table.seats)))


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything printed on the cards, and the tables of worth computed from it."""

    counts: Counts
    points: Counts
    victories: tuple[Victory, ...]
    oracles: tuple[Oracle, ...]
    heroes: tuple[dict[str, str], ...]
    tiles: tuple[int, ...]
    tables: tuple[Table, ...]
    line: Counts  # the worth of a lone Archer (0) and of each phalanx (1 to 15)
    ridden: Counts  # the worth of each load of an Elephant
    codes: Counts  # the code of each victory card
    won: Counts  # the points of each victory card
    led: tuple[Counts, Counts, Counts]  # the same, counting only one kind of victory card
    doom: Counts  # the points lost with each oracle
    fingerprint: str
    source: str = field(repr=False, compare=False)  # the card file it was read from


def parse_sheet(text: str, where: str) -> Sheet:
    """Read a card file; errors call it ``where``.

    Raises:
        CardError: the game cannot be played with the file.
    """
    file = CardFile(text, where, ("army", "victory", "oracle", "hero", "tile", "table"))
    army = _army(file)
    points = tuple(points for points, _ in army)
    victories = tuple(sorted(map(_victory, file.rows("victory")), key=lambda victory: victory.code))
    oracles = tuple(map(_oracle, file.rows("oracle")))
    sheet = Sheet(
        counts=tuple(count for _, count in army),
        points=points,
        victories=victories,
        oracles=oracles,
        heroes=_heroes(file),
        tiles=_tiles(file),
        tables=tuple(map(_table, file.rows("table"))),
        line=(points[ARCHER], *(phalanx_worth(phalanx, points) for phalanx in PHALANXES)),
        ridden=tuple(2 * sum(points[kind] for kind in load) for load in RIDERS),
        codes=tuple(card.code for card in victories),
        won=tuple(card.points for card in victories),
        led=(_led(victories, HELEN), _led(victories, CITY), _led(victories, TRIREME)),
        doom=tuple(oracle.points for oracle in oracles),
        fingerprint=file.fingerprint(),
        source=file.text,
    )
    _enough(file, sheet)
    return sheet


def phalanx_worth(phalanx: int, points: Counts) -> int:
    """Return the sum of a phalanx's cards times their number (IL-56)."""
    cards = list_hoplites(phalanx)
    return sum(points[kind] for kind in cards) * len(cards)


def _led(victories: tuple[Victory, ...], kind: int) -> Counts:
    return tuple(card.points if card.kind == kind else 0 for card in victories)


def _army(file: CardFile) -> list[tuple[int, int]]:
    """Return the points and the count of each kind."""
    rows = file.rows("army")
    if len(rows) != len(KINDS):
        raise file.error("army", f"{len(KINDS)} kinds belong here, not {len(rows)}")
    return [_army_card(row, kind) for kind, row in enumerate(rows)]


def _army_card(row: Row, kind: Kind) -> tuple[int, int]:
    row.check("points", "count", others=("id",))
    row.word("id", (KINDS[kind],))
    counts = kind in SOFT or kind == CHARIOT
    points = row.number("points", 1, 99) if counts else row.number("points", 0, 0)
    return points, row.number("count", 0, 9 if kind == TROJAN_HORSE else 40)


def _victory(row: Row) -> Victory:
    row.check("points", "count", others=("kind",))
    kind = VICTORY_KINDS.index(row.word("kind", VICTORY_KINDS))
    return Victory(kind, row.number("points", 0, 99), row.number("count", 0, 40))


def _oracle(row: Row) -> Oracle:
    row.check("points", "count", others=("kind",))
    gorgon = row.word("kind", ORACLE_KINDS) == "gorgon"
    points = row.number("points", 0, 0) if gorgon else row.number("points", 0, 99)
    return Oracle(gorgon, points, row.number("count", 0, 40))


def _heroes(file: CardFile) -> tuple[dict[str, str], ...]:
    rows = file.rows("hero")
    if len(rows) != 6:
        raise file.error("hero", f"6 heroes belong here, not {len(rows)}")
    for points, row in enumerate(rows, 1):
        row.check("points", others=("name",))
        row.number("points", points, points)
    return tuple(row.names() for row in rows)


def _tiles(file: CardFile) -> tuple[int, ...]:
    rows = file.rows("tile")
    if len(rows) != len(TILES):
        raise file.error("tile", f"{len(TILES)} tiles belong here, not {len(rows)}")
    for row, kind in zip(rows, TILES, strict=True):
        row.check("points", others=("kind",))
        row.word("kind", (kind,))
    return tuple(row.number("points", 0, 99) for row in rows)


def _table(row: Row) -> Table:
    row.check("seats", "teams", "hand", "victories", "target", others=("variant",))
    variant = row.word("variant", VARIANTS)
    seats = row.number("seats", 2, 5) if variant == "standard" else row.number("seats", 4, 6)
    if variant == "teams" and seats % 2:
        raise row.error("seats", "partners need an even number of seats")
    teams = row.number("teams", 0, 0) if variant == "standard" else row.number("teams", seats // 2, seats // 2)
    hand, victories = row.number("hand", 1, 20), row.number("victories", 1, 10)
    return Table(variant, seats, teams, hand, victories, row.number("target", 1, 99))


def _enough(file: CardFile, sheet: Sheet) -> None:
    """Check that the largest table can be dealt, and that different cards can be told apart."""
    ranks = [sheet.points[kind] for kind in HOPLITES]
    if ranks != sorted(set(ranks)):
        raise file.error("army", f"the points of the Hoplites must rise, and these are {ranks}")
    if len({(table.variant, table.seats) for table in sheet.tables}) < len(sheet.tables):
        raise file.error("table", "two rows are for the same variant and number of seats")
    needed = max(table.seats * table.hand for table in sheet.tables)
    if sum(sheet.counts) < needed:
        raise file.error("army", f"{needed} cards are dealt at the largest table, and there are {sum(sheet.counts)}")
    if sum(victory.count for victory in sheet.victories) < max(table.victories for table in sheet.tables):
        raise file.error("victory", "there are fewer cards than the first siege turns up")
    if len({victory.code for victory in sheet.victories}) < len(sheet.victories) or len(sheet.victories) > 25:
        raise file.error("victory", "at most 25 rows belong here, all different in kind or points")
    if not any(oracle.count for oracle in sheet.oracles):
        raise file.error("oracle", "there is no oracle to turn up")


@cache
def load_published_sheet() -> Sheet:
    """Return the sheet that comes with the program."""
    source = files("games.iliad").joinpath("cards.toml")
    return parse_sheet(source.read_text(encoding="utf-8"), PurePath(str(source)).name)

"""The card sheet of Fight for Olympus: the printed numbers, and what can be computed from them.

The power of a card follows from its name and is written in code (``permanent``, ``played``,
``attacking``). Its numbers may be corrected by anyone who owns the box.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import PurePath

from engine.cards import CardFile, Row

Kind = int  # a card: an index into KINDS
Colour = int  # an index into COLOURS
Dues = tuple[tuple[Colour, int], ...]

HEROES = (
    "odysseus", "agamemnon", "penelope", "orpheus", "peleus", "nestor", "circe", "helen", "jason", "argus",
    "cassandra", "palamedes", "daedalus", "telemachus", "tiresias",
    "hector", "asclepius", "medea", "ajax", "alcmene", "eurydice", "patroclus", "briseis", "iphigenia", "machaon",
    "antigone", "telephus", "hecuba", "polyxena", "pollux",
    "heracles", "bellerophon", "theseus", "meleager", "laodice", "andromeda", "icarus", "sisyphus", "oedipus",
    "midas", "paris", "pandora", "tydeus", "orestes", "clytemnestra",
    "achilles", "perseus", "diomedes", "penthesilea", "aeneas", "andromache", "menelaus", "castor", "chiron",
    "cycnus", "philoctetes", "neoptolemus", "hippolyta", "teucer", "electra",
)  # fmt: skip
SOLDIERS = (
    "cicones", "myrmidons", "tauri", "argonauts", "phaeacians", "carians", "lapiths", "pleiads", "dardani",
    "achaeans", "danaans", "amazons",
)  # fmt: skip
EQUIPMENT = tuple(
    f"{colour}_{thing}" for colour in ("red", "blue", "green", "yellow") for thing in ("sword", "shield", "helmet")
)
KINDS = (*HEROES, *SOLDIERS, *EQUIPMENT)
FIRST_SOLDIER, FIRST_EQUIPMENT = len(HEROES), len(HEROES) + len(SOLDIERS)
COPIES = tuple(1 + (FIRST_SOLDIER <= kind < FIRST_EQUIPMENT) for kind in range(len(KINDS)))  # OL-01

COLOURS = ("red", "blue", "green", "yellow")
WILD = len(COLOURS)  # what a multicolor card pays: any one color (OL-10)
NO_WAY, FREE_WAY, ONE_WAY, MANY_WAYS = range(4)  # how a card can be paid for
BYTE = 8  # bits; a purse has one byte for each count


@dataclass(frozen=True, slots=True, eq=False)
class Sheet:
    """Everything printed on the cards; each list is by kind.

    ``strength`` and ``health`` end with a 0 for the index -1, which is no card.
    ``pays``, ``price`` and ``weights`` have the four markers after the cards. ``pays`` has the color that
    each item pays, or WILD; ``price`` is lowest for the items to give away first; ``weights`` has what
    each adds to a purse. ``dues`` has the costs without their zeros: colors and amounts.
    """

    colour: tuple[Colour, ...]
    multicolour: tuple[bool, ...]
    cost: tuple[tuple[int, ...], ...]
    strength: tuple[int, ...]
    health: tuple[int, ...]
    power: tuple[str, ...]
    pays: tuple[int, ...]
    price: tuple[int, ...]
    weights: tuple[int, ...]
    dues: tuple[Dues, ...]
    fingerprint: str
    source: str = field(repr=False, compare=False)  # the card file it was read from

    def is_colour(self, kind: Kind, colour: Colour) -> bool:
        """Return whether a power that names a color works on this card; multicolor counts as all (OL-14)."""
        return self.multicolour[kind] or self.colour[kind] == colour

    @lru_cache(maxsize=1 << 16)  # noqa: B019 - a sheet lives as long as the program
    def means(self, purse: int) -> bytes:
        """Return, by kind, how this purse can pay for a card in hand: NO_WAY to MANY_WAYS.

        A purse counts items: cards and markers by color, and multicolor cards. The card to be played is
        one of them and does not pay for itself (OL-10). The purse cannot tell whether two cards of a
        color are equal, and so no choice.
        """
        counts, (prices, priced) = count_purse(purse), priced_by(self.pays, self.dues)
        ways = [way_to_pay(pays, dues, counts) for pays, dues in prices]
        return bytes([ways[price] for price in priced])


@cache
def priced_by(pays: tuple[int, ...], dues: tuple[Dues, ...]) -> tuple[list[tuple[int, Dues]], list[int]]:
    """Return the different prices of cards, and by kind, which of them it has; markers are not for sale."""
    prices = list(zip(pays, dues, strict=False))
    different = sorted(set(prices))
    return different, list(map(different.index, prices))


def count_purse(purse: int) -> bytes:
    """Return how many items of a purse pay each color, and last, how many pay any color."""
    return purse.to_bytes(WILD + 1, "little")


def way_to_pay(pays: int, dues: Dues, counts: bytes) -> int:
    """Return how a card that pays this color and costs these dues can be paid for."""
    spare, choice = counts[WILD] - (pays == WILD), False
    for colour, owed in dues:
        left = counts[colour] - (pays == colour) - owed
        if left < 0:
            spare += left
        choice = choice or left > 0
    if spare < 0:
        return NO_WAY
    if not dues:
        return FREE_WAY
    return MANY_WAYS if choice or spare else ONE_WAY


def parse_sheet(text: str, where: str) -> Sheet:
    """Read a card file; errors call it ``where``.

    Raises:
        CardError: the game cannot be played with the file.
    """
    file = CardFile(text, where, ("hero", "soldier", "equipment"))
    rows = [*_rows(file, "hero", HEROES), *_rows(file, "soldier", SOLDIERS), *_rows(file, "equipment", EQUIPMENT)]
    multicolour = tuple(_multicolour(row, kind) for kind, row in enumerate(rows))
    colour = tuple(COLOURS.index(row.word("color", COLOURS)) for row in rows)
    cost = tuple(tuple(row.numbers("cost", COLOURS, 0, 4)) for row in rows)
    strength = (*(row.number("strength", 0, 20) for row in rows), 0)
    health = (*(row.number("health", int(kind < FIRST_EQUIPMENT), 20) for kind, row in enumerate(rows)), 0)
    pays = (*(WILD if wild else own for wild, own in zip(multicolour, colour, strict=True)), *range(len(COLOURS)))
    worth = [(multicolour[kind], sum(cost[kind]), strength[kind] + health[kind], kind) for kind in range(len(KINDS))]
    _counted(file, colour, multicolour)
    return Sheet(
        colour=colour,
        multicolour=multicolour,
        cost=cost,
        strength=strength,
        health=health,
        power=tuple(_power(row, kind) for kind, row in enumerate(rows)),
        pays=pays,
        price=(*map(sorted(worth).index, worth), *range(-len(COLOURS), 0)),
        weights=tuple(1 << BYTE * what for what in pays),
        dues=tuple(tuple((colour, owed) for colour, owed in enumerate(owing) if owed) for owing in cost),
        fingerprint=file.fingerprint(),
        source=file.text,
    )


def _rows(file: CardFile, table: str, ids: tuple[str, ...]) -> list[Row]:
    rows = file.rows(table)
    if len(rows) != len(ids):
        raise file.error(table, f"{len(ids)} rows belong here, not {len(rows)}")
    for row, name in zip(rows, ids, strict=True):
        row.word("id", (name,))
    return rows


def _multicolour(row: Row, kind: Kind) -> bool:
    """Return whether a card is multicolor; check that its row has all its fields and no others."""
    numbers = ["color", "cost", "strength", "health"]
    numbers += ["multicolor"] if kind < FIRST_SOLDIER else []
    numbers += ["power"] if _when(kind) else []
    row.check(*numbers, others=("id",))
    return kind < FIRST_SOLDIER and row.flag("multicolor")


def _power(row: Row, kind: Kind) -> str:
    when = _when(kind)
    return row.word("power", (when,)) if when else ""


def _when(kind: Kind) -> str:
    """Return when the power of a card works, or an empty string if it has none."""
    return next((when for when, ids in WORDED.items() if KINDS[kind] in ids), "")


def _counted(file: CardFile, colour: tuple[Colour, ...], multicolour: tuple[bool, ...]) -> None:
    """Check that each color has its share of each sort of card (OL-01)."""
    sorts = (("hero", HEROES, 15), ("soldier", SOLDIERS, 3), ("equipment", EQUIPMENT, 3))
    for table, ids, share in sorts:
        kinds = list(map(KINDS.index, ids))
        _even(file, table, (colour[kind] for kind in kinds), share, "")
    heroes = range(FIRST_SOLDIER)
    _even(file, "hero", (colour[kind] for kind in heroes if multicolour[kind]), 4, "multicolour ")


def _even(file: CardFile, table: str, colours: Iterable[Colour], share: int, which: str) -> None:
    found = list(colours)
    for colour, name in enumerate(COLOURS):
        if found.count(colour) != share:
            raise file.error(
                table, f"{share} {which}rows of each colour belong here, and {name} has {found.count(colour)}"
            )


@cache
def load_published_sheet() -> Sheet:
    """Return the sheet that comes with the program."""
    source = files("games.olympus").joinpath("cards.toml")
    return parse_sheet(source.read_text(encoding="utf-8"), PurePath(str(source)).name)


WORDED = {
    "play": (
        "odysseus", "agamemnon", "orpheus", "peleus", "nestor", "circe", "helen", "argus", "palamedes",
        "telemachus", "medea", "alcmene", "briseis", "iphigenia", "hecuba", "heracles", "theseus", "oedipus",
        "midas", "pandora", "clytemnestra", "perseus", "diomedes", "penthesilea", "aeneas", "menelaus",
        "philoctetes", "neoptolemus", "hippolyta", "electra", "red_sword", "blue_helmet", "green_shield",
        "yellow_sword",
    ),
    "attack": (
        "jason", "cassandra", "patroclus", "machaon", "paris", "tydeus", "andromache", "chiron", "cycnus", "teucer",
        "carians",
    ),
    "always": (
        "penelope", "daedalus", "tiresias", "hector", "asclepius", "ajax", "eurydice", "antigone", "telephus",
        "polyxena", "pollux", "bellerophon", "meleager", "laodice", "andromeda", "icarus", "sisyphus", "orestes",
        "achilles", "castor", "amazons",
    ),
}  # fmt: skip

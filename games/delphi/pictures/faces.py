"""The faces of Delphi's cards: large with a name in the hand, small with a number or a symbol in a row."""

from __future__ import annotations

from games.delphi.rules.cards import (
    APOLLO,
    ARES,
    HEPHAESTUS,
    HEROES,
    KINDS,
    NEPTUNE,
    NUMBERED,
    ORACLE,
    WARRIORS,
    Kind,
)
from games.delphi.rules.row import JOINING
from games.delphi.words.cards import Cards
from pictures.palette import SLIP, fade_colors
from pictures.pieces import Face
from pictures.style import Border, Style

SIGNS = {APOLLO: "\N{MULTIPLICATION SIGN}2", ARES: "x²", HEPHAESTUS: "\N{MULTIPLICATION SIGN}", NEPTUNE: "½"}
HELMETS = ("pilos", "illyrian", "attic", "corinthian", "crested")  # of Warriors
RANKS = ("#f4f6e0", "#feecbc", "#fdd28a", "#eeb44c", "#d88f50")  # of Warriors, darker for higher numbers
HERO, JOINER, WATER, OTHER, SEER = "#f0b088", "#d8b0f8", "#b0e0f0", "#d0d8c0", "#a0a8b0"  # oracles are on lead
LOSS, NAUGHT, GAIN, CROWN = "#e8b0b0", SLIP, "#d0e0b0", "#f8d878"  # backgrounds of prizes
CARDS = (*RANKS, HERO, JOINER, WATER, OTHER, SEER)
PINE, BRONZE = "#183828", "#703818"  # the plinths of gods and of heroes
STONE = "#f0f0e0"
LEAF_APART = 19  # units from the height of one leaf to that of the next
BRANCH = Border(
    16.1,
    line="m0 4.8h16",
    fill="m0.6 4.2l3 -3.6l5.8 -0.8l-2.7 3.5m0.3 2.1l3.4 3.2l5.8 0.6l-3 -3.3m-1.6 -3.9l1.6 -1.6l1.6 1.6l-1.6 1.6",
    rule=False,
)


def scatter_leaves(width: int, height: int) -> str:
    """Return the shade of a laurel on stone: leaves with a rib, as scattered as the golden ratio scatters them."""
    return "".join(
        f"M{at * 247 % (width - 40) + 10} {at * LEAF_APART + 12}l4 -5l8 -3l7 1l-4 5l-7 3zl11 -4"
        for at in range(height // LEAF_APART)
    )


STYLE = Style(
    "games.delphi.pictures",
    (*CARDS, *fade_colors(CARDS, STONE), LOSS, GAIN, CROWN, BRONZE),
    table="#e0e0c8",
    speck="#d0d0b0",
    texture=scatter_leaves,
    ink="#101c14",
    faint="#405038",
    frame="#808868",
    low=STONE,
    lit="#fff8d8",
    shaded="#c8c8b0",
    band=PINE,
    trim="#98b868",
    border=BRANCH,
    back="#405848",
    pattern="#a0b090",
    crest="oracle",
)


class Faces:
    """The faces of cards in the reader's language."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def small(self, kind: Kind) -> Face:
        """Return a card with its number, its symbol or its name."""
        return Face(emblem(kind), self.sign(kind) or self.name(kind), ground=ground(kind))

    def tiny(self, kind: Kind) -> Face:
        """Return a card with its number or its symbol, if it has one."""
        return Face(emblem(kind), self.sign(kind), ground=ground(kind))

    def large(self, kind: Kind) -> Face:
        """Return a card with its name, if it has one."""
        return Face(emblem(kind), self.sign(kind), "" if kind in WARRIORS else self.name(kind), ground(kind))

    def sign(self, kind: Kind) -> str:
        """Return the number of a card, or the symbol of a god's effect on its neighbors."""
        return str(self.cards.sheet.numbers[kind]) if kind in NUMBERED else SIGNS.get(kind, "")

    def name(self, kind: Kind) -> str:
        """Return the name of a Hero, a god, the Oracle or the Pass, without its symbol."""
        return self.cards.hero(kind) if kind in HEROES else self.cards.card(kind).split()[0]


def emblem(kind: Kind) -> str:
    """Return the emblem of a card; a Warrior of a higher number wears a heavier helmet."""
    return HELMETS[kind] if kind in WARRIORS else KINDS[kind]


def ground(kind: Kind) -> str:
    """Return the background of a card."""
    if kind in WARRIORS:
        return RANKS[kind]
    if kind in HEROES:
        return HERO
    if kind in JOINING:
        return JOINER
    return {NEPTUNE: WATER, ORACLE: SEER}.get(kind, OTHER)

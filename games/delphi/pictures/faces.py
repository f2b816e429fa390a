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
from pictures.style import Style

SIGNS = {APOLLO: "\N{MULTIPLICATION SIGN}2", ARES: "x²", HEPHAESTUS: "\N{MULTIPLICATION SIGN}", NEPTUNE: "½"}
RANKS = ("#f4f6e0", "#feecbc", "#fdd28a", "#eeb44c", "#d88f50")  # of Warriors, darker for higher numbers
HERO, JOINER, WATER, OTHER, SEER = "#f6b48c", "#dcaefa", "#bce4f4", "#b2beb4", "#f1ef78"
LOSS, NAUGHT, GAIN, CROWN = "#e9b3ae", SLIP, "#d5deb4", "#f6d77d"  # backgrounds of prizes
CARDS = (*RANKS, HERO, JOINER, WATER, OTHER, SEER)
STYLE = Style("games.delphi.pictures", (*CARDS, *fade_colors(CARDS), LOSS, GAIN, CROWN))


class Faces:
    """The faces of cards in the reader's language."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def small(self, kind: Kind) -> Face:
        """Return a card with its number, its symbol or its name."""
        return Face(emblem(kind), self.sign(kind) or self.name(kind), ground=ground(kind))

    def large(self, kind: Kind, foot: str = "") -> Face:
        """Return a card with its name, if it has one, and additional text at the bottom."""
        name = "" if kind in WARRIORS else self.name(kind)
        return Face(emblem(kind), self.sign(kind), f"{name} {foot}".strip(), ground(kind))

    def sign(self, kind: Kind) -> str:
        """Return the number of a card, or the symbol of a god's effect on its neighbors."""
        return str(self.cards.sheet.numbers[kind]) if kind in NUMBERED else SIGNS.get(kind, "")

    def name(self, kind: Kind) -> str:
        """Return the name of a Hero, a god, the Oracle or the Pass, without its symbol."""
        return self.cards.hero(kind) if kind in HEROES else self.cards.card(kind).split()[0]


def emblem(kind: Kind) -> str:
    """Return the emblem of a card; all Warriors have the same."""
    return "warrior" if kind in WARRIORS else KINDS[kind]


def ground(kind: Kind) -> str:
    """Return the background of a card."""
    if kind in WARRIORS:
        return RANKS[kind]
    if kind in HEROES:
        return HERO
    if kind in JOINING:
        return JOINER
    return {NEPTUNE: WATER, ORACLE: SEER}.get(kind, OTHER)

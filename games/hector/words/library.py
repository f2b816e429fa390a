"""One card of Hector and Achilles in words, for people who look it up."""

from __future__ import annotations

from games.hector.rules.cards import COLOURS, NONE, SIDES, TROOPS, VALUE
from games.hector.rules.game import Hector
from games.hector.rules.view import View
from games.hector.words.cards import Cards, encode_hero
from words import Words

OTHERS = ("favour", "shame", "fate")
FIRST_HERO, FIRST_OTHER = len(TROOPS), len(TROOPS) + len(SIDES) * len(COLOURS)
CLAUSES = {
    "troop": ("HA-01", "HA-40"),
    "hero": ("HA-22", "HA-23", "HA-40", "HA-42"),
    "favour": ("HA-03", "HA-24", "HA-42"),
    "shame": ("HA-50", "HA-52"),
    "fate": ("HA-12", "HA-30", "HA-40"),
}


def named(game: Hector, language: str) -> dict[str, int]:
    """Return everything by name: the four troops of a color, the heroes of both sides, favor, shame and fate."""
    cards = Cards(game, Words(language))
    return {_name(cards, kind): kind for kind in range(FIRST_OTHER + len(OTHERS))}


def describe(game: Hector, language: str, kind: int) -> list[str]:
    """Return what a card is called, and what it does."""
    cards, arguments = Cards(game, Words(language)), {"side": "", "colour": "", "value": kind + 1}
    if _sort(kind) == "hero":
        side, colour = divmod(kind - FIRST_HERO, len(COLOURS))
        value = game.sheet.heroes[side][colour].value
        arguments = {"side": cards.side(side), "colour": cards.colour(colour), "value": value}
    return [_name(cards, kind), cards.say("hector-piece-does", piece=_sort(kind), **arguments)]


def touched(game: Hector, kind: int) -> list[str]:
    """Return the clauses that a player of this card may want to read."""
    return [*CLAUSES[_sort(kind)]]


def held(view: View) -> list[int]:
    """Return the kinds of troops in the reader's hand, and the hero there."""
    troops = sorted({VALUE[kind] - 1 for kind in view.hand}, reverse=True)
    hero = [] if view.hero == NONE else [FIRST_HERO + encode_hero(view.seat, view.achaean, view.hero)]
    return [*troops, *hero]


def _name(cards: Cards, kind: int) -> str:
    if _sort(kind) == "hero":
        return cards.hero(kind - FIRST_HERO)
    return cards.say(
        "hector-piece", piece=(TROOPS + OTHERS)[kind if kind < FIRST_HERO else kind - FIRST_OTHER + FIRST_HERO]
    )


def _sort(kind: int) -> str:
    if kind < FIRST_HERO:
        return "troop"
    return "hero" if kind < FIRST_OTHER else OTHERS[kind - FIRST_OTHER]

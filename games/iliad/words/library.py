"""One card of Iliad in words, for people who look it up."""

from __future__ import annotations

from games.iliad.rules.cards import HOPLITES, KINDS, TILES
from games.iliad.rules.game import Iliad
from games.iliad.rules.view import View
from games.iliad.words.cards import Cards
from words import Words

CLAUSES = {
    "hoplite": ("IL-12", "IL-14", "IL-15", "IL-56"),
    "archer": ("IL-13", "IL-21", "IL-24", "IL-56"),
    "chariot": ("IL-20", "IL-21", "IL-22", "IL-56"),
    "elephant": ("IL-14", "IL-23", "IL-29", "IL-56"),
    "catapult": ("IL-25", "IL-28"),
    "ballista": ("IL-26", "IL-28"),
    "portcullis": ("IL-22",),
    "trojan_horse": ("IL-15", "IL-19", "IL-30", "IL-55"),
    "agamemnon": ("IL-06", "IL-51", "IL-57", "IL-92"),
    "athena": ("IL-60",),
    "poseidon": ("IL-61",),
}


def named(game: Iliad, language: str) -> dict[str, int]:
    """Return all army cards and tiles by name; the tiles follow the army cards."""
    cards = Cards(game, Words(language))
    names = [*map(cards.card, range(len(KINDS))), *map(cards.tile, range(len(TILES)))]
    return {name: kind for kind, name in enumerate(names)}


def describe(game: Iliad, language: str, kind: int) -> list[str]:
    """Return what a card is called, and what it does."""
    sheet, words = game.sheet, Words(language)
    points = (*sheet.points, *sheet.tiles)[kind]
    name = next(name for name, known in named(game, language).items() if known == kind)
    return [name, words.say("iliad-card-does", card=_sort(kind), points=points)]


def touched(game: Iliad, kind: int) -> list[str]:
    """Return the clauses that a player of this card may want to read."""
    return [*CLAUSES[_sort(kind)]]


def held(view: View) -> list[int]:
    """Return the kinds of cards in the reader's hand."""
    return [kind for kind, count in enumerate(view.hand) if count]


def _sort(kind: int) -> str:
    return "hoplite" if kind in HOPLITES else (*KINDS, *TILES)[kind]

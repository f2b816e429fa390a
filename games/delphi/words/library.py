"""One card of Delphi in words, for people who look it up."""

from __future__ import annotations

from games.delphi.rules.cards import HEROES, KINDS, ORACLES, PASS, WARRIORS
from games.delphi.rules.game import Delphi
from games.delphi.rules.view import View
from games.delphi.words.cards import Cards
from words import Words

CLAUSES = {
    "warrior": ("DE-21", "DE-23"),
    "hero": ("DE-21", "DE-23"),
    "achilles": ("DE-21", "DE-23", "DE-26"),
    "prometheus": ("DE-21", "DE-23", "DE-26"),
    "heracles": ("DE-21", "DE-23", "DE-26"),
    "apollo": ("DE-22", "DE-24"),
    "ares": ("DE-22", "DE-24"),
    "hephaestus": ("DE-22", "DE-24"),
    "neptune": ("DE-25",),
    "hades": ("DE-26",),
    "moirai": ("DE-26",),
    "hera": ("DE-26",),
    "zeus": ("DE-27",),
    "oracle": ("DE-28",),
    "pass": ("DE-14", "DE-15"),
}
FIRST_ORACLE = 40  # the clause of the first oracle; the others follow in their order


def named(game: Delphi, language: str) -> dict[str, int]:
    """Return all cards of a city and all oracles by name; the oracles follow the cards."""
    cards = Cards(game, Words(language))
    names = [_name(cards, kind) for kind in range(len(KINDS))] + [*map(cards.oracle, range(len(ORACLES)))]
    return {name: kind for kind, name in enumerate(names)}


def _name(cards: Cards, kind: int) -> str:
    name = cards.card(kind)
    return cards.say("delphi-brief-warrior", card=name) if kind in WARRIORS else name


def describe(game: Delphi, language: str, kind: int) -> list[str]:
    """Return what a card is called, and what it does."""
    cards = Cards(game, Words(language))
    if kind >= len(KINDS):
        oracle = kind - len(KINDS)
        return [cards.oracle(oracle), cards.say("delphi-oracle-does", text=cards.text(oracle))]
    does = cards.say("delphi-card-does", card=_sort(kind), number=game.sheet.numbers[kind])
    return [_name(cards, kind), does]


def touched(game: Delphi, kind: int) -> list[str]:
    """Return the clauses that a player of this card may want to read."""
    if kind >= len(KINDS):
        return ["DE-28", f"DE-{FIRST_ORACLE + kind - len(KINDS)}"]
    return [*CLAUSES[_sort(kind)]]


def held(view: View) -> list[int]:
    """Return the kinds of cards in the reader's hand; the Pass is always there."""
    return [*(kind for kind, count in enumerate(view.hand) if count), PASS]


def _sort(kind: int) -> str:
    if kind in WARRIORS:
        return "warrior"
    return "hero" if kind == HEROES.start else KINDS[kind]

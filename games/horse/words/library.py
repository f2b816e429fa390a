"""One piece of The Trojan Horse in words, for people who look it up."""

from __future__ import annotations

from games.horse.rules.cards import HEROES, POSEIDON
from games.horse.rules.game import Horse
from games.horse.rules.view import View
from words import Words

PIECES = ("hero", "poseidon", "helper", "treasure")
CLAUSES = {
    "hero": ("TH-10", "TH-11", "TH-15"),
    "poseidon": ("TH-17",),
    "helper": ("TH-20",),
    "treasure": ("TH-16", "TH-31"),
}


def named(game: Horse, language: str) -> dict[str, int]:
    """Return everything by name: the hero cards with their numbers, Poseidon, helpers and treasures."""
    return {describe(game, language, kind)[0]: kind for kind in range(len(HEROES) + 2)}


def describe(game: Horse, language: str, kind: int) -> list[str]:
    """Return what a piece is called, and what it does."""
    words, sort = Words(language), _sort(kind)
    return [words.say(message, piece=sort, number=kind) for message in ("horse-piece", "horse-piece-does")]


def touched(game: Horse, kind: int) -> list[str]:
    """Return the clauses that a player may want to read about this piece."""
    return [*CLAUSES[_sort(kind)]]


def held(view: View) -> list[int]:
    """Return nothing: nobody has a hand."""
    return []


def _sort(kind: int) -> str:
    return PIECES[max(kind - POSEIDON + 1, 0)]

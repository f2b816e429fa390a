"""The narrators by key of their game, and the games whose cards can be looked up. A new game is listed here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from engine.core import Game
from words import Narrator
from words.delphi import Narrator as Delphi
from words.hector import Narrator as Hector
from words.horse import Narrator as Horse
from words.iliad import Narrator as Iliad
from words.olympus import Narrator as Olympus
from words.olympus import library as olympus_library

NARRATORS: dict[str, Callable[[Any, str], Narrator]] = {
    "iliad": Iliad,
    "delphi": Delphi,
    "olympus": Olympus,
    "hector": Hector,
    "horse": Horse,
}


class Library(Protocol):
    """The cards of a game whose cards have words on them."""

    def named(self, game: Any, language: str) -> Mapping[str, int]:
        """Return every card by what it is called."""
        ...

    def describe(self, game: Any, language: str, kind: int) -> list[str]:
        """Return the lines that describe a card, its name first."""
        ...


LIBRARIES: dict[str, Library] = {"olympus": olympus_library}


def narrator(game: Game, language: str) -> Narrator:
    """Return the one who tells this game in this language.

    Raises:
        LookupError: nobody tells this game, or nothing is told in this language.
    """
    return NARRATORS[game.key](game, language)

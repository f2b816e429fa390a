"""The narrators by key of their game. A new game is listed here and nowhere else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import Game
from words import Narrator
from words.delphi import Narrator as Delphi
from words.hector import Narrator as Hector
from words.horse import Narrator as Horse
from words.iliad import Narrator as Iliad
from words.olympus import Narrator as Olympus

NARRATORS: dict[str, Callable[[Any, str], Narrator]] = {
    "iliad": Iliad,
    "delphi": Delphi,
    "olympus": Olympus,
    "hector": Hector,
    "horse": Horse,
}


def narrator(game: Game, language: str) -> Narrator:
    """Return the one who tells this game in this language.

    Raises:
        LookupError: nobody tells this game, or nothing is told in this language.
    """
    return NARRATORS[game.key](game, language)

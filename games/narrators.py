"""The narrators by the key of their game, and the libraries of games whose cards can be looked up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import Game
from games.loading import load
from words import Library, Narrator, include

NARRATORS: dict[str, Callable[[Any, str], Narrator]] = {}
LIBRARIES: dict[str, Library] = {}
for _key, _words in load("words").items():
    include(_words.__name__)
    NARRATORS[_key] = _words.Narrator
    if _words.Narrator.library:
        LIBRARIES[_key] = _words.Narrator.library


def narrator(game: Game, language: str) -> Narrator:
    """Return the narrator of this game in this language.

    Raises:
        LookupError: there is no narrator for the game or no such language.
    """
    return NARRATORS[game.key](game, language)

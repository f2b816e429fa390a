"""The narrators by the key of their game, and the libraries of games whose cards can be looked up."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import EntryPoint
from typing import Any

from engine.core import Game
from games.catalog import BOXES
from games.loading import find_package, load_layer
from words import Library, Narrator, include_texts, read_texts
from words.plain import PlainNarrator, plain_texts


def _narrator(entry: EntryPoint) -> Callable[[Any, str], Narrator]:
    found: Callable[[Any, str], Narrator] = entry.load()
    include_texts(entry.name, read_texts(find_package(entry)))
    return found


NARRATORS: dict[str, Callable[[Any, str], Narrator]] = load_layer("words", _narrator)
PLAIN = tuple(key for key in BOXES if key not in NARRATORS)  # games that bring no words of their own
for _key in PLAIN:
    include_texts(_key, plain_texts(BOXES[_key].game()))
    NARRATORS[_key] = PlainNarrator
LIBRARIES: dict[str, Library] = {
    key: library for key, found in NARRATORS.items() if (library := getattr(found, "library", None))
}


@lru_cache(maxsize=128)  # the games with today's cards, and some with former cards, in each language
def make_narrator(game: Game, language: str) -> Narrator:
    """Return the narrator of this game in this language: one for all tables, since it remembers nothing.

    A hand asks for it dozens of times, and making it took a tenth of a move.

    Raises:
        LookupError: there is no narrator for the game or no such language.
    """
    return NARRATORS[game.key](game, language)

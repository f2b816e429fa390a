"""Autocomplete: match what people type to games, cards and time zones."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import TypeVar

from discord.app_commands import Choice

from games.narrators import game_name, list_names
from tables import Refused
from words import Words, clip_text

Thing = TypeVar("Thing")
LEAST = 3  # letters that are enough to mean a game by part of its name
LIGATURES = str.maketrans({"\N{LATIN SMALL LIGATURE OE}": "oe", "\N{LATIN SMALL LETTER AE}": "ae"})
CHOICES = 25  # in one list; Discord, interactions/application-commands


def match_names(named: Mapping[str, str], typed: str) -> list[Choice[str]]:
    """Return the choices whose name contains the typed text; those that begin with it come first."""
    sought = _words_of(typed)
    found = [Choice(name=name, value=key) for name, key in named.items() if sought in _words_of(name)]
    return sorted(found, key=lambda choice: not _words_of(choice.name).startswith(sought))[:CHOICES]


def find_by_name(named: Mapping[str, Thing], typed: str) -> Thing | None:
    """Return the thing with the typed name, ignoring case and accents, or ``None``."""
    return {_words_of(name): thing for name, thing in named.items()}.get(_words_of(typed))


def games_like(typed: str, games: Iterable[str], words: Words) -> list[Choice[str]]:
    """Return the games, as choices, whose name in any language contains the typed text."""
    return [Choice(name=game_name(key, words), value=key) for key in _containing(typed, games)[:CHOICES]]


def game_called(typed: str, games: Iterable[str]) -> str:
    """Return the key of the game chosen from the list or typed by name, in any language.

    Part of a name will do if no other game has it.

    Raises:
        Refused: there is no such game, or it may be several.
    """
    known = list(games)
    key = find_by_name({name: key for key in known for name in list_names(key)}, typed)
    if key is not None:
        return key
    found = _containing(typed, known)
    if len(found) != 1 or len(_words_of(typed)) < LEAST:
        raise Refused("no-such-game", game=clip_text(typed))
    return found[0]


def _containing(typed: str, games: Iterable[str]) -> list[str]:
    """Return the games with a name, in any language, that contains the typed text."""
    return [key for key in games if any(_words_of(typed) in _words_of(name) for name in list_names(key))]


def fold_accents(text: str) -> str:
    """Return a text in lower case and without accents, as people type it."""
    letters = unicodedata.normalize("NFD", text.strip().casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _words_of(name: str) -> str:
    """Return the words of a name plainly, whatever marks and spaces are between them."""
    return " ".join(re.findall(r"\w+", fold_accents(name).translate(LIGATURES)))

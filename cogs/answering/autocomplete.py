"""Autocomplete: match what people type to games, cards and time zones."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from typing import TypeVar

from discord.app_commands import Choice

from games.titles import game_name
from tables import Refused
from words import Words, clip

Thing = TypeVar("Thing")
CHOICES = 25  # in one list; Discord, interactions/application-commands


def matching(named: Mapping[str, str], typed: str) -> list[Choice[str]]:
    """Return the choices whose name contains the typed text."""
    found = [Choice(name=name, value=key) for name, key in named.items() if plainly(typed) in plainly(name)]
    return found[:CHOICES]


def called(named: Mapping[str, Thing], typed: str) -> Thing | None:
    """Return the thing with the typed name, ignoring case and accents, or ``None``."""
    return {plainly(name): thing for name, thing in named.items()}.get(plainly(typed))


def games_like(typed: str, games: Iterable[str], words: Words) -> list[Choice[str]]:
    """Return the games, as choices, whose name contains the typed text."""
    return matching({game_name(key, words): key for key in games}, typed)


def game_called(typed: str, games: Iterable[str], words: Words) -> str:
    """Return the key of the game chosen from the list or typed by name.

    Raises:
        Refused: there is no such game.
    """
    key = called({name: key for key in games for name in (key, game_name(key, words))}, typed)
    if key is None:
        raise Refused("no-such-game", game=clip(typed))
    return key


def plainly(name: str) -> str:
    """Return a name in lower case and without accents, as people type it."""
    letters = unicodedata.normalize("NFD", name.strip().casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))

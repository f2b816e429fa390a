"""The figures of the legend that computer players are called after; each game has its own in its sentences."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from words import LANGUAGES, Words
from words.languages import ENGLISH

ROBOT = "\N{ROBOT FACE}"  # before the name of a computer player, so that nobody takes it for a person


def list_figures(key: str, words: Words) -> list[str]:
    """Return the figures that computer players of a game are called after; none if the game does not say."""
    return words.say(f"{key}-computers").split(", ") if words.has(f"{key}-computers") else []


def list_computer_names(key: str, words: Words) -> list[str]:
    """Return the names that computer players of a game may have, in the order of its figures."""
    return [f"{ROBOT} {figure}" for figure in list_figures(key, words)]


def find_figure(key: str, name: str) -> str:
    """Return the English name of the figure that a computer player is called after, in any language, or ""."""
    return _figures_by_name(key).get(name, "")


@cache
def _figures_by_name(key: str) -> Mapping[str, str]:
    figures = list_figures(key, Words(ENGLISH))
    named = (list_computer_names(key, words) for words in map(Words, LANGUAGES))
    return {name: figure for names in named for name, figure in zip(names, figures, strict=False)}

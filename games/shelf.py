"""The games by key: their rules, and everything else in the box."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.box import Box
from engine.core import Game, Move, Options, View
from engine.lesson import Lesson, read
from games.loading import load

BOXES: Mapping[str, Box[Move, View, Options]] = {key: rules.BOX for key, rules in load("rules").items()}


def shelf(cards: Mapping[str, tuple[str, str]] | None = None) -> dict[str, Game]:
    """Return the games by key; ``cards`` has, by key, the text and name of the owner's card files.

    Raises:
        CardError: a game cannot be played with the owner's file.
    """
    owned = cards or {}
    return {key: box.game.with_cards(*owned[key]) if key in owned else box.game() for key, box in BOXES.items()}


@cache
def lesson(key: str) -> Lesson:
    """Return the lesson of a game, always with the published cards: the owner's might change the deal.

    Raises:
        LookupError: the game has no lesson.
    """
    plot = BOXES[key].lesson
    if plot is None:
        raise LookupError(f"{key} has no lesson")
    return read(BOXES[key].game(), plot)

"""The lessons by key of their game. A new game is listed here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from engine.games.delphi.lesson import PLOT as DELPHI
from engine.games.hector.lesson import PLOT as HECTOR
from engine.games.horse.lesson import PLOT as HORSE
from engine.games.iliad.lesson import PLOT as ILIAD
from engine.games.olympus.lesson import PLOT as OLYMPUS
from engine.lesson import Lesson, Plot, read
from engine.shelf import BOXES

PLOTS: Mapping[str, Plot] = {
    "iliad": ILIAD,
    "delphi": DELPHI,
    "olympus": OLYMPUS,
    "hector": HECTOR,
    "horse": HORSE,
}


@cache
def lesson(key: str) -> Lesson:
    """Return the lesson of a game, with the cards that come with it: the owner's would deal others."""
    return read(BOXES[key](), PLOTS[key])

"""Pictures of Delphi: the prizes of the march, the oracles, and each player's row."""

from __future__ import annotations

from collections.abc import Iterator

from games.delphi.pictures.faces import HERO, JOINER, OTHER, RANKS, SEER, STYLE, WATER
from games.delphi.pictures.painter import Painter
from pictures.canvas import Drawing
from pictures.legend import Symbol
from pictures.scene import Scene
from words import Words

__all__ = ["STYLE", "TOLD_APART", "hand", "legend", "table"]
TOLD_APART = {"warriors": RANKS, "cards": (HERO, JOINER, WATER, OTHER, SEER)}


def table(scene: Scene) -> Drawing:
    """Return the picture of the table."""
    return Painter(scene).table()


def hand(scene: Scene) -> Drawing:
    """Return the picture of a hand."""
    return Painter(scene).hand()


def legend(words: Words) -> Iterator[Symbol]:
    """Yield the symbols of this game with their meanings."""
    from games.delphi.pictures.symbols import list_symbols

    return list_symbols(words)

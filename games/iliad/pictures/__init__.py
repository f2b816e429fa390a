"""Pictures of Iliad: the stakes of a siege, and each player's army."""

from __future__ import annotations

from collections.abc import Iterator

from games.iliad.pictures.look import STYLE, TOLD_APART
from games.iliad.pictures.painter import Painter
from pictures.canvas import Drawing
from pictures.legend import Symbol
from pictures.scene import Scene
from words import Words

__all__ = ["STYLE", "TOLD_APART", "Painter", "hand", "legend", "table"]


def table(scene: Scene) -> Drawing:
    """Return the picture of the table."""
    return Painter(scene).table()


def hand(scene: Scene) -> Drawing:
    """Return the picture of a hand."""
    return Painter(scene).hand()


def legend(words: Words) -> Iterator[Symbol]:
    """Yield the symbols of this game with their meanings."""
    from games.iliad.pictures.symbols import list_symbols

    return list_symbols(words)

"""Pictures of Fight for Olympus: the table, and a hand with its owner's choices."""

from __future__ import annotations

from collections.abc import Iterator

from games.olympus.pictures.held import Hand
from games.olympus.pictures.picture import PAINTS, STYLE, Picture
from games.olympus.pictures.tabletop import Table
from pictures.canvas import Drawing
from pictures.legend import Symbol
from pictures.scene import Scene
from words import Words

__all__ = ["STYLE", "TOLD_APART", "hand", "legend", "table"]
TOLD_APART = {"colours": PAINTS}


def table(scene: Scene) -> Drawing:
    """Return the picture of the table."""
    return Table(Picture(scene)).draw()


def hand(scene: Scene) -> Drawing:
    """Return the picture of a hand."""
    return Hand(scene).draw()


def legend(words: Words) -> Iterator[Symbol]:
    """Yield the symbols of this game with their meanings."""
    from games.olympus.pictures.symbols import list_symbols

    return list_symbols(words)

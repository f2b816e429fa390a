"""Pictures of The Trojan Horse: the seven districts of Troy, and the warriors before its walls."""

from __future__ import annotations

from collections.abc import Iterator

from games.horse.pictures.painter import Painter
from games.horse.pictures.picture import STYLE, WOOD
from pictures.canvas import Drawing
from pictures.legend import Symbol
from pictures.scene import Scene
from words import Words

__all__ = ["STYLE", "TOLD_APART", "hand", "legend", "table"]
TOLD_APART = {"warriors": WOOD}


def table(scene: Scene) -> Drawing:
    """Return the picture of the table."""
    return Painter(scene).table()


def hand(scene: Scene) -> Drawing:
    """Return the picture of what one seat plays and may see."""
    return Painter(scene).hand()


def legend(words: Words) -> Iterator[Symbol]:
    """Yield the symbols of this game with their meanings."""
    from games.horse.pictures.symbols import list_symbols

    return list_symbols(words)

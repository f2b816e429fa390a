"""Pictures of The Trojan Horse: the seven districts of Troy, and the warriors before its walls."""

from __future__ import annotations

from games.horse.pictures.desk import WOOD
from games.horse.pictures.painter import Painter
from pictures.canvas import Drawing
from pictures.scene import Scene

TOLD_APART = {"warriors": WOOD}


def table(scene: Scene) -> Drawing:
    """Return the picture of the table."""
    return Painter(scene).table()


def hand(scene: Scene) -> Drawing:
    """Return the picture of what one seat plays and may see."""
    return Painter(scene).hand()

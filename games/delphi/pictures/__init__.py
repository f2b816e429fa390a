"""Pictures of Delphi: the prizes of the march, the oracles, and each player's row."""

from __future__ import annotations

from games.delphi.pictures.faces import HERO, JOINER, OTHER, RANKS, SEER, WATER
from games.delphi.pictures.painter import Painter
from pictures.canvas import Drawing
from pictures.scene import Scene

TOLD_APART = {"warriors": RANKS, "cards": (HERO, JOINER, WATER, OTHER, SEER)}


def table(scene: Scene) -> Drawing:
    """Return the picture of the table."""
    return Painter(scene).table()


def hand(scene: Scene) -> Drawing:
    """Return the picture of a hand."""
    return Painter(scene).hand()

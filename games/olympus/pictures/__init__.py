"""Pictures of Fight for Olympus: the table, and a hand with its owner's choices."""

from __future__ import annotations

from games.olympus.pictures.easel import PAINTS
from games.olympus.pictures.held import Hand
from games.olympus.pictures.tabletop import Table
from pictures.canvas import Drawing
from pictures.scene import Scene

TOLD_APART = {"colours": PAINTS}


def table(scene: Scene) -> Drawing:
    """Return the picture of the table."""
    return Table(scene).draw()


def hand(scene: Scene) -> Drawing:
    """Return the picture of a hand."""
    return Hand(scene).draw()

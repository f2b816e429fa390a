"""Pictures of Fight for Olympus: the table, and a hand with whatever its owner is asked about."""

from __future__ import annotations

from pictures.canvas import Drawing
from pictures.olympus.easel import PAINTS
from pictures.olympus.held import Hand
from pictures.olympus.tabletop import Table
from pictures.scene import Scene

TOLD_APART = {"colours": PAINTS}


def table(scene: Scene) -> Drawing:
    """Return the picture of the table."""
    return Table(scene).draw()


def hand(scene: Scene) -> Drawing:
    """Return the picture of a hand."""
    return Hand(scene).draw()

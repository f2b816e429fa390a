"""The painters by key of their game. A new game is listed here."""

from __future__ import annotations

from pictures import hector, iliad, olympus
from pictures.scene import Painter

PAINTERS: dict[str, Painter] = {
    "iliad": iliad,
    "olympus": olympus,
    "hector": hector,
}

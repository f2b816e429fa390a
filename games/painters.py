"""The painters by key of their game. A new game is listed here."""

from __future__ import annotations

from pictures import delphi, hector, horse, iliad, olympus
from pictures.scene import Painter

PAINTERS: dict[str, Painter] = {
    "iliad": iliad,
    "delphi": delphi,
    "olympus": olympus,
    "hector": hector,
    "horse": horse,
}

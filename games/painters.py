"""The painters by key of their game; a game from outside may have none, and is then shown in words."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import EntryPoint

from games.loading import Unfit, load_layer
from pictures.emblems import read_emblem
from pictures.scene import Painter
from pictures.style import PLAIN, Style

USUAL = "helmet"  # the emblem of a game from outside whose cards have no crest


def _painter(entry: EntryPoint) -> Painter:
    painter: Painter = entry.load()
    if not (hasattr(painter, "table") and hasattr(painter, "hand")):
        raise Unfit("a painter draws a table and a hand")
    style = getattr(painter, "STYLE", PLAIN)
    if not isinstance(style, Style):
        raise Unfit("its STYLE is no Style of pictures/style.py")
    read_emblem(style.crest or USUAL, style.package)
    return painter


PAINTERS: Mapping[str, Painter] = load_layer("pictures", _painter)

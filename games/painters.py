"""The painters by key of their game; a game from outside may have none, and is then shown in words."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import EntryPoint

from games.loading import Unfit, load_layer
from pictures.scene import Painter


def _painter(entry: EntryPoint) -> Painter:
    painter: Painter = entry.load()
    if not (hasattr(painter, "table") and hasattr(painter, "hand")):
        raise Unfit("a painter draws a table and a hand")
    return painter


PAINTERS: Mapping[str, Painter] = load_layer("pictures", _painter)

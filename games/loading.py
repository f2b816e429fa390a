"""Load one layer of every game, so that a computer player's process never imports a font."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Literal

from games import GAMES

Layer = Literal["rules", "words", "pictures"]


def load(layer: Layer) -> dict[str, ModuleType]:
    """Import this layer of each game; return the modules by the key of the game.

    Raises:
        ImportError: a game lacks the layer, or it cannot be imported.
    """
    return {key: import_module(f"games.{key}.{layer}") for key in GAMES}


def folder(key: str) -> Traversable:
    """Return the folder of a game, which contains its rules pages."""
    return files(f"games.{key}")

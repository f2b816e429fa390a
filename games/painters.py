"""The painters by the key of their game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from games.loading import load
from pictures.scene import Painter

PAINTERS: Mapping[str, Painter] = {key: cast(Painter, painter) for key, painter in load("pictures").items()}

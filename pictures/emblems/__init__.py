"""Our own emblems, one file each, in a square of 100 units: black figures with lines cut into them.

This folder has those that several games use; each game's own are in a folder beside its painter.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def read_emblem(name: str, package: str) -> str:
    """Return the shapes of an emblem without colors; the caller gives ink and ground.

    The game whose pictures are in ``package`` comes first, then the shared emblems.

    Raises:
        FileNotFoundError: there is no such emblem.
    """
    own = files(package).joinpath("emblems", f"{name}.svg")
    svg = (own if own.is_file() else files(__package__).joinpath(f"{name}.svg")).read_text(encoding="utf-8")
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")].strip()

"""Our own drawings, one file each, in a square of 100: black figures with lines cut into them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def drawing(name: str) -> str:
    """Return the shapes of an emblem, without colours: whoever draws it gives ink and ground.

    Raises:
        FileNotFoundError: there is no such emblem.
    """
    svg = files(__package__).joinpath(f"{name}.svg").read_text(encoding="utf-8")
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")].strip()

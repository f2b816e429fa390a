"""Our own drawings, one file each, in a square of 100: black figures with lines cut into them.

Those that several games draw lie here, those of one game in a folder of the same name beside its painter.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files


@cache
def drawing(name: str, package: str) -> str:
    """Return the shapes of an emblem, without colours: whoever draws it gives ink and ground.

    It lies among the emblems of the game whose pictures are in ``package``, or else among those of all.

    Raises:
        FileNotFoundError: there is no such emblem.
    """
    own = files(package).joinpath("emblems", f"{name}.svg")
    svg = (own if own.is_file() else files(__package__).joinpath(f"{name}.svg")).read_text(encoding="utf-8")
    return svg[svg.index(">") + 1 : svg.rindex("</svg>")].strip()

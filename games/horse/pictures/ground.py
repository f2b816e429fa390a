"""The ground on which Troy stands: dry land with grass, and the sea before it."""

from __future__ import annotations

from pictures.canvas import Canvas
from pictures.style import Border

LAND = "#e9d7a6"
WAVES = Border(11, line="m-4.5 1.5a5.5 4.5 0 0 0 11 0", fill="m-4.5 5.5a5.5 4 0 0 0 11 0v5h-11z", rule=False)
CREST = 10  # from one row of waves to the next
TUFT = "l-2 -4M{x} {y}v-6M{x} {y}l2.5 -4"


def grow_grass(width: int, height: int) -> str:
    """Return tufts of dry grass, scattered as far apart as the golden ratio scatters them."""
    spots = ((at * 247 % width, at * 11) for at in range(1, height // 11 + 1))
    return "".join(f"M{x} {y}" + TUFT.format(x=x, y=y) for x, y in spots)


def paint_sea(canvas: Canvas, y: float, foot: float, water: str, swell: str, foam: str) -> None:
    """Draw the sea from the shore at the height ``y`` down to ``foot``."""
    canvas.rect(0, y, canvas.width, foot - y, water)
    for row in range(int((foot - y - 12) // CREST)):
        canvas.group(0, y + 14 + row * CREST, _swell, row % 3, swell)
    canvas.group(0, y, _shore, water, foam)


def _swell(canvas: Canvas, row: int, swell: str) -> None:
    along = range(row * 23 % 60, canvas.width - 18, 60)
    canvas.path("".join(f"M{x} 0a5 3 0 0 0 9 0a5 3 0 0 0 9 0" for x in along), line=swell, thick=1.6)


def _shore(canvas: Canvas, water: str, foam: str) -> None:
    edge = "M0 2" + "a6 4 0 0 0 8 2a6 4 0 0 0 8 0a6 4 0 0 0 9 -2" * (canvas.width // 25)
    canvas.path(f"{edge}v8H0z", water)
    canvas.path(edge, line=foam, thick=2.6)

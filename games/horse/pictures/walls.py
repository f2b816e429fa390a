"""Draws the walls of Troy from above, which leave the horse outside."""

from __future__ import annotations

from games.horse.pictures.picture import MASON, STONE, STREET
from pictures.canvas import WIDTH, Canvas

EDGE, NEAR = 5.5, 4  # from the edge of the picture to the middle of a wall, and from there to the districts
TOWER = 5.5  # half a side of a tower


def paint_walls(canvas: Canvas, y: float, step: float, high: float, street: float, room: float) -> None:
    """Draw walls with battlements and towers around seven districts in two rows, each ``step`` from the next."""
    left, right, gate = EDGE, WIDTH - EDGE, NEAR + 3 * step + 2
    top, middle, foot = y + room - NEAR, y + room + high + 1, y + room + 2 * high + street + NEAR
    canvas.rect(left, top, right - left, middle + street - top, STREET)
    canvas.rect(left, middle, gate - left, foot - middle, STREET)
    for x, start, wide, down in (
        (left, top, right - left, 0), (left, top, 0, foot - top), (left, foot, gate - left, 0),
        (right, top, 0, middle - top), (gate, middle + street, 0, foot - middle - street),
    ):  # fmt: skip
        canvas.group(x, start, _wall, wide, down)
    for x, at in ((left, top), (right, top), (left, foot), (gate, foot), (right, middle)):
        canvas.group(x, at, _tower)


def _wall(canvas: Canvas, wide: float, down: float) -> None:
    way = f"M0 0l{wide} {down}"
    canvas.path(way, line=MASON, thick=6)
    canvas.path(way, line=STONE, thick=3.4, dash="5 2.5")


def _tower(canvas: Canvas) -> None:
    canvas.rect(-TOWER, -TOWER, 2 * TOWER, 2 * TOWER, STONE, corner=2, line=MASON, thick=1.6)
    canvas.rect(-2, -2, 4, 4, corner=1, line=MASON, thick=1.2)

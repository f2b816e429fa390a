"""Draws the walls of Troy from above, which leave the horse outside."""

from __future__ import annotations

from games.horse.pictures.picture import MASON, STONE, STREET
from pictures.canvas import WIDTH, Canvas

EDGE, NEAR = 5.5, 4  # from the edge of the picture to the middle of a wall, and from there to the districts
TOWER = 5.5  # half a side of a tower


def paint_walls(canvas: Canvas, step: float, high: float, street: float, room: float) -> None:
    """Draw walls with battlements and towers around seven districts in two rows, each ``step`` from the next."""
    left, right, gate = EDGE, WIDTH - EDGE, NEAR + 3 * step + 2
    top, middle, foot = room - NEAR, room + high + street + 1, room + 2 * high + street + NEAR
    around = f"M{gate} {middle}V{foot}H{left}V{top}H{right}V{middle - street}"
    canvas.path(f"{around}H{gate}z", STREET)
    canvas.path(around, line=MASON, thick=6)
    canvas.path(around, line=STONE, thick=3.4, dash="5 2.5")
    for x, y in ((left, top), (right, top), (left, foot), (gate, foot), (right, middle - street)):
        canvas.rect(x - TOWER, y - TOWER, 2 * TOWER, 2 * TOWER, STONE, corner=2, line=MASON, thick=1.6)
        canvas.rect(x - 2, y - 2, 4, 4, corner=1, line=MASON, thick=1.2)

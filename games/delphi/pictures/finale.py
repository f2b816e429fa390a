"""The end of a game of Delphi: the winner's name in a golden wreath, between two smoking tripods."""

from __future__ import annotations

from engine.core import Seat
from pictures import pieces
from pictures.canvas import WIDTH, Canvas
from pictures.palette import GLAZE, GOLD
from pictures.scene import Scene

HIGH = 78
TRIPOD = 46


def paint_victor(canvas: Canvas, scene: Scene, seat: Seat, y: float) -> None:
    """Draw a slab with a wreath around the winner's number, and the name beside it."""
    style = canvas.style
    canvas.rect(3, y, WIDTH - 6, HIGH, style.band, corner=4, line=GLAZE)
    canvas.rect(7, y + 4, WIDTH - 14, HIGH - 8, corner=2, line=style.trim, thick=1.4)
    for x in (18, WIDTH - 18 - TRIPOD):
        canvas.emblem("oracle", x, y + HIGH - TRIPOD - 8, TRIPOD, style.trim, style.band)
    pieces.paint_winner(canvas, scene, seat, y + 8, 180, GOLD, style.band)

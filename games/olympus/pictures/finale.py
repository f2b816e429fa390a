"""The end of a game of Olympus: the winner's name on a slab between two columns."""

from __future__ import annotations

from engine.core import Seat
from pictures import pieces
from pictures.canvas import WIDTH, Canvas
from pictures.palette import GLAZE, GOLD, LEAF
from pictures.scene import Scene

HIGH = 104
COLUMN = 26  # the width of a column
GABLE = "M0 20L197 0L394 20z"


def paint_victor(canvas: Canvas, scene: Scene, seat: Seat, y: float) -> None:
    """Draw a temple front with a wreath around the winner's number, and the name beside it."""
    style = canvas.style
    canvas.path(GABLE, style.low, x=3, y=y, line=GLAZE, thick=1.4)
    canvas.emblem("olympus", WIDTH / 2 - 7, y + 4.5, 14, style.band, style.low)
    canvas.rect(3, y + 20, WIDTH - 6, HIGH - 20, style.lit, line=GLAZE, thick=1.4)
    canvas.rect(3, y + 20, WIDTH - 6, 6, GOLD, line=GLAZE)
    for x in (6, WIDTH - 6 - COLUMN):
        canvas.group(x, y + 27, paint_column)
    pieces.paint_winner(canvas, scene, seat, y + 34, 240, LEAF, style.lit)


def paint_column(canvas: Canvas) -> None:
    """Draw a Doric column with its flutes."""
    shaft = HIGH - 27
    canvas.rect(0, 0, COLUMN, 6, canvas.style.low, line=GLAZE)
    canvas.path(f"M5 6H{COLUMN - 5}L{COLUMN - 3} {shaft - 6}H3z", canvas.style.table, line=GLAZE)
    for x in (9.5, 13, 16.5):
        canvas.path(f"M{x} 9V{shaft - 8}", line=canvas.style.frame, thick=1.2)
    canvas.rect(0, shaft - 6, COLUMN, 6, canvas.style.low, line=GLAZE)

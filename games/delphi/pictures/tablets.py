"""Oracles as they were kept: words scratched on a strip of lead with a nail through it."""

from __future__ import annotations

from collections.abc import Iterable

from pictures import pieces
from pictures.canvas import WIDTH, Canvas
from pictures.palette import GLAZE
from pictures.pieces import FAR_APART, MARGIN, Token

HIGH, DOWN = 22, 26  # of a tablet; from one row to the next
NAIL = 2.2  # the radius of the head of the nail


def paint_tablets(canvas: Canvas, these: Iterable[Token], x: float, y: float) -> float:
    """Draw tablets in rows; return where the next row would begin."""
    left = x
    for its in these:
        if left > x and left + its.wide + 6 > WIDTH - MARGIN:
            left, y = x, y + DOWN
        paint_tablet(canvas, its, left, y)
        left += its.wide + 6 + FAR_APART
    return y + DOWN if left > x else y


def paint_tablet(canvas: Canvas, its: Token, x: float, y: float) -> None:
    """Draw a tablet with its marks."""
    wide = its.wide + 6
    canvas.group(x, y, _tablet, its.emblem, its.words, its.fill, wide)
    if its.fresh:
        pieces.mark_fresh(canvas, x, y, wide, HIGH, 3)
    pieces.mark_choice(canvas, its.number, x + wide - 11, y + HIGH / 2)


def _tablet(canvas: Canvas, emblem: str, words: str, fill: str, wide: float) -> None:
    canvas.path(f"M0 2l3 -2H{wide - 5}l5 3v{HIGH - 5}l-3 2H4l-4 -3z", fill, line=GLAZE, thick=1.2)
    canvas.circle(6, HIGH / 2, NAIL, GLAZE)
    canvas.emblem(emblem, 11, 2, 18, GLAZE, fill)
    canvas.text(words, 31, 15.5, 13, GLAZE)

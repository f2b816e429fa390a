"""The end of a game of Delphi: the winner's name in a golden wreath, between two smoking tripods."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Seat
from pictures import pieces
from pictures.canvas import SMALLEST, WIDTH, Canvas
from pictures.names import fit_size
from pictures.palette import GLAZE, GOLD, color_seat
from pictures.portraits import paint_portrait
from pictures.scene import Scene
from pictures.typeface import choose_title_face

HIGH = 78
TRIPOD, FLANK = 46, 18  # a tripod, and how far it stands from the edge
WREATH, SHARED = 46, 20  # of those who share a victory, each has a wreath, and a name of this size if there is room


def paint_victors(canvas: Canvas, scene: Scene, seats: Sequence[Seat], y: float) -> None:
    """Draw a slab with a wreath for each winner; there are tripods beside two names at most."""
    style, left = canvas.style, FLANK + TRIPOD if len(seats) < 3 else 9
    canvas.rect(3, y, WIDTH - 6, HIGH, style.band, corner=4, line=GLAZE)
    canvas.rect(7, y + 4, WIDTH - 14, HIGH - 8, corner=2, line=style.trim, thick=1.4)
    for x in (FLANK, WIDTH - FLANK - TRIPOD) if len(seats) < 3 else ():
        canvas.emblem("oracle", x, y + HIGH - TRIPOD - 8, TRIPOD, style.trim, style.band)
    if len(seats) == 1:
        pieces.paint_winner(canvas, scene, seats[0], y + 8, 180, GOLD, style.band)
        return
    wide = (WIDTH - 2 * left) / len(seats)
    for at, seat in enumerate(seats):
        paint_sharer(canvas, scene, seat, left + (at + 0.5) * wide, y + 5, wide - 6)


def paint_sharer(canvas: Canvas, scene: Scene, seat: Seat, x: float, y: float, wide: float) -> None:
    """Draw a winner's wreath around the portrait or the number, and the name below, in the middle of a width."""
    name = scene.called(seat)
    face = choose_title_face(name)
    canvas.emblem("laurel", x - WREATH / 2, y, WREATH, GOLD, canvas.style.band)
    if paint_portrait(canvas, scene.figure(seat), x, y + 22, 13):
        pieces.paint_disc(canvas, str(seat + 1), x + 12, y + 35, 8, color_seat(seat))
    else:
        pieces.paint_disc(canvas, str(seat + 1), x, y + 22, 11, color_seat(seat))
    size = fit_size(name, face, SHARED, SMALLEST, wide)
    canvas.text(name, x, y + 61, size, canvas.style.title, anchor="middle", most=wide, face=face, tight=True)

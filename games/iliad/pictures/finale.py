"""The end of a game of Iliad: the winners in wreaths before the city wall, among Hoplites."""

from __future__ import annotations

from engine.core import Seat
from games.iliad.pictures.figures import draw_wreath, paint_figure, paint_wall
from games.iliad.pictures.look import STONE
from pictures import pieces
from pictures.canvas import SMALLEST, WIDTH, Canvas
from pictures.names import fit_size
from pictures.palette import GLAZE, color_seat
from pictures.pieces import Face
from pictures.portraits import paint_portrait
from pictures.scene import Scene
from pictures.typeface import choose_title_face

HIGH = 118  # of the wall
WREATH, SOLDIER = 41, 50  # the radius of a wreath there, and the width of a Hoplite beside it


def paint_winners(canvas: Canvas, scene: Scene, seats: int, y: float) -> float:
    """Draw the winners of so many seats, and Hoplites where these have room; return where the wall ends."""
    won = [seat for seat in range(seats) if scene.won(seat)]
    wide = WIDTH / len(won)
    middles = [(at + 0.5) * wide for at in range(len(won))]
    paint_wall(canvas, y, HIGH)
    for x in range(0, WIDTH, SOLDIER):
        if all(abs(x + SOLDIER / 2 - middle) > WREATH + SOLDIER / 2 for middle in middles):
            paint_figure(canvas, Face("hoplite", "", ground=STONE), x, y + 36, SOLDIER, 54)
    canvas.rect(0, y + 90, WIDTH, 2, GLAZE)
    for seat, middle in zip(won, middles, strict=True):
        paint_winner(canvas, scene, seat, middle, y + 49, wide)
    return y + HIGH + 3


def paint_winner(canvas: Canvas, scene: Scene, seat: Seat, x: float, y: float, wide: float) -> None:
    """Draw a winner's wreath around a point, and the name below."""
    radius, name = min(WREATH, wide / 2 - 2), scene.called(seat)
    face = choose_title_face(name)
    canvas.group(x, y, draw_wreath, radius)
    paint_portrait(canvas, scene.figure(seat), x, y, 0.58 * radius)
    pieces.paint_disc(canvas, str(seat + 1), x + 0.72 * radius, y + 0.72 * radius, 9, color_seat(seat))
    most = wide - 24  # names beside each other must not read as one
    size = fit_size(name, face, 20, SMALLEST, most)
    canvas.text(name, x, y + 61, size, anchor="middle", most=most, face=face, tight=True)

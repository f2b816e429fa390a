"""The picture of a lobby: a table that is being set, with a place for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core import Seat
from pictures import pieces
from pictures.canvas import SMALLEST, WIDTH, Canvas, Drawing
from pictures.names import SIZE, measure_least, split_name
from pictures.palette import SEATS, SLIP, color_seat
from pictures.pieces import BETWEEN, EDGE, WHOLE
from pictures.portraits import paint_portrait
from pictures.welcome import Panel

MOST = len(SEATS)  # places that a picture has room for
HIGH = 96  # a place
FIGURE = 84  # the emblem of the game
COIN = 25  # the radius of a face
CARD = (24, 33)  # of the cards that are laid for somebody
RING = f"M{COIN} 0A{COIN} {COIN} 0 1 1 {-COIN} 0A{COIN} {COIN} 0 1 1 {COIN} 0"


@dataclass(frozen=True, slots=True)
class Place:
    """A seat as a picture shows it: the player there, if there is one, and a note below the name.

    ``figure`` is that of a computer player, as in ``Scene.figure``; ``taken`` is false if a seat is free or only held.
    """

    name: str
    note: str = ""
    figure: str = ""
    taken: bool = True


@dataclass(frozen=True, slots=True)
class Setting:
    """A table that is being set: its game, its places, and in a few words what is still missing."""

    game: Panel
    places: Sequence[Place]
    missing: str


def draw_setting(its: Setting) -> Drawing:
    """Return a table with its places beside each other; two have the emblem of the game between them."""
    style, apart = its.game.style, len(its.places) == 2
    canvas = Canvas(style)
    y = pieces.paint_heading(canvas, its.game.name, its.missing) - 3
    step = (WHOLE + BETWEEN) / (3 if apart else len(its.places))
    for seat, place in enumerate(its.places):
        paint_place(canvas, seat, place, EDGE + seat * step * (1 + apart), y, step - BETWEEN)
    if apart:
        canvas.emblem(its.game.emblem, (WIDTH - FIGURE) / 2, y + (HIGH - FIGURE) / 2, FIGURE, style.band, style.table)
    return canvas.finished(y + HIGH + EDGE)


def paint_place(canvas: Canvas, seat: Seat, place: Place, x: float, y: float, wide: float) -> None:
    """Draw a place: cards, the face and the name of the person or computer there, or an empty ring."""
    middle = x + wide / 2
    if place.taken:
        pieces.lay_plate(canvas, x, y, wide, HIGH)
        out = min(COIN + 16, wide / 2 - 2)
        for left in (middle - out, middle + out - CARD[0]):
            pieces.paint_back(canvas, left, y + 20, *CARD)
    paint_face(canvas, seat, place, middle, y + 31)
    pieces.paint_disc(canvas, str(seat + 1), middle - 18, y + 49, 9, color_seat(seat))
    paint_words(canvas, place, middle, y + 74, wide - 4)


def paint_words(canvas: Canvas, place: Place, x: float, y: float, most: float) -> None:
    """Write a name and its note around a point, or a long name without a note in two lines."""
    name, below, style = place.name, place.note, canvas.style
    ink = style.faint if place.taken and below else style.ink  # faint words would be fainter on the table
    size = SIZE if measure_least(name, SIZE) < most else SMALLEST
    if not below and measure_least(name) > most:
        name, below = split_name(name, most)
    canvas.text(name, x, y, size, anchor="middle", most=most, tight=True)
    canvas.text(below, x, y + 15, SMALLEST, ink, anchor="middle", most=most - 2, tight=True)


def paint_face(canvas: Canvas, seat: Seat, place: Place, x: float, y: float) -> None:
    """Draw the portrait of a computer player, the initial of a person, or a ring for nobody yet."""
    style = canvas.style
    if not place.taken:
        canvas.path(RING, x=x, y=y, line=style.faint, thick=2, dash="6 5")
    elif not paint_portrait(canvas, place.figure, x, y, COIN):
        canvas.circle(x, y, COIN, color_seat(seat), line=style.ink, thick=2)
        canvas.text(place.name[:1].upper(), x, y + 11, 31, SLIP, anchor="middle")

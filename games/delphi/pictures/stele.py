"""The cards of a hand of Delphi: slabs of stone with a figure, on a plinth with its name if it has one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.delphi.pictures.faces import BRONZE, HERO, STYLE
from pictures import pieces
from pictures.canvas import SMALLEST, WIDTH, Canvas
from pictures.palette import GLAZE, SLIP
from pictures.pieces import MARGIN, Face, Held, Rows, make_deck

ROWS = Rows(6, 62)
HIGH, DOWN = 63, 70  # of a card; from one row to the next
PLINTH = 17  # the height of a plinth
TOP = 21  # the room above a figure, for the number of a choice
FIGURE, WARRIOR = 33, 32  # the most that a figure is high, without a number beside it and with one


@dataclass(frozen=True, slots=True)
class Stele:
    """A card that is held, and what the row would be worth with it."""

    held: Held
    worth: str = ""


def paint_steles(canvas: Canvas, words: str, cards: Sequence[Stele], y: float, faces: Sequence[Face]) -> float:
    """Draw the cards of a hand under a heading in as few rows as possible; return where they end.

    ``faces`` are those of all cards that anybody could hold.
    """
    canvas.deck = make_deck(STYLE, tuple(faces), ROWS.widths(), paint_for_deck)
    canvas.text(words, MARGIN, y + 13, 14, most=WIDTH - 2 * MARGIN)
    for card, (x, row) in zip(cards, ROWS.spots(len(cards)), strict=True):
        paint_held(canvas, card, x, y + 20 + row * DOWN, ROWS.width(len(cards)))
    return y + 20 + ROWS.count(len(cards)) * DOWN


def paint_for_deck(canvas: Canvas, face: Face, wide: float) -> None:
    """Draw a card, and the frame of a new one."""
    canvas.group(0, 0, paint_stele, face, wide)
    pieces.mark_fresh(canvas, 0, 0, wide, HIGH)


def paint_held(canvas: Canvas, its: Stele, x: float, y: float, wide: float) -> None:
    """Draw a card with its marks, all beside its figure."""
    canvas.group(x, y, paint_stele, its.held.face, wide)
    if its.worth:
        canvas.group(x, y, paint_worth, its.worth, wide)
    if its.held.fresh:
        pieces.mark_fresh(canvas, x, y, wide, HIGH)
    spot = (15, foot_of(its.held.face) - 8.5) if its.held.face.corner else (wide - 13.5, 32)
    pieces.mark_copies(canvas, its.held.count, x + spot[0], y + spot[1])
    pieces.mark_choice(canvas, its.held.number, x + wide - 10, y + 10)


def foot_of(face: Face) -> float:
    """Return where the figure of a card stands."""
    return HIGH - (PLINTH if face.name else 3)


def paint_stele(canvas: Canvas, face: Face, wide: float) -> None:
    """Draw a slab: its number at the left with its figure at the right, or a larger figure, and its name below."""
    canvas.rect(0, 0, wide, HIGH, face.ground, corner=4, line=GLAZE, thick=1.4)
    canvas.emblem(face.emblem, *place_figure(face, wide), face.ink, face.ground)
    canvas.text(face.corner, 5, 17, 19, face.ink, most=wide - 27, tight=True)
    if face.name:
        paint_plinth(canvas, face, wide)


def place_figure(face: Face, wide: float) -> tuple[float, float, float]:
    """Return the corner and the side of a figure's square, clear of the number of a choice."""
    side = min(foot_of(face) - TOP - 1, WARRIOR) if face.corner else FIGURE
    return wide - side - 4 if face.corner else 2.5, foot_of(face) - side - 1, side


def paint_plinth(canvas: Canvas, face: Face, wide: float) -> None:
    """Draw the plinth under a figure, with its name: bronze for heroes, green for gods."""
    fill = BRONZE if face.ground == HERO else canvas.style.band
    canvas.rect(0, HIGH - PLINTH, wide, PLINTH, fill, corner=3, line=GLAZE, thick=1.4)
    canvas.text(face.name, wide / 2, HIGH - 4.5, SMALLEST, SLIP, anchor="middle", most=wide - 4, tight=True)


def paint_worth(canvas: Canvas, words: str, wide: float) -> None:
    """Write what the row would be worth, below the number of a card."""
    canvas.text(words, 5, 30.5, 13.5, GLAZE, most=wide / 2 - 3, tight=True)

"""The cards of Hector and Achilles: a figure left in its color on black glaze, between two edges of its pattern."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.hector.pictures.look import GROUNDS, NIGHT, SHAPES, STRIPS, STYLE, TURN
from pictures import pieces
from pictures.canvas import SMALLEST, Canvas
from pictures.palette import GLAZE
from pictures.pieces import CARD_GAP, MARGIN, Face, Held, make_deck

CARD = 72.8, 70.0  # the size of a card of the hand: a hero and four troops share a row
SMALL, TALL = 50, 54  # and of one on the table
BAND = 16  # the height of its number and its shape
NAMED = 16  # the height of a name


def paint_troop(canvas: Canvas, face: Face, x: float, y: float) -> None:
    """Draw a card on the table, without a name: the figure is larger, and the shape says the color."""
    canvas.group(x, y, _card, replace(face, name=""), SMALL, TALL, 4)


def _card(canvas: Canvas, face: Face, wide: float, high: float, foot: float) -> None:
    band, corner = (19, 17) if wide > SMALL else (BAND, 15)
    canvas.rect(0, 0, wide, high, NIGHT, corner=5, line=face.ground, thick=1.6)
    canvas.path(f"M0.8 {band}V5A4 4 0 0 1 5 0.8H{wide - 5}A4 4 0 0 1 {wide - 0.8} 5V{band}Z", face.ground)
    end = 4 + canvas.text(face.corner, 4, corner - 1.5, corner, GLAZE)
    colour = GROUNDS.index(face.ground)
    canvas.path(SHAPES[colour], GLAZE, x=end + 9, y=band / 2 + 0.5)
    if face.crest:
        canvas.emblem(face.crest, end + 18, band / 2 - 7, 14, GLAZE, face.ground)
    side = high - band - 2 - foot
    canvas.emblem(face.emblem, (wide - side) / 2, band + 2, side, face.ground, NIGHT)
    for x in (5, wide - 5):
        canvas.path(edge(colour, side), face.ground, x=x, y=band + 2)
    canvas.path(f"M4 0h{wide - 8:.1f}", y=high - foot + 0.5, line=face.ground, thick=1.2)  # what the figure stands on


def edge(colour: int, high: float) -> str:
    """Return the data of a pattern so high, around x = 0."""
    return "".join(f"M0 {at * TURN + TURN}{STRIPS[colour]}" for at in range(int(high // TURN)))


def _name(canvas: Canvas, name: str, ink: str, wide: float, high: float) -> None:
    canvas.text(name, wide / 2, high - 4, SMALLEST, ink, anchor="middle", most=wide - 4, tight=True)


def paint_held(canvas: Canvas, cards: Sequence[Held], faces: Sequence[Face], y: float, room: float) -> float:
    """Draw the cards of a hand, which may be any of these faces, in the middle of the room; return where they end."""
    wide, high = CARD
    canvas.deck = make_deck(STYLE, tuple(faces), (wide,), paint_card)
    left = MARGIN + (room - measure_held(cards)) / 2
    for at, this in enumerate(cards):
        x = left + at * (wide + CARD_GAP)
        paint_card(canvas, this.face, wide, x, y)
        pieces.mark_copies(canvas, this.count, x + 42, y + 10.5)
        pieces.mark_choice(canvas, this.number, x + wide - 10, y + 10)
    return y + high


def measure_held(cards: Sequence[Held]) -> float:
    """Return how wide the cards of a hand are together."""
    return len(cards) * (CARD[0] + CARD_GAP) - CARD_GAP


def paint_card(canvas: Canvas, face: Face, wide: float, x: float = 0, y: float = 0) -> None:
    """Draw a card of a hand; its name is a mark of its own, for it differs by language."""
    canvas.group(x, y, _card, replace(face, name=""), wide, CARD[1], NAMED)
    canvas.group(x, y, _name, face.name, face.ground, wide, CARD[1])

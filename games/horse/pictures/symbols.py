"""The symbols in the pictures of The Trojan Horse."""

from __future__ import annotations

from collections.abc import Iterator

from games.horse.pictures.picture import SEA, WOOD
from games.horse.rules.cards import HELPER, RED
from pictures import legend, pieces
from pictures.canvas import SMALLEST, Canvas
from pictures.legend import SIDE, Mark, Symbol
from pictures.palette import GLAZE, LEAF
from pictures.pieces import Face
from words import Words


def list_symbols(words: Words) -> Iterator[Symbol]:
    """Yield each symbol with its meaning."""
    return (Symbol(mark, words.say("horse-symbol", symbol=name)) for name, mark in MARKS.items())


def _unseen(canvas: Canvas, x: float, y: float) -> None:
    canvas.emblem("piece_helper", x + 3, y, SIDE - 6, WOOD[HELPER], GLAZE)
    canvas.text("?", x + SIDE / 2, y + SIDE - 8, SMALLEST, anchor="middle")


def _bonus(canvas: Canvas, x: float, y: float) -> None:
    pieces.paint_disc(canvas, "1", x + 8, y + SIDE / 2, 9, GLAZE)
    canvas.text("+3", x + 18, y + SIDE / 2 + 5, SMALLEST)


def _odds(canvas: Canvas, x: float, y: float) -> None:
    canvas.text("12/18", x + SIDE / 2, y + SIDE / 2 + 5, SMALLEST, anchor="middle")


MARKS: dict[str, Mark] = {
    "warrior": legend.make_emblem("piece_red", WOOD[RED], GLAZE),
    "helper": legend.make_emblem("piece_helper", WOOD[HELPER], GLAZE),
    "unseen": _unseen,
    "bonus": _bonus,
    "treasure": legend.make_emblem("treasure"),
    "leads": legend.make_emblem("laurel", LEAF),
    "stands": legend.make_emblem("trojan_horse"),
    "bag": legend.make_emblem("bag"),
    "hero": legend.make_face(Face("crew_2", "2")),
    "poseidon": legend.make_face(Face("poseidon", "", ground=SEA)),
    "odds": _odds,
    "points": legend.make_emblem("coin"),
}

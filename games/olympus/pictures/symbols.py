"""The symbols in the pictures of Fight for Olympus."""

from __future__ import annotations

from collections.abc import Iterator

from games.olympus.pictures.picture import INKS, PAINTS, PURPLE, SHAPES
from pictures import legend
from pictures.canvas import Canvas
from pictures.legend import Mark, Symbol
from pictures.palette import BLOOD, GLAZE, LEAF
from words import Words


def list_symbols(words: Words) -> Iterator[Symbol]:
    """Yield each symbol with its meaning."""
    return (Symbol(mark, words.say("olympus-symbol", symbol=name)) for name, mark in MARKS.items())


def _colours(canvas: Canvas, x: float, y: float) -> None:
    """Draw each color with its shape."""
    for at, (paint, ink, shape) in enumerate(zip(PAINTS, INKS, SHAPES, strict=True)):
        left, top = x + at % 2 * 17, y + at // 2 * 17
        canvas.rect(left, top, 17, 17, paint, line=GLAZE, thick=0.8)
        canvas.path(shape, ink, x=left + 8.5, y=top + 8.5)


def _any(canvas: Canvas, x: float, y: float) -> None:
    for at, paint in enumerate(PAINTS):
        canvas.rect(x + 6, y + 3 + at * 7, 22, 7, paint, line=GLAZE, thick=0.8)


MARKS: dict[str, Mark] = {
    "colours": _colours,
    "any": _any,
    "strength": legend.make_emblem("spear"),
    "health": legend.make_emblem("heart"),
    "wounds": legend.make_emblem("wound", BLOOD),
    "blow": lambda canvas, x, y: canvas.path("M32 17l-12 -11v4h-18v14h18v4z", BLOOD, x=x, y=y),
    "soldiers": legend.make_emblem("myrmidons"),
    "hero": legend.make_emblem("hector"),
    "played": legend.make_emblem("played"),
    "equipment": legend.make_emblem("helmet"),
    "victory": legend.make_emblem("laurel", LEAF),
    "marker": legend.make_disc("R", PAINTS[0]),
    "cards": legend.make_emblem("cards", LEAF),
    "track": legend.make_disc("2", PURPLE),
    "hand": legend.make_back("5"),
}

"""The symbols in the pictures of Hector and Achilles."""

from __future__ import annotations

from collections.abc import Iterator

from games.hector.pictures.look import BONE, DISGRACE, EMBER, GROUNDS, HONOR, NIGHT, SHAPES, STYLE
from pictures import legend, pieces
from pictures.canvas import Canvas
from pictures.legend import SIDE, Mark, Symbol
from pictures.palette import GLAZE, GOLD, SLIP
from pictures.pieces import Face
from words import Words


def list_symbols(words: Words) -> Iterator[Symbol]:
    """Yield each symbol with its meaning."""
    return (Symbol(mark, words.say("hector-symbol", symbol=name)) for name, mark in MARKS.items())


def _colours(canvas: Canvas, x: float, y: float) -> None:
    """Draw each color with its shape."""
    for at, (ground, shape) in enumerate(zip(GROUNDS, SHAPES, strict=True)):
        left, top = x - 4 + at % 3 * 14, y + 3 + at // 3 * 14
        canvas.rect(left, top, 14, 14, ground, line=GLAZE, thick=0.8)
        canvas.path(shape, GLAZE, x=left + 7, y=top + 7)


def _fate(canvas: Canvas, x: float, y: float) -> None:
    """Draw a fate tile without the shapes, for which it is too small."""
    for at, corners in enumerate(("0 0L{0} 0", "{0} 0L{0} {0}", "{0} {0}L0 {0}", "0 {0}L0 0")):
        canvas.path(f"M16 16L{corners.format(SIDE)}Z", GROUNDS[at], x=x, y=y, line=GLAZE, thick=1)


def _valid(canvas: Canvas, x: float, y: float) -> None:
    canvas.rect(x, y + 5, SIDE, SIDE - 10, GROUNDS[2], corner=6, line=GLAZE, thick=1.4)
    canvas.path(SHAPES[2], GLAZE, x=x + SIDE / 2, y=y + SIDE / 2)


def _fights(canvas: Canvas, x: float, y: float) -> None:
    pieces.paint_back(canvas, x + 6, y + 2, 22, 29, "9")
    canvas.rect(x + 3, y - 1, 28, 35, corner=5, line=GOLD, thick=3)


def _reduced(canvas: Canvas, x: float, y: float) -> None:
    canvas.rect(x + 5, y + 1, 24, 32, corner=3, line=STYLE.frame)
    canvas.path("M8 5l18 24m0-24l-18 24", x=x, y=y, line=EMBER, thick=2)


MARKS: dict[str, Mark] = {
    "colours": _colours,
    "slinger": legend.make_face(Face("slinger", "1", ground=NIGHT, ink=STYLE.band)),
    "archer": legend.make_face(Face("archer", "2", ground=NIGHT, ink=STYLE.band)),
    "peltast": legend.make_face(Face("peltast", "3", ground=NIGHT, ink=STYLE.band)),
    "hoplite": legend.make_face(Face("hoplite", "4", ground=NIGHT, ink=STYLE.band)),
    "hero": legend.make_emblem("hero", STYLE.ink, STYLE.table),
    "vanguard": legend.make_emblem("spear", STYLE.ink, STYLE.table),
    "favour": legend.make_token("favour", HONOR),
    "bonus": legend.make_disc("+1", GOLD, GLAZE),
    "shame": legend.make_token("shame", DISGRACE),
    "heroes": legend.make_token("hero", SLIP),
    "lost": legend.make_token("skull", BONE),
    "hand": legend.make_token("cards", SLIP),
    "fate": _fate,
    "valid": _valid,
    "total": legend.make_emblem("fate", STYLE.ink, STYLE.table),
    "fights": _fights,
    "reduced": _reduced,
}

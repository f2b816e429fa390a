"""The symbols in the pictures of Iliad."""

from __future__ import annotations

from collections.abc import Iterator

from games.iliad.pictures import BEAST, BOW, DOOM, ENGINE, HERO, RANKS, TILE, VICTORIES
from pictures import legend
from pictures.canvas import Canvas
from pictures.legend import Mark, Symbol
from pictures.palette import GLAZE, SLIP
from pictures.pieces import Face
from words import Words


def symbols(words: Words) -> Iterator[Symbol]:
    """Yield each symbol with its meaning."""
    return (Symbol(mark, words.say("iliad-symbol", symbol=name)) for name, mark in MARKS.items())


def _strength(canvas: Canvas, x: float, y: float) -> None:
    canvas.emblem("shield", x, y, legend.SIDE, GLAZE, SLIP)


MARKS: dict[str, Mark] = {
    "hoplite": legend.face(Face("hoplite", "3", ground=RANKS[2])),
    "phalanx": legend.disc("10", SLIP, GLAZE),
    "archer": legend.face(Face("archer", "", ground=BOW)),
    "chariot": legend.face(Face("chariot", "", ground=ENGINE)),
    "catapult": legend.face(Face("catapult", "", ground=ENGINE)),
    "ballista": legend.face(Face("ballista", "", ground=ENGINE)),
    "portcullis": legend.face(Face("portcullis", "", ground=ENGINE)),
    "elephant": legend.face(Face("elephant", "", ground=BEAST)),
    "horse": legend.face(Face("trojan_horse", "", ground=BEAST)),
    "hero": legend.face(Face("helmet", "+4", ground=HERO)),
    "strength": _strength,
    "hand": legend.back("7"),
    "points": legend.laurel,
    "victory": legend.face(Face("city", "2", ground=VICTORIES[1])),
    "agamemnon": legend.tokens("agamemnon", TILE),
    "athena": legend.tokens("athena", TILE),
    "poseidon": legend.tokens("poseidon", TILE),
    "thanatos": legend.tokens("thanatos", DOOM),
}

"""The symbols in the pictures of Iliad."""

from __future__ import annotations

from collections.abc import Iterator

from games.iliad.pictures.look import BEAST, BOW, DOOM, ENGINE, HERO, RANKS, TILE, VICTORIES
from pictures import legend
from pictures.canvas import Canvas
from pictures.legend import Mark, Symbol
from pictures.palette import GLAZE, SLIP
from pictures.pieces import Face
from words import Words


def list_symbols(words: Words) -> Iterator[Symbol]:
    """Yield each symbol with its meaning."""
    return (Symbol(mark, words.say("iliad-symbol", symbol=name)) for name, mark in MARKS.items())


def _strength(canvas: Canvas, x: float, y: float) -> None:
    canvas.emblem("shield", x, y, legend.SIDE, GLAZE, SLIP)


MARKS: dict[str, Mark] = {
    "hoplite": legend.make_face(Face("hoplite", "3", ground=RANKS[2])),
    "phalanx": legend.make_disc("10", SLIP, GLAZE),
    "archer": legend.make_face(Face("archer", "", ground=BOW)),
    "chariot": legend.make_face(Face("chariot", "", ground=ENGINE)),
    "catapult": legend.make_face(Face("catapult", "", ground=ENGINE)),
    "ballista": legend.make_face(Face("ballista", "", ground=ENGINE)),
    "portcullis": legend.make_face(Face("portcullis", "", ground=ENGINE)),
    "elephant": legend.make_face(Face("elephant", "", ground=BEAST)),
    "horse": legend.make_face(Face("trojan_horse", "", ground=BEAST)),
    "hero": legend.make_face(Face("helmet", "+4", ground=HERO)),
    "strength": _strength,
    "hand": legend.make_back("7"),
    "points": legend.paint_laurel,
    "victory": legend.make_face(Face("city", "2", ground=VICTORIES[1])),
    "agamemnon": legend.make_token("agamemnon", TILE),
    "athena": legend.make_token("athena", TILE),
    "poseidon": legend.make_token("poseidon", TILE),
    "thanatos": legend.make_token("thanatos", DOOM),
}

"""The symbols in the pictures of The Trojan Horse."""

from __future__ import annotations

from collections.abc import Iterator

from games.horse.pictures.outside import paint_odds
from games.horse.pictures.picture import DEEP, FOAM, PLANK, TIMBER, paint_warrior
from games.horse.rules.cards import HELPER, RED, Warrior
from pictures import legend, pieces
from pictures.canvas import SMALLEST, Canvas
from pictures.legend import SIDE, Mark, Symbol
from pictures.palette import GLAZE, LEAF
from pictures.pieces import Face
from words import Words


def list_symbols(words: Words) -> Iterator[Symbol]:
    """Yield each symbol with its meaning."""
    return (Symbol(mark, words.say("horse-symbol", symbol=name)) for name, mark in MARKS.items())


def make_warrior(kind: Warrior, letter: str = "") -> Mark:
    """Return a warrior."""
    return lambda canvas, x, y: canvas.group(x + 3, y + 2, paint_warrior, kind, letter, SIDE - 4)


def _bonus(canvas: Canvas, x: float, y: float) -> None:
    pieces.paint_disc(canvas, "1", x + 8, y + SIDE / 2, 9, GLAZE)
    canvas.text("+3", x + 18, y + SIDE / 2 + 5, SMALLEST)


def _odds(canvas: Canvas, x: float, y: float) -> None:
    canvas.group(x - 2, y + 7, paint_odds, "12/18")


MARKS: dict[str, Mark] = {
    "warrior": make_warrior(RED),
    "helper": make_warrior(HELPER),
    "unseen": make_warrior(HELPER, "?"),
    "odysseus": legend.make_emblem("odysseus"),
    "bonus": _bonus,
    "treasure": legend.make_emblem("treasure"),
    "leads": legend.make_emblem("laurel", LEAF),
    "stands": legend.make_emblem("trojan_horse"),
    "bag": legend.make_emblem("bag", TIMBER, PLANK),
    "hero": legend.make_face(Face("crew_2", "2")),
    "poseidon": legend.make_face(Face("poseidon", "", ground=DEEP, ink=FOAM)),
    "odds": _odds,
    "points": legend.make_emblem("coin"),
}

"""The symbols in the pictures of Delphi."""

from __future__ import annotations

from collections.abc import Iterator

from games.delphi.pictures.faces import CROWN, HERO, JOINER, LOSS, OTHER, RANKS, SEER, SIGNS, WATER
from games.delphi.rules.cards import APOLLO, ARES, HEPHAESTUS, NEPTUNE
from pictures import legend
from pictures.legend import Mark, Symbol
from pictures.pieces import Face
from words import Words


def list_symbols(words: Words) -> Iterator[Symbol]:
    """Yield each symbol with its meaning."""
    return (Symbol(mark, words.say("delphi-symbol", symbol=name)) for name, mark in MARKS.items())


MARKS: dict[str, Mark] = {
    "warrior": legend.make_face(Face("attic", "4", ground=RANKS[2])),
    "hero": legend.make_face(Face("achilles", "8", ground=HERO)),
    "apollo": legend.make_face(Face("apollo", SIGNS[APOLLO], ground=JOINER)),
    "ares": legend.make_face(Face("ares", SIGNS[ARES], ground=JOINER)),
    "hephaestus": legend.make_face(Face("hephaestus", SIGNS[HEPHAESTUS], ground=JOINER)),
    "neptune": legend.make_face(Face("neptune", SIGNS[NEPTUNE], ground=WATER)),
    "hades": legend.make_face(Face("hades", "", ground=OTHER)),
    "moirai": legend.make_face(Face("moirai", "", ground=OTHER)),
    "hera": legend.make_face(Face("hera", "", ground=OTHER)),
    "zeus": legend.make_face(Face("zeus", "", ground=OTHER)),
    "oracle": legend.make_face(Face("oracle", "", ground=SEER)),
    "pass": legend.make_face(Face("pass", "", ground=OTHER)),
    "hand": legend.make_emblem("cards"),
    "pile": legend.make_back("8"),
    "points": legend.paint_laurel,
    "left": legend.make_token("retreat", LOSS),
    "won": legend.make_token("glory", CROWN),
    "halved": legend.make_emblem("neptune"),
}

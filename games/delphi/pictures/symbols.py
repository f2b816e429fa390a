"""The symbols in the pictures of Delphi."""

from __future__ import annotations

from collections.abc import Iterator

from games.delphi.pictures.faces import CROWN, HERO, JOINER, LOSS, OTHER, RANKS, SEER, SIGNS, WATER
from games.delphi.rules.cards import APOLLO, ARES, HEPHAESTUS, NEPTUNE
from pictures import legend
from pictures.legend import Mark, Symbol
from pictures.pieces import Face
from words import Words


def symbols(words: Words) -> Iterator[Symbol]:
    """Yield each symbol with its meaning."""
    return (Symbol(mark, words.say("delphi-symbol", symbol=name)) for name, mark in MARKS.items())


MARKS: dict[str, Mark] = {
    "warrior": legend.face(Face("warrior", "4", ground=RANKS[2])),
    "hero": legend.face(Face("achilles", "8", ground=HERO)),
    "apollo": legend.face(Face("apollo", SIGNS[APOLLO], ground=JOINER)),
    "ares": legend.face(Face("ares", SIGNS[ARES], ground=JOINER)),
    "hephaestus": legend.face(Face("hephaestus", SIGNS[HEPHAESTUS], ground=JOINER)),
    "neptune": legend.face(Face("neptune", SIGNS[NEPTUNE], ground=WATER)),
    "hades": legend.face(Face("hades", "", ground=OTHER)),
    "moirai": legend.face(Face("moirai", "", ground=OTHER)),
    "hera": legend.face(Face("hera", "", ground=OTHER)),
    "zeus": legend.face(Face("zeus", "", ground=OTHER)),
    "oracle": legend.face(Face("oracle", "", ground=SEER)),
    "pass": legend.face(Face("pass", "", ground=OTHER)),
    "hand": legend.emblem("cards"),
    "pile": legend.back("8"),
    "points": legend.laurel,
    "left": legend.tokens("retreat", LOSS),
    "won": legend.tokens("glory", CROWN),
    "halved": legend.emblem("neptune"),
}

"""The look of Iliad: a black-figure vase, black figures with incised lines that stand in ranks on terracotta."""

from __future__ import annotations

from pictures import palette
from pictures.style import Style

LOW = "#f2cda0"  # plates at rest
STONE, JOINT = "#e6c595", "#b07a48"  # the wall of the besieged city
RANKS = ("#fbf1dc", "#f9dca8", "#efb870", "#d9924c")  # of Hoplites, darker for higher values
ENGINE, BEAST, BOW, HERO = "#c2c99a", "#e3aaa6", "#c9dbe6", "#e9d9a0"
VICTORIES = ("#f3d5d8", "#e3dcc0", "#cfe0ee")
TILE, DOOM = "#f6d77d", "#e9b3ae"
CARDS = (*RANKS, ENGINE, BEAST, BOW, HERO)
STYLE = Style(
    "games.iliad.pictures",
    (*CARDS, *palette.fade_colors(CARDS, LOW), *VICTORIES, TILE, DOOM, STONE, JOINT),
    table="#d98f5b",
    speck="#c87f4b",
    faint="#54301b",
    frame="#7d4a2a",
    low=LOW,
    lit="#fdeabd",
    shaded="#dba67a",
    trim="#d5703f",
    crest="gorgon",
)
TOLD_APART = {"ranks": RANKS, "cards": (RANKS[0], ENGINE, BEAST, BOW), "gains": (*VICTORIES, TILE, DOOM)}

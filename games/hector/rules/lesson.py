"""The lesson of Hector and Achilles: a battle with fate, an exchange, a hero and a favor."""

from __future__ import annotations

from engine.lesson import Plot

DEAL = (
    30, 28, 26, 14, 36, 12, 2, 13, 29, 0, 15, 31,  # the learner, pile 1: yellow 4 3 2, green 4 3, brown 1 and others
    32, 9, 23, 29, 7, 24, 11, 18, 11, 20, 16, 23,  # pile 2
    3, 8, 1, 14, 5, 1, 0, 12, 8, 3, 0, 8,  # pile 3
    20, 6, 44, 4, 12, 30, 37, 18, 8, 18, 35, 25,  # Priam, pile 1: red 4 3, blue 4 3, brown 4 and others
    32, 3, 13, 11, 10, 8, 11, 5, 25, 8, 25, 6,  # pile 2
    20, 3, 19, 13, 8, 15, 12, 9, 13, 0, 10, 2,  # pile 3
)  # fmt: skip

PLOT = Plot(
    seats=2,
    deal=DEAL,
    options={"achaean": 0},
    moves="""
> vanguard 1 | 8
> name 1 | 1
> fate yellow red | 4 7 3 2 6 1 1 0 8 4 5
> troop yellow-3
1 troop red-3
> fate yellow red
> exchange brown-1 | 4
> troop yellow-2
1 exchange purple-1 | 2
1 troop blue-4
1 fate green brown
> deploy yellow-2
> troop green-4
1 troop red-4
> fate yellow red
> strengthen green-4
> troop green-3
1 troop brown-4
> fate yellow red
""",
)

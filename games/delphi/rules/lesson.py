"""The lesson of Delphi: two marches, one to leave in time and one to win."""

from __future__ import annotations

from engine.lesson import Plot

DEAL = (
    0, 0, 0,  # Athens, Thebes, Corinth
    6, 4, 4, 2, 12, 16, 16, 0,  # the learner: 5 4 4 3, Hephaestus, Zeus, Oracle, 2
    6, 7, 7, 12, 7, 7, 7, 2,  # Calchas
    8, 6, 12, 11, 0, 15, 1, 13,  # Clio
)  # fmt: skip

PLOT = Plot(
    seats=3,
    deal=DEAL,
    moves="""
1 lay warrior_5
2 lay warrior_6
> lay warrior_5
1 lay pass
> lay pass
1 lay warrior_6
2 lay warrior_5
> lay warrior_4
> play warrior_4
2 play apollo
1 play warrior_6
2 play heracles
> play hephaestus
> play warrior_3
2 withdraw
1 play ares
> play zeus
> strike 1 2
1 play odysseus
1 play achilles
> play oracle | 0
> obey laurel
1 withdraw
""",
)

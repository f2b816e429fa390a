"""The lesson of Iliad: a siege with two players, decided by a Trojan Horse."""

from __future__ import annotations

from engine.lesson import Plot

DEAL = (
    30, 20, 20, 10, 10, 0, 34, 34, 42, 52, 55, 61,  # the learner: six Hoplites, two Archers, three engines, a Horse
    25, 17, 9, 31, 31, 42, 52, 23, 0, 0, 7, 27,  # Nestor
    0, 3,  # at stake: Helen 5, City 2
)  # fmt: skip

PLOT = Plot(
    seats=2,
    deal=DEAL,
    options={"first": 0},
    moves="""
> place hoplite_4 alone
1 place archer alone
> attack chariot-in-hand 1 archer
1 place elephant alone
> place hoplite_3 phalanx-4
1 place hoplite_4 elephant
> place ballista alone
1 place hoplite_3 elephant-4
> attack ballista 1 elephant-34
1 place hoplite_2 phalanx-4
> place trojan_horse alone
1 place archer alone
> place hoplite_3 horse-1
1 attack archer 0 phalanx-43
> place hoplite_2 horse-1
1 place portcullis alone
> place hoplite_1 horse-1
1 pass
> pass
> accept
> take helen-5 | 46 13 33 42 10 35 7
""",
)

"""The lesson of Fight for Olympus: a short duel, from the first card to the seventh victory point."""

from __future__ import annotations

from engine.lesson import Plot

DEAL = (
    80, 78, 37, 85, 54, 51,  # the learner: Danaans, Achaeans, Sisyphus, Blue Shield, Philoctetes, Castor
    59, 59, 63, 61, 69, 67,  # Calypso
)  # fmt: skip

PLOT = Plot(
    seats=2,
    deal=DEAL,
    options={"first": 1},
    moves="""
1 go on
1 play myrmidons b4
1 done
1 leave out | 63 9
> play danaans a1
> play achaeans a4
> play blue_shield a1
> done | 35 67
1 play myrmidons b1
1 play phaeacians b6
1 done | 9 61 9
> play philoctetes a2
> unit b1
> done
> take yellow | 55 18
1 play argonauts b4
1 done | 23 35 48
> play icarus a3
> done | 27 32
1 play pleiads b1
1 play dardani b2
1 done
1 take blue | 7 13 7
> play danaans a3
> done
""",
)

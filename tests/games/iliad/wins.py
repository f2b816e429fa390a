"""Positions of Iliad in which some moves win at once or can no longer be stopped, and others do not."""

from games.iliad.rules.position import TAKE
from tests.games.iliad.table import table

NEAR = "city-3 trireme-3 city-2 trireme-2"  # one more victory card wins


def wins():
    """Yield a description, the position, the seat to move, and the winning moves."""
    yield "the victory card that wins is taken", taking(), 0, {"take helen-5"}
    last = {"order": [0], "row": "city-1", "won": {0: NEAR}}
    yield (
        "the card is placed where it makes the army the strongest",
        table(3, hands={0: "3"}, armies={0: "4", 1: "32 hero:2", 2: "hero:3"}, **last),
        0,
        {"place hoplite_3 phalanx-4"},
    )
    yield (
        "the army that is stronger is broken",
        table(3, armies={0: "43 archer", 1: "321 hero:2", 2: "hero:3"}, **last),
        0,
        {"attack archer 1 phalanx-321"},
    )
    yield (
        "a Gorgon siege is won on the next turn",
        table(3, siege="gorgon", armies={0: "4 archer", 1: "21", 2: "1"}, row="city-1", won={0: NEAR}),
        0,
        {"attack archer 1 phalanx-21"},
    )


def taking():
    """Two cards lie open; one of them makes twelve points."""
    state = table(3, armies={0: "4321"}, row="city-1 helen", won={0: "city-3 trireme-3"}, order=[0])
    state.order, state.ranking, state.phase = [0, 1], [0, 1, 2], TAKE
    return state

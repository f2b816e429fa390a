"""Positions of Delphi in which some moves win at once or can no longer be stopped, and others do not."""

from tests.games.delphi.table import do, table


def wins():
    """Yield a description, the position, the seat to move, and the winning moves."""
    last = {"players": [0, 1], "places": {2: 1}, "number": 9}
    yield (
        "the god works on the greater Warrior while it stands last",
        table(hands={0: "apollo 2"}, rows={0: "6", 1: "6 5"}, scores=[10, 10, 0], **last),
        0,
        {"play apollo"},
    )
    struck = table(hands={0: "zeus"}, rows={0: "5", 1: "4 4"}, scores=[10, 10, 0], **last)
    do(struck, "play zeus")
    yield "Zeus parts the pair that is stronger", struck, 0, {"strike 1 0"}

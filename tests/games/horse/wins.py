"""Positions of The Trojan Horse in which some moves win at once, and others do not."""

from tests.games.horse.table import table

BOARD = {
    1: "red red blue blue yellow yellow",
    2: "red red red blue blue green yellow",
    3: "red blue blue green green green yellow",
    4: "red blue blue green yellow yellow",
    5: "green green yellow",
    6: "red yellow yellow",
    7: "red blue blue green green green yellow",
}


def wins():
    """Yield a description, the position, the seat to move, and the winning moves."""
    yield (
        "the last warrior to drop breaks the right tie, whatever the treasures are",
        table(board=BOARD, inside="red helper", beside="helper", bag="", loads=1),
        0,
        {"load helper 1"},
    )

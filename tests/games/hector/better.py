"""Positions of Hector and Achilles in which it is known why one move is better than another."""

from tests.games.hector.table import table


def better():
    """Yield what is known, the position, the seat to move, the better move, another, and a pattern of the reason."""
    first = table(
        hands={0: "yellow-4 yellow-3 red-1 red-2", 1: "blue-1 red-2 red-3 red-4"},
        played={0: "yellow-3", 1: "blue-3"},
        hero={0: "yellow", 1: "purple"},
    )
    counts = r"Ada then counts about 1\d\S* to \S+ in the battle, not \d(\.\d)? to "
    yield "a high troop is played and not given away", first, 0, "troop yellow-4", "exchange yellow-4", counts
    last = table(
        turn=4,
        hands={0: "yellow-4 red-1", 1: "blue-1"},
        played={0: "yellow-3 yellow-2 red-1 red-2", 1: "blue-3 blue-2 green-1 green-2"},
        hero={0: "green", 1: "purple"},
    )
    won = r"Ada then has 3[5-7]\S* troops against \S+, not 3[34]\S* against "
    yield "a troop of the color of fate wins the battle", last, 0, "troop yellow-4", "troop red-1", won
    lost = r"Ada then has 3[5-7]\S* troops against \S+, not 3[34]\S* against "
    yield "a retreat loses the troops played", last, 0, "troop yellow-4", "retreat", lost

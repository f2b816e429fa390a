"""Positions of Hector and Achilles in which some moves win at once, and others do not."""

from tests.games.hector.table import last_pair


def wins():
    """Yield a description, the position, the seat to move, and the winning moves."""
    yield "fate is turned to the colour that counts", fate(), 0, {"fate yellow green"}


def fate():
    """Three ways of laying the tile: one loses the battle, one draws it, one reduces the last front pile."""
    state, _ = last_pair(
        leave=False,
        hands={0: "yellow-3", 1: "blue-1"},
        played={0: "yellow-3 yellow-4 red-1 red-2", 1: "blue-1 blue-2 green-1 blue-3"},
        hero={0: "green", 1: "purple"},
        fate=("red", "blue"),
        front=3,
        reduced={1: (1, 2)},
        sizes={1: (0, 0, 4, 8)},
    )
    return state

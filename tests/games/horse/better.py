"""Positions of The Trojan Horse in which it is known why one move is better than another."""

from tests.games.horse.table import table


def better():
    """Yield what is known, the position, the seat to move, the better move, another, and a pattern of the reason."""
    own = loading(board={1: "red red yellow yellow", 2: "yellow yellow"}, inside="red yellow")
    takes = r"Ada then takes district 1 with 100%, not \d\d%\."
    yield "one's own warrior drops where it takes the district", own, 0, "load blue 1", "load blue 2", takes
    rival = loading(board={1: "red red yellow yellow", 2: "red yellow"}, inside="yellow red")
    keeps = r"Ada then takes district 1 with \d\d%, not 0%\."
    yield "a rival's drops where it takes nothing", rival, 0, "load red 2", "load red 1", keeps


def loading(**more):
    """Return a position in which seat 0, which is red, loads a last warrior."""
    return table(3, beside="red yellow blue", loads=1, **more)

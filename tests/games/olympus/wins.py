"""Positions of Fight for Olympus in which some moves win at once or can no longer be stopped, and others do not."""

from tests.games.olympus.table import table


def wins():
    """Yield a description, the position, the seat to move, and the winning moves."""
    yield (
        "the last point is taken where nobody stands in the way",
        table(theirs="castor - pollux - - -", hand="myrmidons", other="medea", steps=6),
        0,
        {"play myrmidons a2"},
    )

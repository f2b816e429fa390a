"""The examples on the page of the rules."""

import pytest

from engine.core import NOBODY
from games.horse.rules.cards import WARRIORS
from games.horse.rules.events import Loaded
from games.horse.rules.scoring import count_districts
from tests.clauses import clause
from tests.games.horse.table import do, of, row, table, words


def count(stands):
    """Return how a district without bonus and treasure is counted."""
    (won,) = count_districts([row(stands)], (0, 1, 2, 3), (0,), (0,))
    return won


@clause("TH-30", "TH-31")
def test_yellow_laughs_where_blue_and_red_are_equal():
    won = count("blue blue blue red red red yellow")
    assert (WARRIORS[won.colour], won.seat, won.points) == ("yellow", 1, 7)


@clause("TH-30")
@pytest.mark.parametrize("stands", ["blue blue blue red red red yellow green", "red red blue blue"])
def test_where_all_are_cancelled_nobody_wins(stands):
    assert count(stands).seat == NOBODY


@clause("TH-30")
def test_red_has_most():
    assert WARRIORS[count("red red red red blue blue green").colour] == "red"


@clause("TH-06")
def test_the_queue_of_the_example():
    state = table(inside="red blue", beside="green yellow red", loads=3)
    events = do(state, "load green 1", "load yellow 1", "load red 1")
    assert words(loaded.dropped for loaded in of(events, Loaded)) == "red blue green"
    assert words(state.inside) == "yellow red"

"""Points, ties and the end of the game: DE-30 to DE-34."""

import pytest

from games.delphi.rules.cards import load_published_sheet
from games.delphi.rules.events import GameEnded, MarchBegan, MarchEnded
from games.delphi.rules.march import list_prizes
from tests.clauses import clause
from tests.games.delphi.table import do, lays, of, table


def left(seats, order, number=1, **more):
    """Play a march in which the seats leave in this order of groups, by the Pass; return the gains."""
    hands = dict.fromkeys(range(seats), "2 2 3 3 4 4 5 5 6")
    state = table(seats, hands=hands, number=number, asked=list(range(seats)), **more)
    for group, card in zip(order, ("2", "3", "4", "5"), strict=False):
        for seat in state.to_act():
            do(state, (seat, "lay pass" if seat in group else f"lay warrior_{card}"))
    return state


@clause("DE-30")
@pytest.mark.parametrize(
    ("seats", "order", "gains"),
    [
        (3, [{0}, {1}], [-1, 1, 2]),
        (3, [{2}, {0}], [1, 2, -1]),
        (4, [{0}, {1}, {2}], [-1, 0, 1, 2]),
        (4, [{3}, {2}, {1}], [2, 1, 0, -1]),
    ],
)
def test_each_place_brings_what_the_parade_card_says(seats, order, gains):
    assert left(seats, order).gained == gains


@clause("DE-31")
@pytest.mark.parametrize(
    ("seats", "order", "gains"),
    [
        (3, [{0, 1}], [-1, -1, 2]),
        (3, [{0}, {1, 2}], [-1, 1, 1]),
        (3, [{0, 1, 2}], [-1, -1, -1]),
        (4, [{0, 1}, {2}], [-1, -1, 1, 2]),
        (4, [{0, 1}, {2, 3}], [-1, -1, 1, 1]),
        (4, [{0}, {1, 2}], [-1, 0, 0, 2]),
        (4, [{0}, {1, 2, 3}], [-1, 0, 0, 0]),
        (4, [{0}, {1}, {2, 3}], [-1, 0, 1, 1]),
        (4, [{0, 1, 2}], [-1, -1, -1, 2]),
        (4, [{0, 1, 2, 3}], [-1, -1, -1, -1]),
    ],
)
def test_those_who_leave_together_count_as_if_each_left_alone(seats, order, gains):
    assert left(seats, order).gained == gains


@clause("DE-32")
@pytest.mark.parametrize(("order", "gains"), [([{0}], [-3, 6]), ([{1}], [6, -3]), ([{0, 1}], [-3, -3])])
def test_in_a_duel_the_loser_takes_the_malus(order, gains):
    assert left(2, order, number=3).gained == gains


@clause("DE-33")
@pytest.mark.parametrize("number", range(1, 10))
def test_the_values_rise_from_march_to_march(number):
    line = load_published_sheet().lines[number - 1]
    assert list_prizes(line, 3) == (-number, number, 2 * number)
    assert list_prizes(line, 4) == (-number, 0, number, 2 * number)
    assert list_prizes(line, 2) == (-number, 2 * number)


@clause("DE-33", "DE-30")
def test_points_add_up_over_the_marches():
    state = left(3, [{0}, {1}], number=4, scores=(5, 0, -2))
    assert state.scores == [1, 4, 6]


@clause("DE-33")
def test_the_march_says_what_it_brings():
    events = do(left(3, []), *lays("pass", "pass", "pass"))
    assert of(events, MarchEnded)[0].number == 1
    assert of(events, MarchBegan) == [MarchBegan(2, (-2, 2, 4))]


# -- the end of the game


@clause("DE-34")
def test_most_points_after_nine_marches_win():
    state = left(3, [{0}, {1}], number=9, scores=(30, 2, 0))
    assert state.scores == [21, 11, 18]
    outcome = state.outcome()
    assert (outcome.shares, outcome.places, outcome.reason) == ((1.0, 0.0, 0.0), (1, 3, 2), "points")
    assert state.to_act() == ()


@clause("DE-34")
def test_before_the_ninth_march_nobody_has_won():
    assert left(3, [{0}, {1}], number=8, scores=(90, 2, 0)).outcome() is None


@clause("DE-34")
def test_among_equals_more_marches_won_decide():
    state = left(3, [{0}, {1}], number=9, scores=(27, 9, 0), wins=(2, 0, 0))
    assert state.scores == [18, 18, 18]
    assert state.outcome().places == (1, 3, 2), "seat 2 has won the ninth march"
    assert state.outcome().reason == "wins"


@clause("DE-34")
def test_then_more_points_in_the_ninth_march():
    state = left(3, [{0}, {1}], number=9, scores=(27, 9, 0), wins=(1, 1, 0))
    assert state.outcome().places == (3, 2, 1)
    assert state.outcome().reason == "ninth"


@clause("DE-34")
def test_then_the_victory_is_shared():
    state = left(3, [{0}, {1, 2}], number=9, scores=(0, 5, 5), wins=(1, 2, 2))
    assert state.outcome().shares == (0.0, 0.5, 0.5)
    assert state.outcome().places == (3, 1, 1)
    assert state.outcome().reason == "shared"


@clause("DE-34")
def test_totals_may_be_negative_and_the_end_is_told():
    hands = dict.fromkeys(range(2), "2")
    state = table(2, hands=hands, number=9, asked=[0, 1], scores=(-5, -6))
    events = do(state, *lays("pass", "pass"))
    assert of(events, GameEnded) == [GameEnded((0,), (-14, -15), "points")]

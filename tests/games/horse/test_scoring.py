"""The end of the game and the count: TH-20, TH-30 to TH-32."""

import pytest

from engine.core import NOBODY
from games.horse.rules.cards import COLOURS
from games.horse.rules.events import DistrictWon, GameEnded, HeroesShuffled, LaidOut
from games.horse.rules.position import ANNOUNCE, OVER
from games.horse.rules.scoring import Score, count_districts, find_winner, name_deciding_criterion, sum_scores
from tests.clauses import clause
from tests.games.horse.table import do, names, of, table, words

RED, YELLOW, BLUE, GREEN = COLOURS


def last(board, seats=4, inside="red red", beside="helper helper", **other):
    """Return a position in which nothing but these is left to load, by announcement of 2 with a 3."""
    return table(seats, board=board, inside=inside, beside=beside, bag="", helpers=0, pile="3 3 3 3", **other)


def ended(board, drops=(7, 7), seats=4, **other):
    """Play the last two loads; return the position and what happened."""
    state = last(board, seats, **other)
    return state, do(state, "announce 2", *(f"load helper {district}" for district in drops))


# -- TH-20


@clause("TH-20")
def test_a_refill_takes_the_bag_first_and_then_helpers_up_to_three():
    state = table(beside="red red red", inside="blue blue", bag="green", loads=3, pile="3")
    (laid,) = of(do(state, "load red 1", "load red 1", "load red 1"), LaidOut)
    assert words(laid.warriors) == words(state.beside) == "green helper helper"
    assert (state.bag, state.helpers) == ([], 0)


@clause("TH-20")
def test_only_the_needed_helpers_come():
    state = table(beside="red red red", inside="blue blue", bag="", loads=1, pile="3")
    do(state, "load red 1")
    assert words(state.beside) == "red red helper"
    assert state.helpers == 1


@clause("TH-20")
def test_a_refill_with_nothing_left_lays_nothing():
    state = table(beside="red helper", inside="blue blue", bag="", helpers=0, loads=1, pile="3")
    assert not of(do(state, "load red 1"), LaidOut)
    assert words(state.beside) == "helper"


@clause("TH-20")
def test_a_helper_goes_in_only_if_no_color_is_beside_the_board():
    state = last({}, inside="blue green", beside="red helper helper", loads=2)
    assert {name.split()[1] for name in names(state)} == {"red"}
    do(state, "load red 1")
    assert {name.split()[1] for name in names(state)} == {"helper"}


@clause("TH-20")
def test_the_helpers_push_out_the_last_two_and_stay_inside():
    state, _ = ended({1: "red"}, inside="blue green", drops=(1, 2))
    assert words(state.inside) == "helper helper"
    assert [words([colour]) for colour in COLOURS if state.board[0][colour]] == ["red", "blue"]
    assert state.board[1] == [0, 0, 0, 1]


@clause("TH-20", "TH-13")
def test_a_full_district_is_closed_to_helpers_too():
    state = last({1: "red red red red blue blue blue"}, loads=2)
    assert names(state) == [f"load helper {district}" for district in range(2, 8)]


@clause("TH-20")
def test_the_game_ends_when_nothing_lies_there():
    state, events = ended({1: "red"})
    assert (state.phase, state.to_act(), state.legal(0)) == (OVER, (), ())
    assert of(events, GameEnded)
    assert state.outcome() is not None


@clause("TH-20")
def test_loading_continues_while_a_helper_is_beside_the_board():
    state = last({1: "red"}, loads=1)
    do(state, "load helper 1")
    assert (state.phase, state.outcome(), words(state.beside)) == (ANNOUNCE, None, "helper")


@clause("TH-20")
@pytest.mark.parametrize("turn", [0, 1])
def test_it_ends_at_once_also_between_two_turns(turn):
    state, _ = ended({1: "red"}, seats=2, turn=turn)
    assert state.to_act() == ()


@clause("TH-20", "TH-15")
def test_the_pile_is_not_shuffled_when_the_game_is_over():
    state = last({1: "red"}, loads=2)
    state.heroes = []
    assert not of(do(state, "load helper 1", "load helper 1"), HeroesShuffled)


@clause("TH-20", "TH-31")
def test_all_treasures_lie_open_at_the_end_and_not_before():
    state = last({1: "red"}, loads=2)
    do(state, "load helper 5")
    assert state.view(NOBODY).treasures == (-1,) * 7
    do(state, "load helper 6")
    assert state.view(NOBODY).treasures == state.view(NOBODY).recalled.treasures == (3, 1, 1, 1, 0, 0, 0)


# -- TH-30


@clause("TH-30")
@pytest.mark.parametrize(
    ("row", "colour"),
    [
        ((3, 1, 3, 0), YELLOW),
        ((3, 1, 3, 1), NOBODY),
        ((2, 0, 2, 0), NOBODY),
        ((4, 0, 2, 1), RED),
        ((0, 0, 0, 0), NOBODY),
        ((1, 0, 0, 0), RED),
        ((0, 0, 0, 1), GREEN),
        ((1, 1, 0, 0), NOBODY),
        ((1, 1, 1, 0), NOBODY),
        ((1, 1, 1, 1), NOBODY),
        ((2, 1, 1, 1), RED),
        ((2, 2, 2, 1), GREEN),
        ((2, 2, 1, 1), NOBODY),
        ((2, 1, 2, 1), NOBODY),
        ((3, 2, 2, 0), RED),
        ((2, 3, 2, 0), YELLOW),
        ((1, 3, 3, 0), RED),
        ((3, 3, 0, 0), NOBODY),
        ((3, 2, 1, 0), RED),
        ((1, 2, 3, 0), BLUE),
        ((1, 2, 3, 1), BLUE),
        ((0, 5, 1, 1), YELLOW),
        ((2, 2, 3, 0), BLUE),
        ((3, 3, 1, 0), BLUE),
        ((0, 2, 2, 3), GREEN),
        ((7, 0, 0, 0), RED),
        ((2, 2, 2, 0), NOBODY),
    ],
)
def test_equal_numbers_cancel_and_the_next_lower_one_takes_it(row, colour):
    assert find_winner(row) == colour


@clause("TH-30", "TH-05")
def test_two_colours_of_one_player_cancel_each_other_too():
    found = count_districts([(2, 1, 2, 0)] + [(0, 0, 0, 0)] * 6, (0, 1, 0, 1), (0,) * 7, (0,) * 7)
    assert (found[0].colour, found[0].seat) == (YELLOW, 1)


# -- TH-31


@clause("TH-31")
@pytest.mark.parametrize(
    ("row", "bonus", "treasure", "points"),
    [
        ((3, 1, 3, 0), 0, 0, 7),
        ((3, 1, 3, 0), 3, 0, 10),
        ((3, 1, 3, 0), 0, 3, 10),
        ((3, 1, 3, 0), 3, 3, 13),
        ((3, 1, 3, 0), 1, 1, 9),
        ((1, 0, 0, 0), 1, 0, 2),
    ],
)
def test_a_district_is_worth_its_warriors_bonus_and_treasure(row, bonus, treasure, points):
    won, *_ = count_districts([row], (0, 1, 2, 3), [bonus], [treasure])
    assert (won.warriors, won.bonus, won.treasure, won.points) == (sum(row), bonus, treasure, points)


@clause("TH-31")
def test_the_counted_districts_are_told_one_by_one():
    _, events = ended({1: "red red yellow", 2: "blue", 5: "green"}, inside="red blue", drops=(1, 5))
    won = of(events, DistrictWon)
    assert [(one.district, one.colour, one.seat, one.points) for one in won[:2]] == [(0, RED, 0, 10), (1, BLUE, 2, 3)]
    assert [(one.colour, one.seat, one.points) for one in won[4:]] == [(NOBODY, NOBODY, 2)] + [(NOBODY, NOBODY, 0)] * 2
    assert won[0].winners == 3
    (end,) = of(events, GameEnded)
    assert end == GameEnded((0,), (10, 0, 3, 0), "points")


@clause("TH-31", "TH-05")
def test_a_player_with_two_colours_has_what_both_have_won():
    _, events = ended({1: "red red", 2: "blue", 3: "green"}, seats=2, inside="red blue", drops=(1, 2))
    (end,) = of(events, GameEnded)
    assert end.points == (3 + 3 + 3 + 2 + 1 + 1, 1 + 1 + 1)


@clause("TH-31")
def test_a_district_that_nobody_wins_gives_no_points():
    found = count_districts([(1, 1, 0, 0)], (0, 1, 2, 3), [3], [3])
    assert sum_scores(found, 4) == [Score()] * 4


# -- TH-32


def outcome(*boards, treasures=(0,) * 7, seats=4, owners=(0, 1, 2, 3)):
    """Return the reason and the scores of districts without bonus."""
    rows = [*boards, *[(0, 0, 0, 0)] * (7 - len(boards))]
    found = sum_scores(count_districts(rows, owners, (0,) * 7, treasures), seats)
    return name_deciding_criterion(found), found


@clause("TH-32")
def test_the_highest_sum_wins():
    assert outcome((3, 0, 0, 0), (0, 1, 0, 0), (0, 1, 0, 0))[0] == "points"


@clause("TH-32")
def test_equal_points_are_decided_by_more_districts():
    why, found = outcome((4, 0, 0, 0), (0, 2, 0, 0), (0, 2, 0, 0))
    assert (why, found[0].points, found[1].points) == ("districts", 4, 4)
    assert max(found) == found[1]


@clause("TH-32")
def test_then_by_more_warriors_of_the_colours_that_won_them():
    why, found = outcome((3, 0, 1, 0), (0, 2, 1, 1))
    assert (why, found[0].points, found[1].points) == ("warriors", 4, 4)
    assert (found[0].warriors, found[1].warriors) == (3, 2)


@clause("TH-32")
def test_warriors_count_only_in_the_districts_won():
    """Yellow stands in the third district too, in vain."""
    why, found = outcome((3, 0, 1, 0), (0, 3, 1, 0), (0, 2, 0, 3))
    assert (found[0], found[1]) == (Score(4, 1, 3), Score(4, 1, 3))
    assert why == "points", "green has five"


@clause("TH-32")
def test_winning_by_districts_is_a_sole_victory():
    board = {5: "red red red", 6: "yellow", 7: "yellow"}
    state, _ = ended(board, inside="red yellow", drops=(5, 7), treasures=(3, 1, 1, 0, 0, 1, 0))
    assert state.outcome().shares == (0.0, 1.0, 0.0, 0.0)
    assert state.outcome().places == (2, 1, 3, 3)
    assert state.outcome().reason == "districts"


@clause("TH-32")
def test_what_is_equal_in_all_is_shared():
    treasures = (0, 1, 1, 1, 3, 0, 0)
    state, events = ended({2: "red red", 3: "blue"}, inside="blue yellow", drops=(3, 7), treasures=treasures)
    assert state.outcome().shares == (0.5, 0.0, 0.5, 0.0)
    assert state.outcome().places == (1, 3, 1, 4)
    assert state.outcome().reason == "shared"
    assert of(events, GameEnded)[0].winners == (0, 2)


@clause("TH-32")
def test_if_nobody_wins_anything_all_share():
    state, _ = ended({1: "red blue", 2: "yellow green"}, inside="red green", drops=(7, 7))
    assert state.outcome().shares == (0.25,) * 4
    assert state.outcome().places == (1, 1, 1, 1)


@clause("TH-32")
def test_the_others_are_ranked_in_the_same_way():
    board = {1: "red red red", 5: "yellow yellow yellow yellow", 6: "blue blue", 7: "blue"}
    state, _ = ended(board, inside="blue green", drops=(6, 4), treasures=(3, 1, 1, 1, 0, 0, 0))
    assert state.view(0).outcome.places == (1, 3, 2, 4)
    assert state.outcome().reason == "points"

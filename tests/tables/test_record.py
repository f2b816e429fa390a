"""A person's record: all games, against whom, and why some are not rated."""

import pytest

from tables.history.record import Tally, compile_record
from tests.contract.boxes import GAMES
from tests.tables.test_results import computer, match, person


def of(*played):
    return compile_record(1, GAMES, played)


def test_unrated_games_count_like_rated_ones():
    found = of(match(person(1), person(2), places=(1, 2)), match(person(1), person(2), places=(2, 1), rated="off"))
    assert found.games == {"iliad": Tally(2, 1)}
    assert found.opponents == {2: Tally(2, 1)}


def test_each_level_of_computer_counts_once_a_game():
    three = match(person(1), computer("easy"), computer("easy"), places=(2, 1, 3))
    found = of(three, match(person(1), computer("easy"), computer("hard"), places=(1, 2, 3)))
    assert found.levels == {"easy": Tally(2, 1), "hard": Tally(1, 1)}
    assert found.games == {"iliad": Tally(2, 1)}


def test_a_partner_is_no_opponent():
    four = match(*map(person, (1, 2, 3, 4)), places=(1, 2, 1, 2), variant="teams")
    assert of(four).opponents == {2: Tally(1, 1), 4: Tally(1, 1)}


def test_whoever_gave_up_has_lost_to_those_who_stayed():
    found = of(match(person(1, gave_up=1), person(2), places=(1, 2)))
    assert (found.games, found.opponents) == ({"iliad": Tally(1, 0)}, {2: Tally(1, 0)})
    assert of(match(person(1), person(2, gave_up=1), status="ended")).opponents == {2: Tally(1, 1)}


def test_a_game_that_decided_nothing_is_neither_won_nor_lost():
    found = of(match(person(1), person(2), status="ended"))
    assert (found.games, found.opponents) == ({}, {})


def test_the_most_frequent_opponents_come_first_by_their_newest_name():
    games = [match(person(1), person(2), places=(1, 2))] + [match(person(1), person(3), places=(1, 2))] * 2
    assert [name for name, _ in of(*games).frequent(5)] == ["user 3", "user 2"]
    assert len(of(*games).frequent(1)) == 1


def test_a_forgotten_player_is_no_opponent_with_a_name():
    assert of(match(person(1), person(None), places=(1, 2))).opponents == {}


FRIENDLY = match(person(1), person(2), places=(1, 2))
FRIENDLY.lobby["undo"] = "friendly"


@pytest.mark.parametrize(
    ("played", "why"),
    [
        (match(person(1), person(2), places=(1, 2)), []),
        (match(person(1), computer(), places=(1, 2)), ["alone"]),
        (match(person(1), person(2), places=(1, 2), rated="off"), ["agreed"]),
        (FRIENDLY, ["friendly"]),
        (match(person(1), person(2), status="ended"), ["ended"]),
        (match(person(1, gave_up=1), person(2), status="ended"), []),
        (match(person(1), person(2), status="frozen"), ["mistake"]),
    ],
)
def test_it_is_said_why_a_game_is_not_rated(played, why):
    assert [*of(played).unrated] == why


def test_a_game_that_is_no_longer_there_is_left_out():
    assert of(match(person(1), person(2), places=(1, 2), game="chess")).games == {}

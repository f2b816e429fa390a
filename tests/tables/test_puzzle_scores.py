"""What counts in a score of puzzles, and what ends a streak."""

import pytest

from tables.history.puzzle_scores import DAY, Score, number_day


def solved(score, day, *, right=True):
    return score.answered(1000 + day, "move", right=right, day=day)


def test_solving_the_puzzle_of_each_day_makes_a_streak():
    score = Score()
    for day in (7, 8, 9):
        score = solved(score, day)
    assert (score.current(9), score.current(10), score.longest) == (3, 3, 3)
    assert score.current(11) == 0, "a day was missed"


def test_a_wrong_answer_ends_a_streak_and_the_longest_stays():
    score = solved(solved(solved(Score(), 7), 8), 9, right=False)
    assert (score.current(9), score.longest, score.solved, score.tried) == (0, 2, 2, 3)


def test_a_missed_day_starts_a_streak_again():
    score = solved(solved(solved(Score(), 7), 8), 11)
    assert (score.current(11), score.longest) == (1, 2)


@pytest.mark.parametrize("number", [1007, 5])
def test_only_the_first_answer_of_a_day_counts(number):
    score = solved(Score(), 7, right=False)
    assert score.answered(number, "other", right=True, day=7) == score


def test_the_same_puzzle_counts_once():
    score = Score().answered(5, "move", right=False, day=None)
    assert score.answered(5, "other", right=True, day=None) == score


def test_the_puzzle_of_a_day_counts_though_it_came_the_day_before():
    score = solved(Score(), 7).answered(1008, "move", right=False, day=None)
    score = solved(score, 8)
    assert score.is_of(8, 1008)
    assert (score.current(8), score.tried, score.solved) == (2, 3, 2)
    assert score.answered(1008, "move", right=True, day=None) == score, "and once"


def test_other_puzzles_leave_the_streak_alone():
    score = solved(Score(), 7).answered(5, "move", right=False, day=None)
    assert (score.current(7), score.tried, score.solved) == (1, 2, 1)


def test_only_the_answer_to_that_puzzle_is_that_of_the_day():
    score = solved(Score(), 7).answered(5, "other", right=True, day=None)
    assert score.is_of(7, 1007)
    assert not score.is_of(7, 1008), "another release has another puzzle that day"
    assert not score.is_of(8, 1007)
    assert not Score.load('{"day": 7, "chosen": "of a release that did not note the puzzle"}').is_of(7, 1007)


def test_a_score_is_read_as_it_was_written():
    score = solved(Score(), 7)
    assert Score.load(score.dump()) == score


@pytest.mark.parametrize("text", [None, "", "{", "[]", '{"newer": 1}'])
def test_an_unreadable_score_starts_again(text):
    assert Score.load(text) == Score()


def test_a_day_begins_at_midnight_in_greenwich():
    assert number_day(DAY * 20000 - 1) == 19999
    assert number_day(DAY * 20000) == 20000

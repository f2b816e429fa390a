"""Which term of a worth explains why one move is better than another."""

import pytest

from engine.differences import LEAST, compare_terms
from engine.knowhow import Amount


def leaves(*worths, number=0.0):
    """Return positions with a term of kind ``cards`` worth this much in each."""
    return [{("cards", "card", 1): Amount(worth, (number,))} for worth in worths]


def both(found, other):
    return [{**one, **two} for one, two in zip(found, other, strict=True)]


def kind(what, *worths):
    return [{(what, what, 0): Amount(worth, ())} for worth in worths]


def test_what_differs_most_is_the_first_reason():
    better = both(kind("points", 3.0, 3.0), kind("cards", 2.5, 2.5))
    worse = both(kind("points", 1.0, 1.0), kind("cards", 1.0, 1.0))
    found = compare_terms(better, worse, 1.0)
    assert [reason[0].what for reason in found] == ["points", "cards"]
    assert [reason[0].gain for reason in found] == [2.0, 1.5]


def test_what_speaks_against_the_better_move_is_no_reason():
    better = both(kind("points", 3.0, 3.0), kind("cards", 0.0, 0.0))
    worse = both(kind("points", 1.0, 1.0), kind("cards", 1.0, 1.0))
    assert [reason[0].what for reason in compare_terms(better, worse, 1.0)] == ["points"]


def test_a_small_part_of_the_gain_is_no_reason():
    better = both(kind("points", 3.0, 3.0), kind("cards", 1.5, 1.5))
    worse = both(kind("points", 1.0, 1.0), kind("cards", 1.0, 1.0))
    assert [reason[0].what for reason in compare_terms(better, worse, 1.0)] == ["points"]


def test_a_difference_that_luck_explains_is_no_reason():
    assert compare_terms(leaves(0.0, 9.0, 0.0, 9.0), leaves(4.0, 3.0, 4.0, 3.0), 1.0) == []
    assert compare_terms(leaves(5.0, 5.1, 5.0, 5.1), leaves(4.0, 4.1, 4.0, 4.1), 1.0)


def test_a_reason_is_measured_in_the_spread_of_the_game():
    better, worse = leaves(1.0, 1.0), leaves(0.0, 0.0)
    assert compare_terms(better, worse, 1.0)[0][0].gain == 1.0
    assert compare_terms(better, worse, 4.0)[0][0].gain == 0.25
    assert compare_terms(better, worse, 2 / LEAST) == []


def test_cards_kept_in_place_of_like_ones_are_no_reason():
    one = [{("cards", "card", 1): Amount(2.0, (1,)), ("cards", "card", 2): Amount(0.0, (0,))}] * 3
    other = [{("cards", "card", 1): Amount(0.0, (0,)), ("cards", "card", 2): Amount(2.0, (1,))}] * 3
    assert compare_terms(one, other, 1.0) == []


def test_the_term_that_gains_most_comes_first_in_its_kind():
    one = [{("cards", "card", 1): Amount(2.0, (1,)), ("cards", "card", 2): Amount(3.0, (1,))}] * 3
    other = [{("cards", "card", 1): Amount(1.0, (0.5,)), ("cards", "card", 2): Amount(0.0, ())}] * 3
    [reason] = compare_terms(one, other, 1.0)
    assert [each.thing for each in reason] == [2, 1]
    assert reason[0].worse == (0.0, ()), "no position has its number"
    assert reason[1].better == (1.0, (1.0,))


def test_a_term_counts_nothing_where_it_is_missing():
    [reason] = compare_terms(kind("cards", 4.0, 4.0), [{}, {}], 1.0)
    assert reason[0].gain == pytest.approx(4.0)

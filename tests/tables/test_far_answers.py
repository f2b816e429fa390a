"""An answer of a worker is read only if it can be one to what was asked."""

import json

import pytest

from engine.players import Opinion
from tables.remote.far_answers import MOST, READERS
from tables.remote.far_work import Done, encode_answer
from tables.review.analysis import judge_move
from tables.review.blunders import compare_with_best
from tables.review.hints import rank_moves
from tables.thinking.thinking import WrongAnswer, choose_within
from tests.tables.test_thinking import question

GAME, LEVEL, VIEW, MOVES, SEED = question()
FIRST, SECOND = map(str, MOVES[:2])
GAMES, CHANCE = 7, 0.25


def read(work, said, *about):
    return READERS[work](said, *about)


def of_opinions(said):
    return read(rank_moves, said, GAME, VIEW, MOVES, SEED, 1.0)


def of_two(said):
    return read(compare_with_best, said, GAME, VIEW, MOVES, SECOND, SEED, 1.0)


def of_glance(said):
    return read(judge_move, said, GAME, VIEW, MOVES, None, SEED, 1.0)


def there_and_back(value):
    return json.loads(encode_answer(Done(value)))["done"]


def test_every_answer_survives_the_way_there_and_back():
    one, two = Opinion(MOVES[0], GAMES, CHANCE), Opinion(MOVES[1], 0, 0.0)
    assert read(choose_within, there_and_back(FIRST), GAME, LEVEL, VIEW, MOVES, SEED, 1.0) == FIRST
    assert of_opinions(there_and_back([one, two])) == [one, two]
    assert of_two(there_and_back((one, two))) == (one, two)
    assert of_glance(there_and_back((CHANCE, 0.0))) == (CHANCE, 0.0)


def test_opinions_are_about_the_moves_that_were_asked_about():
    assert of_opinions([[FIRST, GAMES, CHANCE]])[0].move is MOVES[0]


def test_a_mean_that_was_rounded_up_is_a_chance():
    assert of_glance([1 + 1e-12, 0.0]) == (1.0, 0.0)


WRONG_OPINIONS = {
    "none": [],
    "no list": {FIRST: [GAMES, CHANCE]},
    "a text": FIRST,
    "another move": [["dance", GAMES, CHANCE]],
    "a list for a move": [[[FIRST], GAMES, CHANCE]],
    "twice": [[FIRST, GAMES, CHANCE]] * 2,
    "too short": [[FIRST, GAMES]],
    "too long": [[FIRST, GAMES, CHANCE, 0]],
    "part of a game": [[FIRST, 0.5, CHANCE]],
    "less than no game": [[FIRST, -1, CHANCE]],
    "too many games": [[FIRST, MOST + 1, CHANCE]],
    "a truth for games": [[FIRST, True, CHANCE]],
    "no chance": [[FIRST, GAMES, None]],
    "less than no chance": [[FIRST, GAMES, -0.1]],
    "more than sure": [[FIRST, GAMES, 1.1]],
    "no number": [[FIRST, GAMES, json.loads("NaN")]],
    "endless": [[FIRST, GAMES, json.loads("Infinity")]],
}


@pytest.mark.parametrize("said", WRONG_OPINIONS.values(), ids=WRONG_OPINIONS)
def test_opinions_that_cannot_be_are_refused(said):
    with pytest.raises(WrongAnswer):
        of_opinions(said)


@pytest.mark.parametrize("said", [None, [], [[FIRST, 1, 0.5]] * 2, [[SECOND, 1, 0.5]], [[SECOND, 1, 0.5]] * 3])
def test_a_comparison_with_another_move_is_refused(said):
    with pytest.raises(WrongAnswer):
        of_two(said)


@pytest.mark.parametrize("said", [None, 0.5, [0.5], [0.5, 0.1, 0.1], [0.5, -1], [2, 0.1], ["0.5", 0.1], [True, 0.1]])
def test_chances_that_cannot_be_are_refused(said):
    with pytest.raises(WrongAnswer):
        of_glance(said)

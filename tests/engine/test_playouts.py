"""Playouts: which of two moves wins more in games that are played on, and when that is beyond luck."""

from types import SimpleNamespace

import pytest

from engine.chance import Guess
from engine.core import Outcome
from engine.playouts import SURE, Playouts, is_clear

VIEW = SimpleNamespace(seat=0, sides=(0, 1))


class Throw:
    """A position in which a move, a whole number, wins in so many of a hundred throws; each has a throw of its own."""

    won = 0.0

    def play(self, seat, odds, chance):
        self.won = float([chance.below(100) for _ in range(odds)][-1] < odds)

    def to_act(self):
        return ()

    def outcome(self):
        return Outcome((self.won, 1 - self.won), (1, 2), "thrown")


class Throws:
    """A game of one throw, which counts how many are imagined."""

    def __init__(self):
        self.imagined = 0

    def imagine(self, view, chance):
        self.imagined += 1
        return Throw()


def equals(better, others, worlds=(50, 400)):
    return Playouts(Throws(), VIEW, worlds).equals(better, others, Guess(1))


def test_moves_that_win_much_less_are_told_apart():
    assert equals(80, [20, 30]) == []


def test_a_move_that_wins_about_as_often_is_not_told_apart():
    assert equals(62, [60, 20]) == [60]


@pytest.mark.parametrize("others", [[80], [20, 80], [80, 20]])
def test_a_move_that_wins_less_than_another_does_not_lead(others):
    assert equals(40, others) is None


def test_what_is_clear_is_played_no_further():
    game = Throws()
    Playouts(game, VIEW, (50, 4000)).equals(80, [20, 30], Guess(1))
    assert game.imagined == 3 * 50


@pytest.mark.parametrize("seed", range(3))
def test_luck_seldom_makes_an_equal_move_lead(seed):
    chance = Guess(seed)
    leads = [[chance.below(2) - chance.below(2) for _ in range(50)] for _ in range(200)]
    assert sum(map(is_clear, leads)) <= 200 / 50
    assert all(is_clear([lead + SURE for lead in each]) for each in leads)

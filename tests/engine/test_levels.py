"""The levels below ``hard`` play as well as the table's skills say."""

from dataclasses import replace

import pytest

from engine.chance import Guess
from engine.core import tables_of
from engine.knowhow import KnowHow, Skills
from engine.players import PLAYERS
from engine.players.ismcts import FEWEST
from engine.players.levels import Forgetful
from tests.contract.boxes import GAMES
from tests.engine.test_players import Sealed
from tests.games.iliad.table import GAME, table


def position():
    """Return what seat 0 of three sees in Iliad, and its moves."""
    state = table(3, hands={0: "4 3 archer chariot"}, armies={1: "42 archer"})
    return state.view(0), state.legal(0)


def skilled(**skills):
    """Return Iliad with these skills where three play, each alone."""
    game = Sealed(GAME)
    game.know_how = replace(GAME.know_how, skills={(3, 3): Skills(**skills)})
    return game


def choices(level, game):
    """Return the moves that a level makes, one for each of a hundred seeds."""
    view, moves = position()
    return [PLAYERS[level]().choose(game, view, moves, Guess(seed), lambda: True) for seed in range(100)]


def test_a_table_that_is_not_named_has_the_usual_skills():
    known = KnowHow(worth=lambda view: 0.0, spread=1.0, skills={(4, 2): Skills(errs=10)})
    assert known.skilled((0, 1, 0, 1)) == Skills(errs=10)
    assert known.skilled((0, 1, 2, 3)) == Skills()


@pytest.mark.parametrize("errs", [0, 30, 100])
def test_easy_errs_as_often_as_the_table_says(errs):
    view, moves = position()
    best = Forgetful().choose(GAME, view, moves, Guess(0))
    others = sum(move != best for move in choices("easy", skilled(errs=errs)))
    assert others == pytest.approx(errs * (len(moves) - 1) / len(moves), abs=10)


def imagined(game, seed):
    """Return how many games ``medium`` imagines before it makes a move."""
    (view, moves), seen = position(), []
    game.imagine = lambda *about: seen.append(about) or GAME.imagine(*about)
    PLAYERS["medium"]().choose(game, view, moves, Guess(seed))
    return len(seen)


@pytest.mark.slow
@pytest.mark.parametrize("imagines", [25, 60])
def test_medium_imagines_as_many_games_as_the_table_says(imagines):
    game = skilled(imagines=imagines)
    assert max(imagined(game, seed) for seed in range(10)) == imagines, "it may stop when its move is decided"


@pytest.mark.parametrize("key", GAMES)
def test_skills_and_tempers_are_those_of_tables_that_there_are(key):
    game, known = GAMES[key], GAMES[key].know_how
    sides = {game.sides(seats, game.options(seats, {"variant": variant})) for variant, seats in tables_of(game)}
    assert {*known.skills, *known.tempers} <= {(len(each), len(set(each))) for each in sides}
    assert all(0 <= skills.errs <= 100 and skills.imagines >= FEWEST for skills in known.skills.values())
    assert all(temper > 0 for temper in known.tempers.values())

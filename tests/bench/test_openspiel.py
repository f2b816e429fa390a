"""OpenSpiel's search as an opponent: at every table it makes a legal move, knowing what its seat knows."""

import pytest

pytest.importorskip("pyspiel")

from bench.openspiel import OpenSpiel, find_variant
from engine.chance import Guess
from engine.players.ismcts import FEWEST
from tests.contract.boxes import GAMES
from tests.contract.tables import a_table_of_each_game, each_table

pytestmark = pytest.mark.slow  # as are all benchmarks
FEW = 4  # imagined games: whether a move is legal does not depend on how good it is


def asked(game, variant, seats, moves=3):
    """Return a view a few moves after the deal, and the legal moves of its seat."""
    chance = Guess(1)
    state, _ = game.deal(seats, game.options(seats, {"variant": variant}), chance)
    for _ in range(moves):
        state.play(seat := state.to_act()[0], state.legal(seat)[0], chance)
    seat = state.to_act()[0]
    return state.view(seat), state.legal(seat)


@a_table_of_each_game
def test_openspiel_makes_a_legal_move(game, variant, seats, monkeypatch):
    monkeypatch.setattr("bench.openspiel.FEWEST", FEW)
    view, moves = asked(game, variant, seats)
    assert OpenSpiel().choose(game, view, moves, Guess(1), lambda: True) in moves


@each_table
def test_a_view_tells_at_which_table_it_is(game, variant, seats):
    view, _ = asked(game, variant, seats)
    assert find_variant(game, view) == (variant, seats)


def test_openspiel_thinks_until_its_time_is_up():
    view, moves = asked(GAMES["horse"], "standard", 2)
    looks = []
    OpenSpiel().choose(GAMES["horse"], view, moves, Guess(1), lambda: looks.append(None) or len(looks) > 2 * FEWEST)
    assert len(looks) == 2 * FEWEST + 1

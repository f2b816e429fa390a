"""The games pass OpenSpiel's own tests."""

import json
import pickle
import random
import subprocess
import sys

import numpy as np
import pytest

from engine.core import tables_of
from engine.wire import view_json
from tests.contract.boxes import GAMES
from tests.quick import slow_but

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: uv sync --group adapters")
DRAWS = pytest.importorskip("adapters.openspiel").DRAWS

HOUSE = ("iliad", "delphi", "olympus", "hector", "horse")
TABLES = [(key, variant, seats) for key in HOUSE for variant, seats in tables_of(GAMES[key])]


def game(key, seats=0, variant=""):
    return pyspiel.load_game(f"ilion_{key}", {"seats": seats, "variant": variant})


def possible(state):
    return [each for each, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()


def played(key, seed=1, **about):
    """Yield every state of a random game."""
    rng = random.Random(seed)
    state = game(key, **about).new_initial_state()
    while not state.is_terminal():
        yield state
        chance = state.is_chance_node()
        state.apply_action(
            rng.choice([each for each, _ in state.chance_outcomes()] if chance else state.legal_actions())
        )
    yield state


@pytest.mark.parametrize(("key", "variant", "seats"), slow_but(1, TABLES))
def test_a_game_passes_the_simulation_test(key, variant, seats):
    pyspiel.random_sim_test(game(key, seats, variant), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("key", HOUSE)
def test_draws_are_equally_likely_chance_nodes(key):
    for state in played(key):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert [outcome for outcome, _ in outcomes] == list(range(len(outcomes)))
            assert len({probability for _, probability in outcomes}) == 1
            assert 1 < len(outcomes) <= DRAWS


@pytest.mark.parametrize("key", HOUSE)
def test_a_player_observes_what_its_seat_may_know(key):
    for state in played(key):
        if not state.is_chance_node():
            for seat in range(state.num_players()):
                seen = json.loads(state.observation_string(seat))
                assert seen["view"] == json.loads(json.dumps(view_json(state.played.question.state.view(seat))))
                assert bool(seen["choices"]) == (seat == state.current_player())


def settled(state):
    """Let chance draw the first of its outcomes, until somebody is asked."""
    while state.is_chance_node():
        state.apply_action(0)
    return state


def digest(state, seat):
    return state.information_state_string(seat).partition(" ")[0]


def test_a_player_remembers_what_it_chose():
    first = next(state for state in played("hector") if not state.is_chance_node() and len(state.legal_actions()) > 1)
    seat, others = first.current_player(), [first.clone(), first.clone()]
    for action, other in enumerate(others):
        other.apply_action(action)
    assert len({digest(settled(other), seat) for other in others}) == 2
    assert {digest(settled(other), 1 - seat) for other in others} == {digest(first, 1 - seat)}


@pytest.mark.slow
@pytest.mark.parametrize("key", HOUSE)
def test_a_player_cannot_tell_a_resampled_state_from_the_true_one(key):
    rng = random.Random(1)
    for state in played(key):
        if not state.is_chance_node() and not state.is_terminal():
            seat = state.current_player()
            other = state.resample_from_infostate(seat, rng.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.legal_actions() == state.legal_actions()


def test_a_resampled_state_hides_what_others_hold():
    state = settled(game("hector").new_initial_state())
    rng = random.Random(1)
    others = {str(state.resample_from_infostate(state.current_player(), rng.random)) for _ in range(5)}
    assert len(others | {str(state)}) == 6


@pytest.mark.parametrize("key", HOUSE)
def test_a_search_of_openspiel_finds_a_move(key):
    from open_spiel.python.algorithms import ismcts, mcts

    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    state = settled(game(key).new_initial_state())
    bot = ismcts.ISMCTSBot(
        game=game(key),
        evaluator=evaluator,
        uct_c=1.0,
        max_simulations=5,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


def test_a_clone_plays_on_alone():
    state = next(state for state in played("horse") if not state.is_chance_node())
    before = str(state)
    state.clone().apply_action(state.legal_actions()[0])
    assert str(state) == before


@pytest.mark.parametrize("key", HOUSE)
def test_one_victory_is_shared_at_the_end(key):
    *_, last = played(key)
    assert sum(last.returns()) == pytest.approx(1)


def test_a_game_in_the_middle_of_a_draw_can_be_pickled():
    states = [state.clone() for state in played("hector")][:200]
    for state in states:
        again = pickle.loads(pickle.dumps(state))
        assert str(again) == str(state)
        assert again.current_player() == state.current_player()


def test_a_table_that_there_is_not_is_refused():
    with pytest.raises(Exception, match="iliad is for 2, 3, 4, 5, 6 players, not 9"):
        game("iliad", 9)


@pytest.mark.slow
def test_a_program_that_plays_ends_in_peace():
    code = "import pyspiel, adapters.openspiel; pyspiel.load_game('ilion_horse').new_initial_state()"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0

"""The environments pass PettingZoo's own tests."""

import json
import warnings

import numpy as np
import pytest

from engine.core import tables_of
from engine.wire import view_json
from tests.contract.boxes import GAMES

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: uv sync --group adapters")
from pettingzoo.test import api_test, seed_test

from adapters.pettingzoo import Environment, decode_observation, env

HOUSE = ("iliad", "delphi", "olympus", "hector", "horse")
TABLES = [(key, variant, seats) for key in HOUSE for variant, seats in tables_of(GAMES[key])]


@pytest.mark.parametrize(("key", "variant", "seats"), TABLES)
def test_a_table_passes_the_test_of_the_interface(key, variant, seats):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # such as that an observation is a dictionary with a mask
        api_test(env(key, seats, options={"variant": variant}), num_cycles=300)


@pytest.mark.parametrize("key", HOUSE)
def test_the_same_seed_plays_the_same_game(key):
    seed_test(lambda: env(key), num_cycles=200)


def played(table, watch=lambda: None):
    """Play a random game and return the rewards at the end, by agent."""
    table.reset(seed=1)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        rewards[agent] += reward
        watch()
        table.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards


@pytest.mark.parametrize("key", HOUSE)
def test_one_victory_is_shared_at_the_end(key):
    assert sum(played(env(key)).values()) == pytest.approx(1)


def test_an_agent_observes_what_its_seat_may_know():
    table = Environment(GAMES["hector"])

    def compare():
        for seat, agent in enumerate(table.possible_agents):
            seen = decode_observation(table.observe(agent)["observation"])
            assert seen["view"] == json.loads(json.dumps(view_json(table._question.state.view(seat))))

    played(table, compare)


@pytest.mark.slow
def test_only_the_agent_that_is_asked_has_choices():
    table = Environment(GAMES["iliad"], 3)

    def compare():
        asked = [agent for agent in table.possible_agents if table.observe(agent)["action_mask"].any()]
        assert asked == ([] if any(table.terminations.values()) else [table.agent_selection])

    played(table, compare)


def test_an_observation_may_be_an_array_of_ones_own():
    from gymnasium.spaces import Box

    def encode(observed):
        return np.array(observed["view"]["hand_sizes"], np.float32)

    table = env("iliad", 3, encode=encode, space=Box(0, 99, (3,), np.float32))
    table.reset(seed=1)
    assert table.last()[0]["observation"].tolist() == [12, 12, 12]
    assert sum(played(table).values()) == pytest.approx(1)


def test_a_table_is_shown_in_words():
    table = env("hector", render_mode="ansi")
    table.reset(seed=1)
    assert "seat_0" in table.render()

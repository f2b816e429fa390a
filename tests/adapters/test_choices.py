"""Moves by small choices, as learning programs make them."""

from typing import Any

import pytest

from adapters.choices import ACTIONS, Question, choose_table
from engine.chance import Guess
from engine.contract import random_game
from engine.core import NOBODY, TableRefused, tables_of
from engine.wire import view_json
from tests.contract.boxes import GAMES


def questions(game, variant, seats, seed=1):
    """Yield every question of a random game."""
    chance = Guess(seed)
    for state, _, _ in random_game(game, variant, seats, seed):
        question: Any = Question(state)
        while isinstance(question, Question) and question.offer.choices:
            yield question
            question = question.chosen(chance.below(len(question.offer.choices)))


@pytest.mark.parametrize("key", GAMES)
def test_choices_lead_to_legal_moves_alone(key):
    game = GAMES[key]
    for variant, seats in tables_of(game):
        for question in questions(game, variant, seats):
            assert 0 < len(question.offer.choices) <= ACTIONS
            moves = question.state.legal(question.seat)
            made = [question.chosen(action) for action in range(len(question.offer.choices))]
            assert all(isinstance(each, Question) or each in moves for each in made)


def test_a_choice_that_is_not_there_is_refused():
    question = next(questions(GAMES["hector"], "standard", 2))
    with pytest.raises(LookupError):
        question.chosen(len(question.offer.choices))


@pytest.mark.parametrize("key", GAMES)
def test_a_seat_observes_its_own_view_and_question(key):
    game = GAMES[key]
    variant, seats = tables_of(game)[0]
    for question in questions(game, variant, seats):
        for seat in range(seats):
            observed = question.observed(seat)
            assert observed["view"] == view_json(question.state.view(seat))
            assert bool(observed["choices"]) == (seat == question.seat)


def test_choices_have_names_of_their_own():
    for question in questions(GAMES["iliad"], "standard", 3):
        names = question.names()
        assert len(set(names)) == len(names)


def test_a_finished_game_asks_nobody():
    *_, (state, _, _) = random_game(GAMES["horse"], "standard", 2, 1)
    question = Question(state)
    assert (question.seat, question.names()) == (NOBODY, [])


def test_a_table_that_there_is_not_is_refused():
    assert choose_table(GAMES["iliad"], None, {})[0] == 2
    assert choose_table(GAMES["iliad"], None, {"variant": "teams"})[0] == 4
    with pytest.raises(TableRefused, match="not 9"):
        choose_table(GAMES["iliad"], 9, {})

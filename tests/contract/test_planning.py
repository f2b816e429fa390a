"""Plans, at every table of a game that has them: what can be planned follows from what the seat may see."""

import pytest

from engine.box import hash_basis
from engine.chance import Guess
from engine.choices import make_offer
from engine.contract import random_game
from games.narrators import make_narrator
from games.painters import PAINTERS
from pictures.scene import Scene
from tests.contract.boxes import BOXES, RULES, TABLES, questions
from tests.quick import slow_but
from words import LANGUAGES, Words, list_numbered_choices

NAMED = ("game", "variant", "seats")
PLANNED = [table for table in TABLES if RULES[table[0].key].planning]
FIRST = {table[0].key: table for table in reversed(PLANNED)}
each_table = pytest.mark.parametrize(NAMED, slow_but(FIRST.values(), PLANNED), ids=lambda v: str(getattr(v, "key", v)))
NAMES = {seat: f"player {seat}" for seat in range(6)}


def waiting(game, variant, seats, seed=2):
    """Yield every position of a random game with each seat that is asked nothing in it."""
    for state, _, _ in random_game(game, variant, seats, seed):
        for seat in range(seats):
            if state.to_act() and not state.legal(seat):
                yield state, seat


def ahead(game, view, chance=0):
    """Return the moves that can be planned."""
    return RULES[game.key].planning.ahead(game.imagine(view, Guess(chance)), view.seat)


def named(game, view, chance=0):
    """Return the names of the moves that can be planned."""
    return [str(move) for move in ahead(game, view, chance)]


@each_table
def test_what_can_be_planned_tells_nothing_that_is_hidden(game, variant, seats):
    found = 0
    for state, seat in waiting(game, variant, seats):
        twin = BOXES[game.key].swap(state, seat, Guess(found))
        own, other = named(game, state.view(seat), 1), named(game, twin.view(seat), 2)
        assert own == other
        assert hash_basis(RULES[game.key].planning, state.view(seat)) == hash_basis(
            RULES[game.key].planning, twin.view(seat)
        )
        found += bool(own)
    assert found


@each_table
def test_moves_planned_at_ones_turn_are_the_legal_ones(game, variant, seats):
    same = 0
    for state, seat, _ in random_game(game, variant, seats, 3):
        planned = named(game, state.view(seat)) if seat >= 0 else []
        legal = [str(move) for move in state.legal(seat)] if seat >= 0 else []
        if {*planned} & {*legal}:
            assert planned == legal
            same += 1
    assert same


@each_table
def test_an_undisturbed_plan_can_be_carried_out(game, variant, seats):
    planning, kept, open_plans = RULES[game.key].planning, 0, {}
    for state, _, _ in random_game(game, variant, seats, 4):
        for seat in range(seats):
            view, legal = state.view(seat), {str(move) for move in state.legal(seat)}
            if legal:
                moves, before = open_plans.pop(seat, (set(), ""))
                if moves and before == hash_basis(planning, view) and {*named(game, view)} == legal:
                    assert moves & legal
                    kept += 1
            elif state.to_act():
                open_plans[seat] = {*named(game, view)}, hash_basis(planning, view)
    assert kept


@pytest.mark.parametrize("language", LANGUAGES)
@each_table
def test_every_planned_choice_has_a_label(game, variant, seats, language):
    tells = make_narrator(game, language)
    assert tells.relies()
    for at, (state, seat) in enumerate(waiting(game, variant, seats)):
        view = state.view(seat)
        moves = ahead(game, view) if at % 7 == 0 else ()
        for asked in questions(moves) if moves else ():
            assert asked.move is None or tells.whole(asked.move.parts(), view, NAMES)
            assert all(tells.choice(parts, view, NAMES) for parts in asked.choices)
            assert not asked.choices or tells.question(asked.settled, view, NAMES)


@each_table
def test_every_plan_can_be_drawn(game, variant, seats):
    painter, words = PAINTERS[game.key], Words("en")
    for at, (state, seat) in enumerate(waiting(game, variant, seats)):
        view = state.view(seat)
        moves = ahead(game, view) if at % 11 == 0 else ()
        if moves:
            choices = list_numbered_choices(make_narrator(game, "en"), make_offer(moves).choices, view)
            drawing = painter.hand(Scene(game, view, NAMES, words, (), (), (), choices))
            assert {*drawing.numbers} <= {*range(1, len(choices) + 1)}

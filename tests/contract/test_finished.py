"""Who has finished while the others go on has indeed nothing more to do, in every game that knows of it."""

import pytest

from engine.chance import Guess
from engine.core import NOBODY
from games.shelf import BOXES as SHELF
from tests.contract.boxes import BOXES, GAMES, TABLES, random_game
from tests.games.iliad import test_game_end as iliad

EARLY = [(game, variant, seats) for game, variant, seats in TABLES if SHELF[game.key].finished and seats > 2]
each_table = pytest.mark.parametrize(("game", "variant", "seats"), EARLY, ids=lambda v: str(getattr(v, "key", v)))


def finished(game, state):
    return SHELF[game.key].done(state)


@each_table
def test_who_has_finished_is_asked_nothing_any_more_and_all_others_are_still_in_it(game, variant, seats):
    for seed in range(4):
        done = set()
        for state, _, _ in random_game(game, variant, seats, seed):
            now = set(finished(game, state))
            assert done <= now or not state.to_act(), "who has finished stays so"
            done |= now
            assert not any(state.legal(seat) for seat in done)
            assert done.isdisjoint(state.to_act())


def test_who_leaves_the_ninth_march_of_delphi_has_finished():
    delphi, met = GAMES["delphi"], set()
    for seats, seed in ((3, 1), (3, 2), (3, 3), (4, 1)):
        for state, _, _ in random_game(delphi, "standard", seats, seed):
            found = finished(delphi, state)
            assert bool(found) == (state.number == 9 and 0 < len(state.players) < seats and bool(state.to_act()))
            met.add((seats, len(found)))
    assert met == {(3, 0), (3, 1), (4, 0), (4, 1), (4, 2)}


def test_who_is_not_tied_has_finished_when_the_tied_fight():
    state, _ = iliad.tied(hands={0: "3", 1: "4"})
    assert finished(GAMES["iliad"], state) == (2,)
    iliad.do(state, "place hoplite_3 alone", "place hoplite_4 alone")
    assert finished(GAMES["iliad"], state) == (2,)


@pytest.mark.parametrize("key", GAMES)
def test_at_a_table_of_two_nobody_has_finished_before_the_other(key):
    for variant, sizes in GAMES[key].variants.items():
        for state, _, _ in random_game(GAMES[key], variant, 2, 3) if 2 in sizes else ():
            assert finished(GAMES[key], state) == ()


def test_that_somebody_has_finished_is_seen_by_all():
    """It follows from what lies open: two positions that differ in what is hidden have the same seats finished."""
    for game, variant, seats in EARLY:
        for ply, (state, _, _) in enumerate(random_game(game, variant, seats, 5)):
            twin = BOXES[game.key].swap(state, NOBODY, Guess(ply))
            assert finished(game, twin) == finished(game, state)

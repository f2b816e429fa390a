"""Players who have finished while others play on really have nothing left to do, in every such game."""

from typing import Any

import pytest

from engine.chance import Guess
from engine.core import NOBODY
from tests.contract.boxes import BOXES, GAMES, RULES, TABLES, random_game
from tests.games.iliad import test_game_end as iliad
from tests.games.iliad.table import do

EARLY = [(game, variant, seats) for game, variant, seats in TABLES if RULES[game.key].finished and seats > 2]
each_table = pytest.mark.parametrize(("game", "variant", "seats"), EARLY, ids=lambda v: str(getattr(v, "key", v)))


def finished(game, state):
    return RULES[game.key].done(state)


@each_table
def test_finished_players_are_asked_nothing_and_others_play_on(game, variant, seats):
    for seed in range(4):
        done = set()
        for state, _, _ in random_game(game, variant, seats, seed):
            now = set(finished(game, state))
            assert done <= now or not state.to_act(), "who has finished stays so"
            done |= now
            assert not any(state.legal(seat) for seat in done)
            assert done.isdisjoint(state.to_act())


def test_leaving_delphis_ninth_march_finishes_a_player():
    delphi, met = GAMES["delphi"], set()
    for seats, seed in ((3, 1), (3, 2), (3, 3), (4, 1)):
        for state, _, _ in random_game(delphi, "standard", seats, seed):
            found = finished(delphi, state)
            now: Any = state
            assert bool(found) == (now.number == 9 and 0 < len(now.players) < seats and bool(now.to_act()))
            met.add((seats, len(found)))
    assert met == {(3, 0), (3, 1), (4, 0), (4, 1), (4, 2)}


def test_untied_players_have_finished_when_the_tied_fight():
    state, _ = iliad.tied(hands={0: "3", 1: "4"})
    assert finished(GAMES["iliad"], state) == (2,)
    do(state, "place hoplite_3 alone", "place hoplite_4 alone")
    assert finished(GAMES["iliad"], state) == (2,)


@pytest.mark.parametrize("key", GAMES)
def test_at_a_table_of_two_nobody_has_finished_before_the_other(key):
    for variant, sizes in GAMES[key].variants.items():
        for state, _, _ in random_game(GAMES[key], variant, 2, 3) if 2 in sizes else ():
            assert finished(GAMES[key], state) == ()


def test_that_somebody_has_finished_is_seen_by_all():
    """It follows from public information: positions that differ in hidden things have the same finished seats."""
    for game, variant, seats in EARLY:
        for ply, (state, _, _) in enumerate(random_game(game, variant, seats, 5)):
            twin = BOXES[game.key].swap(state, NOBODY, Guess(ply))
            assert finished(game, twin) == finished(game, state)

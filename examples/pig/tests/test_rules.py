"""Every rule of Pig in the cup, by its number in RULES.md."""

import json
import re
from pathlib import Path

import pytest

import ilion_pig
from engine.chance import Guess, Script
from engine.contract import check_game
from engine.core import NOBODY, UNKNOWN, filter_heard
from ilion_pig.rules import BOX
from ilion_pig.rules.events import GameEnded, Lost, Rolled, Stopped
from ilion_pig.rules.game import Pig
from ilion_pig.rules.moves import ROLL, STOP
from ilion_pig.rules.state import Pile, State

GAME = Pig()
PAGE = Path(ilion_pig.__file__).with_name("RULES.md").read_text(encoding="utf-8")


def position(cup=Pile(), *purses, player=0, goal=30):  # noqa: B008 - a pile is frozen
    return State(goal, player, cup, purses or (Pile(), Pile()))


def roll(state, pips):
    return state.play(state.player, ROLL, Script([pips - 1]))


def stop(state):
    return state.play(state.player, STOP, Script([]))


def random_positions(seats, seed):
    chance = Guess(seed)
    state, _ = GAME.deal(seats, GAME.options(seats, {}), chance)
    while state.to_act():
        yield state.copy()
        moves = state.legal(state.player)
        state.play(state.player, moves[chance.below(len(moves))], chance)
    yield state


def test_pg_01_the_first_player_begins_and_turns_go_round():
    state, _ = GAME.deal(3, GAME.options(3, {}), Script([]))
    seen = []
    for _ in range(4):
        seen.append(state.to_act())
        roll(state, 1)
    assert seen == [(0,), (1,), (2,), (0,)]


def test_pg_02_only_the_player_sees_the_die_that_was_rolled():
    state = position()
    told = roll(state, 5)
    assert filter_heard(told, 0) == (Rolled(0, 5),)
    assert filter_heard(told, 1) == filter_heard(told, NOBODY) == (Rolled(0, UNKNOWN),)
    assert [state.view(seat).cup for seat in (0, 1)] == [Pile(1, 5), Pile(1, UNKNOWN)]


def test_pg_03_a_one_loses_the_cup_and_the_turn():
    state = position(Pile(3, 14))
    assert roll(state, 1) == [Lost(0)]
    assert (state.cup, state.purses[0], state.player) == (Pile(), Pile(), 1)


def test_pg_04_more_rolls_add_up():
    state = position()
    roll(state, 4)
    roll(state, 6)
    assert (state.cup, state.player, list(state.legal(0))) == (Pile(2, 10), 0, [ROLL, STOP])


def test_pg_05_the_first_roll_of_a_turn_is_a_must():
    assert list(position().legal(0)) == [ROLL]
    assert list(position().legal(1)) == []


def test_pg_06_what_is_kept_is_a_secret():
    state = position(Pile(2, 9), Pile(1, 3), Pile())
    told = stop(state)
    assert (state.purses[0], state.cup, state.player) == (Pile(3, 12), Pile(), 1)
    assert (filter_heard(told, 0), filter_heard(told, 1)) == ((Stopped(0, 9),), (Stopped(0, UNKNOWN),))
    assert state.view(1).purses[0] == Pile(3, UNKNOWN)


def test_pg_07_the_goal_is_30_or_50():
    assert GAME.choices(2, "standard") == {"goal": (30, 50)}
    assert [GAME.options(2, chosen).goal for chosen in ({}, {"goal": 50})] == [30, 50]


@pytest.mark.parametrize(("goal", "over"), [(30, True), (50, False)])
def test_pg_08_a_purse_at_the_goal_wins_at_once(goal, over):
    state = position(Pile(2, 10), Pile(5, 20), Pile(), goal=goal)
    assert isinstance(stop(state)[-1], GameEnded) == over
    assert (state.outcome() is not None) == over


def test_pg_09_the_purses_rank_the_others():
    state = position(Pile(2, 9), Pile(5, 21), Pile(3, 12), Pile(), Pile(3, 12))
    stop(state)
    assert state.outcome().places == (1, 2, 4, 2)
    assert state.view(NOBODY).purses == (Pile(7, 30), Pile(3, 12), Pile(), Pile(3, 12))


def test_each_rule_has_a_test():
    written = re.findall(r"^- \*\*PG-(\d\d)\*\*", PAGE, re.MULTILINE)
    tested = {name[8:10] for name in globals() if name.startswith("test_pg_")}
    assert written == sorted(tested)


def test_the_game_keeps_the_contract():
    check_game(GAME)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_imagined_position_fits_what_the_seat_has_seen(seats):
    differs = False
    for state in random_positions(seats, seats):
        for seat in (*range(seats), NOBODY):
            other = GAME.imagine(state.view(seat), Guess(1))
            assert (other.view(seat), other.to_act()) == (state.view(seat), state.to_act())
            assert all(2 * pile.rolls <= pile.points <= 6 * pile.rolls for pile in (other.cup, *other.purses))
            differs |= other.dump() != state.dump()
    assert differs


def test_a_position_is_restored_from_json():
    for state in random_positions(3, 7):
        again = GAME.load(json.loads(json.dumps(state.dump())))
        assert (again.view(0), again.outcome()) == (state.view(0), state.outcome())


def test_what_is_not_legal_is_refused_with_a_rule_of_the_page():
    for state in random_positions(2, 3):
        for seat in (0, 1):
            view = state.view(seat)
            assert list(BOX.reasons.legal(GAME, view)) == list(state.legal(seat))
            refused = BOX.reasons.refused(GAME, view)
            assert {each.thing[0] for each in refused} == {"roll", "stop"} - {str(move) for move in state.legal(seat)}
            assert all(f"**{each.why.clause}**" in PAGE for each in refused)

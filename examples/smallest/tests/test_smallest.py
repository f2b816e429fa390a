"""Every rule of Smallest, by its number in RULES.md."""

import re
from pathlib import Path

import ilion_smallest
from engine.chance import Script
from engine.contract import check_game, random_game
from engine.core import NOBODY, UNKNOWN, filter_heard
from ilion_smallest.rules import DRAW, KEEP, Drawn, Kept, SmallestGame, State

GAME = SmallestGame()
PAGE = Path(ilion_smallest.__file__).with_name("RULES.md").read_text(encoding="utf-8")


def test_the_game_keeps_the_contract():
    check_game(GAME)


def test_a_view_does_not_depend_on_what_its_seat_may_not_know():
    for state, _, _ in random_game(GAME, "standard", 2, 1):
        if state.to_act():
            other = State([state.numbers[0], state.numbers[1] % 6 + 1], state.player)
            assert other.view(0) == state.view(0)
            assert other.view(NOBODY) == state.view(NOBODY)


def test_sm_01_only_its_player_sees_a_number():
    state, _ = GAME.deal(2, GAME.options(2, {}), Script([2, 4]))
    assert [state.view(seat).numbers for seat in (0, 1, NOBODY)] == [
        (3, UNKNOWN), (UNKNOWN, 5), (UNKNOWN, UNKNOWN),
    ]  # fmt: skip


def test_sm_02_each_player_in_turn_keeps_or_draws():
    state = State([3, 5])
    told = state.play(0, DRAW, Script([5]))
    assert (filter_heard(told, 0), filter_heard(told, 1)) == ((Drawn(0, 6),), (Drawn(0, UNKNOWN),))
    assert state.to_act() == (1,)
    assert state.play(1, KEEP, Script([])) == [Kept(1)]
    assert (state.numbers, state.to_act()) == ([6, 5], ())


def test_sm_03_the_higher_number_wins_and_equal_ones_share():
    assert State([6, 5], 2).outcome().places == (1, 2)
    assert State([4, 4], 2).outcome().shares == (0.5, 0.5)


def test_each_rule_has_a_test():
    written = re.findall(r"^- \*\*SM-(\d\d)\*\*", PAGE, re.MULTILINE)
    tested = {name[8:10] for name in globals() if name.startswith("test_sm_")}
    assert written == sorted(tested)

"""The course of a march: DE-10 to DE-18."""

import pytest

from engine.core import NOBODY
from games.delphi.rules.cards import PASS
from games.delphi.rules.events import (
    Banished,
    Laid,
    Lost,
    MarchBegan,
    MarchEnded,
    OracleRead,
    Played,
    Struck,
    TurnedUp,
    Valued,
    Withdrew,
)
from games.delphi.rules.position import LAY, OBEY, PLAY, STRIKE
from tests.clauses import clause
from tests.games.delphi.table import do, gone, held, kind, lays, lying, names, of, table

THREE = dict.fromkeys(range(3), "4 5 6 zeus oracle")


def begun(seats=3, hands=None, **more):
    """Return the start of a march."""
    return table(seats, hands=hands or dict.fromkeys(range(seats), "4 5 6"), asked=list(range(seats)), **more)


# -- laying


@clause("DE-10")
def test_a_march_begins_with_everybody_laying_in_any_order():
    state = begun()
    assert state.to_act() == (0, 1, 2)
    assert names(state, 0) == [*lays("4", "5", "6"), "lay pass"]
    do(state, (2, "lay warrior_4"))
    assert state.to_act() == (0, 1)
    do(state, (0, "lay warrior_5"))
    events = do(state, (1, "lay warrior_6"))
    assert of(events, TurnedUp) == [TurnedUp((0, 1, 2), (kind("5"), kind("6"), kind("4")))]
    assert [lying(state, seat) for seat in range(3)] == ["5", "6", "4"]
    assert [held(state, seat) for seat in range(3)] == ["4 6", "4 5", "5 6"]


@clause("DE-10")
def test_nothing_happens_before_the_last_card_lies():
    state = begun()
    events = do(state, "lay warrior_4", "lay pass")
    assert [type(event) for event in events] == [Laid, Laid]
    assert state.players == [0, 1, 2]
    assert [lying(state, seat) for seat in range(3)] == ["", "", ""]


# -- the single weakest


@clause("DE-11")
def test_the_single_weakest_must_play_or_withdraw():
    state = table(hands={1: "4 zeus"}, rows={0: "5", 1: "3", 2: "6"})
    assert (state.phase, state.to_act()) == (PLAY, (1,))
    assert names(state, 1) == ["play warrior_4", "play zeus", "withdraw"]
    assert names(state, 0) == names(state, 2) == []


@clause("DE-11")
def test_then_the_next_weakest_must_play():
    state = table(hands={0: "2", 1: "4"}, rows={0: "5", 1: "3", 2: "6"})
    events = do(state, "play warrior_4")
    assert of(events, Valued) == [Valued((0, 1, 2), (10, 14, 12), (0,))]
    assert (state.phase, state.to_act()) == (PLAY, (0,))


@clause("DE-12")
def test_the_turn_continues_while_the_row_is_the_single_weakest():
    state = table(hands={0: "6", 1: "2 2 3", 2: "6"}, rows={0: "5", 1: "2@0", 2: "6"})
    events = do(state, "play warrior_2")
    assert lying(state, 1) == "2@0 2"
    assert state.to_act() == (1,), "2 and 2 are 4"
    assert of(events, Played) == [Played(1, kind("2"))]
    assert "withdraw" in names(state, 1)
    do(state, "withdraw")
    assert gone(state, 1) == "2"
    assert gone(state, 0) == "2"


@clause("DE-12")
def test_the_turn_ends_when_the_row_is_no_longer_alone_at_the_bottom():
    state = table(hands={0: "6", 1: "2 2 3"}, rows={0: "5", 1: "3", 2: "6"})
    do(state, "play warrior_2")
    assert (state.phase, state.to_act()) == (LAY, (0, 1)), "5 and 5 are tied"


@clause("DE-12", "DE-22")
def test_a_card_takes_effect_before_rows_are_valued_again():
    state = table(hands={1: "apollo 2"}, rows={0: "5", 1: "3", 2: "heracles"})
    do(state, "play apollo")
    assert state.value(1) == 12
    assert state.players == [1, 2], "the other, with nothing to play, has withdrawn"


# -- ties


@clause("DE-13")
def test_those_tied_for_weakest_lay_and_only_they():
    state = table(hands=THREE, rows={0: "5", 1: "3", 2: "3"})
    assert (state.phase, state.to_act()) == (LAY, (1, 2))
    assert names(state, 0) == []
    events = do(state, "lay warrior_4", "lay warrior_6")
    assert of(events, TurnedUp) == [TurnedUp((1, 2), (kind("4"), kind("6")))]


@clause("DE-13")
def test_after_turning_up_somebody_else_may_be_last():
    state = table(hands=THREE, rows={0: "5", 1: "3", 2: "3"})
    do(state, "lay warrior_4", "lay warrior_6")
    assert (state.phase, state.to_act()) == (PLAY, (0,))


@clause("DE-13")
def test_all_may_be_tied_and_tied_again():
    state = table(hands=THREE, rows={0: "3", 1: "3", 2: "3"})
    assert state.to_act() == (0, 1, 2)
    do(state, *lays("4", "4", "4"))
    assert (state.phase, state.to_act()) == (LAY, (0, 1, 2))


# -- the Pass


@clause("DE-14")
def test_the_pass_laid_means_withdrawn_and_comes_back_to_the_hand():
    state = begun()
    events = do(state, "lay pass", "lay warrior_4", "lay warrior_5")
    assert of(events, Withdrew) == [Withdrew((0,), (0,))]
    assert state.players == [1, 2]
    assert held(state, 0) == "4 5 6"
    do(state, "withdraw")
    assert "lay pass" in names(state, 0)


@clause("DE-14")
def test_the_single_weakest_withdraws_without_the_pass():
    state = table(hands={0: "4", 1: "4"}, rows={0: "5", 1: "3", 2: "6"})
    assert "lay pass" not in names(state, 1)
    events = do(state, "withdraw")
    assert of(events, Withdrew) == [Withdrew((1,), (6,))]


@clause("DE-15")
def test_a_lone_pass_is_laid_without_a_question():
    state = table(2, hands={0: "4 5", 1: "6"}, rows={0: "2", 1: "3"}, number=4)
    do(state, "play warrior_4")
    events = do(state, (1, "play warrior_6"))
    assert state.value(1) == 18
    events = do(state, "withdraw")
    assert of(events, MarchBegan)[0].number == 5
    assert of(events, Laid) == [Laid(1, PASS)]
    assert (state.to_act(), state.legal(1)) == ((0,), [])
    events = do(state, "lay warrior_5")
    assert of(events, Lost) == [Lost(0, kind("5"))]


@clause("DE-15", "DE-13")
def test_a_tied_player_with_only_the_pass_lays_it():
    state = table(hands={0: "4", 1: "5"}, rows={0: "3", 1: "6", 2: "3"})
    assert (state.to_act(), state.laid[2]) == ((0,), PASS)
    do(state, "lay warrior_4")
    assert state.players == [0, 1]


@clause("DE-15", "DE-13")
def test_where_all_the_tied_hold_only_the_pass_all_withdraw():
    state = table(hands={0: "4"}, rows={0: "6", 1: "3", 2: "3"})
    assert (state.wins, state.gained, state.number) == ([1, 0, 0], [2, -1, -1], 2)


@clause("DE-15")
def test_a_lone_pass_withdraws_as_single_weakest():
    state = table(hands={0: "4", 2: "6"}, rows={0: "5", 1: "3", 2: "6"})
    assert state.players == [0, 2]
    assert state.to_act() == (0,)


@clause("DE-15")
def test_when_nobody_holds_a_card_the_marches_pass_by():
    state = table(2, hands={0: "2"}, rows={0: "5", 1: "6"}, piles={}, number=8)
    events = do(state, "withdraw")
    assert [event.number for event in of(events, MarchEnded)] == [8]
    events = do(state, "lay pass")
    assert of(events, MarchEnded) == [MarchEnded(9, NOBODY, 0, (-9, -9))]
    assert state.outcome()


# -- the end


@clause("DE-16")
def test_the_last_one_left_wins_the_march_and_the_next_begins():
    state = table(hands={0: "2 3", 1: "4"}, rows={0: "5", 2: "6 6"}, players=[0, 2], places={1: 1})
    events = do(state, "withdraw")
    assert of(events, MarchEnded) == [MarchEnded(1, 2, 72, (1, -1, 2))]
    assert state.wins == [0, 0, 1]
    assert of(events, MarchBegan)[0].number == 2
    assert state.players == [0, 1, 2]
    assert [lying(state, seat) for seat in range(3)] == ["", "", ""]


@clause("DE-16")
def test_nobody_left_means_nobody_has_won():
    state = begun()
    events = do(state, *lays("pass", "pass", "pass"))
    assert of(events, MarchEnded) == [MarchEnded(1, NOBODY, 0, (-1, -1, -1))]
    assert state.wins == [0, 0, 0]


# -- the order of things


@clause("DE-17")
def test_a_passed_row_leaves_before_cards_take_effect():
    hands = {0: "4", 1: "hades", 2: "zeus"}
    state = table(hands=hands, rows={0: "achilles 2", 1: "4 6", 2: "4 6"}, asked=[0, 1, 2])
    events = do(state, *lays("pass", "hades", "zeus"))
    assert of(events, Banished) == []
    assert gone(state, 0) == "2 achilles"
    assert names(state, 2) == ["spare", "strike 1 0", "strike 1 1", "strike 1 2", "strike 2 0", "strike 2 1"]


@clause("DE-17")
def test_the_march_ends_with_one_player_and_the_card_is_lost():
    state = table(2, hands={0: "4", 1: "oracle 6"}, rows={0: "3", 1: "3"})
    events = do(state, *lays("pass", "oracle"))
    assert of(events, Lost) == [Lost(1, kind("oracle"))]
    assert of(events, OracleRead) == []
    assert gone(state, 1) == "3 oracle"
    assert of(events, MarchEnded)[0].value == 2 * 3, "the card adds nothing"
    state = table(2, hands={0: "4", 1: "apollo"}, rows={0: "3", 1: "3"})
    assert of(do(state, *lays("pass", "apollo")), MarchEnded)[0].value == 2 * 3


@clause("DE-17", "DE-26")
@pytest.mark.parametrize("god", ["hades", "moirai", "hera"])
def test_a_hero_turned_up_together_with_its_enemy_is_banished(god):
    enemy = {"hades": "achilles", "moirai": "prometheus", "hera": "heracles"}[god]
    state = begun(hands={0: enemy, 1: god, 2: "4"})
    events = do(state, *lays(enemy, god, "4"))
    assert of(events, Banished) == [Banished(kind(god), kind(enemy), (0,))]
    assert lying(state, 0) == ""


@clause("DE-17")
def test_every_zeus_comes_before_every_oracle_in_city_order():
    hands = {0: "oracle 4", 1: "zeus 4", 2: "oracle 4", 3: "zeus 4"}
    state = begun(4, hands, cities=(0, 3, 1, 2), pile="glory")
    state.oracles = [0, 8]
    events = do(state, *lays("oracle", "zeus", "oracle", "zeus"))
    assert of(events, Struck, OracleRead) == []
    assert (state.phase, state.to_act()) == (STRIKE, (3,)), "Corinth before Sparta"
    events = do(state, "strike 1 0")
    assert of(events, OracleRead) == []
    assert (state.phase, state.to_act()) == (STRIKE, (1,)), "a Zeus that is struck still strikes"
    do(state, "strike 0 0")
    assert (state.phase, state.to_act()) == (OBEY, (0,)), "Athens, though its Oracle is struck"
    do(state, names(state, 0)[0])
    assert (state.phase, state.to_act()) == (OBEY, (2,))


@clause("DE-17")
def test_an_oracle_is_wholly_finished_before_the_next_is_read():
    state = begun(2, {0: "oracle 4", 1: "oracle 4"}, cities=(1, 0), pile="battle_order", rows={0: "4 5", 1: "4 5"})
    events = do(state, *lays("oracle", "oracle"))
    assert [event.seat for event in of(events, OracleRead)] == [1]
    state.oracles = [0]
    events = do(state, "obey battle_order")
    assert of(events, OracleRead) == []
    events = do(state, "keep")
    assert [event.seat for event in of(events, OracleRead)] == [0]


@clause("DE-17", "DE-25")
def test_a_neptune_struck_as_it_is_turned_up_halves_nobody():
    state = begun(hands={0: "neptune 2", 1: "zeus 4", 2: "6"}, rows={0: "3", 1: "4", 2: "5"})
    do(state, *lays("neptune", "zeus", "6"), "strike 0 1")
    assert state.value(2) == 2 * 11


# -- leaving the game


@clause("DE-18")
def test_a_withdrawn_row_leaves_the_game_at_once():
    state = table(hands={0: "2"}, rows={0: "3 apollo", 1: "heracles", 2: "prometheus"})
    do(state, "withdraw")
    assert gone(state, 0) == "3 apollo"
    assert state.view(1).rows[0] == ()


@clause("DE-18", "DE-43")
def test_a_hired_warrior_goes_to_the_cards_of_its_own_city():
    state = table(hands={0: "2", 2: "6"}, rows={0: "3 4@1", 1: "heracles", 2: "prometheus"})
    do(state, "withdraw")
    assert (gone(state, 0), gone(state, 1)) == ("3", "4")


@clause("DE-18")
def test_the_last_row_is_out_of_the_game_when_the_march_is_over():
    state = table(2, hands={0: "2 3"}, rows={0: "3", 1: "heracles 4@0"})
    do(state, "withdraw")
    assert (gone(state, 0), gone(state, 1)) == ("3 4", "heracles")

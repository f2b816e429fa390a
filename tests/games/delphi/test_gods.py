"""Neptune, the gods that banish, and Zeus: DE-25 to DE-29."""

import pytest

from games.delphi.rules.events import Banished, Fell, MarchEnded, Spared, Struck
from games.delphi.rules.position import LAY, STRIKE
from tests.clauses import clause
from tests.games.delphi.table import do, gone, kind, lays, lying, names, of, table

SIX = {0: "6", 1: "6", 2: "6", 3: "6"}


# -- Neptune


@clause("DE-25")
def test_neptune_halves_every_opponent_and_not_its_owner():
    state = table(hands={**SIX, 0: "neptune 6"}, rows={0: "5", 1: "heracles", 2: "6"})
    do(state, "play neptune")
    assert state.values([0, 1, 2]) == [10, 10, 6]
    assert state.view(1).halved == (False, True, True)


@clause("DE-25")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_neptune_is_its_owners_whatever_the_seat(owner):
    rows = dict.fromkeys(range(3), "6") | {owner: "2"}
    state = table(hands={**SIX, owner: "neptune 6"}, rows=rows)
    do(state, "play neptune")
    assert state.halved(owner) is False
    assert state.values(range(3)) == [4 if seat == owner else 6 for seat in range(3)]


@clause("DE-25", "DE-27")
@pytest.mark.parametrize("owner", [0, 2])
def test_a_neptune_removed_by_zeus_stops_halving(owner):
    state = table(hands={**SIX, 1: "zeus 6"}, rows={1: "2", owner: "heracles neptune", 2 - owner: "6"})
    do(state, "play zeus", f"strike {owner} 1")
    assert not any(map(state.halved, range(3)))


@clause("DE-25")
def test_several_neptunes_halve_everybody_once():
    state = table(4, hands=SIX, rows={0: "5 neptune", 1: "6 neptune", 2: "heracles neptune", 3: "3"})
    assert state.values([0, 1, 2, 3]) == [5, 6, 10, 3]


@clause("DE-25")
def test_neptune_goes_on_after_its_owner_has_left():
    state = table(hands=SIX, rows={0: "2 neptune", 1: "heracles", 2: "prometheus"})
    do(state, "withdraw")
    assert state.players == [1, 2]
    assert state.values([1, 2]) == [10, 9]


@clause("DE-25", "DE-27")
def test_neptune_ends_when_zeus_removes_that_card():
    state = table(hands={**SIX, 1: "zeus 6"}, rows={0: "heracles neptune", 1: "5", 2: "6"})
    do(state, "play zeus", "strike 0 1")
    assert state.values([0, 1, 2]) == [20, 10, 12]


@clause("DE-25")
def test_a_neptune_that_is_struck_leaves_the_other_one_at_work():
    state = table(hands={**SIX, 1: "zeus 6"}, rows={0: "heracles neptune", 1: "2", 2: "6 neptune"})
    do(state, "play zeus", "strike 0 1")
    assert state.values([0, 1, 2]) == [10, 2, 12]


@clause("DE-25")
def test_striking_another_card_leaves_neptune_at_work():
    state = table(hands={**SIX, 1: "zeus 6"}, rows={0: "heracles neptune", 1: "5", 2: "6"})
    do(state, "play zeus", "strike 0 0")
    assert state.values([0, 1, 2]) == [0, 5, 6]


@clause("DE-25")
def test_neptune_ends_with_the_march():
    state = table(2, hands={0: "6 5", 1: "6 5"}, rows={0: "2 neptune", 1: "heracles"})
    do(state, "withdraw", *lays("6", "6"))
    assert state.values([0, 1]) == [12, 12]


# -- Hades, the Moirai, Hera


@clause("DE-26")
@pytest.mark.parametrize(
    ("god", "enemy"), [("hades", "achilles"), ("moirai", "prometheus"), ("hera", "heracles")]
)  # fmt: skip
def test_each_removes_its_enemy_from_every_row_the_owners_too(god, enemy):
    others = " ".join({"odysseus", "achilles", "prometheus", "heracles"} - {enemy})
    rows = {0: enemy, 1: f"{enemy} 6 6", 2: f"{enemy} 6 6 {others}"}
    state = table(hands={0: f"{god} 2", 1: "2", 2: "2"}, rows=rows)
    events = do(state, f"play {god}")
    assert of(events, Banished) == [Banished(kind(god), kind(enemy), (0, 1, 2))]
    assert [lying(state, seat) for seat in range(3)] == [god, "6 6", f"6 6 {others}"]
    assert [gone(state, seat) for seat in range(3)] == [enemy] * 3


@clause("DE-26")
def test_an_enemy_that_comes_later_is_safe():
    state = table(hands={0: "achilles 6", 1: "6"}, rows={0: "2 hades", 1: "5", 2: "6"})
    do(state, "play achilles")
    assert lying(state, 0) == "2 hades achilles"


@clause("DE-26")
def test_a_god_without_an_enemy_does_nothing_and_stays():
    state = table(hands={0: "hades 6"}, rows={0: "2", 1: "5", 2: "6"})
    events = do(state, "play hades")
    assert of(events, Banished) == []
    assert lying(state, 0) == "2 hades"


# -- Zeus


@clause("DE-27")
def test_zeus_removes_any_one_card_of_any_row():
    state = table(hands={**SIX, 0: "zeus 6"}, rows={0: "2 3", 1: "5 5 ares", 2: "4 4 oracle"})
    do(state, "play zeus")
    assert (state.phase, state.to_act()) == (STRIKE, (0,))
    strikes = ["strike 0 0", "strike 0 1", "strike 1 0", "strike 1 2", "strike 2 0", "strike 2 2"]
    assert names(state, 0) == ["spare", *strikes]
    events = do(state, "strike 1 2")
    assert of(events, Struck) == [Struck(0, 1, kind("ares"))]
    assert (lying(state, 1), gone(state, 1)) == ("5 5", "ares")


@clause("DE-27")
def test_zeus_may_remove_nothing():
    state = table(hands={**SIX, 0: "zeus 6"}, rows={0: "2", 1: "5", 2: "6"})
    events = do(state, "play zeus", "spare")
    assert of(events, Spared) == [Spared(0)]
    assert [lying(state, seat) for seat in range(3)] == ["2 zeus", "5", "6"]


@clause("DE-27")
def test_zeus_cannot_remove_itself_but_another_zeus():
    state = table(hands={**SIX, 0: "zeus 6"}, rows={0: "2", 1: "zeus 5", 2: "6"})
    do(state, "play zeus")
    assert names(state, 0, "strike") == ["strike 0 0", "strike 1 0", "strike 1 1", "strike 2 0"]


@clause("DE-27")
def test_a_god_that_is_removed_works_no_longer():
    state = table(hands={**SIX, 0: "zeus 6"}, rows={0: "2", 1: "5 apollo", 2: "5 hephaestus 4"})
    do(state, "play zeus", "strike 1 1")
    assert state.value(1) == 10


@clause("DE-27")
def test_what_a_god_did_once_is_not_undone():
    state = table(hands={**SIX, 0: "zeus 6"}, rows={0: "2", 1: "5 hades", 2: "6"}, out={2: "achilles"})
    do(state, "play zeus", "strike 1 1")
    assert gone(state, 2) == "achilles"


@clause("DE-27", "DE-17")
def test_a_zeus_that_is_struck_still_strikes():
    state = table(hands={0: "zeus 6", 1: "zeus 6", 2: "6"}, asked=[0, 1], players=[0, 1], places={2: 1})
    events = do(state, *lays("zeus", "zeus"), "strike 1 0")
    assert of(events, Struck) == [Struck(0, 1, kind("zeus"))]
    assert names(state, 1) == ["spare", "strike 0 0"]
    do(state, "strike 0 0")
    assert (state.phase, state.to_act()) == (LAY, (0, 1)), "two empty rows are tied"


@clause("DE-27")
def test_with_nothing_else_lying_zeus_asks_and_does_nothing():
    state = table(hands={0: "zeus 6", 1: "6", 2: "6"}, rows={1: "2"}, players=[0, 1], places={2: 1})
    state.rows[1].clear()
    state.out[1][kind("2")] += 1
    events = do(state, "play zeus")
    assert of(events, Spared, Struck) == []
    assert (state.phase, state.to_act()) == (LAY, (0, 1))


@clause("DE-27")
def test_equal_cards_are_offered_once_and_hired_ones_separately():
    state = table(hands={**SIX, 0: "zeus 6"}, rows={0: "2", 1: "5 5 5@0", 2: "4 6 4"})
    do(state, "play zeus")
    strikes = ["strike 0 0", "strike 1 0", "strike 1 2", "strike 2 0", "strike 2 1", "strike 2 2"]
    assert names(state, 0, "strike") == strikes


# -- whose rows


@clause("DE-29")
def test_only_rows_of_players_in_the_march_are_touched():
    state = table(hands={**SIX, 0: "zeus 6"}, rows={0: "2", 2: "6"}, players=[0, 2], places={1: 1})
    do(state, "play zeus")
    assert names(state, 0, "strike") == ["strike 0 0", "strike 2 0"]


@clause("DE-29", "DE-45")
def test_an_oracle_does_not_touch_players_who_have_left():
    rows = {0: "2", 2: "6"}
    state = table(hands={**SIX, 0: "oracle 6"}, rows=rows, players=[0, 2], places={1: 1}, pile="plague")
    events = do(state, "play oracle", "obey plague")
    assert [event.seat for event in of(events, Fell)] == [0, 2]
    assert of(events, MarchEnded) == []

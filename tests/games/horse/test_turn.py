"""A turn: TH-10 to TH-15."""

import pytest

from engine.chance import Guess
from engine.core import NOBODY, UNKNOWN
from games.horse.rules.events import Announced, HeroesShuffled, LaidOut, Loaded
from games.horse.rules.position import ALL_OR_NOTHING, ANNOUNCE, LOAD, SWAP
from tests.clauses import clause
from tests.games.horse.table import do, heroes, names, of, on, table, words


@clause("TH-10")
@pytest.mark.parametrize(
    ("beside", "most"), [("red blue blue", 3), ("red helper helper", 3), ("red helper", 2), ("helper", 1)]
)
def test_one_may_announce_as_many_as_lie_there_helpers_included(beside, most):
    state = table(beside=beside, bag="", helpers=0)
    assert names(state) == [f"announce {number}" for number in range(1, most + 1)]


@clause("TH-10")
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("hero", [0, 1, 2, 3])
def test_a_number_below_the_one_announced_ends_the_turn(number, hero):
    state = table(pile=f"{hero} {hero}")
    (announced,) = of(do(state, f"announce {number}"), Announced)
    assert announced == Announced(0, number, hero)
    assert announced.heard_by(NOBODY) == announced
    if hero < number:
        assert (state.phase, state.to_act(), state.loads) == (ANNOUNCE, (1,), 0)
    else:
        assert (state.phase, state.to_act(), state.loads) == (LOAD, (0,), number)


@clause("TH-10")
def test_any_card_of_the_pile_may_be_turned_up():
    found = {do(table(pile="0 1 2 3 poseidon"), "announce 1", seed=seed)[0].hero for seed in range(50)}
    assert found == {0, 1, 2, 3, 4}


@clause("TH-10", "TH-15")
def test_a_card_that_was_turned_up_leaves_the_pile():
    state = table(pile="0 2 3")
    do(state, "announce 1", draws=[0])
    assert state.heroes == [2, 3]


@clause("TH-11")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_exactly_the_announced_number_is_loaded(number):
    state = table(beside="red red red", inside="blue blue")
    do(state, f"announce {number}")
    for left in range(number, 0, -1):
        assert state.to_act() == (0,)
        assert all(name.startswith("load ") for name in names(state)), "nobody may stop early"
        assert state.loads == left
        do(state, "load red 1")
    assert state.to_act() == (1,)
    assert sum(state.board[0]) == number


@clause("TH-11")
def test_a_player_chooses_a_warrior_beside_the_board_and_any_district():
    state = table(beside="red blue blue", loads=2)
    expected = [f"load {colour} {district}" for colour in ("red", "blue") for district in range(1, 8)]
    assert names(state) == expected
    do(state, "load blue 4")
    assert words(state.beside) == "red blue"


@clause("TH-11")
def test_dropped_warriors_are_seen_before_the_next_choice():
    state = table(inside="yellow green", loads=2)
    (loaded,) = of(do(state, "load red 2"), Loaded)
    assert loaded.dropped == 1
    assert state.view(0).board[1] == (0, 1, 0, 0)
    assert (state.to_act(), state.loads) == ((0,), 1)


@clause("TH-11")
def test_districts_may_differ_from_load_to_load():
    state = table(inside="red green", loads=3, pile="3")
    do(state, "load yellow 1", "load red 2", "load blue 7")
    assert [on(state, district) for district in (1, 2, 7)] == ["red", "green", "yellow"]


@clause("TH-12")
def test_nobody_is_shown_who_is_inside():
    state = table(inside="red green", loads=1)
    for seat in (NOBODY, 0, 1, 2, 3):
        assert state.view(seat).inside == (UNKNOWN, UNKNOWN)
    (loaded,) = of(do(state, "load blue 1"), Loaded)
    assert loaded.heard_by(NOBODY).warrior == 2, "who goes in, everybody sees"


@clause("TH-12")
def test_an_open_horse_is_shown_to_all_in_its_order():
    state = table(inside="green red", seen_into=1)
    for seat in (NOBODY, 0, 3):
        assert state.view(seat).inside == (3, 0)


@clause("TH-12")
def test_the_horse_is_closed_unless_the_table_agrees():
    assert table().open == 0


@clause("TH-13")
@pytest.mark.parametrize(("seats", "room"), [(2, 7), (3, 5), (4, 7)])
def test_a_district_holds_no_more_than_its_places(seats, room):
    state = table(seats, board={3: "red " * (room - 1)}, beside="yellow yellow blue", inside="yellow blue", loads=2)
    assert "load yellow 3" in names(state)
    do(state, "load yellow 3")
    assert sum(state.board[2]) == room
    assert [name for name in names(state) if name.endswith(" 3")] == []
    assert len(names(state)) == 2 * 6


@clause("TH-13")
def test_a_full_district_stays_closed_in_later_turns():
    state = table(board={3: "red red red red blue blue blue"}, inside="green green", pile="3 3")
    do(state, "announce 1")
    assert {name.split()[-1] for name in names(state)} == set("124567")


@clause("TH-13")
def test_the_horse_must_stand_where_there_is_room():
    full = dict.fromkeys(range(1, 7), "red yellow blue green red yellow blue")
    state = table(board=full, beside="red", inside="green green", bag="", loads=1)
    assert names(state) == ["load red 7"]


@clause("TH-14")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_display_is_refilled_after_the_turn_and_not_before(number):
    state = table(beside="red red red", inside="blue blue", loads=number, pile="3")
    for _ in range(number - 1):
        assert not of(do(state, "load red 1"), LaidOut)
    (laid,) = of(do(state, "load red 1"), LaidOut)
    assert len(laid.warriors) == number
    assert len(state.beside) == 3
    assert len(state.bag) == 40 - 2 - 3 - number


@clause("TH-14")
def test_a_failed_turn_needs_no_refill():
    state = table(pile="0 0")
    assert not of(do(state, "announce 1"), LaidOut)
    assert words(state.beside) == "red yellow blue"


@clause("TH-14")
def test_chance_draws_from_the_bag():
    came = set()
    for seed in range(60):
        state = table(loads=1)
        came.add(of(do(state, "load red 1", seed=seed), LaidOut)[0].warriors)
    assert came == {(0,), (1,), (2,), (3,)}


@clause("TH-15")
def test_used_hero_cards_lie_open():
    state = table(pile="0 0 0 2")
    before = state.view(NOBODY).used
    do(state, "announce 1", draws=[0])
    view = state.view(NOBODY)
    assert [now - then for now, then in zip(view.used, before, strict=True)] == [1, 0, 0, 0, 0]
    assert view.heroes == (2, 0, 1, 0, 0)
    assert [used + left for used, left in zip(view.used, view.heroes, strict=True)] == [3, 3, 6, 6, 2]


@clause("TH-15")
def test_after_the_last_card_all_twenty_make_a_new_pile():
    state = table(pile="0")
    assert of(do(state, "announce 1"), HeroesShuffled) == [HeroesShuffled(20)]
    assert state.heroes == heroes("0 0 0 1 1 1 2 2 2 2 2 2 3 3 3 3 3 3 poseidon poseidon")
    assert state.view(0).used == (0, 0, 0, 0, 0)


@clause("TH-15")
def test_the_last_card_is_dealt_with_first():
    state = table(pile="2")
    assert not of(do(state, "announce 2", "load red 1"), HeroesShuffled)
    assert state.heroes == []
    assert of(do(state, "load yellow 1"), HeroesShuffled)


@clause("TH-15")
def test_poseidon_may_be_the_last_card_and_is_shuffled_in():
    state = table(pile="poseidon")
    assert not of(do(state, "announce 1", "swap 1 2"), HeroesShuffled)
    assert of(do(state, "load nothing"), HeroesShuffled)
    assert state.heroes.count(4) == 2


@clause("TH-15")
def test_a_pile_with_cards_left_is_not_shuffled():
    state = table(pile="0 0")
    assert not of(do(state, "announce 1"), HeroesShuffled)
    assert state.heroes == [0]


def test_the_question_follows_from_the_card():
    asked = []
    state = table(pile="poseidon", beside="red red red")
    for name in ("announce 2", "swap none", "load all", "load red 1"):
        do(state, name)
        asked.append(state.phase)
    assert asked == [SWAP, ALL_OR_NOTHING, LOAD, LOAD]


def test_idle_seats_have_no_moves():
    state = table()
    assert [seat for seat in (NOBODY, 0, 1, 2, 3, 4) if state.legal(seat)] == [0]


def test_the_number_of_legal_moves_is_never_more_than_a_menu_holds():
    state, chance = table(beside="red yellow blue", loads=1), Guess(1)
    assert len(state.legal(0)) == 21
    state = table(pile="poseidon")
    state.play(0, state.legal(0)[0], chance)
    assert len(state.legal(0)) == 22

"""Looking at treasures, Poseidon, and what one remembers: TH-12, TH-16, TH-17."""

from collections import Counter
from itertools import combinations

import pytest

from engine.chance import Guess
from engine.core import NOBODY, UNKNOWN
from games.horse.rules.events import NumberChosen, TreasureSeen, TreasuresLeft, TreasuresSwapped
from games.horse.rules.position import ANNOUNCE, LOAD
from tests.clauses import clause
from tests.games.horse.table import GAME, do, names, of, table

HIDDEN = (UNKNOWN,) * 7


def sees(state, seat):
    """Return what a seat may look at, by the numbers of the districts."""
    return {at: treasure for at, treasure in enumerate(state.view(seat).treasures, 1) if treasure != UNKNOWN}


def recalls(state, seat):
    return {at: treasure for at, treasure in enumerate(state.view(seat).recalled.treasures, 1) if treasure != UNKNOWN}


# -- who may look


@clause("TH-16")
def test_two_warriors_let_their_owner_look_and_nobody_else():
    state = table(board={1: "red red blue", 3: "yellow yellow yellow", 6: "red blue"})
    assert [sees(state, seat) for seat in (0, 1, 2, 3, NOBODY)] == [{1: 3}, {3: 1}, {}, {}, {}]


@clause("TH-16")
def test_the_second_warrior_that_drops_out_shows_the_treasure_at_once():
    state = table(board={1: "red"}, inside="red red", beside="blue blue blue", loads=2)
    (seen,) = of(do(state, "load blue 1"), TreasureSeen)
    assert seen == TreasureSeen(0, 0, 3)
    assert sees(state, 0) == {1: 3}
    assert not of(do(state, "load blue 1"), TreasureSeen), "it is no news any more"


@clause("TH-16")
def test_a_treasure_seen_is_recalled():
    state = table(board={1: "red"}, inside="red red", beside="blue blue blue", loads=1, pile="poseidon poseidon")
    do(state, "load blue 1", "announce 1", "swap 1 2")
    assert recalls(state, 0) == {1: 1, 2: 3}


@clause("TH-16")
def test_somebody_elses_move_may_show_it_too():
    state = table(board={2: "green"}, inside="green red", beside="blue blue blue", loads=1)
    (seen,) = of(do(state, "load blue 2"), TreasureSeen)
    assert (seen.seat, sees(state, 3), sees(state, 0)) == (3, {2: 1}, {})


@clause("TH-16")
def test_the_look_is_secret_but_that_one_may_look_is_not():
    seen = TreasureSeen(2, 4, 3)
    assert seen.heard_by(2) == seen
    for other in (NOBODY, 0, 1, 3):
        assert seen.heard_by(other) == TreasureSeen(2, 4, UNKNOWN)


@clause("TH-16")
def test_one_warrior_shows_nothing():
    state = table(board={1: "red"}, inside="blue red", beside="blue blue blue", loads=1)
    assert not of(do(state, "load blue 2"), TreasureSeen)
    assert sees(state, 2) == {}


@clause("TH-16", "TH-05")
def test_with_two_players_both_must_be_of_the_same_colour():
    state = table(2, board={1: "red blue", 2: "blue blue", 3: "yellow green green"})
    assert [sees(state, seat) for seat in (0, 1)] == [{2: 1}, {3: 1}]


@clause("TH-16")
def test_a_second_colour_of_the_same_player_shows_nothing_new():
    state = table(2, board={1: "red red blue"}, inside="blue red", beside="blue blue blue", loads=1)
    assert not of(do(state, "load blue 1"), TreasureSeen)
    assert sees(state, 0) == {1: 3}


@clause("TH-16")
def test_to_look_is_no_move():
    state = table(board={1: "red red"})
    assert names(state) == ["announce 1", "announce 2", "announce 3"]


@clause("TH-16")
def test_everybody_can_tell_who_has_looked_where():
    state = table(board={1: "red red", 3: "green green"})
    assert state.view(NOBODY).recalled.seen == state.view(2).recalled.seen == (0b1, 0, 0, 0b100)


# -- Poseidon


@clause("TH-17")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_poseidon_asks_for_a_swap_first_whatever_was_announced(number):
    state = table(pile="poseidon poseidon")
    do(state, f"announce {number}")
    swaps = [f"swap {first} {second}" for first, second in combinations(range(1, 8), 2)]
    assert names(state) == ["swap none", *swaps]


@clause("TH-17")
def test_two_treasures_change_places():
    state = table(pile="poseidon poseidon", treasures=(3, 1, 1, 0, 1, 0, 0))
    assert of(do(state, "announce 1", "swap 1 4"), TreasuresSwapped) == [TreasuresSwapped(0, 0, 3)]
    assert state.treasures == [0, 1, 1, 3, 1, 0, 0]


@clause("TH-17")
def test_which_districts_is_open_to_all_and_the_treasures_are_not():
    state = table(pile="poseidon poseidon")
    (swapped,) = of(do(state, "announce 1", "swap 1 4"), TreasuresSwapped)
    assert swapped.heard_by(NOBODY) == swapped
    assert all(state.view(seat).treasures == state.view(seat).recalled.treasures == HIDDEN for seat in range(4))


@clause("TH-17")
def test_nothing_need_be_swapped():
    state = table(pile="poseidon poseidon")
    before = state.treasures[:]
    assert of(do(state, "announce 1", "swap none"), TreasuresLeft) == [TreasuresLeft(0)]
    assert state.treasures == before


@clause("TH-17")
@pytest.mark.parametrize("swap", ["swap none", "swap 2 5"])
def test_then_all_or_nothing_is_decided(swap):
    state = table(pile="poseidon poseidon")
    do(state, "announce 1", swap)
    assert names(state) == ["load nothing", "load all"]
    assert state.to_act() == (0,)


@clause("TH-17")
def test_all_beside_the_board_enter_whatever_was_announced():
    state = table(pile="poseidon poseidon", beside="red red red")
    assert of(do(state, "announce 1", "swap none", "load all"), NumberChosen) == [NumberChosen(0, 3)]
    assert (state.phase, state.loads) == (LOAD, 3)
    do(state, "load red 1", "load red 2", "load red 3")
    assert state.to_act() == (1,)


@clause("TH-17", "TH-20")
def test_all_means_every_warrior_beside_the_board_helpers_included():
    state = table(pile="poseidon poseidon", beside="red helper", bag="", helpers=0)
    do(state, "announce 2", "swap none", "load all")
    assert state.loads == 2


@clause("TH-17")
def test_nothing_ends_the_turn():
    state = table(pile="poseidon poseidon")
    assert of(do(state, "announce 3", "swap none", "load nothing"), NumberChosen) == [NumberChosen(0, 0)]
    assert (state.phase, state.to_act(), len(state.beside)) == (ANNOUNCE, (1,), 3)


@clause("TH-17", "TH-16")
def test_players_who_may_look_see_the_treasure_after_a_swap():
    state = table(board={1: "blue blue", 5: "green green"}, pile="poseidon poseidon")
    events = do(state, "announce 1", "swap 1 5")
    assert of(events, TreasureSeen) == [TreasureSeen(2, 0, 0), TreasureSeen(3, 4, 3)]
    assert (sees(state, 2), sees(state, 3)) == ({1: 0}, {5: 3})


# -- what one remembers


@clause("TH-12", "TH-16")
def test_a_treasure_seen_is_followed_to_where_it_went():
    state = table(board={1: "blue blue"}, pile="poseidon poseidon")
    do(state, "announce 1", "swap 1 5")
    assert recalls(state, 2) == {1: 0, 5: 3}
    assert sees(state, 2) == {1: 0}
    assert recalls(state, 0) == recalls(state, NOBODY) == {}


@clause("TH-16")
def test_it_is_followed_through_several_swaps():
    state = table(3, board={1: "red red"}, treasures=(3, 1, 1, 1, 0, 0, 0), pile="poseidon poseidon", player=1)
    do(state, "announce 1", "swap 1 7", "load nothing", "announce 1", "swap 2 7")
    assert recalls(state, 0) == {1: 0, 2: 3}
    assert state.treasures[1] == 3


@clause("TH-16")
def test_a_swap_of_two_unseen_treasures_teaches_nothing():
    state = table(board={1: "red red"}, pile="poseidon poseidon")
    do(state, "announce 1", "swap 2 3")
    assert recalls(state, 0) == {1: 3}


@clause("TH-16")
def test_a_swap_of_two_known_treasures_keeps_both():
    state = table(board={1: "red red", 7: "red red"}, pile="poseidon poseidon")
    do(state, "announce 1", "swap 1 7")
    assert recalls(state, 0) == {1: 0, 7: 3}


@clause("TH-16")
def test_a_second_swap_puts_everything_back():
    state = table(board={1: "red red"}, pile="poseidon poseidon", player=1)
    do(state, "announce 1", "swap 1 5", "load nothing", "announce 1", "swap 1 5")
    assert recalls(state, 0) == {1: 3, 5: 0}


@clause("TH-16")
def test_a_spectator_recalls_no_treasure():
    for colour in ("red", "yellow", "blue", "green"):
        state = table(board={1: f"{colour} {colour}"}, pile="poseidon poseidon")
        do(state, "announce 1", "swap 1 5")
        assert recalls(state, NOBODY) == {}


@clause("TH-16")
def test_swapping_shows_the_new_treasure_as_well():
    state = table(board={1: "red red"}, pile="poseidon poseidon")
    assert of(do(state, "announce 1", "swap 1 5"), TreasureSeen) == [TreasureSeen(0, 0, 0)]


@clause("TH-12")
def test_everybody_recalls_who_went_into_the_horse():
    state = table(inside="red green", loads=1)
    do(state, "load blue 1")
    for seat in (NOBODY, 0, 1, 2, 3):
        assert state.view(seat).recalled.inside == (3, 2)


@clause("TH-12", "TH-16")
def test_the_imagined_horse_and_bag_are_the_true_ones():
    state = table(board={1: "red red", 4: "green blue"}, inside="red green", beside="red blue blue")
    for seat in (NOBODY, 1):
        imagined = GAME.imagine(state.view(seat), Guess(1))
        assert (imagined.inside, imagined.bag) == (state.inside, state.bag)


@clause("TH-16")
def test_every_way_to_lay_the_unknown_treasures_is_imagined():
    state = table(board={1: "red red", 2: "red red", 3: "red red", 5: "red red"})
    view = state.view(0)
    found = Counter(tuple(GAME.imagine(view, Guess(seed)).treasures) for seed in range(600))
    assert {treasures[:3] + treasures[4:5] for treasures in found} == {(3, 1, 1, 0)}
    assert {(treasures[3], *treasures[5:]) for treasures in found} == {(1, 0, 0), (0, 1, 0), (0, 0, 1)}
    assert min(found.values()) > 150


@clause("TH-16")
def test_the_seventh_treasure_follows_from_the_six_others():
    looked = dict.fromkeys(range(1, 6), "red red")
    state = table(board=looked, inside="blue blue", beside="blue", pile="poseidon 3", treasures=(1, 1, 0, 0, 0, 3, 1))
    do(state, "announce 1", "swap 5 6", draws=[1])
    assert recalls(state, 0) == {1: 1, 2: 1, 3: 0, 4: 0, 5: 3, 6: 0}
    assert {GAME.imagine(state.view(0), Guess(seed)).treasures[6] for seed in range(50)} == {1}


@clause("TH-16")
def test_without_a_look_every_treasure_may_be_anywhere():
    view = table(board={1: "red red"}).view(1)
    found = [GAME.imagine(view, Guess(seed)).treasures for seed in range(300)]
    assert all(sorted(treasures) == [0, 0, 0, 1, 1, 1, 3] for treasures in found)
    assert {treasures.index(3) for treasures in found} == set(range(7))


@clause("TH-16")
def test_what_others_have_seen_is_remembered_in_an_imagined_position():
    state = table(board={1: "blue blue"}, pile="poseidon poseidon")
    do(state, "announce 1", "swap 1 5", "load nothing")
    assert GAME.imagine(state.view(0), Guess(1)).seen == state.seen

"""What is in the box, and the deal: TH-01 to TH-07."""

from collections import Counter

import pytest

from engine.chance import Guess, Script
from engine.core import NOBODY, TableRefused
from games.horse.rules import reasons
from games.horse.rules.cards import COLOURS, DISTRICTS, HELPER, RED
from games.horse.rules.events import ColoursDealt, HorseManned, LaidOut, Loaded
from games.horse.rules.moves import Announce
from games.horse.rules.position import NOWHERE
from tests.clauses import clause
from tests.games.horse.table import GAME, do, names, of, table, words

SEATS = (2, 3, 4)


def deal(seats, seed=1, **chosen):
    return GAME.deal(seats, GAME.options(seats, chosen), Guess(seed))


def many(seats, n=300):
    return [deal(seats, seed)[0] for seed in range(n)]


@clause("TH-01")
def test_seven_districts_have_their_bonuses():
    assert table().view(NOBODY).bonuses == (3, 1, 1, 1, 0, 0, 0)


@clause("TH-01")
def test_every_district_has_one_of_the_seven_treasures():
    assert {tuple(sorted(state.treasures)) for state in many(4)} == {(0, 0, 0, 1, 1, 1, 3)}


@clause("TH-01")
def test_chance_deals_the_treasures():
    assert {state.treasures.index(3) for state in many(4)} == set(DISTRICTS)
    assert all(view == -1 for view in deal(4)[0].view(0).treasures), "face down"


@clause("TH-02")
@pytest.mark.parametrize(("seats", "colours"), [(2, 4), (3, 3), (4, 4)])
def test_ten_warriors_of_every_colour_in_play(seats, colours):
    for state in many(seats, 20):
        found = Counter(state.bag + state.beside + state.inside)
        assert found == {colour: 10 for colour in COLOURS if state.owners[colour] != NOBODY}
        assert len(found) == colours
        assert state.helpers == 2


@clause("TH-02")
def test_chance_leaves_one_colour_out_with_three_but_never_red():
    out = Counter(state.owners.index(NOBODY) for state in many(3, 600))
    assert set(out) == {1, 2, 3}
    assert min(out.values()) > 150


@clause("TH-02")
def test_nobody_is_told_why_a_colour_left_out_is_not_loaded():
    loads = [value for what, value in reasons.things(GAME, table(3).view(0)) if what == "load"]
    assert loads == [0, 1, 2, HELPER], "yellow is out"


@clause("TH-02", "TH-04")
def test_the_colours_in_play_are_dealt_in_their_order():
    state, _ = GAME.deal(3, GAME.options(3, {}), Script([2, 0, *[0] * 15]))  # green is in play, then yellow
    assert state.owners == [0, 1, NOBODY, 2]


@clause("TH-02")
@pytest.mark.parametrize("seats", [2, 4])
def test_no_colour_is_left_out_with_two_or_four(seats):
    assert all(NOBODY not in state.owners for state in many(seats, 50))


@clause("TH-03")
def test_there_are_twenty_hero_cards():
    state, _ = deal(4)
    assert Counter(state.heroes) == {3: 6, 2: 6, 1: 3, 0: 3, 4: 2}
    assert state.view(0).used == (0, 0, 0, 0, 0)


@clause("TH-04")
@pytest.mark.parametrize("seats", SEATS)
def test_chance_deals_the_colours_before_all_eyes(seats):
    reds = Counter()
    for seed in range(300):
        state, events = deal(seats, seed)
        (dealt,) = of(events, ColoursDealt)
        assert dealt.heard_by(NOBODY) == dealt
        assert dealt.owners == tuple(state.owners) == state.view(NOBODY).owners
        reds[state.owners[RED]] += 1
    assert set(reds) == set(range(seats))
    assert min(reds.values()) > 300 / seats / 2


@clause("TH-04")
@pytest.mark.parametrize("seats", [3, 4])
def test_every_player_has_one_colour(seats):
    assert all(sorted({*state.owners} - {NOBODY}) == list(range(seats)) for state in many(seats, 50))


@clause("TH-05", "TH-04")
def test_two_players_have_two_colours_each():
    dealt = {tuple(state.owners) for state in many(2)}
    assert all(owners.count(0) == owners.count(1) == 2 for owners in dealt)
    assert len(dealt) == 6, "every pair comes about"


@clause("TH-04", "TH-06")
@pytest.mark.parametrize("seats", SEATS)
def test_the_owner_of_red_mans_the_horse_before_all_eyes(seats):
    for seed in range(30):
        state, events = deal(seats, seed)
        (manned,) = of(events, HorseManned)
        assert manned.seat == state.owners[RED]
        assert list(manned.warriors) == state.inside
        assert manned.heard_by(NOBODY) == manned
        assert len(state.inside) == 2
    assert not of(events, Loaded)


@clause("TH-06", "TH-07")
@pytest.mark.parametrize("seats", SEATS)
def test_three_are_laid_out_and_nobody_has_dropped_out_yet(seats):
    state, events = deal(seats)
    assert [type(event) for event in events] == [ColoursDealt, HorseManned, LaidOut]
    assert list(events[-1].warriors) == state.beside
    assert len(state.beside) == 3
    assert not any(map(sum, state.board))
    assert state.horse == NOWHERE


@clause("TH-06")
@pytest.mark.parametrize("seats", SEATS)
def test_the_player_to_the_left_of_odysseus_begins(seats):
    for state in many(seats, 30):
        assert state.to_act() == ((state.owners[RED] + 1) % seats,)
        assert (state.turn, len(state.beside)) == (0, 3)


@clause("TH-06")
@pytest.mark.parametrize("seats", SEATS)
def test_the_host_may_name_who_begins(seats):
    for first in range(seats):
        dealt = [deal(seats, seed, first=first)[0] for seed in range(100)]
        assert {state.to_act() for state in dealt} == {(first,)}
        assert {state.owners[RED] for state in dealt} == {(first - 1) % seats}


@clause("TH-04", "TH-06")
@pytest.mark.parametrize("seats", SEATS)
def test_who_begins_says_nothing_of_the_other_colours(seats):
    by_chance = {tuple(state.owners) for state in many(seats, 600) if state.to_act() == (0,)}
    named = Counter(tuple(deal(seats, seed, first=0)[0].owners) for seed in range(600))
    assert set(named) == by_chance
    assert min(named.values()) > 600 / len(named) / 2


@clause("TH-06")
@pytest.mark.parametrize("seats", [3, 4])
def test_turns_go_round_clockwise(seats):
    state = table(seats, pile="0 0 0 0 0 0 0 0 0", player=1)
    found = []
    for _ in range(seats + 1):
        found += state.to_act()
        do(state, "announce 1")
    assert found == [seat % seats for seat in range(1, seats + 2)]


@clause("TH-05", "TH-06")
def test_two_players_take_two_turns_in_a_row_and_a_failed_one_counts():
    state = table(2, pile="0 0 0 0 0 0 0 0 0", player=1)
    found = []
    for _ in range(6):
        found.append((*state.to_act(), state.turn))
        do(state, "announce 1")
    assert found == [(1, 0), (1, 1), (0, 0), (0, 1), (1, 0), (1, 1)]


@clause("TH-05")
def test_a_turn_is_not_bound_to_a_colour():
    state = table(2, beside="red yellow green", loads=1)
    for colour in ("red", "yellow", "green"):
        assert f"load {colour} 1" in names(state)


@clause("TH-06")
def test_the_longest_inside_drops_out_where_the_horse_stands():
    state = table(inside="green blue", beside="red yellow blue", loads=2)
    events = do(state, "load yellow 3")
    assert words(state.inside) == "blue yellow"
    assert of(events, Loaded) == [Loaded(0, 1, 2, 3)]
    assert [sum(row) for row in state.board] == [0, 0, 1, 0, 0, 0, 0]
    assert state.board[2][3] == 1
    assert state.view(NOBODY).horse == 2


@clause("TH-06")
def test_every_warrior_loaded_pushes_out_exactly_one():
    for seats in SEATS:
        state, _ = deal(seats, 5)
        chance, loads = Guess(5), 0
        while state.to_act():
            moves = state.legal(state.player)
            loads += len(of(state.play(state.player, moves[chance.below(len(moves))], chance), Loaded))
            assert sum(map(sum, state.board)) == loads
            assert len(state.inside) == 2
        assert loads == 10 * (4 if seats != 3 else 3)


@clause("TH-07", "TH-14")
def test_three_warriors_are_beside_the_board_at_each_turn():
    state, _ = deal(4, 3)
    chance = Guess(3)
    while state.bag:
        if isinstance(state.legal(state.player)[0], Announce):
            assert len(state.beside) == 3
            assert HELPER not in state.beside
            assert state.beside == sorted(state.beside), "they lie in no order"
        moves = state.legal(state.player)
        state.play(state.player, moves[chance.below(len(moves))], chance)


@pytest.mark.parametrize("seats", [1, 5])
def test_one_or_five_cannot_play(seats):
    with pytest.raises(TableRefused, match="horse, variant standard, is for 2, 3, 4 players"):
        GAME.options(seats, {"variant": "standard"})


def test_unknown_options_and_variants_are_refused():
    with pytest.raises(TableRefused, match="horse has no option last; it has variant and open and first"):
        GAME.options(2, {"last": 1})
    with pytest.raises(TableRefused, match="horse has no variant 'teams'; it has standard"):
        GAME.options(4, {"variant": "teams"})
    for value in (2, -1, "1", True, None):
        with pytest.raises(TableRefused, match="open may be 0, 1"):
            GAME.options(2, {"open": value})


def test_everybody_plays_alone():
    assert GAME.sides(4, GAME.options(4, {})) == (0, 1, 2, 3)
    assert GAME.options(3, {}).open == 0

"""Fate, the count, and the loser's losses (HA-30 to HA-43, HA-64)."""

import pytest

from engine.core import NOBODY
from games.hector.rules.cards import COLOURS, NONE
from games.hector.rules.events import (
    Balanced,
    BattleCounted,
    FateTurned,
    HeroLost,
    HeroRansomed,
    HeroShown,
    Recovered,
    Removed,
)
from games.hector.rules.position import FATE, GIVE_UP, TURN, VANGUARD
from tests.clauses import clause
from tests.games.hector.table import colours, do, kinds, last_pair, names, of, table


def pair(mine="red-4", theirs="red-1", turn=1, **about):
    """Return a battle after one pair of troops, the vanguards being equal."""
    hands = {0: f"{mine} brown-1", 1: f"{theirs} brown-1"}
    state = table(turn=turn, **({"hands": hands, "played": {0: "green-2", 1: "green-2"}} | about))
    return state, do(state, f"troop {mine}", f"troop {theirs}")


@clause("HA-30")
@pytest.mark.parametrize(("mine", "theirs", "higher"), [("red-4", "red-3", 0), ("red-3", "red-4", 1)])
def test_the_higher_side_is_asked_whatever_the_colours(mine, theirs, higher):
    state, _ = pair(mine, theirs)
    assert (state.phase, state.to_act()) == (FATE, (higher,))


@clause("HA-30")
def test_of_equals_nobody_is_asked():
    state, events = pair("red-3", "purple-3")
    assert of(events, Balanced) == [Balanced(5)]
    assert (state.phase, state.turn, state.actor) == (TURN, 2, 0)


@clause("HA-30")
def test_the_tile_may_be_turned_either_way_or_left_but_not_by_half():
    state, _ = pair()
    assert names(state) == ["fate red purple", "fate yellow blue", "fate purple red"]
    state, _ = pair("red-1", "red-4")
    assert names(state) == ["fate red purple", "fate blue yellow", "fate purple red"]


@clause("HA-30")
@pytest.mark.parametrize(
    ("move", "lying", "turned"),
    [
        ("fate purple red", "purple red", True),
        ("fate red purple", "red purple", True),
        ("fate yellow blue", "yellow blue", False),
    ],
)
def test_the_direction_decides_who_gets_which_colour(move, lying, turned):
    state, _ = pair()
    (event,) = of(do(state, move), FateTurned)
    assert event == FateTurned(0, tuple(colours(lying)), turned)
    assert (state.colours, state.phase, state.turn, state.actor) == (colours(lying), TURN, 2, 0)


@clause("HA-20", "HA-30")
def test_the_attacker_goes_on_when_the_defender_has_turned():
    state, _ = pair("red-1", "red-4")
    (turned,) = of(do(state, names(state)[0]), FateTurned)
    assert (turned.seat, state.phase, state.actor) == (1, TURN, 0)


@clause("HA-30")
def test_heroes_and_favours_count_for_fate_and_covered_troops_do_not():
    state, _ = pair("red-1", "red-1", deployed={0: ("brown", "green-2")}, hero={1: "red"})
    assert state.total(0) == 3 + 1
    assert state.to_act() == (0,), "Menelaus, brown 3, is more than the green 2 that he covers"
    played = {0: "green-2 purple-1", 1: "green-2 purple-1"}
    about = {"played": played, "deployed": {0: ("brown", "green-2")}, "favoured": {0: "purple-1"}}
    state, events = pair("red-1", "red-3", **about)
    assert state.total(0) == 3 + 1 + 1 + 1
    assert of(events, Balanced) == [Balanced(6)]


@clause("HA-30")
def test_the_tile_turns_after_the_fourth_turn_before_counting():
    state, events = last_pair(hands={0: "red-4", 1: "blue-1"}, played={0: "yellow-1", 1: "blue-2"}, leave=False)
    assert not of(events, BattleCounted)
    assert (state.phase, state.to_act()) == (FATE, (0,))
    (counted,) = of(do(state, "fate red purple"), BattleCounted)
    assert counted.strengths == (4, 0)


@clause("HA-40")
def test_the_colours_of_fate_and_hero_count_each_once():
    state = table(played={0: "yellow-2 green-3 red-4", 1: "brown-1"}, hero={0: "green"})
    assert state.strength(0) == 2 + 3
    state = table(played={0: "yellow-2 green-3 red-4", 1: "brown-1"}, hero={0: "yellow"})
    assert state.strength(0) == 2, "a hero of the tile's colour leaves one colour"


@clause("HA-40")
def test_a_seat_sees_its_strength_and_what_its_hero_would_add():
    state = table(played={0: "yellow-2 green-3", 1: "blue-1"}, hero={0: "green"})
    seen = [(state.view(seat).strength, state.view(seat).hero_value) for seat in (0, 1, NOBODY)]
    assert seen == [(5, 5), (1, 0), (0, 0)]
    assert sorted(state.view(NOBODY).armies[0].counting) == [0, 0, 0, 0, 2, 3]


@clause("HA-40")
def test_the_heroes_and_strengths_of_the_last_count_stay_known():
    state, _ = last_pair(**WON, hero={0: "green", 1: "red"})
    assert (state.last_heroes, state.strengths) == (colours("green red"), [5, 1])


@clause("HA-40")
def test_a_hero_adds_its_value_only_if_deployed():
    state = table(played={0: "yellow-2 red-4", 1: "brown-1"}, deployed={0: ("green", "red-4")})
    assert state.strength(0) == 2 + 5
    state = table(played={0: "yellow-2 red-4", 1: "brown-1"}, deployed={0: ("yellow", "red-4")})
    assert state.strength(0) == 2 + 4, "Odysseus is yellow 4"


@clause("HA-40")
def test_a_favour_counts_on_a_troop_of_a_valid_colour_only():
    state = table(
        played={0: "yellow-2 red-4 blue-1", 1: "brown-1"},
        deployed={0: ("green", "blue-1")},
        favoured={0: "yellow-2 red-4"},
    )
    assert state.strength(0) == 2 + 1 + 5


@clause("HA-40")
def test_heroes_in_hand_are_shown_and_deployed_ones_lie_there_already():
    _, events = last_pair(
        hands={0: "yellow-4", 1: "red-1"},
        played={0: "yellow-1", 1: "brown-1"},
        hero={0: "red"},
        deployed={1: ("green", "brown-1")},
    )
    assert of(events, HeroShown) == [HeroShown(0, colours("red")[0])]


@clause("HA-40")
def test_both_heroes_in_hand_are_shown():
    _, events = last_pair(**WON, hero={0: "green", 1: "red"})
    assert [event.seat for event in of(events, HeroShown)] == [0, 1]


WON = {"hands": {0: "yellow-4", 1: "red-1"}, "played": {0: "yellow-1 red-2", 1: "brown-1"}}


@clause("HA-41")
@pytest.mark.parametrize("pile", [1, 2, 3])
def test_the_winner_keeps_its_troops_and_attacks_next(pile):
    state, events = last_pair(**WON, front=pile, hero={0: "green", 1: "red"})
    assert of(events, BattleCounted) == [BattleCounted((5, 1))]
    assert of(events, Recovered) == [Recovered(0, pile - 1, tuple(kinds("yellow-1 red-2 yellow-4")), 0)]
    assert [len(lying) for lying in state.piles[0]] == [11 if at == pile - 1 else 8 for at in range(4)]
    assert state.heroes[0] == [0, 1, 2, 3, 4, 5]
    assert (state.phase, state.attacker, state.to_act(), state.number) == (VANGUARD, 0, (0,), 2)


@clause("HA-41")
def test_the_winners_deployed_hero_and_favours_come_back():
    state, _ = last_pair(**WON, deployed={0: ("green", "red-2")}, favoured={0: "yellow-1"}, hero={1: "red"})
    assert (state.heroes[0], state.favours[0]) == ([0, 1, 2, 3, 4, 5], 3)
    assert (state.deployed[0], state.covered[0], state.favoured[0], state.played[0]) == (NONE, NONE, [], [])


@clause("HA-41")
def test_favours_on_equal_troops_come_back_each():
    played = {0: "yellow-1 yellow-1 red-2", 1: "brown-1"}
    about = {"deployed": {0: ("green", "red-2")}, "favoured": {0: "yellow-1 yellow-1"}, "hero": {1: "red"}}
    state, _ = last_pair(**(WON | {"played": played} | about))
    assert state.favours[0] == 3


@clause("HA-41", "HA-11")
def test_troops_fighting_for_the_reserve_return_to_it():
    state, _ = last_pair(**WON, reduced={0: (1,)})
    assert [len(pile) for pile in state.piles[0]] == [0, 8, 8, 11]


@clause("HA-42")
def test_the_losers_troops_and_used_favours_are_gone():
    state, events = last_pair(
        hands={0: "yellow-4", 1: "red-1"},
        played={0: "yellow-4", 1: "brown-1 red-2"},
        deployed={1: ("brown", "brown-1")},
        favoured={1: "red-2"},
        favours={1: 0},
    )
    assert of(events, Removed) == [Removed(1, tuple(kinds("brown-1 red-2 red-1")), 1)]
    assert all(state.lost[1][kind] for kind in kinds("brown-1 red-2 red-1"))
    assert state.favours[1] == 0
    assert [len(pile) for pile in state.piles[1]] == [8] * 4


@clause("HA-42", "HA-52")
def test_a_battle_lost_in_the_count_costs_no_shame():
    state, _ = last_pair(**WON, shame={1: 2})
    assert state.shame == [0, 2]
    assert [len(pile) for pile in state.piles[1]] == [8] * 4


@clause("HA-42")
def test_without_a_favour_in_the_supply_the_deployed_hero_is_lost():
    state, events = last_pair(**WON, deployed={1: ("brown", "brown-1")}, favours={1: 0})
    assert [event.seat for event in of(events, HeroLost)] == [1]
    assert state.fallen[1] == colours("brown")
    assert state.heroes[1] == [0, 1, 2, 3, 4]


@clause("HA-42")
def test_the_loser_may_give_up_a_favour_instead():
    state, _ = last_pair(**WON, deployed={1: ("brown", "brown-1")}, favours={1: 2})
    assert (state.phase, state.to_act(), names(state)) == (GIVE_UP, (1,), ["give up hero", "give up favour"])
    (event,) = of(do(state, "give up favour"), HeroRansomed)
    assert event.seat == 1
    assert (state.favours[1], state.fallen[1], state.heroes[1]) == (1, [], [0, 1, 2, 3, 4, 5])


@clause("HA-42")
@pytest.mark.parametrize(("what", "left"), [("hero", 2), ("favour", 1)])
@pytest.mark.parametrize("used", [1, 2, 3])
def test_favours_on_lost_troops_are_gone_whatever_is_given_up(used, what, left):
    troops = ["red-1", "red-2", "red-3"]
    state, events = last_pair(
        hands={0: "yellow-4", 1: "brown-3"},
        played={0: "yellow-4 yellow-3 yellow-2", 1: "brown-1 brown-2 red-1 red-2 red-3"},
        deployed={1: ("brown", "brown-1")},
        favoured={1: " ".join(troops[:used])},
        favours={1: 2},
    )
    events += do(state, f"give up {what}")
    assert [event.favours for event in of(events, Removed)] == [used]
    assert state.favours[1] == left
    assert state.favoured[1] == []


@clause("HA-42")
def test_the_loser_may_let_the_hero_go():
    state, _ = last_pair(**WON, deployed={1: ("brown", "brown-1")}, favours={1: 2})
    assert of(do(state, "give up hero"), HeroLost)
    assert (state.favours[1], state.fallen[1]) == (2, colours("brown"))


@clause("HA-42")
def test_a_hero_that_was_only_shown_returns():
    state, events = last_pair(**WON, hero={0: "green", 1: "brown"})
    assert not of(events, HeroLost)
    assert state.heroes[1] == [0, 1, 2, 3, 4, 5]


@clause("HA-40", "HA-42")
def test_the_winners_hero_is_open_while_the_loser_decides():
    state, _ = last_pair(**WON, hero={0: "green"}, deployed={1: ("brown", "brown-1")})
    assert state.view(1).armies[0].shown == colours("green")[0]
    assert state.view(NOBODY).strengths == (5, 3)


DRAWN = {"hands": {0: "yellow-4", 1: "blue-4"}, "played": {0: "red-1 red-3", 1: "brown-1 brown-4"}}


@clause("HA-43")
@pytest.mark.parametrize("attacker", [0, 1])
def test_after_a_draw_everything_returns_and_the_defender_attacks(attacker):
    state, events = last_pair(**DRAWN, attacker=attacker, front=2, hero={0: "green", 1: "red"})
    assert of(events, BattleCounted) == [BattleCounted((4, 4))]
    assert [[len(pile) for pile in state.piles[seat]] for seat in (0, 1)] == [[8, 11, 8, 8]] * 2
    assert state.heroes == [[0, 1, 2, 3, 4, 5]] * 2
    assert (state.attacker, state.number) == (1 - attacker, 2)


@clause("HA-43")
def test_a_draw_gives_deployed_heroes_and_favours_back():
    state, events = last_pair(
        hands={0: "red-1", 1: "blue-4"},
        played={0: "yellow-1 red-3 brown-1", 1: "brown-1"},
        deployed={0: ("brown", "yellow-1")},
        favoured={0: "red-3"},
        favours={0: 0},
    )
    assert of(events, BattleCounted) == [BattleCounted((4, 4))]
    assert (state.fallen[0], state.heroes[0], state.favours[0]) == ([], [0, 1, 2, 3, 4, 5], 1)


@clause("HA-43")
def test_exchanged_troops_stay_lost_after_a_draw():
    state = table(
        hands={0: "red-2", 1: "blue-4"}, played={0: "yellow-4", 1: "brown-1"}, turn=4, piles={0: {1: "red-3"}}
    )
    put_away = kinds("red-2")[0]
    lost = state.lost[0][put_away]
    events = do(state, "exchange red-2", "troop red-3", "troop blue-4", "fate yellow blue")
    assert of(events, BattleCounted) == [BattleCounted((4, 4))]
    assert state.lost[0][put_away] == lost + 1


@clause("HA-64")
def test_without_heroes_the_colour_of_fate_alone_counts():
    everyone = " ".join(COLOURS)
    state = table(hands={0: "yellow-4", 1: "red-1"}, played={0: "yellow-1 green-4", 1: "brown-1"}, fallen={0: everyone})
    assert state.strength(0) == 1
    assert names(state) == ["exchange yellow-4", "retreat", "troop yellow-4"]
    view = state.view(0)
    assert (view.hero, view.armies[0].held) == (NONE, False)


@clause("HA-64", "HA-14")
def test_a_side_without_heroes_draws_none():
    state, _ = last_pair(
        **WON, deployed={1: ("brown", "brown-1")}, fallen={1: "red green blue yellow purple"}, favours={1: 0}
    )
    assert state.fallen[1] == colours("red green blue yellow purple brown")
    do(state, "vanguard 2", seed=2)
    if names(state, "name"):
        do(state, "name 2")
    do(state, names(state)[0])
    assert (state.hero[1], len(state.hands[1])) == (NONE, 4)
    assert state.hero[0] != NONE

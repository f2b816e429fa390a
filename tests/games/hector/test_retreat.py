"""The retreat and its price (HA-50 to HA-52)."""

import pytest

from games.hector.rules.cards import NONE
from games.hector.rules.events import (
    BattleCounted,
    FateTurned,
    HeroLost,
    HeroRansomed,
    HeroShown,
    PenaltyPaid,
    Recovered,
    Removed,
    Retreated,
    ShameTaken,
)
from games.hector.rules.position import GIVE_UP, VANGUARD
from tests.clauses import clause
from tests.games.hector.table import colours, do, kinds, names, of, table


def fight(**about):
    base = {
        "hands": {0: "red-1 red-2 red-3", 1: "blue-1 blue-2 blue-3"},
        "played": {0: "yellow-2 yellow-4", 1: "brown-3 brown-4"},
        "hero": {0: "green", 1: "red"},
        "turn": 2,
    }
    return table(**(base | about))


@clause("HA-50")
@pytest.mark.parametrize("actor", [0, 1])
def test_a_retreat_ends_the_battle_at_once(actor):
    state = fight(actor=actor)
    events = do(state, "retreat")
    assert of(events, Retreated) == [Retreated(actor)]
    assert not any(isinstance(event, FateTurned | HeroShown | BattleCounted) for event in events)
    assert (state.phase, state.number, state.attacker) == (VANGUARD, 2, 1 - actor)


@clause("HA-50")
def test_it_takes_the_place_of_the_whole_turn():
    state = fight()
    do(state, "exchange red-1")
    assert "retreat" not in names(state)


@clause("HA-50")
def test_the_other_side_takes_back_troops_hand_hero_and_favours():
    state = fight(deployed={1: ("brown", "brown-3")}, hero={0: "green"}, favoured={1: "brown-4"})
    events = do(state, "retreat")
    assert of(events, Recovered)[1] == Recovered(1, 0, tuple(kinds("brown-3 brown-4")), 3)
    assert [len(pile) for pile in state.piles[1]] == [8 + 5, 8, 8, 8]
    assert (state.heroes[1], state.favours[1], state.fallen[1]) == ([0, 1, 2, 3, 4, 5], 3, [])
    assert (state.hands[1], state.played[1], state.hero[1]) == ([], [], NONE)


@clause("HA-50")
def test_what_is_in_hand_is_shown_to_nobody():
    events = do(fight(), "retreat")
    assert [(event.kinds, event.hidden) for event in of(events, Recovered)] == [
        ((), 3),
        (tuple(kinds("brown-3 brown-4")), 3),
    ]


@clause("HA-51")
def test_a_retreat_loses_the_played_troops_and_keeps_the_hand():
    state = fight(deployed={0: ("green", "yellow-2")}, hero={1: "red"}, favoured={0: "yellow-4"}, favours={0: 0})
    events = do(state, "retreat")
    assert of(events, Removed) == [Removed(0, tuple(kinds("yellow-2 yellow-4")), 1)]
    assert [event.seat for event in of(events, HeroLost)] == [0]
    assert state.fallen[0] == colours("green")
    assert [len(pile) for pile in state.piles[0]] == [8 + 3, 8, 8, 8]
    assert set(kinds("red-1 red-2 red-3")) <= set(state.piles[0][0])


@clause("HA-51", "HA-11")
def test_the_hand_goes_back_to_the_reserve_if_it_fights():
    state = fight(reduced={0: (1,)})
    do(state, "retreat")
    assert [len(pile) for pile in state.piles[0]] == [0, 8, 8, 8 + 3]


@clause("HA-51")
def test_a_hero_in_hand_goes_back():
    state = fight()
    assert not of(do(state, "retreat"), HeroLost)
    assert (state.heroes[0], state.hero[0]) == ([0, 1, 2, 3, 4, 5], NONE)


@clause("HA-51")
@pytest.mark.parametrize(("what", "left"), [("hero", 1), ("favour", 0)])
def test_favours_on_troops_are_gone_after_a_retreat(what, left):
    played = {0: "yellow-2 yellow-4 yellow-3", 1: "brown-3 brown-4 brown-2"}
    deployed, favoured = {0: ("green", "yellow-2")}, {0: "yellow-4 yellow-3"}
    state = fight(played=played, turn=3, hero={1: "red"}, deployed=deployed, favoured=favoured, favours={0: 1})
    events = do(state, "retreat", f"give up {what}")
    assert of(events, Removed) == [Removed(0, tuple(kinds("yellow-2 yellow-4 yellow-3")), 2)]
    assert (state.favours[0], state.favoured[0]) == (left, [])


@clause("HA-51")
@pytest.mark.parametrize("what", ["hero", "favour"])
def test_the_loser_decides_about_the_hero_before_the_penalty(what):
    state = fight(deployed={0: ("green", "yellow-2")}, hero={1: "red"}, shame={0: 2}, favours={0: 1})
    assert not of(do(state, "retreat"), PenaltyPaid)
    assert (state.phase, state.to_act(), state.shame[0]) == (GIVE_UP, (0,), 2)
    events = do(state, f"give up {what}")
    assert len(of(events, PenaltyPaid)) == 1
    assert bool(of(events, HeroLost)) == (what == "hero")
    assert bool(of(events, HeroRansomed)) == (what == "favour")
    assert (state.favours[0], len(state.heroes[0])) == ((1, 5) if what == "hero" else (0, 6))


@clause("HA-52")
@pytest.mark.parametrize("shame", [0, 1, 2, 3])
def test_earlier_shame_costs_troops_and_one_marker_is_taken(shame):
    state = fight(shame={0: shame})
    lost = sum(state.lost[0])
    events = do(state, "retreat")
    paid = [kind for event in of(events, PenaltyPaid) for kind in event.kinds]
    assert len(paid) == shame
    assert sum(state.lost[0]) == lost + 2 + shame
    assert [len(pile) for pile in state.piles[0]] == [8 + 3 - shame, 8, 8, 8]
    assert state.shame == [min(3, shame + 1), 0]
    assert of(events, ShameTaken) == ([ShameTaken(0, shame + 1)] if shame < 3 else [])


@clause("HA-52")
def test_the_hand_is_among_the_troops_that_may_be_taken():
    paid = set()
    for seed in range(60):
        state = fight(shame={0: 1}, piles={0: {1: "purple-4 purple-4 purple-3 purple-3 green-1"}})
        (event,) = of(do(state, "retreat", seed=seed), PenaltyPaid)
        paid |= set(event.kinds)
    assert paid == set(kinds("purple-4 purple-3 green-1 red-1 red-2 red-3"))


@clause("HA-52")
def test_when_the_fighting_pile_is_empty_the_reserve_pays():
    state = fight(turn=4, hands={0: "red-1", 1: "blue-1"}, shame={0: 3}, sizes={0: (0, 8, 8, 9)})
    events = do(state, "retreat")
    assert len(of(events, PenaltyPaid)[0].kinds) == 3
    assert [len(pile) for pile in state.piles[0]] == [0, 8, 8, 7]
    assert of(events, PenaltyPaid)[0].kinds[0] == kinds("red-1")[0]


@clause("HA-52")
def test_missing_cards_are_forgiven():
    state = fight(turn=4, hands={0: "red-1", 1: "blue-1"}, shame={0: 3}, sizes={0: (0, 8, 8, 1)})
    (event,) = of(do(state, "retreat"), PenaltyPaid)
    assert len(event.kinds) == 2


@clause("HA-52")
def test_a_marker_is_taken_even_if_cards_are_missing():
    state = fight(turn=4, hands={0: "red-1", 1: "blue-1"}, shame={0: 2}, sizes={0: (0, 8, 8, 0)})
    assert of(do(state, "retreat"), ShameTaken) == [ShameTaken(0, 3)]


@clause("HA-52")
def test_the_winner_pays_and_takes_nothing():
    state = fight(shame={1: 2})
    assert not of(do(state, "retreat"), PenaltyPaid)
    assert state.shame == [1, 2]

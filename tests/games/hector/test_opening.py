"""The opening of a battle (HA-10 to HA-14)."""

import pytest

from games.hector.rules.cards import COLOURS, NONE, RESERVE
from games.hector.rules.events import Drew, FateLaid, HeroDrawn, PilesChosen, TileTurnedUp, VanguardTurnedUp
from games.hector.rules.position import ORIENT, TURN, VANGUARD
from tests.clauses import clause
from tests.games.hector.table import dealt, do, kinds, names, of, table


def before_a_battle(**about):
    """Return a position in which the attacker chooses a vanguard."""
    state = table(**about)
    for seat in (0, 1):
        state.fighting[seat] = state.colours[seat] = NONE
    state.tile = state.front = NONE
    state.phase, state.turn = VANGUARD, 0
    return state


@clause("HA-10")
def test_the_vanguard_may_come_from_any_pile_that_has_cards():
    assert names(dealt()) == ["vanguard 1", "vanguard 2", "vanguard 3", "vanguard reserve"]
    assert names(before_a_battle(reduced={0: (2,)})) == ["vanguard 1", "vanguard 3", "vanguard reserve"]


@clause("HA-10")
@pytest.mark.parametrize(("pile", "name"), list(enumerate(["1", "2", "3", "reserve"])))
def test_the_vanguard_is_the_top_card_of_the_pile_and_is_played(pile, name):
    state = dealt()
    lying = state.piles[0][pile][:]
    (event,) = of(do(state, f"vanguard {name}", draws=[7, 0]), VanguardTurnedUp)
    assert (event.seat, event.pile, event.kind) == (0, pile, lying[7])
    assert state.played[0] == [lying[7]]
    assert len(state.piles[0][pile]) == 11


@clause("HA-10")
def test_any_card_of_the_pile_may_be_the_top_one():
    turned = {do(dealt(), "vanguard 1", draws=[at, 0])[0].kind for at in range(12)}
    assert turned == set(dealt().piles[0][0])


@clause("HA-11")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_the_number_of_the_vanguard_says_which_piles_fight(value):
    state = before_a_battle(piles={0: {4: f"red-{value}"}})
    (event,) = of(do(state, "vanguard reserve", draws=[0, 0]), PilesChosen)
    assert event == PilesChosen(value - 1, (value - 1, value - 1))
    assert (state.phase, state.front) == (ORIENT, value - 1)


@clause("HA-11")
@pytest.mark.parametrize("front", [1, 2, 3])
def test_a_four_lets_the_attacker_name_the_piles(front):
    state = before_a_battle(piles={0: {4: "red-4"}})
    assert not of(do(state, "vanguard reserve", draws=[0]), PilesChosen)
    assert state.to_act() == (0,)
    assert names(state) == ["name 1", "name 2", "name 3"]
    (event,) = of(do(state, f"name {front}"), PilesChosen)
    assert event == PilesChosen(front - 1, (front - 1, front - 1))


@clause("HA-11")
def test_the_piles_to_name_are_the_same_in_every_battle():
    state = before_a_battle(piles={0: {4: "red-4"}})
    do(state, "vanguard reserve", draws=[0])
    state.legal(0).clear()
    assert names(state) == ["name 1", "name 2", "name 3"]


@clause("HA-11")
def test_a_reduced_pile_may_be_named_on_either_side():
    state = before_a_battle(piles={0: {4: "red-4"}}, reduced={0: (1,), 1: (2,)})
    do(state, "vanguard reserve", draws=[0])
    assert names(state) == ["name 1", "name 2", "name 3"]


@clause("HA-11")
@pytest.mark.parametrize(
    ("reduced", "fighting"),
    [
        ({0: (1,)}, (RESERVE, 0)),
        ({1: (1,)}, (0, RESERVE)),
        ({0: (1,), 1: (1,)}, (RESERVE, RESERVE)),
        ({0: (2,)}, (0, 0)),
    ],
)
def test_each_side_uses_its_reserve_for_a_reduced_pile_of_its_own(reduced, fighting):
    state = before_a_battle(piles={0: {3: "red-1"}}, reduced=reduced)
    (event,) = of(do(state, "vanguard 3", draws=[0, 0]), PilesChosen)
    assert event.piles == tuple(state.fighting) == fighting
    reserves = [len(state.piles[seat][RESERVE]) for seat in (0, 1)]
    do(state, names(state)[0])
    drawn = [before - len(state.piles[seat][RESERVE]) for seat, before in enumerate(reserves)]
    assert drawn == [4 if fighting[0] == RESERVE else 0, 5 if fighting[1] == RESERVE else 0]


@clause("HA-12")
def test_the_attacker_lays_the_next_tile_in_one_of_four_ways():
    state = before_a_battle(piles={0: {4: "red-1"}}, tiles=[3])
    events = do(state, "vanguard reserve", draws=[0, 0])
    (event,) = of(events, TileTurnedUp)
    assert event.tile == tuple(map(COLOURS.index, ("red", "blue", "purple", "yellow")))
    assert state.tiles == []
    assert state.to_act() == (0,)
    assert names(state) == ["fate red purple", "fate blue yellow", "fate yellow blue", "fate purple red"]


@clause("HA-12")
@pytest.mark.parametrize("attacker", [0, 1])
def test_opposite_sides_lie_before_the_two_players(attacker):
    state = before_a_battle(attacker=attacker, piles={attacker: {4: "red-1"}}, tiles=[3])
    do(state, "vanguard reserve", draws=[0, 0])
    (event,) = of(do(state, "fate blue yellow"), FateLaid)
    mine, theirs = COLOURS.index("blue"), COLOURS.index("yellow")
    assert state.colours[attacker] == mine
    assert state.colours[1 - attacker] == theirs
    assert event == FateLaid(attacker, tuple(state.colours))


@clause("HA-12", "HA-14")
def test_the_tile_is_laid_knowing_only_the_attackers_vanguard():
    state = dealt()
    do(state, "vanguard 1", seed=3)
    if names(state, "name"):
        do(state, "name 2")
    assert state.phase == ORIENT
    assert (state.hands, state.played[1], state.hero) == ([[], []], [], [NONE, NONE])


@clause("HA-13")
def test_the_defenders_vanguard_comes_from_their_fighting_pile():
    state = before_a_battle(piles={0: {4: "red-3"}, 1: {3: "blue-4 blue-4 blue-3 blue-3 green-1 green-2"}})
    do(state, "vanguard reserve", draws=[0, 0])
    (event,) = of(do(state, names(state)[0], draws=[5, *[0] * 10]), VanguardTurnedUp)
    assert (event.seat, event.pile, event.kind) == (1, 2, kinds("blue-4")[0])
    assert state.played[1] == kinds("blue-4")


@clause("HA-14")
def test_both_draw_four_troops_and_the_top_hero():
    state = before_a_battle(piles={0: {4: "red-2"}})
    do(state, "vanguard reserve", draws=[0, 0])
    events = do(state, names(state)[0])
    assert [(event.seat, event.pile, len(event.kinds)) for event in of(events, Drew)] == [(0, 1, 4), (1, 1, 4)]
    assert [tuple(hand) for hand in state.hands] == [event.kinds for event in of(events, Drew)]
    assert [len(pile) for pile in state.piles[0]] == [8, 4, 8, 0]
    assert [len(pile) for pile in state.piles[1]] == [8, 3, 8, 8]
    assert [event.seat for event in of(events, HeroDrawn)] == [0, 1]
    assert all(hero not in pile for hero, pile in zip(state.hero, state.heroes, strict=True))
    assert [len(pile) for pile in state.heroes] == [5, 5]
    assert (state.phase, state.turn, state.actor) == (TURN, 1, 0)


@clause("HA-14")
def test_others_hear_only_how_many_were_drawn():
    state = before_a_battle(piles={0: {4: "red-2"}})
    do(state, "vanguard reserve", draws=[0, 0])
    for event in [event for event in do(state, names(state)[0]) if isinstance(event, Drew | HeroDrawn)]:
        assert event.heard_by(event.seat) == event
        for other in (1 - event.seat, -1):
            heard = event.heard_by(other)
            assert heard.seat == event.seat  # type: ignore[attr-defined]
            assert {*getattr(heard, "kinds", ()), getattr(heard, "hero", -1)} == {-1}


@clause("HA-14")
def test_the_smallest_pile_that_can_fight_has_enough_for_both():
    state = before_a_battle(sizes={0: (5, 5, 5, 5), 1: (5, 5, 5, 5)})
    do(state, "vanguard 1")
    if names(state, "name"):
        do(state, "name 1")
    do(state, names(state)[0])
    assert [len(hand) for hand in state.hands] == [4, 4]

"""A turn: an action if wanted, then a troop (HA-20 to HA-25)."""

import pytest

from games.hector.rules.cards import HUES, KINDS, NONE, RESERVE, troop_name
from games.hector.rules.events import Deployed, Drew, Exchanged, HeroChanged, Strengthened, TroopPlayed
from games.hector.rules.position import FATE, TURN
from tests.clauses import clause
from tests.games.hector.table import colours, do, kinds, names, of, table

HANDS = {0: "red-1 red-1 green-4 blue-2", 1: "blue-1 blue-2 blue-3 blue-4"}
PLAYED = {0: "yellow-2", 1: "brown-3"}


def ready(**about):
    return table(**({"hands": HANDS, "played": PLAYED, "hero": {0: "green", 1: "red"}} | about))


@clause("HA-20")
def test_a_turn_begins_with_every_action_or_a_troop():
    assert names(ready()) == [
        "change", "deploy yellow-2", "exchange red-1", "exchange green-4", "exchange blue-2",
        "retreat", "troop red-1", "troop green-4", "troop blue-2",
    ]  # fmt: skip


@clause("HA-20")
def test_whose_turn_it_is_not_may_do_nothing():
    assert ready().legal(1) == ready(attacker=1).legal(0) == []


@clause("HA-20")
@pytest.mark.parametrize("action", ["change", "deploy yellow-2", "exchange red-1"])
def test_after_one_action_only_a_troop_may_be_played(action):
    state = ready()
    do(state, action, draws=[0] if action != "deploy yellow-2" else [])
    assert state.to_act() == (0,)
    assert {name.split()[0] for name in names(state)} == {"troop"}


@clause("HA-20")
def test_after_a_strengthening_only_a_troop_may_be_played():
    state = ready(played={0: "yellow-2 red-3", 1: "brown-3"}, hero={1: "red"}, deployed={0: ("green", "yellow-2")})
    do(state, "strengthen red-3")
    assert {name.split()[0] for name in names(state)} == {"troop"}


@clause("HA-20")
def test_a_troop_is_laid_beside_the_vanguard_and_ends_the_turn():
    state = ready()
    (event,) = of(do(state, "troop green-4"), TroopPlayed)
    assert event == TroopPlayed(0, kinds("green-4")[0], 6)
    assert state.played[0] == kinds("yellow-2 green-4")
    assert state.hands[0] == kinds("red-1 red-1 blue-2")
    assert state.to_act() == (1,)
    assert "retreat" in names(state), "the next turn begins with an action again"


@clause("HA-20")
def test_the_attacker_begins_every_pair_of_four_turns():
    state = ready(attacker=1, hands={0: "red-1 red-2 red-3 red-4", 1: "blue-1 blue-2 blue-3 blue-4"})
    order = []
    while state.number == 1 and state.to_act():
        order.append((state.phase, state.turn, state.actor)) if state.phase == TURN else None
        do(state, names(state)[0] if state.phase != TURN else names(state, "troop")[0])
    assert order == [(TURN, turn, seat) for turn in (1, 2, 3, 4) for seat in (1, 0)]


@clause("HA-20")
def test_an_action_taken_is_no_action_of_the_next_turn():
    state = ready()
    do(state, "exchange red-1", "troop green-4")
    assert {"retreat", "change"} <= set(names(state))


@clause("HA-21")
def test_an_exchange_puts_a_troop_out_of_the_game_and_draws_one():
    state = ready(piles={0: {1: "purple-1 purple-2 purple-3"}})
    before = state.lost[0][:]
    shown, drew = do(state, "exchange red-1", draws=[1])
    assert (shown, drew) == (Exchanged(0, kinds("red-1")[0]), Drew(0, 0, tuple(kinds("purple-2"))))
    assert state.hands[0] == kinds("red-1 green-4 blue-2 purple-2")
    assert state.piles[0][0] == kinds("purple-1 purple-3")
    before[kinds("red-1")[0]] += 1
    assert state.lost[0] == before


@clause("HA-21")
def test_the_troop_put_away_is_shown_and_the_one_drawn_is_not():
    shown, drew = do(ready(), "exchange red-1")
    assert all(shown.heard_by(seat) == shown for seat in (0, 1, -1))
    assert drew.heard_by(1) == drew.heard_by(-1) == Drew(0, 0, (-1,))


@clause("HA-21")
def test_from_an_empty_pile_it_is_drawn_from_the_reserve():
    state = ready(sizes={0: (0, 8, 8, 8)})
    (drew,) = of(do(state, "exchange red-1"), Drew)
    assert drew.pile == RESERVE
    assert [len(pile) for pile in state.piles[0]] == [0, 8, 8, 7]


@clause("HA-21")
def test_with_nothing_to_draw_there_is_no_exchange():
    assert not names(ready(sizes={0: (0, 8, 8, 0)}), "exchange")
    assert not names(ready(reduced={0: (1,)}, sizes={0: (0, 8, 8, 0)}), "exchange"), "the reserve itself fights"
    assert names(ready(sizes={0: (0, 8, 8, 1)}), "exchange")
    assert names(ready(sizes={0: (1, 8, 8, 0)}), "exchange")


@clause("HA-22")
def test_the_hero_goes_under_the_pile_and_the_top_one_is_drawn():
    state = ready()
    (event,) = of(do(state, "change", draws=[0]), HeroChanged)
    assert (event.before, event.hero) == (colours("green")[0], colours("red")[0])
    assert (state.hero[0], state.under[0]) == (colours("red")[0], colours("green"))
    assert len(state.heroes[0]) == 4
    assert event.heard_by(1) == event.heard_by(-1) == HeroChanged(0, -1, -1)


@clause("HA-22")
def test_the_trojan_heroes_are_told_apart_from_the_achaean():
    (event,) = of(do(ready(actor=1, attacker=1), "change", draws=[0]), HeroChanged)
    assert (event.before, event.hero) == (len(HUES) + colours("red")[0], len(HUES) + colours("green")[0])


@clause("HA-22")
def test_a_hero_put_under_comes_after_all_others_and_in_order():
    state = ready(under={0: "blue red"}, fallen={0: "yellow purple brown"})
    assert state.heroes[0] == []
    do(state, "change", draws=[])
    assert (state.hero[0], state.under[0]) == (colours("blue")[0], colours("red green"))


@clause("HA-22")
def test_only_a_hero_in_hand_is_changed_while_the_pile_has_one():
    assert "change" not in names(ready(fallen={0: "red blue yellow purple brown"}))
    assert "change" in names(ready(fallen={0: "red blue yellow purple"}))
    assert "change" not in names(ready(hero={1: "red"}, deployed={0: ("green", "yellow-2")}))


@clause("HA-23")
@pytest.mark.parametrize("covered", ["yellow-2", "red-3"])
def test_the_hero_is_laid_on_a_troop_played_the_vanguard_included(covered):
    state = ready(played={0: "yellow-2 red-3 red-3", 1: "brown-3"})
    assert names(state, "deploy") == ["deploy red-3", "deploy yellow-2"]
    (event,) = of(do(state, f"deploy {covered}"), Deployed)
    assert event == Deployed(0, colours("green")[0], kinds(covered)[0])
    assert (state.hero[0], state.deployed[0], state.covered[0]) == (NONE, colours("green")[0], kinds(covered)[0])


@clause("HA-23")
def test_the_hero_counts_as_a_troop_and_the_covered_one_not_at_all():
    state = ready(played={0: "yellow-2 red-3", 1: "brown-3"})
    assert (state.total(0), state.strength(0)) == (5, 2)
    do(state, "deploy yellow-2")
    assert (state.total(0), state.strength(0)) == (3 + 5, 5), "yellow 2 is under Aias, green 5"


@clause("HA-23")
def test_no_second_hero_is_deployed():
    state = ready(hero={1: "red"}, deployed={0: ("green", "yellow-2")})
    assert not names(state, "deploy")


def strong(**about):
    played = {0: "yellow-2 red-3 red-3 blue-1", 1: "brown-3"}
    base = {"hands": {0: "red-1", 1: "blue-1"}, "played": played, "hero": {1: "red"}}
    return ready(**(base | {"deployed": {0: ("green", "yellow-2")}} | about))


@clause("HA-24")
def test_a_favour_adds_one_to_a_troop():
    state = strong()
    total = state.total(0)
    (event,) = of(do(state, "strengthen red-3"), Strengthened)
    assert event == Strengthened(0, kinds("red-3")[0])
    assert (state.total(0), state.favours[0], state.favoured[0]) == (total + 1, 2, kinds("red-3"))


@clause("HA-24")
def test_strengthening_needs_a_deployed_hero_of_ones_own_and_a_favour():
    assert names(strong(), "strengthen") == ["strengthen red-3", "strengthen blue-1"]
    assert not names(strong(favours={0: 0}), "strengthen")
    assert not names(strong(deployed={}, hero={0: "green"}), "strengthen")
    assert not names(strong(deployed={1: ("red", "brown-3")}, hero={0: "green"}), "strengthen")


@clause("HA-24")
def test_a_covered_troop_takes_no_favour():
    assert "strengthen yellow-2" not in names(strong())
    assert "strengthen red-3" in names(strong(deployed={0: ("green", "red-3")})), "the other red 3 lies open"
    assert "strengthen yellow-2" in names(strong(deployed={0: ("green", "red-3")}))


@clause("HA-24")
def test_no_troop_takes_two_favours():
    assert names(strong(favoured={0: "red-3"}), "strengthen") == ["strengthen red-3", "strengthen blue-1"]
    assert names(strong(favoured={0: "red-3 red-3"}), "strengthen") == ["strengthen blue-1"]
    assert names(strong(favoured={0: "red-3 blue-1"}, favours={0: 1}), "strengthen") == ["strengthen red-3"]


@clause("HA-25", "HA-50")
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
@pytest.mark.parametrize("actor", [0, 1])
def test_a_retreat_is_possible_at_the_start_of_every_turn(turn, actor):
    assert "retreat" in names(ready(turn=turn, actor=actor))


def test_troops_are_offered_in_the_order_of_their_kinds():
    """The two are such that a set has them the other way round."""
    high, low = max(KINDS[::8]), 1
    for verb, about in (("deploy", {}), ("strengthen", {"hero": {1: "red"}, "deployed": {0: ("green", "red-1")}})):
        words = " ".join(map(troop_name, (high, low)))
        state = ready(hands={0: words, 1: "blue-1"}, played={0: f"red-1 {words}", 1: "brown-3"}, **about)
        assert names(state, verb)[-2:] == [f"{verb} {troop_name(low)}", f"{verb} {troop_name(high)}"]
        assert names(state, "troop") == [f"troop {troop_name(low)}", f"troop {troop_name(high)}"]


def test_equal_troops_are_one_move():
    assert names(ready(), "troop") == ["troop red-1", "troop green-4", "troop blue-2"]
    assert names(ready(), "exchange").count("exchange red-1") == 1


def test_the_higher_side_is_asked_between_the_pairs():
    state = ready()
    do(state, "troop red-1", "troop blue-4")
    assert (state.phase, state.actor) == (FATE, 1)

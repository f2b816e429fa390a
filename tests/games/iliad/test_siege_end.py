"""The end of a siege: IL-50 to IL-59."""

from functools import cache
from random import Random

import pytest

from engine.core import NOBODY
from games.iliad.rules import arrangement
from games.iliad.rules.cards import AGAMEMNON, KINDS
from games.iliad.rules.events import (
    GorgonLeft,
    HorsesOpened,
    Laid,
    SiegeBegan,
    SiegeEnded,
    ThanatosTaken,
    VictoryTaken,
)
from games.iliad.rules.moves import Lay, Take
from games.iliad.rules.position import TAKE
from tests.clauses import clause
from tests.games.iliad.table import GAME, army_words, do, names, of, table


def over(events):
    """Return the strengths and the ranking with which the one siege ended."""
    (end,) = of(events, SiegeEnded)
    return end.strengths, end.ranking


def card(code):
    return str(Take(code)).removeprefix("take ")


def taken(events):
    return [(event.seat, card(event.code)) for event in of(events, VictoryTaken)]


def row(events):
    """Return the victory cards with which the last siege began."""
    return sorted(map(card, of(events, SiegeBegan)[-1].row))


def laid(events):
    return [(event.seat, str(Lay(event.kind, event.spot))) for event in of(events, Laid)]


def points(state):
    return state.view(NOBODY).points


# -- the Gorgon


@clause("IL-50")
def test_the_strictly_strongest_wins_a_gorgon_siege_on_their_turn():
    state = table(siege="gorgon", hands={0: "1"}, armies={1: "42", 2: "4 3 4"})
    assert over(do(state, "place hoplite_1 alone")) == ((1, 12, 11), (1,))


@clause("IL-50")
def test_an_army_that_is_only_equalled_does_not_win_a_gorgon_siege():
    state = table(siege="gorgon", hands={0: "1"}, armies={1: "42", 2: "4 4 4"})
    assert of(do(state, "place hoplite_1 alone"), SiegeEnded) == []
    assert state.to_act() == (1,)


@clause("IL-50")
def test_the_strongest_does_not_win_when_it_is_somebody_elses_turn():
    state = table(siege="gorgon", hands={0: "1", 1: "4"}, armies={1: "3", 2: "4"})
    assert of(do(state, "place hoplite_1 alone"), SiegeEnded) == []
    assert over(do(state, "pass")) == ((1, 0, 4), (2,))


@clause("IL-50")
def test_a_new_strongest_wins_only_at_the_start_of_their_turn():
    state = table(siege="gorgon", hands={0: "4", 1: "elephant", 2: "elephant"}, armies={1: "3", 2: "3"})
    assert of(do(state, "place hoplite_4 alone", "place elephant alone"), SiegeEnded) == []
    assert over(do(state, "place elephant alone")) == ((4, 3, 3), (0,))


@clause("IL-50")
def test_the_strongest_may_be_brought_down_before_their_next_turn():
    state = table(siege="gorgon", hands={0: "4 1", 1: "chariot"}, armies={1: "3", 2: "3"})
    do(state, "place hoplite_4 alone", "attack chariot-in-hand 0 phalanx-4")
    assert of(do(state, "pass"), SiegeEnded) == []
    assert state.to_act() == (0,)


@clause("IL-50")
def test_players_who_passed_do_not_count_against_others():
    state = table(siege="gorgon", armies={0: "1", 2: "4"}, order=(2, 0, 1))
    assert over(do(state, "pass")) == ((1, 0, 0), (0,))


@clause("IL-50")
def test_an_army_worth_nothing_never_wins_a_gorgon_siege():
    state = table(siege="gorgon", hands={0: "elephant 1"}, order=(1, 0))
    assert of(do(state, "pass", "place elephant alone"), SiegeEnded) == []
    assert state.to_act() == (0,)
    assert over(do(state, "place hoplite_1 alone")) == ((1, 0, 0), (0,))


@clause("IL-50")
def test_a_partner_counts_as_another_player_in_a_gorgon_siege():
    level = table(4, "teams", siege="gorgon", armies={1: "4", 3: "4"})
    assert of(do(level, "pass"), SiegeEnded) == []
    ahead = table(4, "teams", siege="gorgon", armies={1: "4", 3: "3"})
    assert over(do(ahead, "pass")) == ((0, 4, 0, 3), (1,))


@clause("IL-50", "IL-45")
def test_the_strongest_with_an_empty_hand_wins_before_having_to_pass():
    state = table(siege="gorgon", armies={1: "2", 2: "1"}, tiles={"agamemnon": 2})
    assert over(do(state, "pass")) == ((0, 2, 1), (1,))


@clause("IL-51")
def test_only_a_gorgon_winner_takes_a_card_and_agamemnon():
    state = table(5, siege="gorgon", armies={1: "4", 2: "3"}, row="city-1 trireme-2 helen", tiles={"agamemnon": 2})
    do(state, "pass")
    assert names(state, 1) == ["take helen-5", "take city-1", "take trireme-2"]
    assert taken(do(state, "take trireme-2")) == [(1, "trireme-2")]
    assert state.tiles[AGAMEMNON] == 1
    assert list(map(sum, state.won)) == [0, 1, 0, 0, 0]


@clause("IL-51")
def test_after_a_gorgon_siege_cards_stay_and_one_is_added():
    state = table(
        5,
        siege="gorgon",
        armies={1: "4"},
        row="city-1 trireme-2 helen",
        victories="city-3 city-3",
        oracles="thanatos-1",
    )
    events = do(state, "pass", "take trireme-2")
    assert row(events) == ["city-1", "city-3", "helen-5"]


@clause("IL-51")
def test_the_gorgon_is_discarded_and_nobody_owns_it():
    state = table(siege="gorgon", armies={1: "4"}, oracles="thanatos-1")
    events = do(state, "pass")
    assert len(of(events, GorgonLeft)) == 1
    assert of(events, ThanatosTaken) == []
    assert [sum(cards) for cards in state.doom] == [0, 0, 0]
    assert sum(state.view(NOBODY).oracles) == 0


@clause("IL-51")
def test_a_gorgon_siege_without_a_winner_adds_a_card_to_the_next():
    state = table(4, siege="gorgon", row="city-1 city-2", victories="city-3 " * 3, oracles="thanatos-1 thanatos-1")
    assert row(do(state, "pass", "pass", "pass", "pass")) == ["city-1", "city-2", "city-3"]
    events = do(state, "pass", "pass", "pass", "pass", "take city-1", "take city-2")
    assert taken(events) == [(0, "city-1"), (1, "city-2"), (2, "city-3")]


@clause("IL-51", "IL-05")
def test_after_the_next_thanatos_siege_all_cards_are_turned_up():
    state = table(
        4, siege="gorgon", armies={1: "4"}, row="city-1 city-1", victories="city-1 " * 9, oracles="thanatos-1 " * 2
    )
    assert row(do(state, "pass")) == ["city-1"] * 2
    events = do(state, "pass", "pass", "pass", "pass")
    assert len(taken(events)) == 2
    assert row(events) == ["city-1"] * 2


@clause("IL-52")
def test_a_gorgon_siege_where_all_pass_gives_no_card():
    state = table(siege="gorgon", armies={0: "1"}, tiles={"agamemnon": 2}, victories="helen", oracles="thanatos-1")
    events = do(state, "pass", "pass", "pass")
    assert over(events) == ((0, 0, 0), ())
    assert taken(events) == []
    assert state.tiles[AGAMEMNON] == 2
    assert row(events) == ["city-1", "helen-5"]


@clause("IL-52", "IL-06")
def test_without_a_winner_or_agamemnon_the_same_player_begins_again():
    state = table(siege="gorgon", starter=1, order=(1, 2, 0))
    do(state, "pass", "pass", "pass")
    assert state.tiles[AGAMEMNON] == NOBODY
    assert state.to_act() == (1,)


# -- Thanatos


@clause("IL-53")
def test_hidden_horse_cards_add_nothing_before_the_siege_ends():
    state = table(hands={0: "4"}, armies={0: "2 horse:43a"})
    do(state, "place hoplite_4 horse-1")
    assert [state.view(seat).armies[0].strength for seat in (0, 1, NOBODY)] == [2, 2, 2]


@clause("IL-53", "IL-55")
def test_what_a_horse_hid_counts_once_the_siege_has_ended():
    state = table(armies={0: "horse:4a hero:3", 1: "hero:2"}, order=(2,))
    assert over(do(state, "pass"))[0] == (8, 2, 1)


@clause("IL-54")
def test_a_thanatos_siege_ends_only_when_all_have_passed():
    state = table(hands={2: "4 3"}, armies={0: "4"})
    events = do(state, "pass", "pass", "place hoplite_4 alone", "place hoplite_3 phalanx-4")
    assert of(events, SiegeEnded) == []
    assert over(do(state, "pass")) == ((7, 2, 15), (2, 0, 1))


@clause("IL-54", "IL-50")
def test_being_strongest_does_not_end_a_thanatos_siege():
    state = table(hands={0: "1"}, armies={1: "4321"})
    assert of(do(state, "place hoplite_1 alone"), SiegeEnded) == []
    assert state.to_act() == (1,)


# -- arranging


def arranging(army, **more):
    """All have passed; seat 0 with this army is asked how to arrange it."""
    state = table(armies={0: f"{army} hero:3", 1: "hero:2"}, order=(2,), **more)
    return state, do(state, "pass")


@clause("IL-55")
def test_all_horses_are_opened_before_anybody_arranges():
    state = table(armies={0: "horse:43", 1: "4 horse:2", 2: "horse"}, starter=1, order=(2,))
    events = do(state, "pass")
    assert of(events, HorsesOpened) == [HorsesOpened(1, (1,)), HorsesOpened(0, (2, 3))]
    assert of(events, Laid) == []


@clause("IL-55")
def test_owners_arrange_clockwise_from_the_beginner_of_the_siege():
    state = table(4, armies={0: "horse:43", 1: "horse:32", 3: "horse:21"}, starter=3, order=(2,))
    do(state, "pass")
    asked = []
    while "accept" in names(state):
        asked += state.to_act()
        do(state, "accept")
    assert asked == [3, 0, 1]


@clause("IL-55")
def test_a_horse_card_goes_alone_on_a_higher_card_or_on_an_elephant():
    state, _ = arranging("42 431 3 2 elephant:a elephant:44 horse:2a")
    assert sorted(names(state, 0)) == [
        "accept",
        "lay archer alone",
        "lay archer elephant-a",
        "lay hoplite_2 alone",
        "lay hoplite_2 elephant-a",
        "lay hoplite_2 phalanx-3",
    ]


@clause("IL-55")
def test_a_card_may_be_laid_on_one_that_was_just_laid_down():
    state, _ = arranging("horse:41")
    do(state, "lay hoplite_4 alone")
    assert "lay hoplite_1 phalanx-4" in names(state, 0)
    events = do(state, "lay hoplite_1 phalanx-4")
    assert over(events)[0] == (10 + 3, 2, 1)


@clause("IL-55")
def test_cards_may_be_laid_down_one_at_a_time_in_any_order():
    state, _ = arranging("horse:43")
    assert names(state, 0) == ["accept", "lay hoplite_3 alone", "lay hoplite_4 alone"]
    events = do(state, "lay hoplite_3 alone")
    assert laid(events) == [(0, "lay hoplite_3 alone"), (0, "lay hoplite_4 alone")]
    assert over(events)[0] == (7 + 3, 2, 1)


@clause("IL-55")
def test_the_horses_of_a_player_are_pooled():
    state, _ = arranging("horse:4 horse:32")
    assert over(do(state, "accept"))[0] == (27 + 3, 2, 1)


@clause("IL-55")
def test_the_owner_may_accept_the_rest_after_laying_some_down():
    state, _ = arranging("elephant horse:4321")
    events = do(state, "lay hoplite_4 elephant", "accept")
    assert over(events)[0] == (8 + 18 + 3, 2, 1)


@clause("IL-55", "IL-30")
def test_a_card_from_a_horse_may_lie_on_a_card_that_fell_earlier():
    state = table(hands={0: "2"}, armies={0: "horse:3 horse", 1: "catapult", 2: "hero:3"}, order=(1, 0))
    do(state, "attack catapult 0 horse-1", "place hoplite_2 horse-1", "pass", "pass")
    assert names(state, 0) == ["accept", "lay hoplite_2 alone", "lay hoplite_2 phalanx-3"]
    assert over(do(state, "accept"))[0] == (10 + 1, 2, 3)


@clause("IL-55", "IL-30")
def test_cards_that_fell_earlier_are_not_arranged_again():
    state = table(armies={0: "elephant horse:43", 1: "catapult", 2: "hero:3"}, order=(1, 0))
    events = do(state, "attack catapult 0 horse-1", "pass", "pass")
    assert of(events, Laid) == []
    assert over(events)[0] == (7 + 2, 1, 3)


@clause("IL-55")
def test_an_empty_horse_asks_nothing():
    events = arranging("4 elephant horse horse")[1]
    assert of(events, HorsesOpened) == []
    assert over(events)[0] == (4 + 3, 2, 1)


@clause("IL-55")
@pytest.mark.parametrize("army", ["2 21 elephant:44 horse:44", "horse:aa", "horse:33a", "1 horse:1a"])
def test_cards_that_can_only_lie_alone_ask_nothing(army):
    events = arranging(army)[1]
    assert {name.split()[-1] for _, name in laid(events)} == {"alone"}
    assert len(laid(events)) == len(army.rpartition(":")[2])


def worth(phalanxes, loads):
    """Count an army by the words of the rules: phalanxes and riders as tuples of ranks."""
    return sum(sum(cards) * len(cards) for cards in phalanxes) + 2 * sum(map(sum, loads))


@cache
def most(cards, archers, phalanxes, loads):
    """Try every order of laying down and every place, one card at a time."""
    if not cards and not archers:
        return worth(phalanxes, loads)
    found = []
    for rank in sorted(set(cards)):
        at = cards.index(rank)
        rest = cards[:at] + cards[at + 1 :]
        found.append(most(rest, archers, tuple(sorted((*phalanxes, (rank,)))), loads))
        for on, below in enumerate(phalanxes):
            if below[-1] > rank:
                longer = (*phalanxes[:on], (*below, rank), *phalanxes[on + 1 :])
                found.append(most(rest, archers, tuple(sorted(longer)), loads))
        found += [most(rest, archers, phalanxes, more) for more in mounted(loads, rank)]
    if archers:
        found.append(1 + most(cards, archers - 1, phalanxes, loads))
        found += [most(cards, archers - 1, phalanxes, more) for more in mounted(loads, 1)]
    return max(found)


def mounted(loads, points):
    for at, load in enumerate(loads):
        if len(load) < 2:
            yield tuple(sorted((*loads[:at], (*load, points), *loads[at + 1 :])))


def some_position(chance):
    """Return cards out of the Horses, Archers among them, phalanxes and Elephants, at random."""
    cards = tuple(sorted(chance.choices((1, 2, 3, 4), k=chance.randint(1, 5))))
    phalanxes = [tuple(sorted(chance.sample((1, 2, 3, 4), chance.randint(1, 3)), reverse=True)) for _ in range(2)]
    loads = [tuple(chance.choices((1, 2, 3, 4), k=chance.randint(0, 2))) for _ in range(chance.randint(0, 2))]
    return cards, chance.randint(0, 2), tuple(sorted(phalanxes[: chance.randint(0, 2)])), tuple(sorted(loads))


def army_of(cards, archers, phalanxes, loads):
    """Return an army that has opened Horses with these cards."""
    words = ["".join(map(str, ranks)) for ranks in phalanxes]
    words += [f"elephant:{''.join(map(str, load))}" for load in loads]
    army = table(armies={0: " ".join(words)}).armies[0]
    for kind in (*(rank - 1 for rank in cards), *[KINDS.index("archer")] * archers):
        army.opened[kind] += 1
    return army


def arrange(army):
    """Follow the proposal by legal steps only."""
    for kind, spot in arrangement.find_best_arrangement(army, GAME.sheet):
        assert Lay(kind, spot) in arrangement.list_arrangement_moves(army)
        army.opened[kind] -= 1
        army.put(kind, spot)
    assert sum(army.opened) == 0
    return army.strength(GAME.sheet)


@clause("IL-55")
def test_the_proposed_arrangement_has_the_highest_value_of_all():
    chance = Random(55)
    for _ in range(150):
        position = some_position(chance)
        army, value = army_of(*position), most(*position)
        assert arrangement.strength_at_best(army, GAME.sheet) == value, position
        assert arrange(army) == value, position


@clause("IL-55")
def test_of_equal_cards_the_first_goes_on_the_highest_phalanx():
    army = army_of((3, 1, 1), 0, [(3, 2)], [])
    steps = [str(Lay(kind, spot)) for kind, spot in arrangement.find_best_arrangement(army, GAME.sheet)]
    assert steps == ["lay hoplite_3 alone", "lay hoplite_1 phalanx-32", "lay hoplite_1 phalanx-3"]


@clause("IL-55")
def test_of_equal_arrangements_the_one_that_rides_is_proposed():
    army = army_of((3, 2), 0, [], [()])
    steps = [str(Lay(kind, spot)) for kind, spot in arrangement.find_best_arrangement(army, GAME.sheet)]
    assert worth([(3, 2)], [()]) == worth([], [(3, 2)])
    assert steps == ["lay hoplite_3 elephant", "lay hoplite_2 elephant-3"]


@clause("IL-55")
def test_accepting_makes_the_arrangement_that_was_proposed():
    chance = Random(56)
    for _ in range(20):
        cards, archers, phalanxes, loads = some_position(chance)
        state = table(armies={0: "hero:3", 1: "hero:2"}, order=(2,))
        army = army_of(cards, 0, phalanxes, loads)
        army.opened, army.hero = [0] * 5, 3
        army.stable = [[rank - 1 for rank in cards] + [KINDS.index("archer")] * archers]
        state.armies[0] = army
        events = do(state, "pass")
        events += do(state, "accept") if not of(events, SiegeEnded) else []
        assert over(events)[0][0] == most(cards, archers, phalanxes, loads) + 3


# -- the count


@clause("IL-56")
@pytest.mark.parametrize(
    ("army", "value"),
    [
        ("", 0),
        ("4", 4),
        ("4 2", 6),
        ("42", 12),
        ("21", 6),
        ("431", 24),
        ("4321", 40),
        ("43 43 1", 29),
        ("archer archer", 2),
        ("chariot chariot", 6),
        ("elephant", 0),
        ("elephant:4", 8),
        ("elephant:43", 14),
        ("elephant:44", 16),
        ("elephant:a", 2),
        ("elephant:3a", 8),
        ("elephant:aa elephant:2 archer 1", 10),
        ("elephant chariot", 3),
        ("catapult ballista portcullis horse", 0),
        ("horse:3 catapult 21", 9),
    ],
)
def test_an_army_is_worth_its_cards_and_its_hero(army, value):
    state = table(armies={0: army, 1: "hero:3", 2: "hero:2"}, order=(0,))
    assert over(do(state, "pass"))[0] == (value + 1, 3, 2)


@clause("IL-56")
def test_an_elephant_doubles_neither_hero_nor_chariot():
    state = table(armies={0: "elephant elephant:4 chariot", 1: "hero:1", 2: "hero:2"}, order=(0, 1))
    assert over(do(state, "pass", "pass"))[0][0] == 8 + 3 + 2


# -- victory cards


@clause("IL-57")
def test_victory_cards_are_taken_from_the_strongest_army_down():
    armies = {0: "hero:5", 1: "42 hero:4", 2: "431 hero:3", 3: "4 4 hero:2"}
    state = table(5, armies=armies, order=(4,), row="city-1 trireme-2 helen")
    assert over(do(state, "pass")) == ((5, 16, 27, 10, 1), (2, 1, 3, 0, 4))
    events = do(state, "take helen-5", "take city-1")
    assert taken(events) == [(2, "helen-5"), (1, "city-1"), (3, "trireme-2")]
    assert list(map(sum, state.won)) == [0, 1, 1, 1, 0]


@clause("IL-57")
def test_each_chooses_among_all_that_remain_and_cannot_decline():
    state = table(5, armies={0: "4", 1: "3"}, order=(0,), row="city-1 trireme-2 helen city-1")
    do(state, "pass")
    assert (state.to_act(), names(state)) == ((0,), ["take helen-5", "take city-1", "take trireme-2"])
    do(state, "take city-1")
    assert (state.to_act(), names(state)) == ((1,), ["take helen-5", "take city-1", "take trireme-2"])


@clause("IL-57")
def test_only_the_strongest_takes_agamemnon_from_its_holder():
    state = table(4, armies={0: "4", 1: "3"}, order=(0,), row="city-1 helen", tiles={"agamemnon": 1})
    do(state, "pass", "take city-1")
    assert list(map(sum, state.won)) == [1, 1, 0, 0]
    assert state.tiles[AGAMEMNON] == 0


@clause("IL-57")
def test_the_strongest_keeps_agamemnon_if_they_held_it():
    state = table(armies={0: "4"}, order=(0,), tiles={"agamemnon": 0})
    do(state, "pass")
    assert state.tiles[AGAMEMNON] == 0


@clause("IL-57")
def test_the_only_kind_of_victory_card_left_is_taken_without_asking():
    state = table(4, armies={0: "4", 1: "3"}, order=(0,), row="city-2 city-2")
    assert taken(do(state, "pass")) == [(0, "city-2"), (1, "city-2")]


@clause("IL-57", "IL-43")
def test_the_first_to_pass_may_still_be_strongest():
    state = table(hands={2: "1"}, armies={0: "4"})
    events = do(state, "pass", "pass", "place hoplite_1 alone", "pass")
    assert taken(events) == [(0, "city-1")]


@clause("IL-58")
def test_of_equal_armies_the_one_with_the_higher_hero_goes_first():
    state = table(4, armies={0: "4 hero:2", 1: "3 hero:3", 2: "2 hero:4"}, order=(3,), row="city-1 trireme-1 helen")
    assert over(do(state, "pass")) == ((6, 6, 6, 1), (2, 1, 0, 3))
    events = do(state, "take helen-5", "take city-1")
    assert taken(events) == [(2, "helen-5"), (1, "city-1"), (0, "trireme-1")]
    assert state.tiles[AGAMEMNON] == 2


@clause("IL-55")
def test_the_last_to_lay_a_card_is_asked_no_more():
    state = table(4, armies={0: "4 horse:32", 1: "3"}, order=(2,), row="city-1 city-2")
    do(state, "pass", "lay hoplite_2 alone")
    assert names(state, 0) == ["accept", "lay hoplite_3 alone", "lay hoplite_3 phalanx-4"]
    do(state, "lay hoplite_3 alone")
    assert (state.phase, state.to_act()) == (TAKE, (0,))


@clause("IL-58")
def test_a_higher_hero_does_not_go_before_a_stronger_army():
    state = table(armies={0: "hero:3", 1: "2 hero:2"}, order=(2,))
    assert over(do(state, "pass")) == ((3, 4, 1), (1, 0, 2))


@clause("IL-59")
def test_the_weakest_army_takes_the_thanatos_card_and_its_loss():
    state = table(armies={0: "hero:3", 1: "hero:2", 2: "4"}, order=(2,), siege="thanatos-3", won={1: "helen"})
    events = do(state, "pass")
    assert of(events, ThanatosTaken) == [ThanatosTaken(1, 3)]
    assert points(state)[:2] == (0, 5 - 3)


@clause("IL-59")
def test_points_may_fall_below_nothing():
    state = table(armies={0: "4 hero:3", 1: "hero:2"}, order=(2,), siege="thanatos-2")
    do(state, "pass")
    assert points(state)[2] == -2


@clause("IL-59")
def test_the_thanatos_card_is_taken_after_the_victory_cards():
    state = table(4, armies={0: "4", 1: "3"}, order=(0,), row="city-1 helen")
    events = do(state, "pass")
    assert of(events, ThanatosTaken) == []
    events = do(state, "take city-1")
    assert [type(event) for event in events if isinstance(event, VictoryTaken | ThanatosTaken)] == [
        VictoryTaken,
        VictoryTaken,
        ThanatosTaken,
    ]


@clause("IL-59")
@pytest.mark.parametrize("cards", [2, 3, 4, 5, 6])
def test_the_last_victory_card_goes_before_thanatos(cards):
    row = ["city-1", "trireme-1", "helen", "city-2", "trireme-2", "city-3"]
    state = table(4, armies={0: "4", 1: "3", 2: "2"}, order=(0,), row=" ".join(row[:cards]))
    events = do(state, "pass")
    while state.phase == TAKE:
        events += do(state, names(state)[0])
    taken = [event for event in events if isinstance(event, VictoryTaken | ThanatosTaken)]
    assert [type(event) for event in taken] == [VictoryTaken] * cards + [ThanatosTaken]
    assert [event.seat for event in taken] == [*[0, 1, 2, 3, 0, 1][:cards], 3]


@clause("IL-59")
def test_of_equally_weak_armies_the_lower_hero_takes_thanatos():
    state = table(4, armies={0: "1 hero:2", 1: "hero:3", 2: "4 hero:4", 3: "2"}, order=(3,), row="city-1 city-1")
    assert of(do(state, "pass"), ThanatosTaken) == [ThanatosTaken(3, 1)]
    state = table(4, armies={0: "4 hero:4", 1: "hero:3", 2: "1 hero:2", 3: "4"}, order=(3,), row="city-1 city-1")
    assert of(do(state, "pass"), ThanatosTaken) == [ThanatosTaken(2, 1)]


@clause("IL-59")
def test_thanatos_cards_are_kept_for_the_rest_of_the_game():
    state = table(armies={0: "4", 1: "3"}, doom={2: (2, 3)}, siege="thanatos-1", oracles="thanatos-1 gorgon")
    do(state, "pass", "pass", "pass")
    assert points(state)[2] == -2 - 3 - 1
    assert army_words(state, 2) == []
    assert sum(state.doom[2]) == 3

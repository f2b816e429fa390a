"""Passing: IL-40 to IL-45."""

import pytest

from engine.core import NOBODY
from games.iliad.rules.events import Passed, SiegeEnded, VictoryTaken, Withdrew
from games.iliad.rules.position import TURN
from tests.clauses import clause
from tests.games.iliad.table import army_words, counts, do, names, of, table

EVEN = {0: "4 archer", 1: "4", 2: "4"}  # in a Gorgon siege the others hold each other off


def strength(state, seat):
    return state.view(NOBODY).armies[seat].strength


# -- a Thanatos siege


@clause("IL-40")
def test_passing_leaves_the_siege_and_skips_the_player():
    state = table(3, hands={0: "4 chariot", 1: "1 1 1", 2: "1 1 1"})
    do(state, "pass")
    acting = []
    for _ in range(5):
        acting += state.to_act()
        do(state, "place hoplite_1 alone")
    assert (acting, state.legal(0)) == ([1, 2, 1, 2, 1], [])


@clause("IL-40")
def test_passing_takes_the_highest_hero_at_once():
    state = table(3, armies={0: "42 archer"})
    assert do(state, "pass") == [Passed(0, 3)]
    assert [army_words(state, seat) for seat in range(3)] == [["42", "archer", "hero:3"], [], []]


@clause("IL-40")
@pytest.mark.parametrize(
    ("seats", "variant", "heroes"),
    [(3, "standard", [3, 2]), (5, "standard", [5, 4, 3, 2]), (4, "teams", [4, 3, 2]), (6, "teams", [6, 5, 4, 3, 2])],
)
def test_later_passes_take_the_highest_hero_left(seats, variant, heroes):
    state = table(seats, variant)
    happened = do(state, *["pass"] * (seats - 1))
    assert happened == [Passed(seat, hero) for seat, hero in enumerate(heroes)]
    assert [state.view(NOBODY).armies[seat].hero for seat in range(seats)] == [*heroes, 0]


@clause("IL-40")
def test_the_order_of_passing_counts_and_not_the_order_of_seats():
    state = table(3, hands={0: "1 1 1", 1: "1"})
    happened = do(state, "place hoplite_1 alone", "place hoplite_1 alone", "pass")
    happened += do(state, "place hoplite_1 alone", "pass")
    assert of(happened, Passed) == [Passed(2, 3), Passed(1, 2)]
    assert state.to_act() == (0,)


@clause("IL-40")
def test_passing_keeps_army_and_hand():
    army = ["42", "archer", "catapult", "elephant:3a", "horse:2"]
    state = table(3, armies={0: " ".join(army)}, hands={0: "4 chariot horse"}, discards="1")
    do(state, "pass")
    assert army_words(state, 0) == sorted([*army, "hero:3"])
    assert (state.view(0).hand, state.discards) == (tuple(counts("4 chariot horse")), counts("1"))


@clause("IL-40")
@pytest.mark.parametrize(
    ("army", "worth"),
    [("", 3), ("4", 7), ("42", 15), ("elephant", 3), ("elephant:4", 11), ("horse", 3), ("chariot", 6)],
)
def test_the_hero_adds_its_value_and_stands_alone(army, worth):
    state = table(3, armies={0: army})
    do(state, "pass")
    assert strength(state, 0) == worth


@clause("IL-40")
def test_nothing_is_laid_on_a_hero():
    state = table(3, armies={0: "horse:21"})
    do(state, "pass", "pass", "pass")
    assert names(state, 0) == ["accept", "lay hoplite_1 alone", "lay hoplite_2 alone"]


@clause("IL-40")
def test_passing_ends_taking_part_in_the_siege():
    state = table(3, armies={0: "archer chariot", 1: "4"}, hands={0: "chariot 4", 1: "1 1", 2: "1"})
    do(state, "pass", "place hoplite_1 alone", "place hoplite_1 alone", "pass")
    assert (state.to_act(), state.legal(0), state.legal(1)) == ((2,), [], [])


# -- those who have passed


@clause("IL-41")
def test_a_passed_player_can_still_be_attacked():
    state = table(3, armies={0: "42", 1: "archer catapult ballista"}, hands={1: "chariot"})
    do(state, "pass")
    attacks = ["archer 0 phalanx-42", "chariot-in-hand 0 phalanx-42"]
    assert names(state, 1, "attack") == [f"attack {attack}" for attack in attacks]
    do(state, "attack archer 0 phalanx-42")
    assert (army_words(state, 0), strength(state, 0)) == (["4", "hero:3"], 7)


@clause("IL-41")
def test_every_kind_of_attack_reaches_a_passed_player():
    state = table(3, armies={0: "4 portcullis elephant", 1: "archer catapult ballista"})
    do(state, "pass")
    attacks = ["archer 0 phalanx-4", "catapult 0 portcullis", "ballista 0 elephant"]
    assert names(state, 1) == [*(f"attack {attack}" for attack in attacks), "pass"]


@clause("IL-41")
@pytest.mark.parametrize("siege_of", [3, 4, 5])
def test_a_hero_is_never_attacked(siege_of):
    state = table(siege_of, armies={1: "archer chariot catapult ballista elephant:a"}, hands={1: "chariot"})
    do(state, "pass")
    assert army_words(state, 0) == [f"hero:{siege_of}"]
    assert names(state, 1) == ["pass", "place chariot alone"]


# -- the last player


@clause("IL-42")
def test_the_last_player_may_go_on_as_long_as_they_like():
    state = table(3, armies={0: "2", 2: "archer"}, hands={2: "4 3 2 1"})
    do(state, "pass", "pass", "place hoplite_4 alone", "place hoplite_3 phalanx-4", "attack archer 0 phalanx-2")
    assert (state.to_act(), state.phase) == ((2,), TURN)
    assert names(state) == [
        "pass",
        "place hoplite_1 alone",
        "place hoplite_1 phalanx-43",
        "place hoplite_2 alone",
        "place hoplite_2 phalanx-43",
    ]


@clause("IL-42")
def test_the_last_player_is_still_asked_with_the_strongest_army():
    state = table(3, armies={2: "4321 432"}, hands={2: "1"})
    do(state, "pass", "pass")
    assert (state.to_act(), names(state, 2, "pass")) == ((2,), ["pass"])


@clause("IL-42", "IL-40")
def test_the_last_player_passes_too_and_takes_the_last_hero():
    state = table(3, hands={2: "4 3"})
    happened = do(state, "pass", "pass", "place hoplite_4 alone")
    assert of(happened, SiegeEnded) == []
    happened = do(state, "pass")
    assert (of(happened, Passed), of(happened, SiegeEnded)) == ([Passed(2, 1)], [SiegeEnded((3, 2, 5), (2, 0, 1))])


# -- the count


@clause("IL-43")
def test_a_passed_player_takes_part_in_the_count_and_can_win():
    state = table(3, armies={0: "42", 1: "4", 2: "4 3"}, hands={2: "1"})
    happened = do(state, "pass", "pass", "place hoplite_1 phalanx-4", "pass")
    (ended,) = of(happened, SiegeEnded)
    assert ended == SiegeEnded((15, 6, 14), (0, 2, 1))
    assert [taken.seat for taken in of(happened, VictoryTaken)] == [0]


@clause("IL-43")
def test_to_pass_first_wins_nothing_by_itself():
    state = table(3, armies={0: "1", 1: "4", 2: "42"})
    happened = do(state, "pass", "pass", "pass")
    assert of(happened, SiegeEnded) == [SiegeEnded((4, 6, 13), (2, 1, 0))]
    assert [taken.seat for taken in of(happened, VictoryTaken)] == [2]


# -- a Gorgon siege


@clause("IL-44")
def test_passing_before_the_gorgon_takes_no_hero():
    state = table(3, siege="gorgon", armies=EVEN)
    happened = do(state, "pass")
    assert (of(happened, Passed), army_words(state, 0), strength(state, 0)) == ([], [], 0)


@clause("IL-44")
def test_passing_before_the_gorgon_discards_the_army():
    words = "43 archer chariot catapult ballista portcullis elephant elephant:2a"
    cards = "4 3 archer chariot catapult ballista portcullis elephant elephant 2 archer"
    rivals = {1: "4", 2: "4"}
    state = table(3, siege="gorgon", armies={0: words, **rivals}, discards="1")
    assert do(state, "pass") == [Withdrew(0, tuple(counts(cards)))]
    assert state.discards == counts(f"{cards} 1")
    assert [army_words(state, seat) for seat in range(3)] == [[], ["4"], ["4"]]


@clause("IL-44")
@pytest.mark.parametrize("who", [0, 1, 2, NOBODY])
def test_all_see_what_was_discarded_before_the_gorgon(who):
    (gone,) = do(table(3, siege="gorgon", armies=EVEN), "pass")
    assert gone.heard_by(who) == Withdrew(0, tuple(counts("4 archer")))


@clause("IL-44")
def test_passing_before_the_gorgon_keeps_the_hand():
    state = table(3, siege="gorgon", armies=EVEN, hands={0: "3 horse", 1: "2"})
    do(state, "pass")
    assert state.view(0).hand == tuple(counts("3 horse"))
    assert state.view(NOBODY).hand_sizes == (2, 1, 0)


@clause("IL-44")
def test_passing_before_the_gorgon_skips_a_player():
    state = table(3, siege="gorgon", armies=EVEN, hands={0: "4", 1: "portcullis portcullis", 2: "catapult"})
    do(state, "pass", "place portcullis alone", "place catapult alone")
    assert (state.to_act(), state.legal(0)) == ((1,), [])
    do(state, "place portcullis alone")
    assert state.to_act() == (2,)


@clause("IL-44")
def test_players_who_passed_before_the_gorgon_are_no_target():
    state = table(3, siege="gorgon", armies={0: "4", 1: "archer", 2: "1"})
    assert do(state, "pass") == [Withdrew(0, tuple(counts("4")))]
    assert names(state, 1) == ["attack archer 2 phalanx-1", "pass"]


# -- nothing else to do


@clause("IL-45")
@pytest.mark.parametrize(
    ("army", "foe"),
    [
        ("", "4 archer elephant"),
        ("42 elephant:43 portcullis horse:a", "4 archer elephant"),
        ("archer chariot", "elephant:4a horse:2 chariot hero:3"),
        ("catapult", "elephant chariot 4"),
        ("ballista", "4 catapult portcullis horse"),
        ("chariot", "portcullis 4"),
        ("archer chariot catapult ballista elephant:a", ""),
    ],
)
def test_with_nothing_to_place_and_to_attack_one_can_only_pass(army, foe):
    state = table(3, armies={0: army, 1: foe}, hands={1: "4"})
    assert (state.to_act(), names(state)) == ((0,), ["pass"])


@clause("IL-45")
def test_before_the_gorgon_too():
    armies = {0: "archer chariot catapult", 1: "elephant:4 chariot"}
    state = table(3, siege="gorgon", armies=armies, hands={1: "4"})
    assert (state.to_act(), names(state)) == ((0,), ["pass"])


@clause("IL-45")
def test_a_horse_is_nothing_to_place_in_a_gorgon_siege():
    assert names(table(3, siege="gorgon", hands={0: "horse horse"})) == ["pass"]


@clause("IL-45")
@pytest.mark.parametrize(
    ("army", "hand", "moves"),
    [
        ("", "horse", ["pass", "place trojan_horse alone"]),
        ("", "1", ["pass", "place hoplite_1 alone"]),
        ("archer", "", ["attack archer 1 phalanx-4", "pass"]),
    ],
)
def test_with_anything_to_do_one_may_pass_all_the_same(army, hand, moves):
    assert names(table(3, armies={0: army, 1: "4"}, hands={0: hand})) == moves


@clause("IL-45")
def test_nobody_passes_by_itself():
    state = table(3, hands={0: "4"})
    assert of(do(state, "place hoplite_4 alone"), Passed) == []
    assert (state.to_act(), names(state)) == ((1,), ["pass"])

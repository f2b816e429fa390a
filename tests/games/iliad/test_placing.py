"""Placing cards: IL-10 to IL-19."""

import pytest

from engine.core import NOBODY, UNKNOWN
from games.iliad.rules.events import Hid, HorsesOpened, Placed
from tests.clauses import clause
from tests.games.iliad.table import army_words, counts, do, kind_of, names, of, table

LONERS = ["chariot", "elephant", "ballista", "catapult", "portcullis", "horse"]
FULL_NAME = {"horse": "trojan_horse"}


def placings(army, hand, **more):
    """Return where seat 0 may place cards, as ``hoplite_4 alone``."""
    state = table(3, armies={0: army, **more.pop("others", {})}, hands={0: hand}, **more)
    return [name.removeprefix("place ") for name in names(state, 0, "place")]


def placed(army, hand, move):
    """Return seat 0's army after placing a card."""
    state = table(3, armies={0: army}, hands={0: hand})
    do(state, f"place {move}")
    return army_words(state, 0)


def worth(words):
    return table(3, armies={0: words}).view(0).armies[0].strength


# -- before their owner, face up


@clause("IL-10")
def test_a_card_is_placed_before_its_owner_and_leaves_the_hand():
    state = table(3, hands={0: "4 4 archer"}, armies={0: "3", 1: "2", 2: "2"})
    do(state, "place hoplite_4 alone")
    assert [army_words(state, seat) for seat in range(3)] == [["3", "4"], ["2"], ["2"]]
    assert state.view(0).hand == tuple(counts("4 archer"))


@clause("IL-10")
@pytest.mark.parametrize("who", [0, 1, 2, NOBODY])
def test_a_placed_card_is_seen_by_all(who):
    state = table(3, hands={0: "4"}, armies={0: "elephant"})
    (event,) = of(do(state, "place hoplite_4 elephant"), Placed)
    assert (event.heard_by(who), event.seat, event.kind) == (event, 0, kind_of("4"))
    assert state.view(who).armies[0].strength == 8


@clause("IL-10")
def test_only_cards_of_the_hand_are_placed():
    assert placings("4", "") == []
    assert placings("4", "3", others={1: "archer"}) == ["hoplite_3 alone", "hoplite_3 phalanx-4"]


# -- cards that stand alone


@clause("IL-11")
@pytest.mark.parametrize("card", LONERS)
def test_all_but_hoplites_and_archers_stand_alone(card):
    army = "42 4 archer chariot catapult ballista portcullis elephant elephant:3 horse horse:1"
    assert placings(army, card) == [f"{FULL_NAME.get(card, card)} alone"]


@clause("IL-11")
@pytest.mark.parametrize("card", LONERS)
def test_a_lone_card_is_placed_beside_the_others(card):
    army = ["4", "archer", "elephant:3", "horse:1", card]
    assert placed(" ".join(army), card, f"{FULL_NAME.get(card, card)} alone") == sorted([*army, card])


# -- Hoplites


@clause("IL-12")
@pytest.mark.parametrize(
    ("hoplite", "spots"),
    [
        ("1", ["alone", "phalanx-2", "phalanx-3", "phalanx-4", "phalanx-42", "phalanx-43"]),
        ("2", ["alone", "phalanx-3", "phalanx-4", "phalanx-43"]),
        ("3", ["alone", "phalanx-4"]),
        ("4", ["alone"]),
    ],
)
def test_a_hoplite_goes_alone_or_below_a_higher_last_card(hoplite, spots):
    found = placings("1 2 3 4 41 42 43 archer chariot", hoplite)
    assert found == [f"hoplite_{hoplite} {spot}" for spot in spots]


@clause("IL-12")
@pytest.mark.parametrize(
    ("army", "hoplite", "after"),
    [
        ("4", "hoplite_3 phalanx-4", ["43"]),
        ("4", "hoplite_1 phalanx-4", ["41"]),  # a gap
        ("42", "hoplite_1 phalanx-42", ["421"]),
        ("432", "hoplite_1 phalanx-432", ["4321"]),
        ("4 4", "hoplite_2 phalanx-4", ["4", "42"]),
        ("4", "hoplite_2 alone", ["2", "4"]),
        ("elephant 4", "hoplite_2 elephant", ["4", "elephant:2"]),
    ],
)
def test_a_hoplite_lies_where_it_was_placed(army, hoplite, after):
    assert placed(army, hoplite[8], hoplite) == after


@clause("IL-12")
@pytest.mark.parametrize(("army", "hoplite"), [("3", "3"), ("43", "3"), ("4321", "1"), ("2", "4")])
def test_equal_and_higher_hoplites_do_not_fit(army, hoplite):
    assert placings(army, hoplite) == [f"hoplite_{hoplite} alone"]


@clause("IL-12")
def test_a_hoplite_goes_on_an_elephant_or_into_a_horse():
    assert placings("elephant horse", "3") == ["hoplite_3 alone", "hoplite_3 elephant", "hoplite_3 horse-1"]


@clause("IL-12", "IL-13")
@pytest.mark.parametrize("card", ["3", "archer"])
def test_cards_of_another_player_carry_nothing_of_mine(card):
    found = placings("", card, others={1: "4 43 elephant horse", 2: "4 elephant horse"})
    assert found == [f"{'archer' if card == 'archer' else 'hoplite_3'} alone"]


@clause("IL-12", "IL-13")
def test_not_even_those_of_a_partner():
    state = table(4, "teams", hands={0: "3 archer"}, armies={2: "4 elephant horse"})
    assert names(state) == ["pass", "place hoplite_3 alone", "place archer alone"]


@clause("IL-12")
def test_a_hoplite_fits_on_nothing_but_hoplites_elephants_and_horses():
    assert placings("archer chariot catapult ballista portcullis", "1") == ["hoplite_1 alone"]


# -- Archers


@clause("IL-13")
def test_an_archer_goes_alone_on_an_elephant_or_into_a_horse():
    found = placings("4 43 archer chariot elephant elephant:4 horse:1", "archer")
    assert found == ["archer alone", "archer elephant", "archer elephant-4", "archer horse-1"]


@clause("IL-13")
@pytest.mark.parametrize(
    ("army", "move", "after"),
    [
        ("4 archer", "archer alone", ["4", "archer", "archer"]),
        ("elephant archer", "archer elephant", ["archer", "elephant:a"]),
        ("horse:4", "archer horse-1", ["horse:4a"]),
    ],
)
def test_an_archer_lies_where_it_was_placed(army, move, after):
    assert placed(army, "archer", move) == after


# -- Elephants


@clause("IL-14")
@pytest.mark.parametrize(
    ("load", "takes"), [("", True), ("4", True), ("a", True), ("43", False), ("4a", False), ("aa", False)]
)
def test_an_elephant_carries_at_most_two_cards(load, takes):
    army = f"elephant:{load}" if load else "elephant"
    spot = army.replace(":", "-")
    more = [f"hoplite_2 {spot}", "archer alone", f"archer {spot}"] if takes else ["archer alone"]
    assert placings(army, "2 archer") == ["hoplite_2 alone", *more]


@clause("IL-14")
@pytest.mark.parametrize(
    ("army", "points"),
    [
        ("elephant", 0),
        ("elephant:4", 8),
        ("elephant:a", 2),
        ("elephant:aa", 4),
        ("elephant:3a", 8),
        ("elephant:3 elephant:1", 8),
    ],
)
def test_each_card_on_an_elephant_counts_double(army, points):
    assert worth(army) == points


@clause("IL-14")
@pytest.mark.parametrize(("army", "points"), [("elephant:43", 14), ("elephant:44", 16), ("elephant:4 3", 11)])
def test_riders_form_no_phalanx(army, points):
    assert worth(army) == points


@clause("IL-14")
@pytest.mark.parametrize("rider", ["1", "2", "3", "4"])
def test_riders_lie_in_any_order(rider):
    assert placings("elephant:2", rider) == [f"hoplite_{rider} alone", f"hoplite_{rider} elephant-2"]
    assert placed("elephant:2", rider, f"hoplite_{rider} elephant-2") == ["elephant:" + "".join(sorted("2" + rider))]


@clause("IL-14")
def test_nothing_is_built_on_riders():
    assert placings("elephant:44", "3 archer") == ["hoplite_3 alone", "archer alone"]


@clause("IL-14")
@pytest.mark.parametrize(("load", "left"), [("3a", "elephant-3"), ("aa", "elephant-a"), ("a", "elephant")])
def test_the_place_of_an_archer_that_has_attacked_is_free_again(load, left):
    state = table(3, armies={0: f"elephant:{load}", 1: "2"}, hands={0: "4"})
    do(state, f"attack elephant-{load} 1 phalanx-2", "pass", "pass")
    assert names(state, 0, "place") == ["place hoplite_4 alone", f"place hoplite_4 {left}"]


# -- Trojan Horses


@clause("IL-15")
def test_a_horse_holds_any_number_of_hoplites_and_archers():
    state = table(3, armies={0: "horse:4433aaa"}, hands={0: "4 4 1 archer archer"}, order=[0])
    do(state, *["place hoplite_4 horse-1"] * 2, "place hoplite_1 horse-1", *["place archer horse-1"] * 2)
    assert army_words(state, 0) == ["horse:1334444aaaaa"]


@clause("IL-15")
@pytest.mark.parametrize(("who", "kind"), [(0, "3"), (1, None), (2, None), (NOBODY, None)])
def test_a_card_goes_into_a_horse_face_down_to_the_others(who, kind):
    state = table(3, armies={0: "horse"}, hands={0: "3"})
    happened = do(state, "place hoplite_3 horse-1")
    assert [event.heard_by(who) for event in happened] == [Hid(0, kind_of(kind) if kind else UNKNOWN, 0)]
    assert state.view(who).armies[0].horses == (1,)
    assert state.view(who).armies[0].hidden == (((kind_of("3"),),) if who == 0 else ())


@clause("IL-15")
def test_the_owner_may_look_at_each_of_several_horses():
    army = table(3, armies={0: "horse:4a horse horse:1"}).view(0).armies[0]
    assert army.hidden == ((kind_of("4"), kind_of("a")), (), (kind_of("1"),))


@clause("IL-15")
def test_the_contents_stay_hidden_until_the_siege_ends():
    state = table(3, armies={0: "horse:4"})
    assert of(do(state, "pass", "pass"), HorsesOpened) == []
    assert of(do(state, "pass"), HorsesOpened) == [HorsesOpened(0, (kind_of("4"),))]


@clause("IL-15")
def test_cards_in_a_horse_are_neither_moved_nor_used():
    armies = {0: "horse:44aa elephant", 1: "42 archer"}
    assert names(table(3, armies=armies)) == ["pass"]


@clause("IL-15")
def test_no_phalanx_is_built_on_cards_in_a_horse():
    assert placings("horse:4", "3") == ["hoplite_3 alone", "hoplite_3 horse-1"]
    assert placed("horse:4", "3", "hoplite_3 horse-1") == ["horse:34"]


# -- what lies there stays as it is


@clause("IL-16")
@pytest.mark.parametrize("beast", ["elephant", "horse"])
def test_an_elephant_or_horse_is_never_slid_under_a_card(beast):
    move = f"{FULL_NAME.get(beast, beast)} alone"
    assert placings("4 3 archer", beast) == [move]
    assert placed("4 3 archer", beast, move) == sorted(["4", "3", "archer", beast])


@clause("IL-16")
@pytest.mark.parametrize("beast", ["elephant", "horse"])
def test_an_elephant_or_horse_in_the_hand_takes_no_card(beast):
    move = FULL_NAME.get(beast, beast)
    assert placings("", f"4 archer {beast}") == ["hoplite_4 alone", "archer alone", f"{move} alone"]


@clause("IL-17")
def test_cards_on_the_table_are_never_moved():
    army = "4 3 21 archer elephant elephant:4a horse horse:2"
    assert names(table(3, armies={0: army, 1: "elephant"})) == ["pass"]


@clause("IL-17")
@pytest.mark.parametrize(("army", "hoplite"), [("41", "2"), ("41", "3"), ("31", "2"), ("31", "4"), ("421", "3")])
def test_nothing_is_inserted_into_a_phalanx(army, hoplite):
    assert placings(army, hoplite) == [f"hoplite_{hoplite} alone"]


@clause("IL-17")
def test_isolated_cards_stay_so_when_others_are_placed():
    assert placed("4 3 2 archer elephant", "1", "hoplite_1 phalanx-2") == ["21", "3", "4", "archer", "elephant"]


@clause("IL-18")
@pytest.mark.parametrize("beast", ["elephant", "horse"])
def test_a_player_may_own_several_elephants_and_horses(beast):
    name = FULL_NAME.get(beast, beast)
    state = table(3, hands={0: f"{beast} {beast} {beast}"}, order=[0])
    do(state, *[f"place {name} alone"] * 3)
    assert army_words(state, 0) == [beast] * 3


@clause("IL-18")
def test_a_card_goes_on_any_of_several_elephants_or_horses():
    found = placings("elephant elephant:3 elephant:44 horse:1 horse", "2")
    spots = ["alone", "elephant", "elephant-3", "horse-1", "horse-2"]
    assert found == [f"hoplite_2 {spot}" for spot in spots]


@clause("IL-18")
@pytest.mark.parametrize(
    ("army", "spot", "after"),
    [
        ("elephant elephant:3", "elephant", ["elephant:2", "elephant:3"]),
        ("elephant elephant:3", "elephant-3", ["elephant", "elephant:23"]),
        ("elephant elephant", "elephant", ["elephant", "elephant:2"]),
        ("horse:1 horse", "horse-1", ["horse", "horse:12"]),
        ("horse:1 horse", "horse-2", ["horse:1", "horse:2"]),
    ],
)
def test_only_the_one_chosen_takes_the_card(army, spot, after):
    assert placed(army, "2", f"hoplite_2 {spot}") == after


# -- no Horse before the Gorgon


@clause("IL-19")
def test_no_horse_is_placed_in_a_gorgon_siege():
    hand = "4 archer chariot elephant catapult ballista portcullis horse"
    others = ["catapult alone", "ballista alone", "portcullis alone"]
    assert placings("", hand, siege="gorgon") == [
        "hoplite_4 alone",
        "archer alone",
        "chariot alone",
        "elephant alone",
        *others,
    ]


@clause("IL-19")
def test_a_horse_may_be_placed_in_a_thanatos_siege():
    assert placings("", "horse") == ["trojan_horse alone"]

"""Attacks: IL-20 to IL-32."""

import pytest

from engine.core import NOBODY
from games.iliad.rules.events import Attacked, Fell
from tests.clauses import clause
from tests.games.iliad.table import army_words, counts, do, kind_of, names, of, table

# Every kind of card an enemy can have; no Portcullis, which would keep the Chariots away.
EVERYTHING = "431 42 3 archer chariot catapult ballista elephant elephant:4a horse:4a hero:1"
SOFT = ["archer", "phalanx-3", "phalanx-42", "phalanx-431"]


def attacks(army, foe, hand=""):
    """Return what seat 0 may attack with what, seat 1 being the only one with an army."""
    state = table(3, armies={0: army, 1: foe}, hands={0: hand})
    return [name.removeprefix("attack ").replace(" 1 ", " ") for name in names(state, 0, "attack")]


def attacked(army, foe, move, hand=""):
    """Return the armies of seats 0 and 1 after an attack."""
    state = table(3, armies={0: army, 1: foe}, hands={0: hand})
    do(state, f"attack {move}")
    return army_words(state, 0), army_words(state, 1)


# -- who attacks


@clause("IL-20")
@pytest.mark.parametrize(
    "hand", ["1", "2", "3", "4", "archer", "elephant", "catapult", "ballista", "portcullis", "horse"]
)
def test_a_card_of_the_hand_does_not_attack(hand):
    assert attacks("", EVERYTHING, hand) == []
    assert attacks("elephant horse", EVERYTHING, hand) == []


@clause("IL-20")
def test_a_chariot_may_attack_straight_from_the_hand():
    assert attacks("", "4 archer", "chariot") == ["chariot-in-hand archer", "chariot-in-hand phalanx-4"]
    assert attacked("chariot", "4", "chariot-in-hand 1 phalanx-4", "chariot") == (["chariot"], [])


@clause("IL-20")
def test_a_chariot_attacks_from_the_hand_and_from_the_table():
    assert attacks("chariot", "4", "chariot") == ["chariot phalanx-4", "chariot-in-hand phalanx-4"]


@clause("IL-20")
@pytest.mark.parametrize(
    ("card", "target"),
    [
        ("archer", "phalanx-4"),
        ("chariot", "phalanx-4"),
        ("catapult", "ballista"),
        ("ballista", "elephant"),
    ],
)
def test_a_card_attacks_on_a_turn_after_it_was_placed(card, target):
    state = table(3, hands={0: card}, armies={1: "4 ballista elephant"})
    do(state, f"place {card} alone")
    assert state.legal(0) == []
    do(state, "pass", "pass")
    assert names(state, 0, f"attack {card} 1 {target}") == [f"attack {card} 1 {target}"]


# -- Archers and Chariots


@clause("IL-21")
@pytest.mark.parametrize(
    ("army", "hand", "source"),
    [("archer", "", "archer"), ("chariot", "", "chariot"), ("", "chariot", "chariot-in-hand")],
)
def test_archers_and_chariots_reach_lone_archers_and_hoplites_only(army, hand, source):
    found = attacks(army, EVERYTHING, hand)
    assert sorted(found) == sorted(f"{source} {target}" for target in SOFT)


@clause("IL-21")
@pytest.mark.parametrize("source", ["archer", "chariot"])
@pytest.mark.parametrize(
    ("foe", "target", "left"),
    [
        ("4 archer archer", "archer", ["4", "archer"]),
        ("4 4 2", "phalanx-4", ["2", "4"]),
        ("431 43", "phalanx-431", ["43", "43"]),
        ("42 2", "phalanx-42", ["2", "4"]),
        ("4321", "phalanx-4321", ["432"]),
    ],
)
def test_they_remove_a_lone_card_or_the_last_of_a_phalanx(source, foe, target, left):
    assert attacked(source, foe, f"{source} 1 {target}") == ([], left)


@clause("IL-21")
@pytest.mark.parametrize("rank", ["1", "2", "3", "4"])
def test_the_values_do_not_matter(rank):
    assert attacks("archer chariot", rank) == [f"archer phalanx-{rank}", f"chariot phalanx-{rank}"]


# -- the Portcullis


@clause("IL-22")
@pytest.mark.parametrize(("army", "hand"), [("chariot", ""), ("", "chariot"), ("chariot", "chariot")])
def test_no_chariot_attacks_a_player_with_a_portcullis(army, hand):
    assert attacks(army, "portcullis 4 42 archer", hand) == []


@clause("IL-22")
@pytest.mark.parametrize(("army", "hand"), [("chariot", ""), ("", "chariot")])
def test_a_portcullis_protects_after_its_owner_has_passed(army, hand):
    state = table(3, order=[0, 2], armies={0: army, 1: "portcullis 4 hero:3"}, hands={0: hand})
    assert names(state, verb="attack") == []


@clause("IL-22")
@pytest.mark.parametrize(("army", "hand", "source"), [("chariot", "", "chariot"), ("", "chariot", "chariot-in-hand")])
def test_a_portcullis_protects_its_owner_only(army, hand, source):
    armies = {0: army, 1: "portcullis 4", 2: "3", 3: "2"}
    state = table(4, "teams", armies=armies, hands={0: hand})
    assert names(state, verb="attack") == [f"attack {source} 3 phalanx-2"]  # 3 is the partner of 1, 2 of 0


@clause("IL-22")
def test_ones_own_portcullis_does_not_hinder_ones_own_chariots():
    found = attacks("portcullis chariot", "4", "chariot")
    assert found == ["chariot phalanx-4", "chariot-in-hand phalanx-4"]


@clause("IL-22")
def test_a_portcullis_stops_chariots_only():
    found = attacks("archer chariot catapult ballista elephant:a", "portcullis 4 elephant", "chariot")
    assert found == [
        "archer phalanx-4",
        "catapult portcullis",
        "ballista elephant",
        "elephant-a phalanx-4",
    ]


@clause("IL-22")
def test_a_portcullis_in_the_hand_protects_nobody():
    state = table(3, armies={0: "chariot", 1: "4"}, hands={1: "portcullis"})
    assert names(state, verb="attack") == ["attack chariot 1 phalanx-4"]


@clause("IL-22")
def test_chariots_attack_once_the_last_portcullis_is_gone():
    state = table(3, order=[0], armies={0: "catapult catapult chariot", 1: "portcullis portcullis 4"})
    do(state, "attack catapult 1 portcullis")
    assert names(state, verb="attack chariot") == []
    do(state, "attack catapult 1 portcullis")
    assert names(state, verb="attack") == ["attack chariot 1 phalanx-4"]


# -- cards out of reach


@clause("IL-23")
@pytest.mark.parametrize("foe", ["elephant:4a", "elephant:4", "elephant:aa", "horse:4a", "horse:a elephant:3"])
def test_cards_on_an_elephant_or_in_a_horse_are_not_attacked(foe):
    assert attacks("archer chariot elephant:aa", foe, "chariot") == []


@clause("IL-23")
def test_cards_beside_an_elephant_or_horse_are():
    found = attacks("archer", "4 archer elephant:3a horse:2a")
    assert found == ["archer archer", "archer phalanx-4"]


# -- an Archer on an Elephant


@clause("IL-24")
@pytest.mark.parametrize("phalanx", ["42", "431", "4321"])
def test_an_archer_on_an_elephant_chooses_between_first_and_last(phalanx):
    attack = f"elephant-a phalanx-{phalanx}"
    assert attacks("elephant:a", phalanx) == [attack, f"{attack} first"]


@clause("IL-24")
@pytest.mark.parametrize(
    ("foe", "move", "left"),
    [
        ("42", "phalanx-42 first", ["2"]),
        ("42", "phalanx-42", ["4"]),
        ("431 4", "phalanx-431 first", ["31", "4"]),
        ("431 4", "phalanx-431", ["4", "43"]),
    ],
)
def test_the_one_chosen_is_removed(foe, move, left):
    assert attacked("elephant:3a", foe, f"elephant-3a 1 {move}") == (["elephant:3"], left)


@clause("IL-24")
def test_on_an_elephant_it_still_reaches_lone_cards_and_no_more():
    found = attacks("elephant:3a", "4 archer chariot catapult ballista portcullis elephant:4 horse:4")
    assert found == ["elephant-3a archer", "elephant-3a phalanx-4"]


@clause("IL-24")
def test_only_the_archer_on_the_elephant_reaches_the_first():
    found = attacks("archer chariot elephant:4 elephant", "43", "chariot")
    assert found == ["archer phalanx-43", "chariot phalanx-43", "chariot-in-hand phalanx-43"]


@clause("IL-24")
def test_the_archer_of_each_elephant_may_attack():
    found = attacks("archer elephant:a elephant:4a", "4")
    assert found == ["archer phalanx-4", "elephant-a phalanx-4", "elephant-4a phalanx-4"]


# -- Catapult and Ballista


@clause("IL-25")
def test_a_catapult_reaches_only_machines_portcullis_and_horse():
    found = attacks("catapult", EVERYTHING + " portcullis horse")
    targets = ["horse-1", "horse-2", "catapult", "ballista", "portcullis"]
    assert found == [f"catapult {target}" for target in targets]


@clause("IL-25")
@pytest.mark.parametrize(
    ("target", "left"),
    [
        ("ballista", ["catapult", "horse", "portcullis"]),
        ("portcullis", ["ballista", "catapult", "horse"]),
        ("catapult", ["ballista", "horse", "portcullis"]),
        ("horse-1", ["ballista", "catapult", "portcullis"]),
    ],
)
def test_a_catapult_removes_its_target(target, left):
    foe = "ballista portcullis catapult horse"
    assert attacked("catapult catapult", foe, f"catapult 1 {target}") == (["catapult"], left)


@clause("IL-26")
def test_a_ballista_reaches_elephant_and_chariot_only():
    found = attacks("ballista", EVERYTHING + " portcullis")
    assert found == ["ballista elephant", "ballista elephant-4a", "ballista chariot"]


@clause("IL-26")
@pytest.mark.parametrize(
    ("target", "left"),
    [
        ("elephant", ["chariot", "chariot"]),
        ("chariot", ["chariot", "elephant"]),
    ],
)
def test_a_ballista_removes_its_target(target, left):
    assert attacked("ballista", "elephant chariot chariot", f"ballista 1 {target}") == ([], left)


# -- who never attacks


@clause("IL-27")
@pytest.mark.parametrize("army", ["4321 4", "elephant", "elephant:43", "portcullis", "horse", "horse:4"])
def test_hoplites_elephants_portcullises_and_horses_never_attack(army):
    assert attacks(army, EVERYTHING) == []


@clause("IL-27")
def test_an_archer_in_a_horse_cannot_attack():
    assert attacks("horse:aa", EVERYTHING) == []


# -- what an attack costs


@clause("IL-28")
@pytest.mark.parametrize(
    ("army", "hand", "foe", "move", "discards"),
    [
        ("archer archer", "", "42", "archer 1 phalanx-42", "archer 2"),
        ("elephant:aa", "", "42", "elephant-aa 1 phalanx-42 first", "archer 4"),
        ("chariot", "chariot", "archer", "chariot 1 archer", "chariot archer"),
        ("chariot", "chariot", "archer", "chariot-in-hand 1 archer", "chariot archer"),
        ("catapult", "", "catapult", "catapult 1 catapult", "catapult catapult"),
        ("catapult", "", "horse:42a", "catapult 1 horse-1", "catapult horse"),
        ("ballista", "", "elephant:4a", "ballista 1 elephant-4a", "ballista elephant"),
        ("ballista", "", "chariot", "ballista 1 chariot", "ballista chariot"),
    ],
)
def test_attacker_and_target_are_both_discarded(army, hand, foe, move, discards):
    state = table(3, armies={0: army, 1: foe}, hands={0: hand}, discards="1")
    do(state, f"attack {move}")
    assert state.discards == counts(f"1 {discards}")


@clause("IL-28")
@pytest.mark.parametrize(
    ("army", "hand", "move", "army_left", "hand_left"),
    [
        ("chariot", "chariot 4", "chariot 1 phalanx-4", [], "chariot 4"),
        ("chariot", "chariot 4", "chariot-in-hand 1 phalanx-4", ["chariot"], "4"),
        ("archer elephant:aa", "4", "elephant-aa 1 phalanx-4", ["archer", "elephant:a"], "4"),
        ("archer elephant:aa", "4", "archer 1 phalanx-4", ["elephant:aa"], "4"),
    ],
)
def test_the_attacker_leaves_the_place_it_attacked_from(army, hand, move, army_left, hand_left):
    state = table(3, armies={0: army, 1: "4", 2: "4"}, hands={0: hand})
    do(state, f"attack {move}")
    assert [army_words(state, seat) for seat in range(3)] == [army_left, [], ["4"]]
    assert state.view(0).hand == tuple(counts(hand_left))


@clause("IL-28")
def test_an_attack_is_public():
    (event,) = do(table(3, armies={0: "archer", 1: "42"}), "attack archer 1 phalanx-42")
    assert isinstance(event, Attacked)
    assert (event.seat, event.foe, event.kind, event.first) == (0, 1, kind_of("2"), False)
    assert [event.heard_by(who) for who in (0, 1, 2, NOBODY)] == [event] * 4


# -- riders of a removed Elephant


@clause("IL-29")
@pytest.mark.parametrize(
    ("load", "fallen"),
    [("34", ["3", "4"]), ("44", ["4", "4"]), ("4a", ["4", "archer"]), ("aa", ["archer", "archer"]), ("1", ["1"])],
)
def test_riders_of_a_removed_elephant_stay_isolated(load, fallen):
    assert attacked("ballista", f"elephant:{load}", f"ballista 1 elephant-{load}") == ([], fallen)


@clause("IL-29")
def test_riders_join_no_elephant_horse_or_phalanx():
    _, left = attacked("ballista", "elephant:1a elephant elephant:4 horse 42", "ballista 1 elephant-1a")
    assert left == ["1", "42", "archer", "elephant", "elephant:4", "horse"]


@clause("IL-29")
def test_it_is_told_which_riders_fell():
    state = table(3, armies={0: "ballista", 1: "elephant:4a"})
    (fell,) = of(do(state, "attack ballista 1 elephant-4a"), Fell)
    assert (fell.seat, fell.kinds) == (1, (kind_of("4"), kind_of("a")))
    assert [fell.heard_by(who) for who in (0, 1, 2, NOBODY)] == [fell] * 4


@clause("IL-29")
def test_an_elephant_without_riders_leaves_nothing():
    state = table(3, armies={0: "ballista", 1: "elephant"})
    assert of(do(state, "attack ballista 1 elephant"), Fell) == []
    assert army_words(state, 1) == []


@clause("IL-29")
def test_riders_that_fell_no_longer_count_double():
    state = table(3, armies={0: "ballista", 1: "elephant:4a"})
    do(state, "attack ballista 1 elephant-4a")
    assert state.view(1).armies[1].strength == 5


@clause("IL-29")
def test_a_lower_hoplite_may_be_placed_on_a_fallen_one():
    state = table(3, armies={0: "ballista", 1: "elephant:3a"}, hands={1: "2 3 4"})
    do(state, "attack ballista 1 elephant-3a")
    places = ["hoplite_2 alone", "hoplite_2 phalanx-3", "hoplite_3 alone", "hoplite_4 alone"]
    assert names(state, 1) == ["pass", *(f"place {place}" for place in places)]
    do(state, "place hoplite_2 phalanx-3")
    assert army_words(state, 1) == ["32", "archer"]


@clause("IL-29")
def test_fallen_riders_can_be_attacked():
    state = table(3, order=[0], armies={0: "ballista archer", 1: "elephant:4a"})
    do(state, "attack ballista 1 elephant-4a")
    assert names(state, verb="attack") == ["attack archer 1 archer", "attack archer 1 phalanx-4"]


@clause("IL-29")
def test_a_fallen_archer_attacks_but_no_longer_the_first_of_a_phalanx():
    state = table(3, armies={0: "ballista 43", 1: "elephant:a"})
    do(state, "attack ballista 1 elephant-a")
    assert names(state, 1) == ["attack archer 0 phalanx-43", "pass"]


# -- contents of a removed Horse


@clause("IL-30")
@pytest.mark.parametrize(
    ("load", "fallen"),
    [("42a", ["2", "4", "archer"]), ("44", ["4", "4"]), ("4321aa", ["1", "2", "3", "4", "archer", "archer"])],
)
def test_the_contents_of_a_removed_horse_stay_isolated(load, fallen):
    assert attacked("catapult", f"horse:{load}", "catapult 1 horse-1") == ([], fallen)


@clause("IL-30")
def test_they_join_no_elephant_horse_or_phalanx():
    _, left = attacked("catapult", "horse:1a horse elephant elephant:4 42", "catapult 1 horse-1")
    assert left == ["1", "42", "archer", "elephant", "elephant:4", "horse"]


@clause("IL-30")
def test_only_the_horse_that_was_hit_is_opened():
    state = table(3, armies={0: "catapult", 1: "horse:4 horse:21 horse:3"})
    do(state, "attack catapult 1 horse-2")
    assert army_words(state, 1) == ["1", "2", "horse:3", "horse:4"]
    assert [(army.horses, army.hidden) for army in (state.view(0).armies[1],)] == [((1, 1), ())]


@clause("IL-30")
@pytest.mark.parametrize("who", [0, 1, 2, NOBODY])
def test_the_contents_are_turned_face_up(who):
    state = table(3, armies={0: "catapult", 1: "horse:4a"})
    (fell,) = of(do(state, "attack catapult 1 horse-1"), Fell)
    assert fell.heard_by(who) == Fell(1, (kind_of("4"), kind_of("a")))
    assert state.view(who).armies[1].strength == 5


@clause("IL-30")
def test_an_empty_horse_leaves_nothing():
    state = table(3, armies={0: "catapult", 1: "horse"})
    assert of(do(state, "attack catapult 1 horse-1"), Fell) == []
    assert army_words(state, 1) == []


@clause("IL-30")
def test_a_lower_hoplite_may_be_placed_on_one_out_of_a_horse():
    state = table(3, armies={0: "catapult", 1: "horse:31"}, hands={1: "2"})
    do(state, "attack catapult 1 horse-1")
    assert names(state, 1) == ["pass", "place hoplite_2 alone", "place hoplite_2 phalanx-3"]


@clause("IL-30")
def test_cards_out_of_a_horse_can_be_attacked_and_its_archers_attack():
    state = table(3, armies={0: "catapult 43", 1: "horse:4a", 2: "archer"})
    do(state, "attack catapult 1 horse-1")
    assert names(state, 1) == ["attack archer 0 phalanx-43", "attack archer 2 archer", "pass"]
    do(state, "pass")
    targets = ["0 phalanx-43", "1 archer", "1 phalanx-4"]
    assert names(state, 2) == [*(f"attack archer {target}" for target in targets), "pass"]


# -- a phalanx without its first card


@clause("IL-31")
@pytest.mark.parametrize(
    ("phalanx", "left", "worth"),
    [("4321", ["321"], 18), ("431", ["31"], 8), ("42", ["2"], 2)],
)
def test_the_rest_of_a_phalanx_keeps_its_order(phalanx, left, worth):
    state = table(3, armies={0: "elephant:a", 1: phalanx})
    do(state, f"attack elephant-a 1 phalanx-{phalanx} first")
    assert (army_words(state, 1), state.view(1).armies[1].strength) == (left, worth)


@clause("IL-31")
def test_the_bottom_card_stays_at_the_bottom():
    state = table(3, order=[0], armies={0: "elephant:a archer", 1: "431"}, hands={1: "2"})
    do(state, "attack elephant-a 1 phalanx-431 first", "attack archer 1 phalanx-31")
    assert army_words(state, 1) == ["3"]


@clause("IL-31")
def test_no_higher_hoplite_takes_the_place_of_the_first():
    state = table(3, armies={0: "elephant:a", 1: "421"}, hands={1: "4 3"})
    do(state, "attack elephant-a 1 phalanx-421 first")
    assert names(state, 1) == ["pass", "place hoplite_3 alone", "place hoplite_4 alone"]


@clause("IL-31")
@pytest.mark.parametrize(
    ("move", "hand", "spot"), [("phalanx-42 first", "1", "phalanx-2"), ("phalanx-42", "3", "phalanx-4")]
)
def test_a_phalanx_of_one_is_an_isolated_hoplite_again(move, hand, spot):
    state = table(3, armies={0: "elephant:a", 1: "42"}, hands={1: hand})
    do(state, f"attack elephant-a 1 {move}")
    assert names(state, 1) == ["pass", f"place hoplite_{hand} alone", f"place hoplite_{hand} {spot}"]


@clause("IL-24")
@pytest.mark.parametrize("rank", "1234")
def test_an_isolated_hoplite_has_no_first_and_last(rank):
    assert attacks("elephant:a", rank) == [f"elephant-a phalanx-{rank}"]


@clause("IL-31")
def test_an_isolated_hoplite_again_has_no_first_and_last():
    state = table(3, order=[0], armies={0: "elephant:aa", 1: "42"})
    do(state, "attack elephant-aa 1 phalanx-42 first")
    assert names(state) == ["attack elephant-a 1 phalanx-2", "pass"]


# -- whom one attacks

WAYS = [
    ("archer", "", "archer", "phalanx-4"),
    ("chariot", "", "chariot", "phalanx-4"),
    ("", "chariot", "chariot-in-hand", "phalanx-4"),
    ("elephant:a", "", "elephant-a", "phalanx-4"),
    ("catapult", "", "catapult", "ballista"),
]


@clause("IL-32")
@pytest.mark.parametrize(("army", "hand", "source", "target"), WAYS)
@pytest.mark.parametrize(
    ("seats", "variant", "seat", "foes"),
    [
        (2, "standard", 0, [1]),
        (4, "standard", 2, [0, 1, 3]),
        (4, "teams", 0, [1, 3]),
        (4, "teams", 3, [0, 2]),
    ],
)
def test_one_attacks_any_other_player_but_partners(seats, variant, seat, foes, army, hand, source, target):
    armies = dict.fromkeys(range(seats), "4 ballista") | {seat: f"4 {army}"}
    order = [(seat + turn) % seats for turn in range(seats)]
    state = table(seats, variant, armies=armies, hands={seat: hand}, order=order)
    assert names(state, seat, "attack") == [f"attack {source} {foe} {target}" for foe in foes]


@clause("IL-32")
@pytest.mark.parametrize(
    ("seats", "variant", "seat", "foes"),
    [(5, "standard", 4, [0, 1, 2, 3]), (6, "teams", 1, [0, 2, 3, 5]), (6, "teams", 3, [1, 2, 4, 5])],
)
@pytest.mark.parametrize(("source", "target"), [("archer", "phalanx-4"), ("ballista", "chariot")])
def test_at_large_tables_too(seats, variant, seat, foes, source, target):
    prey = "4" if source == "archer" else "chariot"
    armies = dict.fromkeys(range(seats), prey) | {seat: f"4 {source}"}
    order = [(seat + turn) % seats for turn in range(seats)]
    state = table(seats, variant, armies=armies, order=order)
    assert names(state, seat, "attack") == [f"attack {source} {foe} {target}" for foe in foes]


@clause("IL-32")
def test_an_attack_reaches_only_the_player_chosen():
    state = table(4, armies={0: "archer", 1: "4", 2: "4", 3: "4"})
    do(state, "attack archer 2 phalanx-4")
    assert [army_words(state, seat) for seat in range(4)] == [[], ["4"], [], ["4"]]

"""Why not? What people are told of each card and each action that is not open to them."""

import pytest

from games.catalog import BOXES
from games.iliad.rules import reasons
from games.iliad.rules.cards import CHARIOT, KINDS, TILES
from games.iliad.rules.moves import (
    ACCEPT,
    FIRST,
    MOUNT,
    PASS,
    STABLE,
    Attack,
    Discard,
    Lay,
    Place,
    Take,
    source_name,
)
from tests.clauses import clause
from tests.games.iliad.table import GAME, do, table
from tests.games.iliad.test_game_end import settled, tied
from tests.games.iliad.truths import holds

NEVER = ["move stays IL-17", "draw draw-between IL-71"]
OF_OTHERS = ["tile-athena athena IL-60", "tile-poseidon poseidon IL-61"]
ACTIONS = ["first", "ride", "hide", "move", "pass", "arrange", "take", "discard", "draw"]
NO_TILE = ["tile-agamemnon", "tile-athena", "tile-poseidon"]


def name(thing):
    what, value = thing
    match what:
        case "card" | "stack":
            return f"{what}-{KINDS[value]}"
        case "attack":
            return f"attack-{'rider' if value == MOUNT else source_name(value)}"
        case "tile":
            return f"tile-{TILES[value]}"
    return what


def line(refusal):
    """Return a refusal as words: the thing, the reason, the clause, the seats it names, and its number."""
    why = refusal.why
    seats = "".join(f" seat-{seat}" for seat in why.seats)
    return f"{name(refusal.thing)} {why.reason} {why.clause}{seats}" + f" {why.number}" * bool(why.number)


def refused(state, seat):
    """Return what is refused to a seat; what is legal by its view is so, and every reason holds."""
    view = state.view(seat)
    assert list(reasons.legal(GAME, view)) == state.legal(seat)
    found = BOXES["iliad"].reasons.refused(GAME, view)
    assert all(holds(state, seat, each) for each in found)
    return [line(each) for each in found]


def in_turn(hand, army, foe="", rule="IL-57", **more):
    """Return what is refused to seat 0 in its turn, but for what is never done then."""
    state = table(hands={0: hand}, armies={0: army, 1: foe}, **more)
    found, tiles, never = refused(state, 0), tiles_of_others(rule), [NEVER[0], *later(rule), NEVER[1]]
    assert found[-3:] == tiles
    assert [each for each in found if each in never] == never
    return [each for each in found if each not in never + tiles]


def tiles_of_others(rule="IL-57"):
    """Return why nobody chooses a tile; ``rule`` gives out the prizes of the siege."""
    return [f"tile-agamemnon agamemnon {rule}", *OF_OTHERS]


def later(rule="IL-57"):
    """Return why what is done after a siege is not done now."""
    return ["arrange only-arrange IL-55", f"take only-take {rule}", "discard only-discard IL-71"]


def all_refused(state, seat):
    """Return the one reason for which everything is refused to a seat, and what that is."""
    found = [line.split(" ", 1) for line in refused(state, seat)]
    (why,) = {why for _, why in found}
    return why, [thing for thing, _ in found]


# -- in one's own turn


@clause("IL-11", "IL-12", "IL-16", "IL-20", "IL-21", "IL-24")
def test_with_nothing_on_the_table_all_is_placed_alone():
    hand = "1 2 3 4 archer chariot elephant catapult ballista portcullis horse"
    assert in_turn(hand, "") == [
        "stack-hoplite_1 no-phalanx IL-12",
        "stack-hoplite_2 no-phalanx IL-12",
        "stack-hoplite_3 no-phalanx IL-12",
        "stack-hoplite_4 highest IL-12",
        "attack-archer place-first IL-20",
        "attack-catapult place-first IL-20",
        "attack-ballista place-first IL-20",
        "attack-chariot-in-hand nobody-stands IL-21",
        "first only-from-elephant IL-24",
        "ride no-elephant IL-16",
        "hide no-horse IL-16",
    ]


@clause("IL-19")
def test_before_the_gorgon_a_horse_is_kept_back():
    assert in_turn("archer horse 3", "3", "4 4", siege="gorgon", rule="IL-51") == [
        "card-trojan_horse gorgon-horse IL-19",
        "stack-hoplite_3 none-higher IL-12 3",
        "attack-hoplite_1 never-attacks IL-27",
        "attack-archer place-first IL-20",
        "first only-from-elephant IL-24",
        "ride no-elephant IL-16",
        "hide gorgon-horse IL-19",
    ]


@clause("IL-12", "IL-14")
def test_no_hoplite_goes_on_a_lower_one_or_a_full_elephant():
    assert in_turn("1 2 3 4", "32 31 archer elephant:44 elephant:3a horse", "2 archer 31") == [
        "stack-hoplite_2 none-higher IL-12 2",
        "stack-hoplite_3 none-higher IL-12 3",
        "stack-hoplite_4 highest IL-12",
        "attack-hoplite_1 never-attacks IL-27",
        "attack-elephant never-attacks IL-27",
        "attack-trojan_horse never-attacks IL-27",
        "ride elephants-full IL-14",
    ]


@clause("IL-12")
def test_a_lone_archer_is_no_phalanx():
    assert in_turn("1", "archer", "4")[0] == "stack-hoplite_1 no-phalanx IL-12"
    assert in_turn("1", "archer 1", "4")[0] == "stack-hoplite_1 none-higher IL-12 1"
    assert in_turn("1", "1", "4")[0] == "stack-hoplite_1 none-higher IL-12 1"


@clause("IL-22", "IL-24", "IL-26", "IL-27")
def test_an_attacker_needs_a_target():
    army = "4 archer chariot catapult ballista portcullis elephant horse:a elephant:a"
    assert in_turn("chariot", army, "4 portcullis") == [
        "attack-hoplite_1 never-attacks IL-27",
        "attack-chariot portcullis IL-22 seat-1",
        "attack-elephant never-attacks IL-27",
        "attack-ballista no-beasts IL-26",
        "attack-portcullis never-attacks IL-27",
        "attack-trojan_horse never-attacks IL-27",
        "attack-chariot-in-hand portcullis IL-22 seat-1",
        "first no-long-phalanx IL-24",
        "ride nothing-to-load IL-11",
        "hide nothing-to-load IL-11",
    ]


@clause("IL-21", "IL-25")
def test_where_nobody_has_a_card_nothing_is_attacked():
    found = in_turn("", "archer catapult ballista elephant:a")
    assert [line for line in found if line.startswith("attack")] == [
        "attack-archer nobody-stands IL-21",
        "attack-elephant never-attacks IL-27",
        "attack-catapult no-walls IL-25",
        "attack-ballista no-beasts IL-26",
        "attack-rider nobody-stands IL-21",
    ]


@clause("IL-20", "IL-27")
def test_what_hides_or_is_in_the_hand_does_not_attack():
    found = in_turn("catapult ballista chariot", "horse:a chariot elephant:4")
    assert [line for line in found if line.startswith("attack")] == [
        "attack-archer hides IL-27",
        "attack-chariot nobody-stands IL-21",
        "attack-elephant never-attacks IL-27",
        "attack-catapult place-first IL-20",
        "attack-ballista place-first IL-20",
        "attack-trojan_horse never-attacks IL-27",
        "attack-chariot-in-hand nobody-stands IL-21",
    ]


@clause("IL-20", "IL-21")
def test_an_archer_on_the_table_speaks_for_no_other_card():
    found = in_turn("archer catapult ballista", "archer")
    assert [line for line in found if line.startswith("attack")] == [
        "attack-archer nobody-stands IL-21",
        "attack-catapult place-first IL-20",
        "attack-ballista place-first IL-20",
    ]


@pytest.mark.parametrize(
    ("move", "things"),
    [
        (Place(0, 0), [("card", 0)]),
        (Place(0, 0b10), [("card", 0), ("stack", 0)]),
        (Place(0, MOUNT), [("card", 0), ("ride", 0)]),
        (Place(0, STABLE), [("card", 0), ("hide", 0)]),
        (Attack(CHARIOT, 1, 3), [("attack", CHARIOT)]),
        (Attack(MOUNT + 5, 1, 3), [("attack", MOUNT)]),
        (Attack(MOUNT + 5, 1, 3, FIRST), [("attack", MOUNT), ("first", 0)]),
        (PASS, [("pass", 0)]),
        (ACCEPT, [("arrange", 0)]),
        (Lay(1, 0), [("arrange", 0)]),
        (Lay(1, MOUNT), [("arrange", 0), ("ride", 0)]),
        (Lay(1, 0b100), [("arrange", 0), ("stack", 1)]),
        (Take(101), [("take", 0)]),
        (Discard(7), [("card", 7), ("discard", 0)]),
    ],
    ids=str,
)
def test_a_move_is_made_with_a_card_and_a_way(move, things):
    assert list(reasons.uses(move)) == things


@clause("IL-11")
def test_an_empty_hand_loads_nothing():
    assert in_turn("", "elephant horse")[-2:] == ["ride nothing-to-load IL-11", "hide nothing-to-load IL-11"]


@clause("IL-57", "IL-60", "IL-61")
def test_nobody_asks_for_a_tile_that_they_hold():
    state = table(tiles={"agamemnon": 0, "athena": 1})
    assert refused(state, 0)[-2:] == OF_OTHERS


@clause("IL-92")
def test_two_players_are_told_who_takes_what_in_a_game_for_two():
    state = table(2, siege=None, hands={0: "archer"})
    assert {"take only-take IL-92", "tile-agamemnon agamemnon IL-92"} <= set(refused(state, 0))


# -- in the turn of somebody else, and when it is over


@clause("IL-06")
def test_in_the_turn_of_another_everything_waits():
    things = ["card-hoplite_4", "stack-hoplite_4", *ACTIONS, *NO_TILE]
    assert all_refused(table(hands={1: "4"}), 1) == ("not-your-turn IL-06 seat-0", things)


@clause("IL-40", "IL-44")
@pytest.mark.parametrize(("siege", "why"), [("thanatos-1", "passed IL-40"), ("gorgon", "withdrawn IL-44")])
def test_players_who_passed_are_told_so(siege, why):
    state = table(siege=siege, armies={1: "4", 2: "4"})
    do(state, "pass")
    assert all_refused(state, 0) == (why, [*ACTIONS, *NO_TILE])


@clause("IL-82")
def test_untied_players_are_told_so():
    state, _ = tied(hands={2: "4"})
    assert all_refused(state, 2) == ("not-tied IL-82", ["card-hoplite_4", "stack-hoplite_4", *ACTIONS, *NO_TILE[1:]])


@clause("IL-80", "IL-81", "IL-82", "IL-83")
def test_when_it_is_over_the_reason_is_how_it_ended():
    ended = [
        settled("city-2", {0: "helen trireme-3 trireme-1"})[0],
        settled("city-1", {1: "helen city-2"}, oracles="")[0],
        tied(hands={0: "3"})[0],
        tied()[0],
    ]
    do(ended[2], "place hoplite_3 alone", "pass")
    do(ended[3], "pass", "pass")
    found = [all_refused(state, 0)[0] for state in ended]
    assert found == ["over IL-80", "over IL-81", "over IL-82", "over IL-83"]


# -- after a siege


def taking(seats, siege):
    """Everybody has passed, and seat 0 takes a victory card."""
    state = table(seats, siege=siege, armies={0: "4"}, order=[*range(1, seats), 0], row="city-1 helen")
    do(state, *["pass"] * (seats - (siege == "gorgon")))
    assert state.to_act() == (0,)
    return state


@clause("IL-51", "IL-57", "IL-92")
@pytest.mark.parametrize(
    ("seats", "siege", "rule"), [(4, "thanatos-1", "IL-57"), (3, "gorgon", "IL-51"), (2, None, "IL-92")]
)
def test_while_a_card_is_taken_everything_else_waits(seats, siege, rule):
    state = taking(seats, siege)
    why, things = all_refused(state, 1)
    assert (why, things[-12:]) == (f"others-take {rule} seat-0", [*ACTIONS, *NO_TILE])
    first = [f"{action} take-first {rule}" for action in ("first", "ride", "hide")]
    assert refused(state, 0) == [
        "attack-hoplite_1 never-attacks IL-27",
        *first,
        NEVER[0],
        f"pass take-first {rule}",
        *later()[::2],
        NEVER[1],
        *tiles_of_others(rule),
    ]


def arranging(army):
    state = table(armies={0: f"{army} hero:3", 1: "hero:2"}, hands={0: "chariot"}, order=(2,))
    do(state, "pass")
    return state


@clause("IL-55")
def test_while_cards_are_arranged_everything_else_waits():
    state = arranging("4 elephant:4 horse:32a")
    assert all_refused(state, 1) == ("others-arrange IL-55 seat-0", [*ACTIONS, *NO_TILE])
    assert refused(state, 0) == [
        "card-chariot arrange-first IL-55",
        "attack-hoplite_1 never-attacks IL-27",
        "attack-elephant never-attacks IL-27",
        "attack-trojan_horse never-attacks IL-27",
        "attack-chariot-in-hand arrange-first IL-55",
        "first arrange-first IL-55",
        "hide arrange-first IL-55",
        NEVER[0],
        "pass arrange-first IL-55",
        *later()[1:],
        NEVER[1],
        *tiles_of_others(),
    ]


@clause("IL-12", "IL-14", "IL-16", "IL-55")
@pytest.mark.parametrize(
    ("army", "stacks", "ride"),
    [
        ("horse:32", ["hoplite_2 no-phalanx IL-12", "hoplite_3 no-phalanx IL-12"], "no-elephant IL-16"),
        (
            "2 elephant:44 horse:32",
            ["hoplite_2 none-higher IL-12 2", "hoplite_3 none-higher IL-12 3"],
            "elephants-full IL-14",
        ),
    ],
)
def test_what_is_arranged_lies_on_higher_cards_and_elephants(army, stacks, ride):
    found = refused(arranging(army), 0)
    assert [line for line in found if line.startswith("stack")] == [f"stack-{stack}" for stack in stacks]
    assert f"ride {ride}" in found


@clause("IL-71")
def test_while_somebody_discards_everything_else_waits():
    hand = "1 2 4 archer chariot elephant catapult catapult ballista portcullis"
    state = table(hands={0: hand}, armies={0: "4"}, pile="horse horse horse" + " 1" * 6)
    do(state, "pass", "pass", "pass", draws=[0] * 9)
    why, things = all_refused(state, 1)
    assert (why, things) == ("others-discard IL-71 seat-0", ["card-hoplite_1", "stack-hoplite_1", *ACTIONS, *NO_TILE])
    stacks = [f"stack-hoplite_{rank} discard-first IL-71" for rank in (1, 2)]
    attacks = [f"attack-{card} discard-first IL-71" for card in ("archer", "catapult", "ballista", "chariot-in-hand")]
    assert refused(state, 0) == [
        *stacks,
        "stack-hoplite_4 highest IL-12",
        *attacks,
        *[f"{action} discard-first IL-71" for action in ("first", "ride", "hide")],
        NEVER[0],
        "pass discard-first IL-71",
        *later()[:2],
        NEVER[1],
        *tiles_of_others()[2:],
    ]

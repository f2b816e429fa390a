"""What a position of Iliad keeps, and what each seat knows of it: copies, dumps, views, and imagined positions."""

import json
import re
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from engine.chance import Guess, Ply
from engine.core import NOBODY
from engine.match import find_move
from games.iliad.rules import arrangement
from games.iliad.rules.army import LOAD
from games.iliad.rules.cards import ARCHER, KINDS
from games.iliad.rules.moves import ACCEPT, DISCARDS, FIRST, LAST, LAYS, MOUNT, PASS, TAKES, Attack, Place
from games.iliad.rules.position import LISTS, PER_SEAT
from tests.clauses import clause
from tests.games.iliad.box import possible
from tests.games.iliad.table import GAME, census, counts, do, names, table
from tests.games.iliad.test_game_end import tied

ARMIES = {
    0: "42 elephant:3a chariot hero:3",
    1: "catapult ballista portcullis horse:431",
    2: "archer horse:21 horse hero:2",
}
HANDS = {0: "1 4 archer ballista", 1: "chariot 2", 2: "elephant 3"}


def in_a_siege():
    """A siege of three with a card of every kind somewhere."""
    won = {0: "city-3 trireme-2", 2: "helen"}
    tiles = {"agamemnon": 0, "athena": 2}
    return table(armies=ARMIES, hands=HANDS, discards="4 2", order=(1,), won=won, doom={1: (2,)}, tiles=tiles)


def arranging():
    """The Horses of two players are open, and the first of them has laid down a card."""
    state = in_a_siege()
    do(state, "pass", "lay hoplite_1 alone")
    return state


def after_a_shuffle():
    """The second siege, with cards kept since before the shuffle, and cards drawn, placed and hidden since."""
    state = table(hands={0: "4 3 2 archer", 1: "4 4 horse", 2: "1 1"}, pile="2 2 2 3 3")
    do(state, "pass", "pass", "pass", seed=3)
    do(state, "place hoplite_4 alone", "place trojan_horse alone", "place hoplite_1 alone")
    do(state, "place archer alone", "place hoplite_4 horse-1", "place hoplite_1 alone")
    return state


def after_an_attack():
    """A Horse and an Elephant were hit: their contents return to the owners."""
    state = in_a_siege()
    state.order = [0, 1, 2]
    state.armies[0].put(KINDS.index("catapult"), 0)
    state.pile.remove(KINDS.index("catapult"))
    state.shown[0][KINDS.index("catapult")] += 1
    do(state, "attack catapult 1 horse-1", "attack ballista 0 elephant-3a")
    return state


def over():
    """A game that somebody has won."""
    state, _ = tied(hands={0: "3"})
    do(state, "place hoplite_3 alone", "pass")
    return state


POSITIONS = [in_a_siege, arranging, after_a_shuffle, after_an_attack, over]
each_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.__name__)


def spoil(thing):
    """Change every list in it, whatever holds it."""
    if isinstance(thing, dict):
        thing = list(thing.values())
    if isinstance(thing, list):
        for part in thing:
            spoil(part)
        thing.append(7)


def spoil_position(state):
    """Change every list of a position."""
    for name in (*LISTS, *PER_SEAT):
        spoil(getattr(state, name))
    for army in state.armies:
        spoil([value for name in dir(army) if isinstance(value := getattr(army, name), list)])


# -- copies and dumps


@each_position
def test_a_copy_is_the_same_position_and_shares_nothing(position):
    state = position()
    before, twin = json.dumps(state.dump()), state.copy()
    assert json.dumps(twin.dump()) == before
    assert [army.front for army in twin.armies] == [army.front for army in state.armies]
    assert (twin.foes, twin.sides, twin.outcome()) == (state.foes, state.sides, state.outcome())
    spoil_position(twin)
    assert json.dumps(state.dump()) == before


@each_position
def test_a_dump_holds_all_and_shares_nothing(position):
    state = position()
    dump = state.dump()
    before = json.dumps(dump)
    again = GAME.load(json.loads(before))
    assert json.dumps(again.dump()) == before
    assert [again.view(seat) for seat in (0, 1, 2, NOBODY)] == [state.view(seat) for seat in (0, 1, 2, NOBODY)]
    assert [again.legal(seat) for seat in range(3)] == [state.legal(seat) for seat in range(3)]
    spoil(dump)
    assert json.dumps(state.dump()) == before


@each_position
def test_a_position_loaded_from_a_dump_leaves_the_dump_alone(position):
    dump = position().dump()
    before = json.dumps(dump)
    spoil_position(GAME.load(dump))
    assert json.dumps(dump) == before


def test_a_dump_names_the_table_and_the_result():
    assert (over().dump()["variant"], over().dump()["seats"]) == ("standard", 3)
    assert over().dump()["result"] == [[1, 0, 0], [1, 2, 3], "tie-break"]
    assert in_a_siege().dump()["result"] is None


@clause("IL-70")
@pytest.mark.parametrize("army", ["4", "elephant", "horse", "chariot", "archer", "portcullis", "4321"])
def test_an_army_of_one_kind_is_discarded_too(army):
    state = table(armies={0: f"{army} hero:3"}, discards="")
    state.discard_army(0)
    cards = " ".join(army) if army.isdigit() else army
    assert (state.discards, state.armies[0].cards(), state.armies[0].hero) == (counts(cards), counts(""), 0)


# -- what is known


@clause("IL-07")
@each_position
@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_an_imagined_position_is_one_that_the_seat_cannot_tell(position, seat):
    state = position()
    assert possible(state)
    assert census(state) == list(GAME.sheet.counts)
    view = state.view(seat)
    for seed in range(12):
        world = GAME.imagine(view, Guess(seed))
        assert world.view(seat) == view
        assert census(world) == census(state)
        assert possible(world)
        assert [army.front for army in world.armies] == [army.front for army in state.armies]
        horses = [horse for army in world.armies for horse in army.stable]
        assert all(horse == sorted(horse) and max(horse, default=0) <= ARCHER for horse in horses)


@clause("IL-59")
@pytest.mark.parametrize(
    ("seats", "siege", "penalty"), [(3, "thanatos-1", 9), (3, "gorgon", 0), (3, None, 0), (2, None, 0)]
)
def test_only_a_thanatos_card_that_is_turned_up_has_a_penalty(seats, siege, penalty):
    state = table(seats, siege=siege)
    state.sheet = replace(state.sheet, doom=(9,) * len(state.sheet.doom))
    assert state.view(0).penalty == penalty


@clause("IL-07")
def test_what_is_imagined_differs_from_one_time_to_the_next():
    view = in_a_siege().view(0)
    worlds = [GAME.imagine(view, Guess(seed)) for seed in range(20)]
    assert len({str(world.hands) for world in worlds}) > 15
    assert len({str([army.stable for army in world.armies]) for world in worlds}) > 10


def remembered(state, **kept):
    """Let these cards have been in hands at the last shuffle, and all others in the pile."""
    state.kept = [counts(kept.get(f"seat_{seat}", "")) for seat in range(3)]
    old = map(sum, zip(*state.kept, strict=True))
    state.pool = [n - kept for n, kept in zip(state.sheet.counts, old, strict=True)]
    assert possible(state)
    return state.view(0)


def often(view, seen, times=600):
    """Return how often something is seen in imagined positions, in tenths."""
    found = Counter(seen(GAME.imagine(view, Guess(seed))) for seed in range(times))
    return {what: round(10 * count / times) for what, count in found.items()}


def held(state):
    """Return the one card in the hand of seat 1."""
    return KINDS[state.hands[1].index(1)]


@clause("IL-07", "IL-72")
def test_a_hidden_card_is_as_likely_as_there_are_ways_to_it():
    """Seat 1 has one of four old cards and one of six new ones, and has hidden one of the two."""
    state = table(hands={1: "2", 2: "chariot chariot chariot"}, armies={1: "horse:a"}, pile="elephant " * 5)
    view = remembered(state, seat_1="archer", seat_2="chariot chariot chariot")
    assert often(view, lambda world: (KINDS[world.armies[1].stable[0][0]], held(world))) == {
        ("archer", "hoplite_2"): 1,
        ("archer", "elephant"): 5,
        ("hoplite_2", "archer"): 1,
        ("hoplite_2", "chariot"): 3,
    }


@clause("IL-07", "IL-72")
@pytest.mark.parametrize(
    ("old", "new", "kept"), [("", "elephant elephant", 8), ("chariot chariot", "", 2), ("", "", 5)]
)
def test_a_single_card_that_is_old_or_new_is_no_likelier(old, new, kept):
    """Seat 1 has kept an Archer and drawn a Hoplite, and hidden one of the two; these others nobody has seen."""
    state = table(hands={1: "2", 2: old}, armies={1: "horse:a"}, pile=new)
    view = remembered(state, seat_1="archer", seat_2=old)
    found = Counter(KINDS[GAME.imagine(view, Guess(seed)).armies[1].stable[0][0]] for seed in range(600))
    assert abs(found["archer"] / 60 - {8: 7.5, 2: 2.5, 5: 5}[kept]) < 0.7


@clause("IL-07", "IL-72")
def test_old_worlds_are_imagined_when_no_new_one_is_left():
    state = table(armies={1: "horse:a"}, hands={2: "chariot"}, pile="")
    view = remembered(state, seat_1="archer", seat_2="chariot")
    assert often(view, lambda world: world.armies[1].stable[0][0], 20) == {ARCHER: 10}


@clause("IL-07", "IL-72")
@pytest.mark.parametrize(
    ("army", "hand"),
    [("2 archer", "2"), ("elephant horse:a", "elephant")],
)
def test_a_guess_that_leads_nowhere_is_made_again(army, hand):
    """The Archer of seat 1 is its old card, so the card that it shares with seat 2 must be the new one."""
    state = table(armies={1: army}, hands={2: hand}, pile="elephant elephant")
    view = remembered(state, seat_1="archer", seat_2=hand)
    for seed in range(30):
        world = GAME.imagine(view, Guess(seed))
        assert (world.view(0), world.kept, possible(world)) == (view, state.kept, True)


@clause("IL-07", "IL-72")
def test_there_is_a_guess_even_where_nearly_everything_was_seen():
    """At the end of this game of four, one guess in a thousand happened to explain every card that was shown."""
    moves = Path(__file__).with_name("much_seen.txt").read_text().splitlines()
    state, _ = GAME.deal(4, GAME.options(4, {}), Ply(b"harvest/79", 0))
    for ply, name in enumerate(moves, 1):
        state.play(seat := state.to_act()[0], find_move(state, seat, name), Ply(b"harvest/79", ply))
    view = state.view(seat := state.to_act()[0])
    for seed in range(300):
        world = GAME.imagine(view, Guess(seed))
        assert (world.view(seat), possible(world)) == (view, True)


@clause("IL-07", "IL-72")
def test_a_card_that_was_shown_may_be_old_or_new():
    """Seat 1 has had one of four old cards and one of six new ones. It shows an Archer, and there is one among each."""
    state = table(hands={1: "chariot", 2: "archer chariot chariot"}, armies={1: "archer"}, pile="elephant " * 5)
    view = remembered(state, seat_1="chariot", seat_2="archer chariot chariot")
    assert often(view, held) == {"archer": 2, "elephant": 5, "chariot": 3}


# -- what a move is made of


@clause("IL-24")
def test_only_an_attack_with_two_ends_says_which():
    riding = MOUNT + LOAD[ARCHER,]
    first = ("seat", 1), ("target", 0b1010)
    assert Attack(ARCHER, 1, 0b1010).parts() == (("attack", ARCHER), *first)
    assert Attack(riding, 1, 0b1010).parts() == (("attack", riding), *first, ("end", LAST))
    assert Attack(riding, 1, 0b1010, FIRST).parts() == (("attack", riding), *first, ("end", FIRST))
    for alone in (0, 1, 2, 4, 8):
        assert [part for part, _ in Attack(riding, 1, alone).parts()] == ["attack", "seat", "target"]


@clause("IL-11", "IL-12")
def test_only_cards_that_can_join_others_ask_where():
    assert Place(ARCHER, MOUNT).parts() == (("place", ARCHER), ("on", MOUNT))
    assert Place(ARCHER + 1, 0).parts() == (("place", ARCHER + 1),)


def test_other_moves_are_one_choice_or_a_card_and_its_place():
    assert [move.parts()[0][0] for move in (PASS, ACCEPT)] == ["pass", "accept"]
    assert TAKES[7].parts() == (("take", 7),)
    assert DISCARDS[7].parts() == (("discard", 7),)
    assert LAYS[3][4].parts() == (("lay", 3), ("on", 4))


# -- the box


@clause("IL-95")
def test_everybody_is_told_the_teams():
    for seats, variant, sides in (
        (4, "standard", (0, 1, 2, 3)),
        (4, "teams", (0, 1, 0, 1)),
        (6, "teams", (0, 1, 2) * 2),
    ):
        options = GAME.options(seats, {"variant": variant})
        assert GAME.sides(seats, options) == table(seats, variant).view(NOBODY).sides == sides


def box_with(kind, field, number):
    """The game with another number on the cards of a kind, and the file that says so."""
    text = re.sub(rf'(id = "{kind}"\n(?:.*\n)*?{field} = )\d+', rf"\g<1>{number}", GAME.source, count=1)
    return GAME.with_cards(text, "mine.toml"), text


def test_a_box_of_ones_own_is_played_with_its_own_cards():
    box, text = box_with("archer", "points", 3)
    assert (box.sheet.points[ARCHER], box.source, box.cards) == (3, text, box.sheet.fingerprint)
    assert box.cards != GAME.cards == GAME.sheet.fingerprint
    assert GAME.source == GAME.sheet.source


@clause("IL-25")
def test_the_last_of_nine_horses_is_attacked_too():
    box, _ = box_with("trojan_horse", "count", 9)
    state = table(armies={0: "catapult", 1: "horse " * 9}, game=box)
    assert names(state, 0, "attack") == [f"attack catapult 1 horse-{number}" for number in range(1, 10)]


@clause("IL-55")
def test_dear_archers_ride_before_cheap_hoplites():
    box, _ = box_with("archer", "points", 3)
    army = table(armies={0: "elephant:4"}).armies[0]
    army.opened[1] = army.opened[ARCHER] = 1
    assert list(arrangement.find_best_arrangement(army, box.sheet)) == [(1, 0), (ARCHER, MOUNT + LOAD[3,])]

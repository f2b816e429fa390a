"""What everybody is told: each thing that happens, once, and nothing that does not happen."""

import re
from typing import Any

import pytest

from engine.core import NOBODY, UNKNOWN
from games.olympus.rules import events
from games.olympus.rules.cards import FIRST_EQUIPMENT
from tests.clauses import clause
from tests.games.olympus.table import do, hand, kind, kinds_of, legal, markers, row, table

FOR_AGAMEMNON = "penelope orpheus asclepius medea"


@clause("OL-06")
def test_turns_are_numbered_one_after_the_other():
    state = table()
    began = kinds_of([*do(state, "done"), *do(state, "done")], events.TurnBegan)
    assert began == [events.TurnBegan(1, 4), events.TurnBegan(0, 5)], "the test begins in turn 3"


@clause("OL-11")
def test_equipment_is_placed_under_a_unit_that_is_named():
    told = do(table("- hector - - - -", hand="red_shield"), "play red_shield a2")
    assert kinds_of(told, events.Placed) == [events.Placed(0, kind("red_shield"), 1, kind("hector"))]


@clause("OL-13")
def test_equipment_that_is_lost_is_named():
    state = table("hector+red_shield/6 - - - - -", "perseus - - - - -", active=1)
    assert kinds_of(do(state, "done"), events.EquipmentLost) == [events.EquipmentLost(-1, 0, kind("red_shield"))]


@clause("OL-15")
def test_a_move_names_the_unit_that_changes_places():
    state = table("hector jason - - - -", hand=f"agamemnon {FOR_AGAMEMNON}")
    told = do(state, "play agamemnon a6", "move a1 a2")
    agamemnon, hector, jason = map(kind, ["agamemnon", "hector", "jason"])
    assert kinds_of(told, events.Moved) == [events.Moved(agamemnon, 0, hector, 0, 1, jason)]


@clause("OL-15")
def test_only_units_that_lose_wounds_are_told_as_healed():
    state = table("asclepius hector/2 jason orestes/1 - -", active=1)
    told = do(state, "done")
    assert kinds_of(told, events.Healed) == [events.Healed(kind("asclepius"), 0, kind("hector"), 1)]


@clause("OL-15")
def test_a_wound_on_orestes_is_not_told_as_healed():
    state = table("asclepius orestes/1 - - - -", active=1)
    assert not kinds_of(do(state, "done"), events.Healed)


@clause("OL-40")
def test_heracles_is_not_told_to_wound_himself():
    state = table("hector - - - - -", hand="heracles theseus penelope orpheus asclepius")
    told = do(state, "play heracles a2")
    heracles = kind("heracles")
    assert kinds_of(told, events.Wounded) == [events.Wounded(heracles, 0, kind("hector"), 1)]


@clause("OL-40")
def test_tydeus_is_not_told_to_be_wounded_by_a_bonus():
    assert not kinds_of(do(table("tydeus - - - - -"), "done"), events.Wounded)


@clause("OL-40")
def test_neoptolemus_wounds_no_empty_space():
    """A unit that comes to stand there later has no wounds."""
    state = table(hand="neoptolemus electra menelaus", other="pandora")
    told = do(state, "play neoptolemus a2", "done", "play pandora b2")
    assert not kinds_of(told, events.Wounded)
    assert row(state, 1) == "- pandora - - - -"


@clause("OL-15")
def test_a_unit_has_no_wounds_where_another_fell():
    state = table("hector/4 - - - - -", "perseus - - - - -", hand="pandora", active=1)
    do(state, "done")
    assert legal(state)[1] == "play pandora a1"
    do(state, "play pandora a1")
    assert state.wounds == [0] * 12


@clause("OL-24")
def test_points_go_to_the_scoring_player():
    told = do(table(theirs="perseus peleus - - - -", steps=-2, active=1), "done")
    points = [(scored.seat, scored.steps) for scored in kinds_of(told, events.Scored)]
    assert points == [(1, 3), (1, 4)]


MULTICOLOUR = ["orpheus", "asclepius", "theseus", "meleager", "perseus"]  # they pay for anything
WOUNDED = "laodice/2 hector+red_shield/2 cicones - - -"
ENEMIES = "- andromache+blue_shield - - cicones -"
BY_PLAYING = {  # what happens, and the answers
    "nestor": (events.SentToAttack, "unit a1"),
    "circe": (events.Returned, "unit b5"),
    "helen": (events.Moved, "move b5 b6"),
    "argus": (events.LookedAt, "use"),
    "palamedes": (events.MarkerTaken, "take red"),
    "telemachus": (events.Discarded, "use", "discard electra"),
    "orpheus": (events.Recovered, "recover penelope"),
    "peleus": (events.Drew,),
    "blue_helmet": (events.Drew,),
    "pandora": (events.Drew,),
    "midas": (events.MarkerTaken, "take red"),
    "alcmene": (events.Healed, "heal a1 2", "waive"),
    "briseis": (events.Healed, "heal a1 2"),
    "green_shield": (events.Healed,),
    "iphigenia": (events.Healed, "use"),
    "medea": (events.Transferred, "transfer a1 1 b2"),
    "hecuba": (events.Transferred, "transfer a1 1 a2"),
    "theseus": (events.Discarded, "discard electra"),
    "oedipus": (events.Removed, "unit a1"),
    "clytemnestra": (events.Wounded, "unit a1"),
    "yellow_sword": (events.Wounded,),
    "perseus": (events.Wounded, "unit b2"),
    "diomedes": (events.Wounded,),
    "penthesilea": (events.Wounded,),
    "aeneas": (events.Removed,),
    "menelaus": (events.Wounded,),
    "neoptolemus": (events.Wounded,),
    "hippolyta": (events.EquipmentLost, "unit b2"),
    "red_sword": (events.Wounded, "unit b2"),
}


def mirrored(name):
    """Return a move as the other player would make it."""
    return re.sub("[ab](?=[1-6])", lambda side: "ba"["ab".index(side[0])], name)


def after_playing(card, seat):
    """Let a player play a card and answer; return the position and what the power did."""
    sort, *answers = BY_PLAYING[card]
    paying = [name for name in MULTICOLOUR if name != card][:4]
    hands, rows = [" ".join([card, "electra", *paying]), "danaans"], [WOUNDED, ENEMIES]
    turned = -1 if seat else 1
    (own, other), rows = hands[::turned], rows[::turned]
    state = table(*rows, hand=own, other=other, discards="penelope", active=seat)
    names = [f"play {card} a{1 if kind(card) >= FIRST_EQUIPMENT else 5}", *answers]
    return state, kinds_of(do(state, *(mirrored(name) if seat else name for name in names)), sort)


@clause("OL-40")
@pytest.mark.parametrize("card", BY_PLAYING)
def test_what_a_played_card_does_is_told_with_its_name(card):
    _, told = after_playing(card, 0)
    assert told
    assert {event.by for event in told} == {kind(card)}


@clause("OL-40")
@pytest.mark.parametrize("card", BY_PLAYING)
def test_a_played_card_does_the_same_for_either_player(card):
    (one, _), (two, _) = after_playing(card, 0), after_playing(card, 1)
    assert [row(one, seat) for seat in range(2)] == [row(two, 1 - seat) for seat in range(2)]
    assert [hand(one, seat) for seat in range(2)] == [hand(two, 1 - seat) for seat in range(2)]
    assert [markers(one, seat) for seat in range(2)] == [markers(two, 1 - seat) for seat in range(2)]
    assert [known for known, _ in one.known[0]] == [known for known, _ in two.known[1]]
    assert (one.steps, one.to_act()) == (-two.steps, (1 - two.to_act()[0],))


@clause("OL-40")
def test_what_goes_under_the_pile_is_told_of_tiresias():
    state = table("tiresias - - - - -", hand="hector")
    told = do(state, "done", "use", "under hector")
    under = events.PutUnder(kind("tiresias"), 0, kind("hector"))
    assert kinds_of(told, events.PutUnder) == [under]
    heard: list[Any] = [under.heard_by(seat) for seat in (0, 1, NOBODY)]
    assert [each.kind for each in heard] == [kind("hector"), UNKNOWN, UNKNOWN]

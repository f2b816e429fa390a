"""What everybody is told: each thing that happens, once, and nothing that does not happen."""

from engine.games.olympus import events
from tests.clauses import clause
from tests.games.olympus.table import do, kind, kinds_of, legal, row, table

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
    assert kinds_of(told, events.Moved) == [events.Moved(agamemnon, 0, hector, 1, jason)]


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
    """Whoever comes to stand there later has no wounds."""
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
def test_points_are_counted_for_who_scores():
    told = do(table(theirs="perseus peleus - - - -", steps=-2, active=1), "done")
    points = [(scored.seat, scored.steps) for scored in kinds_of(told, events.Scored)]
    assert points == [(1, 3), (1, 4)]

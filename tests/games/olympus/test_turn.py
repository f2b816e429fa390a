"""Set-up, the course of a turn, the attacks, drawing and the end."""

import pytest

from engine.chance import Guess
from engine.core import NOBODY, TableRefused
from games.olympus.rules import events
from games.olympus.rules.agenda import AFTERWARDS, BLOW, PHASE, PLAY
from games.olympus.rules.cards import COLOURS, COPIES, FIRST_EQUIPMENT, FIRST_SOLDIER, KINDS
from games.olympus.rules.moves import ZONES
from games.olympus.rules.position import ASIDE, BESIDE, GOAL, HAND, OPPOSITE
from tests.clauses import clause
from tests.games.olympus.table import (
    GAME,
    asked,
    at,
    do,
    hand,
    kind,
    kinds_of,
    legal,
    markers,
    numbers,
    row,
    table,
    unit,
)

EMPTY = "- - - - - -"
ALL = ["red", "blue", "green", "yellow"]


def dealt(first=0, seed=1):
    return GAME.deal(2, GAME.options(2, {"first": first}), Guess(seed))


# -- the box and the set-up


@clause("OL-01")
def test_there_are_96_cards():
    sheet = GAME.sheet
    assert sum(COPIES) == 96
    for colour in range(len(COLOURS)):
        heroes = [hero for hero in range(FIRST_SOLDIER) if sheet.colour[hero] == colour]
        assert len(heroes) == 15
        assert sum(sheet.multicolour[hero] for hero in heroes) == 4
        assert sum(COPIES[card] for card in range(FIRST_SOLDIER, FIRST_EQUIPMENT) if sheet.colour[card] == colour) == 6
        assert sum(COPIES[card] for card in range(FIRST_EQUIPMENT, len(KINDS)) if sheet.colour[card] == colour) == 3


@clause("OL-02")
def test_six_spaces_face_six():
    assert ZONES == ("olympus",) * 3 + ("delphi",) * 2 + ("troy",)
    assert [OPPOSITE[at(f"a{n}")] for n in range(1, 7)] == [at(f"b{n}") for n in range(1, 7)]
    assert [OPPOSITE[OPPOSITE[space]] for space in range(12)] == list(range(12))


@clause("OL-03")
def test_twenty_cards_are_set_aside_and_six_dealt_to_each():
    state, told = dealt()
    assert [len(cards) for cards in state.hands] == [HAND, HAND]
    assert state.pile() == 96 - ASIDE - 2 * HAND == 64
    assert [len(drew.kinds) for drew in kinds_of(told, events.Drew)] == [HAND, HAND]


@clause("OL-03")
def test_chance_or_the_table_says_who_begins():
    assert {dealt(NOBODY, seed)[0].active for seed in range(20)} == {0, 1}
    assert {dealt(1, seed)[0].active for seed in range(5)} == {1}


@clause("OL-03")
@pytest.mark.parametrize(
    ("seats", "chosen"), [(3, {}), (2, {"variant": "teams"}), (2, {"first": 2}), (2, {"first": True}), (2, {"x": 1})]
)
def test_other_tables_are_refused(seats, chosen):
    with pytest.raises(TableRefused):
        GAME.options(seats, chosen)


@clause("OL-04")
def test_the_markers_lie_at_delphi_and_the_purple_one_at_zero():
    state, _ = dealt()
    assert state.markers == [NOBODY] * 4
    assert state.steps == 0


# -- the phases


@clause("OL-05")
def test_the_first_player_is_asked_phase_by_phase():
    state, _ = dealt()
    assert asked(state) == PHASE
    assert legal(state) == ["go on", "leave out"]
    told = do(state, "leave out")
    assert kinds_of(told, events.PhaseLeft) == [events.PhaseLeft(0, 0)]
    assert state.active == 1, "no card was played, so nobody attacks; two cards are drawn"
    assert len(state.hands[0]) == HAND + 2


@clause("OL-05")
def test_the_attacks_may_be_left_out():
    state, _ = dealt()
    do(state, "go on", "done", "leave out")
    assert len(state.hands[0]) == HAND + 2
    assert state.active == 1


@clause("OL-05")
def test_the_drawing_is_left_out_if_the_first_two_were_used():
    state, _ = dealt()
    told = do(state, "go on", "done", "go on")
    assert len(state.hands[0]) == HAND
    assert events.PhaseLeft(0, 2) in told
    assert state.active == 1
    assert asked(state) == PLAY, "the second player leaves out nothing"


@clause("OL-05")
def test_an_extra_attack_works_though_the_attacks_are_left_out():
    state = table("perseus - - - - -", hand="nestor jason electra", leaves_out=True)
    state.agenda[-2:] = [(PHASE, 0, 1), (PHASE, 0, 0)]
    do(state, "go on", "play nestor a6", "unit a1", "done", "leave out")
    assert state.steps == 1


@clause("OL-06")
def test_cards_are_played_then_units_attack_then_cards_are_drawn():
    state = table(hand="cicones electra")
    told = do(state, "play cicones a1", "done")
    names = [type(event).__name__ for event in told]
    order = [names.index(name) for name in ("Placed", "Scored", "Drew", "TurnBegan")]
    assert order == sorted(order)
    assert state.active == 1


@clause("OL-06")
def test_powers_of_the_start_come_after_the_look_at_the_row():
    full = "meleager/7 medea hector argus circe helen"
    state = table(full, active=1)
    do(state, "done")
    assert state.outcome().reason == "full-row", "Meleager would have fallen"


@clause("OL-06")
def test_powers_of_the_end_come_after_the_draw_from_olympus_to_troy():
    state = table("sisyphus - laodice - - bellerophon")
    told = do(state, "done")
    names = [type(event).__name__ for event in told]
    assert names.index("Drew") < names.index("Returned") < names.index("Removed") < names.index("Wounded")


@clause("OL-12")
def test_a_play_power_works_before_another_card_is_played():
    state = table(hand="palamedes jason cicones")
    do(state, "play palamedes a1")
    assert legal(state) == ["take red", "take blue", "take green", "take yellow", "waive"]


@clause("OL-12")
def test_a_card_may_be_played_though_its_power_cannot_work():
    state = table(hand="perseus aeneas electra peleus")
    do(state, "play perseus a1")
    assert unit(state, "a1") == "perseus"


@clause("OL-11")
def test_a_unit_goes_to_a_free_own_space():
    state = table("hector - medea - - -", hand="pandora")
    assert legal(state) == ["done", "play pandora a2", "play pandora a4", "play pandora a5", "play pandora a6"]


@clause("OL-11", "OL-13")
def test_equipment_goes_under_an_own_unit_that_has_none():
    state = table("hector+blue_sword - peleus - - -", "argus - - - - -", hand="red_shield")
    assert legal(state) == ["done", "play red_shield a3"]
    do(state, "play red_shield a3")
    assert unit(state, "a3") == "peleus+red_shield"
    assert numbers(state, "a3") == (2, 5)


@clause("OL-13")
def test_equipment_moves_with_its_unit_and_is_discarded_with_it():
    state = table(
        "- hector+red_shield/6 - - - -", "- - heracles - - -", hand="agamemnon penelope orpheus asclepius medea"
    )
    do(state, "play agamemnon a1", "move a2 a3", "done")
    assert unit(state, "a3") == "hector+red_shield/6"
    do(state, "done", "done")
    assert row(state, 0) == "agamemnon - - - - -"
    assert kind("red_shield") in state.discards


@clause("OL-13")
def test_equipment_under_a_unit_has_no_colour():
    state = table("lapiths+red_shield - - - - -", "hector - - - - -", active=1)
    assert numbers(state, "a1") == (1, 6)
    state = table("hector lapiths+red_shield cicones+green_sword - - -")
    assert numbers(state, "a2") == (1, 7)
    assert numbers(state, "a3") == (5, 2)


@clause("OL-13")
def test_daedalus_draws_before_the_power_of_the_equipment():
    state = table("daedalus - - - - -", hand="blue_helmet argus")
    told = do(state, "play blue_helmet a1")
    assert [drew.by for drew in kinds_of(told, events.Drew)] == [kind("daedalus"), kind("blue_helmet")]


@clause("OL-14")
def test_cards_in_hand_are_no_targets():
    state = table(hand="electra", other="cicones tauri")
    do(state, "play electra a1")
    assert asked(state) == PLAY
    assert hand(state, 1) == "cicones tauri"


@clause("OL-14")
def test_powers_aimed_at_a_colour_work_on_multicolour_heroes():
    state = table("andromache - - - - -", "achilles/1 - - - - -")
    do(state, "done")
    assert row(state, 1) == EMPTY


@clause("OL-15")
def test_healing_removes_wounds_up_to_the_number():
    state = table("hector/1 - - - - -", hand="briseis")
    do(state, "play briseis a2")
    assert legal(state) == ["heal a1 1", "waive"]


@clause("OL-15")
def test_a_unit_that_returns_to_hand_loses_its_wounds():
    state = table("sisyphus/2 - - - - -", "heracles - - - - -", hand="midas")
    do(state, "done", "done", "play sisyphus a2")
    assert unit(state, "a2") == "sisyphus"


@clause("OL-16")
def test_neighbours_cross_the_borders_of_the_zones_but_not_the_board():
    assert BESIDE[at("a3")] == (at("a2"), at("a4"))
    assert BESIDE[at("a6")] == (at("a5"),)
    assert BESIDE[at("b1")] == (at("b2"),)


@clause("OL-17")
def test_the_discard_pile_is_common_and_open():
    state = table("castor - - - - -", "- - - - - -", hand="cicones electra", other="", active=0)
    do(state, "play cicones a2")
    assert state.view(1).discards == state.view(NOBODY).discards == (kind("electra"),)


# -- attacks


@clause("OL-20")
def test_all_units_with_strength_must_attack_from_olympus_to_troy():
    state = table("peleus penelope - - - perseus", "heracles - - - - hector")
    told = do(state, "done")
    assert [(struck.kind, struck.wounds) for struck in kinds_of(told, events.Struck)] == [
        (kind("peleus"), 2),
        (kind("perseus"), 3),
    ]


@clause("OL-20")
@pytest.mark.parametrize(("mine", "points"), [("nestor achilles", 2), ("nestor -", 0), ("penelope+red_helmet -", 1)])
def test_strength_counts_with_equipment_and_auras(mine, points):
    state = table(f"{mine} - - - -")
    do(state, "done")
    assert state.steps == points


@clause("OL-20")
def test_a_unit_just_played_attacks():
    state = table(hand="pandora")
    do(state, "play pandora a1", "done")
    assert state.steps == 1


@clause("OL-21")
def test_wounds_stay_and_the_target_does_not_strike_back():
    state = table("perseus - - - - -", "hector - - - - -")
    do(state, "done")
    assert unit(state, "b1") == "hector/3"
    assert unit(state, "a1") == "perseus"


@clause("OL-21")
def test_wounds_equal_to_the_health_defeat():
    state = table("perseus - - - - -", "hector+red_shield/4 - - - - -")
    do(state, "done")
    assert row(state, 1) == EMPTY
    assert {kind("hector"), kind("red_shield")} <= set(state.discards)


@clause("OL-22", "OL-24")
@pytest.mark.parametrize(("seat", "steps"), [(0, 1), (1, -1)])
def test_an_empty_space_of_olympus_is_a_step_of_the_purple_marker(seat, steps):
    rows = ["- perseus - - - -", EMPTY]
    state = table(*rows[:: 1 if seat == 0 else -1], active=seat)
    do(state, "done")
    assert state.steps == steps


@clause("OL-22")
def test_an_empty_space_of_delphi_is_a_marker_of_choice():
    state = table("- - - perseus - -", markers={"red": 1})
    do(state, "done")
    assert legal(state) == ["take blue", "take green", "take yellow"]
    do(state, "take green")
    assert markers(state, 0) == ["green"]


@clause("OL-22")
def test_the_last_marker_of_delphi_is_taken_without_a_question():
    state = table("- - - perseus - -", markers=dict.fromkeys(ALL[1:], 1))
    do(state, "done")
    assert markers(state, 0) == ["red"]


@clause("OL-22")
def test_a_marker_of_the_opponent_may_be_taken_or_left():
    state = table("- - - perseus - -", markers={"red": 1, "blue": 1, "green": 0, "yellow": 0})
    do(state, "done")
    assert legal(state) == ["take red", "take blue", "waive"]
    do(state, "waive")
    assert markers(state, 0) == ["green", "yellow"]


@clause("OL-22")
def test_a_player_with_all_markers_gets_nothing():
    state = table("- - - perseus - -", markers=dict.fromkeys(ALL, 0))
    do(state, "done")
    assert state.active == 1


@clause("OL-22")
def test_an_empty_space_of_troy_is_a_card():
    state = table("- - - - - perseus", pile=10)
    do(state, "done")
    assert state.pile() == 7


@clause("OL-22", "OL-32")
def test_the_seventh_point_wins_at_once():
    state = table("perseus peleus - - - -", steps=GOAL - 1)
    told = do(state, "done")
    assert state.outcome().shares == (1, 0)
    assert state.outcome().reason == "points"
    assert len(kinds_of(told, events.Scored)) == 1
    assert not kinds_of(told, events.Drew)


@clause("OL-24")
def test_both_pull_one_marker():
    state = table("perseus - - - - -", steps=-3)
    do(state, "done")
    assert state.steps == -2


@clause("OL-23")
def test_one_attack_is_finished_before_the_next_begins():
    state = table("carians perseus - - - -", pile=10)
    told = do(state, "done")
    names = [type(event).__name__ for event in told]
    assert names[:3] == ["Scored", "Drew", "Scored"]


@clause("OL-23")
def test_play_and_permanent_powers_need_no_strength():
    state = table("penelope - - - - -", "cicones - - - - -", hand="briseis", pile=10)
    do(state, "done")
    assert state.pile() == 7


@clause("OL-23")
def test_a_unit_that_leaves_during_its_own_attack_ends_it():
    """Andromeda strikes Castor down, and dies of it; what she would do afterwards is over."""
    state = table("andromeda/5 peleus - - - -", "castor - - - - -")
    do(state, "done")
    assert row(state, 0) == "- peleus - - - -"
    assert state.steps == 1


@clause("OL-23")
@pytest.mark.parametrize("frame", [(BLOW, 0, kind("tydeus"), 0), (AFTERWARDS, 0, kind("tydeus"), 0, 1)])
def test_the_attack_of_a_unit_that_is_gone_goes_on_no_further(frame):
    """No published power makes this happen yet; an attack would end with it (OL-23)."""
    state = table("peleus - - - - -", "heracles - - - - -")
    state.agenda.append(frame)
    state.settle(Guess(1))
    assert row(state, 0) == "peleus - - - - -"
    assert row(state, 1) == "heracles - - - - -"


@clause("OL-25", "OL-28")
def test_an_extra_attack_grants_no_other():
    state = table("cycnus - - - - -", hand="nestor jason electra perseus")
    do(state, "play nestor a6", "unit a1")
    assert asked(state) == PLAY, "Cycnus sends nobody in his extra attack"
    assert state.steps == 1


@clause("OL-25")
def test_an_extra_attack_resolves_with_its_powers():
    state = table("chiron - - - - -", "- medea - - - -", hand="nestor jason electra")
    do(state, "play nestor a6", "unit a1")
    assert unit(state, "b2") == "medea/1"
    assert state.steps == 1


@clause("OL-28")
def test_an_extra_attack_goes_to_another_unit_with_strength():
    state = table("perseus penelope - - - -", hand="nestor jason electra")
    do(state, "play nestor a6")
    assert legal(state) == ["unit a1", "waive"]


@clause("OL-26")
def test_units_that_fall_together_leave_together():
    """Hector and the Lapiths he fortifies are both defeated by one wound each."""
    state = table("hector/4 lapiths/3 - - - -", other="penthesilea electra aeneas midas paris", active=1)
    do(state, "play penthesilea b1")
    assert row(state, 0) == EMPTY


@clause("OL-26")
def test_units_that_lose_their_aura_fall_next():
    state = table("hector/4 lapiths/4 - - - -", "perseus - - - - -", active=1)
    told = do(state, "done")
    assert [fell.kind for fell in kinds_of(told, events.Fell)] == [kind("hector"), kind("lapiths")]


@clause("OL-26")
def test_nobody_falls_before_the_rearrangement_is_whole():
    """The Cicones live by Polyxena's side only, and pass through a space where they would not."""
    state = table("polyxena cicones/2 - - - -", hand="agamemnon penelope orpheus asclepius medea")
    do(state, "play agamemnon a6", "move a2 a4")
    assert unit(state, "a4") == "cicones/2"
    again = state.copy()
    do(state, "move a1 a5", "done")
    assert row(state, 0) == "- - - cicones/2 polyxena agamemnon"
    do(again, "done")
    assert row(again, 0) == "polyxena - - - - agamemnon"


@clause("OL-27")
def test_what_a_power_empties_before_the_blow_is_empty():
    state = table("chiron - - - - -", "castor - - - - -")
    do(state, "done")
    assert state.steps == 1


@clause("OL-27")
def test_a_space_emptied_by_an_earlier_attack_is_simply_empty():
    state = table("perseus - - - - -", "cicones - - - - -", hand="nestor jason electra")
    do(state, "play nestor a6", "unit a1")
    assert row(state, 1) == EMPTY
    assert state.steps == 0, "the blow itself brings no bonus"
    do(state, "done")
    assert state.steps == 1


# -- drawing and the end


@clause("OL-30")
def test_two_cards_are_drawn_and_the_hand_has_no_limit():
    state = table(hand="hector medea argus circe helen jason midas paris", pile=10)
    do(state, "done")
    assert len(state.hands[0]) == 10


@clause("OL-31")
def test_starting_a_turn_with_a_full_row_wins():
    state = table("hector medea argus circe helen jason", active=1)
    do(state, "done")
    assert state.outcome().shares == (1, 0)
    assert state.outcome().reason == "full-row"


@clause("OL-31")
def test_a_full_row_does_not_win_at_the_end_of_the_turn():
    state = table("hector medea argus circe helen -", "- - - - - -", hand="pandora")
    do(state, "play pandora a6")
    assert state.outcome() is None


@clause("OL-31")
def test_the_row_of_the_opponent_does_not_count():
    state = table("hector medea argus circe helen -", "jason peleus midas paris castor pollux", active=1)
    do(state, "done")
    assert state.outcome() is None


@clause("OL-33")
@pytest.mark.parametrize(("steps", "shares"), [(1, (1, 0)), (-2, (0, 1)), (0, (0.5, 0.5))])
def test_when_the_pile_is_used_up_the_purple_marker_decides(steps, shares):
    state = table(pile=2, steps=steps)
    do(state, "done")
    assert state.outcome().shares == shares
    assert state.outcome().reason == ("pile" if steps else "tied")


@clause("OL-33")
def test_the_pile_may_run_out_in_the_middle_of_a_power():
    """The last card is drawn by Telemachus: nothing is discarded, nobody attacks."""
    state = table("perseus - - - - -", hand="telemachus", pile=1, steps=-1)
    told = do(state, "play telemachus a2", "use")
    assert state.outcome().shares == (0, 1)
    assert not kinds_of(told, events.Discarded)
    assert not state.to_act()


@clause("OL-33")
def test_only_one_of_two_cards_is_drawn_if_it_is_the_last():
    state = table(pile=1)
    told = do(state, "done")
    assert [len(drew.kinds) for drew in kinds_of(told, events.Drew)] == [1]


@clause("OL-33", "OL-42")
def test_the_last_card_drawn_by_odysseus_ends_the_game_first():
    state = table(hand="odysseus jason helen penelope", pile=1, steps=1)
    do(state, "play odysseus a1")
    assert state.outcome().reason == "pile"


@clause("OL-33")
def test_the_last_card_may_be_drawn_by_the_opponent():
    state = table(hand="pandora", pile=1, steps=-1)
    do(state, "play pandora a1")
    assert state.outcome().shares == (0, 1)


@clause("OL-41")
def test_the_text_of_a_card_leads():
    """Equipment is given to units (OL-11), but the Amazons bear none."""
    state = table("amazons - - - - -", hand="red_shield")
    assert legal(state) == ["done"]


def test_the_example_of_the_rules():
    """Menelaus strikes Alcmene down; Medea, opposite nobody, takes a marker."""
    state = table("- - - menelaus medea -", "- - - alcmene - -")
    do(state, "done")
    assert row(state, 1) == EMPTY
    do(state, "take yellow")
    assert markers(state, 0) == ["yellow"]

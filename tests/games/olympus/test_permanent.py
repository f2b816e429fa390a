"""The permanent powers."""

from games.olympus.rules import events
from games.olympus.rules.agenda import PLAY, SURVIVE, TOLL, UNDER
from tests.clauses import clause
from tests.games.olympus.table import asked, do, hand, kind, kinds_of, legal, numbers, row, table, unit

pytestmark = clause("OL-40")
EMPTY = "- - - - - -"


# -- auras


def test_achilles_strengthens_his_other_heroes():
    state = table("achilles nestor cicones - - -", "hector - - - - -")
    assert [numbers(state, name)[0] for name in ("a1", "a2", "a3", "b1")] == [3, 1, 3, 3]


def test_hector_fortifies_his_other_green_units():
    state = table("hector lapiths heracles peleus alcmene -", "dardani - - - - -")
    assert [numbers(state, f"a{n}")[1] for n in range(1, 6)] == [5, 5, 8, 3, 3]
    assert numbers(state, "b1")[1] == 3


def test_polyxena_fortifies_those_next_to_her():
    state = table("hector jason polyxena cicones cicones -", "- - medea - - -")
    assert [numbers(state, f"a{n}")[1] for n in range(1, 6)] == [5, 4, 3, 3, 2]
    assert numbers(state, "b3")[1] == 4


def test_castor_and_pollux_help_each_other():
    state = table("castor - - - pollux -")
    assert numbers(state, "a1") == (4, 2)
    assert numbers(state, "a5") == (3, 3)
    state = table("castor - - - - -", "pollux - - - - -")
    assert numbers(state, "a1") == (3, 1)
    assert numbers(state, "b1") == (2, 2)


def test_pollux_falls_when_castor_leaves():
    state = table("castor/1 pollux/2 - - - -", "perseus - - - - -", active=1)
    do(state, "done")
    assert row(state, 0) == EMPTY


# -- what is allowed


def test_ajax_shelters_those_next_to_him_from_choices():
    state = table(hand="perseus aeneas electra peleus", theirs="medea ajax hector - - cicones")
    do(state, "play perseus a1")
    assert legal(state) == ["unit b2", "unit b6"]


def test_ajax_shelters_equipment_and_places():
    state = table(hand="hippolyta electra", theirs="medea+red_shield ajax - - - -")
    do(state, "play hippolyta a1")
    assert asked(state) == PLAY
    state = table(hand="helen jason alcmene", theirs="medea ajax - hector - -")
    do(state, "play helen a1")
    assert "move b4 b1" not in legal(state)
    assert "move b4 b2" in legal(state)
    assert not [name for name in legal(state) if name.startswith("move b1")]


def test_ajax_stops_no_blow_and_nothing_that_is_not_chosen():
    state = table("neoptolemus - - - - -", "medea ajax - - - -", hand="penthesilea electra aeneas midas paris")
    do(state, "play penthesilea a2")
    assert row(state, 1) == "medea/1 ajax/1 - - - -"
    do(state, "done")
    assert row(state, 1) == "- ajax/5 - - - -"


def test_ajax_does_not_stop_the_powers_of_his_own_side():
    state = table("ajax jason - - - -", hand="oedipus midas alcmene")
    do(state, "play oedipus a3")
    assert legal(state) == ["unit a1", "unit a2"]


def test_wounds_on_orestes_cannot_be_removed():
    state = table("- orestes/2 - - - -", hand="alcmene briseis")
    do(state, "play alcmene a1")
    assert asked(state) == PLAY


def test_the_amazons_bear_no_equipment():
    state = table("amazons hector - - - -", hand="red_shield")
    assert legal(state) == ["done", "play red_shield a2"]


# -- what is drawn


def test_penelope_draws_one_more_in_the_draw_phase():
    state = table("penelope - - - - -", pile=10)
    told = do(state, "done")
    assert state.pile() == 7
    assert {drew.by for drew in kinds_of(told, events.Drew)} == {-1, kind("penelope")}


def test_daedalus_draws_when_equipment_is_attached():
    state = table("daedalus - - - - -", hand="blue_helmet argus")
    told = do(state, "play blue_helmet a1", draws="hector medea")
    assert [drew.by for drew in kinds_of(told, events.Drew)] == [kind("daedalus"), kind("blue_helmet")]
    assert hand(state) == "hector medea"


def test_daedalus_draws_nothing_for_the_opponent():
    state = table("hector - - - - -", "daedalus - - - - -", hand="red_shield")
    do(state, "play red_shield a1")
    assert hand(state, 1) == ""


def test_tiresias_may_draw_one_more_and_put_a_card_under_the_pile():
    state = table("tiresias - - - - -", hand="hector", pile=10)
    do(state, "done", "use", draws="jason medea argus")
    assert asked(state) == UNDER
    assert hand(state) == "jason argus hector medea"
    do(state, "under hector")
    assert state.bottom == [(kind("hector"), 0, 0)]
    assert state.pile() == 8
    assert hand(state) == "jason argus medea"


def test_tiresias_may_do_without():
    state = table("tiresias - - - - -", pile=10)
    do(state, "done", "waive")
    assert state.pile() == 8


@clause("OL-42")
def test_tiresias_decides_then_draws_four_with_penelope():
    state = table("tiresias penelope - - - -", pile=10)
    do(state, "done", "use")
    assert len(state.hands[0]) == 4
    assert asked(state) == UNDER


# -- the start and the end of a turn


def test_asclepius_heals_everybody_at_the_start_of_his_turn():
    state = table("asclepius/1 hector/3 orestes/2 - - -", "- - - - - -", active=1)
    do(state, "done")
    assert row(state, 0) == "asclepius hector/2 orestes/2 - - -"


def test_telephus_heals_himself_at_the_start_of_his_turn():
    state = table("telephus/2 hector/3 - - - -", active=1)
    do(state, "done")
    assert row(state, 0) == "telephus/1 hector/3 - - - -"


def test_meleager_costs_a_card_or_two_wounds():
    state = table("meleager - - - - -", hand="hector jason", active=1)
    do(state, "done")
    assert asked(state) == TOLL
    assert legal(state) == ["discard jason", "discard hector", "suffer"]
    other = state.copy()
    do(state, "suffer")
    assert unit(state, "a1") == "meleager/2"
    do(other, "discard jason")
    assert unit(other, "a1") == "meleager"
    assert hand(other) == "hector"


def test_meleager_without_a_hand_is_wounded():
    state = table("meleager/6 - - - - -", active=1)
    do(state, "done")
    assert row(state, 0) == EMPTY


def test_bellerophon_takes_a_wound_at_the_end_of_his_turn():
    state = table("bellerophon - - - - -")
    do(state, "done")
    assert unit(state, "a1") == "bellerophon/1"
    do(state, "done")
    assert unit(state, "a1") == "bellerophon/1", "not at the end of the opponent's"


def test_laodice_is_discarded_at_the_end_of_her_turn():
    state = table("laodice+red_shield - - - - -", "heracles - - - - -")
    do(state, "done")
    assert row(state, 0) == EMPTY
    assert {kind("laodice"), kind("red_shield")} <= set(state.discards)
    assert row(state, 1) == EMPTY, "she has attacked with a strength of 7"


def test_icarus_is_discarded_after_attacking_an_empty_space():
    state = table("icarus - - - - -")
    do(state, "done")
    assert row(state, 0) == EMPTY
    state = table("icarus - - - - -", "heracles - - - - -")
    do(state, "done")
    assert unit(state, "a1") == "icarus"


def test_icarus_stays_in_a_turn_that_finds_an_enemy_opposite():
    state = table("icarus - - - - -", "penelope - - - - -", active=1)
    do(state, "done", "done")
    assert unit(state, "a1") == "icarus"


def test_icarus_is_discarded_whoever_attacks_after_him():
    state = table("icarus castor - - - -")
    do(state, "done")
    assert row(state, 0) == "- castor - - - -"


def test_icarus_stays_though_a_comrade_has_left_the_board():
    state = table("icarus jason - - - -", "heracles - - - - -", hand="oedipus midas alcmene")
    do(state, "play oedipus a3", "unit a2", "done")
    assert unit(state, "a1") == "icarus"


def test_icarus_stays_for_what_he_did_before_he_came_back():
    """He attacks by Nestor, is discarded and played again: that is another Icarus."""
    state = table("- icarus - - - -", "heracles - - - - -", hand="nestor jason electra")
    do(state, "play nestor a6", "unit a2")
    assert state.soared
    state.hands[0] = sorted(map(kind, ["oedipus", "midas", "alcmene"]))
    for card in state.hands[0]:
        state.unseen.remove(card)
    state.recount()
    do(state, "play oedipus a3", "unit a2")
    assert not state.soared
    state.discards.remove(kind("icarus"))
    state.unseen.remove(kind("laodice"))
    state.hands[0] = sorted(map(kind, ["icarus", "laodice"]))
    state.recount()
    do(state, "play icarus a1", "done")
    assert unit(state, "a1") == "icarus", "somebody stands opposite, so he attacks no empty space"


def test_sisyphus_returns_to_the_hand_at_the_end_of_his_turn():
    state = table("sisyphus+red_shield/2 - - - - -", "heracles - - - - -")
    do(state, "done")
    assert row(state, 0) == EMPTY
    assert "sisyphus" in hand(state)
    assert kind("red_shield") in state.discards
    assert state.known[1] == [(kind("sisyphus"), 1)], "the opponent has seen it"


# -- what happens when units fall


def test_antigone_keeps_the_equipment_of_a_comrade_who_is_discarded():
    state = table("antigone hector+red_shield/5 - - - -", "- perseus - - - -", active=1)
    told = do(state, "done")
    assert kinds_of(told, events.EquipmentKept) == [events.EquipmentKept(0, kind("red_shield"))]
    assert row(state, 0) == "antigone - - - - -"
    assert "red_shield" in hand(state)


def test_antigone_keeps_nothing_of_her_own():
    state = table("antigone+red_shield/4 - - - - -", "perseus - - - - -", active=1)
    do(state, "done")
    assert kind("red_shield") in state.discards


@clause("OL-42")
def test_antigone_keeps_equipment_of_a_comrade_who_falls_with_her():
    state = table(
        "antigone/2 cicones+red_helmet/2 - - - -", hand="", other="penthesilea electra aeneas midas paris", active=1
    )
    do(state, "play penthesilea b1")
    assert row(state, 0) == EMPTY
    assert hand(state) == "red_helmet"


def test_antigone_keeps_nothing_of_a_unit_that_returns_to_hand():
    state = table("antigone cicones+red_helmet - - - -", other="circe jason argus", active=1)
    do(state, "play circe b1", "unit a2")
    assert hand(state) == "cicones"
    assert kind("red_helmet") in state.discards


def test_andromeda_takes_a_wound_for_every_other_unit_discarded():
    state = table("andromeda - - - - -", "cicones/1 castor jason - - -", hand="penthesilea electra aeneas midas paris")
    do(state, "play penthesilea a2")
    assert row(state, 1) == "- - jason/1 - - -"
    assert unit(state, "a1") == "andromeda/2"


def test_andromeda_takes_a_wound_when_a_power_discards_an_enemy():
    state = table("andromeda - - - - -", "jason - - - - -", other="oedipus midas alcmene", active=1)
    do(state, "play oedipus b2")
    assert row(state, 1) == "- oedipus - - - -"
    assert unit(state, "a1") == "andromeda/1"


def test_andromeda_takes_a_wound_when_a_power_discards_a_comrade():
    state = table("andromeda jason - - - -", hand="oedipus midas alcmene")
    do(state, "play oedipus a3", "unit a2")
    assert unit(state, "a1") == "andromeda/1"


def test_andromeda_does_not_mind_equipment_payments_and_returns():
    state = table("andromeda - - - - -", "cicones+red_shield - - - - -", hand="circe jason argus")
    do(state, "play circe a2", "unit b1")
    assert unit(state, "a1") == "andromeda"


def test_eurydice_may_stay_for_a_green_card():
    state = table(
        "eurydice+red_shield/4 - - - - -", "cicones - - - - -", hand="alcmene jason green_sword medea", active=1
    )
    do(state, "done")
    assert state.to_act() == (0,)
    assert asked(state) == SURVIVE
    assert legal(state) == ["save medea", "save alcmene", "save green_sword", "waive"]
    told = do(state, "save green_sword")
    assert kinds_of(told, events.Survived) == [events.Survived(0, kind("eurydice"), kind("green_sword"))]
    assert unit(state, "a1") == "eurydice+red_shield"
    assert kind("green_sword") in state.discards


def test_eurydice_may_be_let_go():
    state = table("eurydice/2 - - - - -", "cicones - - - - -", hand="alcmene", active=1)
    do(state, "done", "waive")
    assert row(state, 0) == EMPTY


def test_eurydice_alone_falls_when_she_is_let_go():
    state = table("nestor eurydice/2 argus - - -", "- cicones - - - -", hand="alcmene", active=1)
    do(state, "done", "waive")
    assert row(state, 0) == "nestor - argus - - -"


@clause("OL-42")
def test_the_owner_of_eurydice_is_asked_even_without_a_green_card():
    state = table("eurydice/2 - - - - -", "cicones - - - - -", hand="jason", active=1, markers={"green": 0})
    do(state, "done")
    assert legal(state) == ["waive"]


@clause("OL-42")
def test_eurydice_falls_without_a_question_if_the_hand_is_empty():
    state = table("eurydice/2 - - - - -", "cicones - - - - -", active=1)
    do(state, "done")
    assert row(state, 0) == EMPTY


@clause("OL-42")
def test_eurydice_does_not_answer_a_power_that_discards_her():
    state = table("eurydice - - - - -", hand="oedipus midas alcmene medea")
    do(state, "play oedipus a2")
    assert row(state, 0) == "- oedipus - - - -"


@clause("OL-42")
def test_eurydice_may_be_saved_every_time():
    state = table("eurydice/2 - - - - -", "cicones - - - - -", hand="alcmene medea", active=1)
    do(state, "done", "save alcmene", "done", "done", "save medea")
    assert unit(state, "a1") == "eurydice"

"""Powers that interrupt each other."""

import json

import pytest

from engine.chance import Guess
from games.olympus.rules import events
from games.olympus.rules.agenda import FREE_PLAY, PLAY, SURVIVE
from games.olympus.rules.cards import KINDS
from tests.clauses import clause
from tests.games.olympus.table import GAME, asked, do, hand, kind, kinds_of, legal, markers, row, table, unit

EMPTY = "- - - - - -"
pytestmark = clause("OL-26", "OL-40")


def test_odysseus_draws_orpheus_who_recovers_his_payment():
    state = table(hand="odysseus jason helen penelope")
    do(state, "play odysseus a1", "play orpheus a2", draws="orpheus")
    assert legal(state) == ["recover penelope", "recover helen", "recover jason", "waive"]
    do(state, "recover penelope")
    assert hand(state) == "penelope"
    assert asked(state) == PLAY


def test_odysseus_draws_equipment_and_daedalus_draws_for_it():
    state = table("daedalus - - - - -", hand="odysseus jason helen penelope")
    do(state, "play odysseus a2", "play blue_helmet a1", draws="blue_helmet")
    assert len(state.hands[0]) == 2, "one by Daedalus, one by the helmet"


def test_chiron_strikes_castor_and_pollux_falls_before_the_blow():
    """One wound fells Castor; without him Pollux is defeated too, and the space opposite is empty."""
    state = table("chiron - - - - -", "pollux/2 castor/1 - - - -")
    do(state, "done", "unit b2")
    assert row(state, 1) == EMPTY
    assert state.steps == 1


def test_andromeda_dies_striking_and_antigone_keeps_her_equipment():
    state = table("andromeda+red_shield/7 antigone - - - -", "castor - - - - -")
    do(state, "done")
    assert row(state, 0) == "- antigone - - - -"
    assert "red_shield" in hand(state)


def test_eurydice_is_asked_in_mid_attack_and_then_it_goes_on():
    state = table("eurydice/2 - - - - -", "perseus peleus - - - -", hand="alcmene", active=1)
    do(state, "done")
    assert asked(state) == SURVIVE
    assert state.steps == 0
    do(state, "save alcmene")
    assert state.steps == -1, "Peleus attacks after her owner has answered"


def test_eurydice_survives_the_falls_that_happen_together_with_hers():
    state = table(
        "eurydice/2 castor - andromeda - -", hand="alcmene", other="penthesilea electra aeneas midas paris", active=1
    )
    do(state, "play penthesilea b1", "save alcmene")
    assert row(state, 0) == "eurydice - - andromeda/2 - -"


def test_eurydice_lets_herself_fall_together_with_the_others():
    state = table(
        "eurydice/2 castor - andromeda - -", hand="alcmene", other="penthesilea electra aeneas midas paris", active=1
    )
    told = do(state, "play penthesilea b1", "waive")
    assert row(state, 0) == "- - - andromeda/3 - -"
    assert len(kinds_of(told, events.Fell)) == 2


def test_nestor_sends_cycnus_who_sends_nobody():
    state = table("cycnus perseus - - - -", hand="nestor jason electra")
    do(state, "play nestor a6", "unit a1")
    assert asked(state) == PLAY
    assert state.steps == 1


def test_cycnus_sends_jason_who_collects_twice_each_time():
    state = table("cycnus jason - - - -")
    do(state, "done", "unit a2", "use", "use")
    assert state.steps == 1 + 2 + 2


def test_medea_fells_an_enemy_and_her_own_andromeda():
    state = table("hector/1 andromeda/5 - - - -", "castor - - - - -", hand="medea penelope orpheus asclepius")
    do(state, "play medea a3", "transfer a1 1 b1")
    assert row(state, 1) == EMPTY
    assert row(state, 0) == "hector - medea - - -"


def test_units_that_hector_kept_alive_fall_when_oedipus_discards_him():
    state = table("hector lapiths/4 - - - -", hand="oedipus midas alcmene")
    do(state, "play oedipus a3", "unit a1")
    assert row(state, 0) == "- - oedipus - - -"


def test_helen_takes_a_unit_out_of_the_reach_of_polyxena():
    state = table(theirs="polyxena jason/3 - - - -", hand="helen argus alcmene")
    do(state, "play helen a1", "move b2 b5")
    assert row(state, 1) == "polyxena - - - - -"


def test_hippolyta_strips_a_shield_and_antigone_gets_nothing():
    state = table(theirs="cicones+red_shield/2 antigone - - - -", hand="hippolyta electra")
    do(state, "play hippolyta a1", "unit b1")
    assert row(state, 1) == "- antigone - - - -"
    assert kind("red_shield") in state.discards


def test_the_yellow_sword_kills_its_bearer_and_antigone_takes_it_back():
    """It could be played again and again, but costs a bearer each time."""
    state = table("antigone castor electra - - -", hand="yellow_sword")
    do(state, "play yellow_sword a2")
    assert row(state, 0) == "antigone - electra - - -"
    assert hand(state) == "yellow_sword"
    do(state, "play yellow_sword a3")
    assert row(state, 0) == "antigone - - - - -"
    do(state, "play yellow_sword a1")
    assert unit(state, "a1") == "antigone+yellow_sword/1"
    assert legal(state) == ["done"]


def test_daedalus_draws_the_last_card_before_the_sword_works():
    state = table("daedalus - - - - -", "castor - - - - -", hand="red_sword electra", pile=1, steps=1)
    do(state, "play red_sword a1")
    assert state.outcome().reason == "pile"
    assert unit(state, "b1") == "castor"


def test_midas_takes_the_marker_before_the_last_card_is_drawn():
    state = table(hand="midas pandora", pile=1, steps=-1)
    do(state, "play midas a1")
    do(state, "take red")
    assert markers(state, 0) == ["red"]
    assert state.outcome().shares == (0, 1)


def test_heracles_fells_castor_and_antigone_then_pollux():
    """Antigone still keeps what Castor bears; Pollux falls because Castor is gone, when she is gone, too."""
    state = table(
        "castor+red_helmet/2 pollux+yellow_helmet/2 antigone/2 eurydice/2 - -",
        hand="heracles midas sisyphus electra alcmene polyxena",
    )
    do(state, "play heracles a5", "save polyxena")
    assert row(state, 0) == "- - - eurydice heracles -"
    assert hand(state) == "red_helmet"
    assert kind("yellow_helmet") in state.discards


def test_tydeus_fells_castor_pollux_and_andromeda_before_himself():
    state = table("tydeus/3 antigone andromeda+red_shield/6 - - -", "castor pollux/2 - - - -")
    told = do(state, "done")
    fallen = [KINDS[event.kind] for event in kinds_of(told, events.Fell)]
    assert fallen == ["castor", "pollux", "andromeda", "tydeus"]
    assert row(state, 0) == "- antigone - - - -"
    assert "red_shield" in hand(state)
    assert state.steps == 1, "Antigone has nobody opposite any more"


def test_laodice_leaves_then_andromeda_falls_then_sisyphus_returns():
    state = table("laodice+red_helmet antigone andromeda+blue_shield/7 - - sisyphus+red_shield")
    do(state, "done")
    assert row(state, 0) == "- antigone - - - -"
    assert {"red_helmet", "blue_shield", "sisyphus"} <= set(hand(state).split())
    assert kind("red_shield") in state.discards


def test_agamemnon_moves_polyxena_before_eurydice_is_asked():
    state = table("eurydice/3 polyxena lapiths/4 - - -", hand="agamemnon peleus circe alcmene midas briseis")
    do(state, "play agamemnon a4", "move a2 a6")
    assert row(state, 0) == "eurydice/3 - lapiths/4 agamemnon - polyxena"
    do(state, "done")
    assert asked(state) == SURVIVE
    do(state, "save alcmene")
    assert row(state, 0) == "eurydice - - agamemnon - polyxena"
    assert asked(state) == PLAY


def test_medea_asks_eurydices_owner_during_the_other_turn():
    state = table(
        "hector/3 - - - - -", "eurydice/2 - - - - -", hand="medea penelope orpheus asclepius", other="alcmene"
    )
    do(state, "play medea a2", "transfer a1 3 b1")
    assert state.to_act() == (1,)
    do(state, "save alcmene")
    assert state.to_act() == (0,)
    assert asked(state) == PLAY
    assert row(state, 1) == "eurydice - - - - -"


def test_cycnus_sends_chiron_whose_wound_wins_the_game():
    state = table("cycnus chiron jason - - -", "tauri castor - - - -", steps=6)
    told = do(state, "done", "unit a2")
    assert state.outcome().reason == "points"
    assert state.agenda == []
    assert isinstance(told[-1], events.GameEnded)
    assert hand(state) == ""


def test_eurydice_without_cards_falls_to_an_extra_attack_unasked():
    state = table("eurydice - - - - -", "cicones cycnus - - - -", hand="alcmene", active=1)
    do(state, "done", "save alcmene", "unit b1")
    assert row(state, 0) == EMPTY


def test_orpheus_recovers_odysseus_who_draws_and_plays_nothing():
    state = table(hand="orpheus odysseus penelope agamemnon jason argus circe achilles", pile=1, steps=1)
    do(state, "play orpheus a1 choosing", "pay circe", "pay jason", "pay odysseus", "recover odysseus")
    do(state, "play odysseus a2")
    assert state.outcome().reason == "pile"
    assert unit(state, "a2") == "odysseus"


# -- killed and restarted between a question and its answer


QUESTIONS = [
    ({"hand": "odysseus jason helen penelope"}, "play odysseus a1"),
    ({"mine": "- medea - - - -", "hand": "agamemnon penelope orpheus asclepius jason"}, "play agamemnon a1"),
    ({"mine": "- hector/3 - - - -", "hand": "alcmene briseis"}, "play alcmene a1"),
    ({"theirs": "hector medea - - - -", "hand": "perseus electra aeneas peleus"}, "play perseus a1"),
    ({"mine": "eurydice/2 - - - - -", "theirs": "cicones - - - - -", "hand": "alcmene", "active": 1}, "done"),
    ({"mine": "tiresias - - - - -"}, "done"),
]


@pytest.mark.parametrize("question", range(len(QUESTIONS)))
def test_a_position_in_the_middle_of_a_power_dumps_and_loads(question):
    position, move = QUESTIONS[question]
    state = table(**position)
    do(state, move)
    assert asked(state) != PLAY
    again = GAME.load(json.loads(json.dumps(state.dump())))
    seat = state.to_act()[0]
    assert again.to_act() == (seat,)
    for answer in state.legal(seat):
        one, two = state.copy(), again.copy()
        assert one.play(seat, answer, Guess(3)) == two.play(seat, answer, Guess(3))
        assert one.dump() == two.dump()


def test_a_free_play_is_asked_of_the_drawer_alone():
    state = table(hand="odysseus jason helen penelope")
    do(state, "play odysseus a1")
    assert asked(state) == FREE_PLAY
    assert state.legal(1) == []
    assert KINDS[state.agenda[-1][3]] in hand(state)

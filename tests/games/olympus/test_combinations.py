"""Powers that interrupt each other or could go round in circles."""

import json

import pytest

from engine.chance import Guess
from engine.games.olympus import events
from engine.games.olympus.agenda import FREE_PLAY, PLAY, SURVIVE
from engine.games.olympus.cards import KINDS
from tests.clauses import clause
from tests.games.olympus.table import GAME, asked, do, hand, kind, kinds_of, legal, markers, row, table, unit

EMPTY = "- - - - - -"
pytestmark = clause("OL-26", "OL-40")


def test_odysseus_draws_orpheus_who_takes_back_what_paid_for_odysseus():
    state = table(hand="odysseus jason helen penelope")
    do(state, "play odysseus a1", "play orpheus a2", draws="orpheus")
    assert legal(state) == [
        "recover helen",
        "recover jason",
        "recover penelope",
        "waive",
    ] or "recover penelope" in legal(state)
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


def test_andromeda_strikes_and_dies_of_it_and_antigone_keeps_her_equipment():
    state = table("andromeda+red_shield/7 antigone - - - -", "castor - - - - -")
    do(state, "done")
    assert row(state, 0) == "- antigone - - - -"
    assert "red_shield" in hand(state)


def test_eurydice_is_asked_in_the_middle_of_an_attack_and_then_it_goes_on():
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


def test_medea_fells_an_enemy_and_andromeda_of_the_own_side_falls_by_it():
    state = table("hector/1 andromeda/5 - - - -", "castor - - - - -", hand="medea penelope orpheus asclepius")
    do(state, "play medea a3", "transfer a1 1 b1")
    assert row(state, 1) == EMPTY
    assert row(state, 0) == "hector - medea - - -"


def test_oedipus_discards_hector_and_whom_he_kept_alive_falls():
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


def test_midas_takes_the_marker_before_the_opponent_draws_the_last_card():
    state = table(hand="midas pandora", pile=1, steps=-1)
    do(state, "play midas a1")
    do(state, "take red")
    assert markers(state, 0) == ["red"]
    assert state.outcome().shares == (0, 1)


# -- nothing runs for ever


STARTS = [
    table("daedalus castor - - - electra", "eurydice/2 - - - - -", hand="odysseus jason helen penelope yellow_sword",
          other="alcmene", pile=3),
    table("antigone castor electra - medea hector", hand="yellow_sword red_helmet blue_sword", pile=3),
    table("cycnus jason - orestes - -", "ajax andromeda/5 - - - -", hand="nestor argus electra telemachus", pile=4),
    table("hector/2 machaon medea - - jason", "hecuba pollux - castor - -", hand="alcmene briseis lapiths", pile=3),
    table("polyxena cicones/2 medea jason - -", "tauri - - - - -", hand="oedipus alcmene midas iphigenia lapiths",
          pile=4),
    table("icarus orestes/2 helen circe - -", "antigone tauri+red_helmet - - - -",
          hand="penthesilea electra aeneas paris midas", pile=4),
    table("hector/1 - - - - -", hand="orpheus peleus circe alcmene", discards="sisyphus odysseus iphigenia", pile=4),
    table("polyxena cicones/2 - - - -", hand="agamemnon penelope theseus asclepius medea", pile=4),
]  # fmt: skip


@pytest.mark.parametrize("start", range(len(STARTS)))
def test_every_sequence_of_moves_of_a_turn_comes_to_its_end(start):
    """All of them, to the end of the turn: no path comes back to a position, so none goes on for ever."""
    state = STARTS[start].copy()
    state.settle(Guess(7))
    assert deepest(state, state.active, set(), {}) < 40


def deepest(state, seat, path, done):
    """Return how many moves the longest sequence has until the turn or the game is over."""
    if not state.to_act() or state.active != seat:
        return 0
    key = json.dumps(state.dump())
    assert key not in path, "this goes round in a circle"
    if key not in done:
        path.add(key)
        done[key] = 1 + max(deepest(after, seat, path, done) for after in followers(state))
        path.remove(key)
        assert len(state.agenda) < 12
    return done[key]


def followers(state):
    """Yield the positions that one more move leads to."""
    for move in state.legal(state.to_act()[0]):
        after = state.copy()
        after.play(state.to_act()[0], move, Guess(7))
        yield after


def test_a_random_game_has_no_endless_turn_and_no_endless_agenda():
    for seed in range(60):
        chance = Guess(seed)
        state, _ = GAME.deal(2, GAME.options(2, {}), chance)
        plies, number = 0, 0
        while state.to_act():
            plies = plies + 1 if state.number == number else 0
            number = state.number
            assert plies < 120
            assert len(state.agenda) < 30
            moves = state.legal(state.to_act()[0])
            state.play(state.to_act()[0], moves[chance.below(len(moves))], chance)
        assert state.number < 80


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

"""The powers that work each time their unit attacks."""

from games.olympus.rules import events
from games.olympus.rules.cards import FIRST_SOLDIER, KINDS
from tests.clauses import clause
from tests.games.olympus.table import asked, do, hand, kind, kinds_of, legal, markers, row, table, unit

pytestmark = clause("OL-40")


def attack(mine, theirs="- - - - - -", *answers, draws="", **position):
    """Stop playing cards, and answer what is asked while the units attack."""
    state = table(mine, theirs, **position)
    return state, do(state, "done", *answers, draws=draws)


@clause("OL-22")
def test_a_bonus_says_which_unit_collected_it():
    _, told = attack("castor - - pollux - electra", "- - - - - -", "take red")
    bonuses = [event.by for event in told if isinstance(event, events.Scored | events.MarkerTaken | events.Drew)]
    assert bonuses[:3] == [kind("castor"), kind("pollux"), kind("electra")]


# -- before the blow


def test_cassandra_draws_before_her_bonus():
    state, told = attack("cassandra+red_sword - - - - -", "- - - - - -", "use", draws="hector")
    names = [type(event).__name__ for event in told]
    assert names.index("Drew") < names.index("Scored")
    assert "hector" in hand(state)


def test_cassandra_draws_a_single_card():
    state, _ = attack("cassandra+red_sword - - - - -", "- - - - - -", "use", pile=5)
    assert state.pile() == 2, "and the two cards of the draw phase"


def test_cassandra_without_strength_neither_attacks_nor_draws():
    state, _told = attack("cassandra - - - - -")
    assert state.steps == 0
    assert state.active == 1


def test_cassandra_may_do_without():
    state, _ = attack("cassandra+red_sword - - - - -", "- - - - - -", "waive", pile=5)
    assert state.pile() == 3, "only the two cards of the draw phase"


def test_machaon_removes_one_wound():
    state, _ = attack("machaon hector/2 jason - - -", "- laodice - - - -")
    assert legal(state) == ["heal a2 1", "waive"]
    do(state, "heal a2 1", "waive")
    assert unit(state, "a2") == "hector/1"


def test_machaon_may_heal_himself_in_the_first_space():
    state, _ = attack("machaon/1 - - - - -", "laodice - - - - -")
    assert legal(state) == ["heal a1 1", "waive"]


def test_machaon_with_nobody_to_heal_asks_nothing():
    state, _ = attack("machaon - - - - -", "laodice - - - - -")
    assert unit(state, "b1") == "laodice/1"


def test_chiron_wounds_any_enemy_before_his_blow():
    state, _ = attack("chiron - - - - -", "hector medea - - - -", "unit b2")
    assert row(state, 1) == "hector/2 medea/1 - - - -"


def test_chiron_collects_the_bonus_after_emptying_the_space_opposite():
    state, _ = attack("chiron - - - - -", "castor - - - - -")
    assert row(state, 1) == "- - - - - -"
    assert state.steps == 1


def test_chiron_whose_blow_defeats_collects_nothing():
    state, _ = attack("chiron - - - - -", "hector/2 - - - - -")
    assert row(state, 1) == "- - - - - -"
    assert state.steps == 0


def test_teucer_wounds_next_to_the_space_opposite():
    state, _ = attack("- teucer - - - -", "hector medea lapiths jason - -")
    assert legal(state) == ["unit b1", "unit b3", "waive"]
    do(state, "unit b3")
    assert row(state, 1) == "hector medea/1 lapiths/1 jason - -"


def test_teucer_may_shoot_though_nobody_stands_opposite():
    state, _ = attack("- teucer - - - -", "hector - - - - -", "unit b1")
    assert row(state, 1) == "hector/1 - - - - -"
    assert state.steps == 1


# -- the blow


def test_patroclus_strikes_blue_units_harder():
    state, told = attack("patroclus - - - - -", "peleus - - - - -")
    assert row(state, 1) == "- - - - - -", "3 wounds for Peleus, whose health is 3"
    assert kinds_of(told, events.Struck)[0].bonus == 1
    state, _ = attack("patroclus - - - - -", "orestes - - - - -")
    assert unit(state, "b1") == "orestes/2"


def test_patroclus_strikes_multicolour_heroes_harder():
    state, _ = attack("patroclus - - - - -", "heracles - - - - -")
    assert unit(state, "b1") == "heracles/3"


def test_the_colour_of_equipment_under_a_unit_does_not_count():
    state, _ = attack("patroclus - - - - -", "orestes+blue_shield - - - - -")
    assert unit(state, "b1") == "orestes+blue_shield/2"


def test_andromache_strikes_green_units_harder():
    state, _ = attack("andromache andromeda - - - -", "lapiths - - - - -")
    assert unit(state, "b1") == "lapiths/3"
    state, _ = attack("andromache - - - - -", "peleus - - - - -")
    assert unit(state, "b1") == "peleus/2"


def test_paris_strikes_heroes_harder_and_soldiers_not_at_all():
    state, _ = attack("paris - - - - -", "heracles - - - - -")
    assert unit(state, "b1") == "heracles/5"
    state, told = attack("paris - - - - -", "lapiths - - - - -")
    assert unit(state, "b1") == "lapiths"
    assert kinds_of(told, events.Struck)[0].wounds == 0
    assert state.steps == 0, "a soldier opposite is no empty space"
    state, _ = attack("paris - - - - -", f"{KINDS[FIRST_SOLDIER]} - - - - -")
    assert unit(state, "b1") == KINDS[FIRST_SOLDIER]


# -- afterwards


def test_tydeus_takes_a_wound_after_a_fight_only():
    state, _ = attack("tydeus - - - - -", "heracles - - - - -")
    assert unit(state, "a1") == "tydeus/1"
    state, _ = attack("tydeus - - - - -")
    assert unit(state, "a1") == "tydeus"


def test_the_carians_draw_after_a_bonus():
    state, told = attack("carians - - - - -", draws="hector")
    names = [type(event).__name__ for event in told]
    assert names.index("Scored") < names.index("Drew")
    assert "hector" in hand(state)


@clause("OL-42")
def test_the_carians_draw_though_delphi_brings_nothing():
    state, _ = attack("- - - carians - -", markers={"red": 0, "blue": 0, "green": 0, "yellow": 0})
    assert len(state.hands[0]) == 1 + 2


def test_the_carians_draw_nothing_after_a_fight():
    state, _ = attack("carians - - - - -", "heracles - - - - -", pile=5)
    assert state.pile() == 3


def test_jason_collects_a_bonus_twice():
    state, _ = attack("jason - - - - -", "- - - - - -", "use")
    assert state.steps == 2
    state, _ = attack("- - - jason - -", "- - - - - -", "take red", "use", "take blue")
    assert markers(state, 0) == ["red", "blue"]
    state, _ = attack("- - - - - jason", "- - - - - -", "use", pile=10)
    assert state.pile() == 6


def test_everybody_hears_that_jason_collects_again():
    _, told = attack("jason - - - - -", "- - - - - -", "use")
    assert kinds_of(told, events.Repeated) == [events.Repeated(0, kind("jason"))]


def test_jason_may_be_content():
    state, _ = attack("jason - - - - -", "- - - - - -", "waive")
    assert state.steps == 1


def test_jason_collects_nothing_after_a_fight():
    state, _ = attack("jason - - - - -", "heracles - - - - -")
    assert state.active == 1, "nothing was asked"


def test_jason_is_not_asked_when_there_is_nothing_to_collect():
    mine = dict.fromkeys(["red", "blue", "green", "yellow"], 0)
    state, _ = attack("- - - jason - -", markers=mine)
    assert state.active == 1


def test_jason_scores_twice_though_he_holds_every_marker():
    mine = dict.fromkeys(["red", "blue", "green", "yellow"], 0)
    state, _ = attack("jason - - - - -", "- - - - - -", "use", markers=mine)
    assert state.steps == 2


def test_cycnus_lets_another_unit_attack_once_more():
    state, _ = attack("perseus cycnus - - - -", "- heracles - - - -")
    assert legal(state) == ["unit a1", "waive"]
    do(state, "unit a1")
    assert state.steps == 2


def test_cycnus_may_send_a_unit_that_has_yet_to_attack():
    state, _ = attack("cycnus perseus - - - -", "- - - - - -", "unit a2")
    assert state.steps == 3, "Cycnus, Perseus by Cycnus, Perseus"


def test_cycnus_has_nobody_to_send():
    state, _ = attack("cycnus penelope - - - -")
    assert state.active == 1


def test_a_power_that_ends_the_game_ends_the_attacks():
    state, _ = attack("jason perseus - - - -", "- - - - - -", "use", steps=5)
    assert state.outcome().reason == "points"
    assert state.steps == 7
    assert not state.to_act()


def test_an_attack_asks_the_player_whose_turn_it_is():
    state, _ = attack("machaon hector/1 - - - -")
    assert state.to_act() == (0,)
    assert asked(state)

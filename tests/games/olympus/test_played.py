"""The powers that work once, when their card is played."""

from engine.core import NOBODY, UNKNOWN
from games.olympus.rules import events
from games.olympus.rules.agenda import FREE_PLAY, MEND, OTHERS, PLAY
from tests.clauses import clause
from tests.games.olympus.table import asked, do, hand, kind, kinds_of, legal, markers, row, table, unit

pytestmark = clause("OL-40")
ALL_PAY = "penelope orpheus asclepius medea"  # multicolour cards, which pay for anything
EMPTY = "- - - - - -"


def played(card, space="a1", draws="", **position):
    """Play a card in a position in which it can be paid with multicolour cards."""
    position["hand"] = " ".join([card, position.pop("hand", ALL_PAY)])
    state = table(position.pop("mine", EMPTY), position.pop("theirs", EMPTY), **position)
    return state, do(state, f"play {card} {space}", draws=draws)


# -- blue


def test_odysseus_may_play_the_card_he_draws_for_nothing():
    state, _ = played("odysseus", draws="perseus", theirs="medea - - - - -", hand="jason helen penelope")
    assert asked(state) == FREE_PLAY
    assert legal(state) == [f"play perseus a{n}" for n in range(2, 7)] + ["waive"]
    do(state, "play perseus a3")
    assert row(state, 0).split()[2] == "perseus"
    assert unit(state, "b1") == "medea/3", "the play power of the free card works"
    assert hand(state) == ""


def test_odysseus_of_the_second_player_plays_on_that_side():
    state = table("medea - - - - -", other="odysseus jason helen penelope", active=1)
    do(state, "play odysseus b1", "play perseus b2", draws="perseus")
    assert row(state, 1) == "odysseus perseus - - - -"
    assert row(state, 0) == "medea/3 - - - - -"


def test_odysseus_may_keep_the_card_he_draws():
    state, _ = played("odysseus", draws="cicones", hand="jason helen penelope")
    do(state, "waive")
    assert hand(state) == "cicones"
    assert asked(state) == PLAY


def test_odysseus_is_asked_even_if_the_card_fits_nowhere():
    """That there is no choice would tell the opponent what was drawn (OL-42)."""
    full = "medea hector argus circe helen -"
    state, _ = played("odysseus", "a6", draws="perseus", mine=full, hand="jason peleus electra")
    assert legal(state) == ["waive"]


def test_odysseus_may_play_equipment_if_there_is_a_bearer():
    state, _ = played("odysseus", draws="red_shield", hand="jason helen penelope")
    assert legal(state) == ["play red_shield a1", "waive"]
    do(state, "play red_shield a1")
    assert unit(state, "a1") == "odysseus+red_shield"


def test_the_sword_that_odysseus_draws_goes_to_a_bearer():
    state, _ = played("odysseus", draws="red_sword", hand="jason helen penelope")
    assert legal(state) == ["play red_sword a1", "waive"]


def test_what_odysseus_draws_is_a_secret():
    state, told = played("odysseus", draws="perseus", hand="jason helen penelope")
    drew = kinds_of(told, events.Drew)[0]
    assert drew.heard_by(1).kinds == drew.heard_by(NOBODY).kinds == (UNKNOWN,)
    assert [state.view(seat).agenda[-1][3] for seat in (0, 1, NOBODY)] == [kind("perseus"), UNKNOWN, UNKNOWN]


def test_agamemnon_rearranges_any_number_of_units():
    state, _ = played("agamemnon", mine="- hector/1 - - - -")
    do(state, "move a1 a2", "move a1 a6", "done")
    assert row(state, 0) == "- agamemnon - - - hector/1"


def test_agamemnon_may_leave_everybody_where_they_are():
    state, _ = played("agamemnon", mine="- hector - - - -")
    do(state, "done")
    assert row(state, 0) == "agamemnon hector - - - -"


def test_agamemnon_reaches_every_arrangement():
    """Three units on six spaces stand in 6 x 5 x 4 ways."""
    start, _ = played("agamemnon", mine="- jason hector - - -")
    found, now = set(), [start]
    for _ in range(4):  # three units are moved, and the player is done
        now = [after for state in now for after in followers(state)]
        found |= {row(state, 0) for state in now if asked(state) == PLAY}
        now = [state for state in now if asked(state) != PLAY]
    assert not now
    assert len(found) == 120


def followers(state):
    """Return the positions that one more answer leads to."""
    found = []
    for name in legal(state):
        found.append(state.copy())
        do(found[-1], name)
    return found


def test_a_unit_that_agamemnon_moved_stays_where_it_is():
    state, _ = played("agamemnon", mine="- hector - - - -")
    do(state, "move a1 a2")
    assert not [name for name in legal(state) if "a2" in name]


def test_agamemnon_moves_nobody_to_where_they_are():
    state, _ = played("agamemnon")
    assert legal(state) == ["done", *(f"move a1 a{n}" for n in range(2, 7))]


def test_orpheus_takes_a_hero_from_the_discard_pile():
    state, _ = played("orpheus", discards="hector cicones red_sword", hand="peleus circe alcmene")
    assert legal(state) == ["recover peleus", "recover circe", "recover hector", "recover alcmene", "waive"]
    do(state, "recover hector")
    assert hand(state) == "hector"


def test_orpheus_takes_neither_soldiers_nor_equipment():
    state = table(discards="cicones red_sword", hand="orpheus argonauts phaeacians lapiths")
    do(state, "play orpheus a1")
    assert asked(state) == PLAY, "there is no hero to take, so nothing is asked"


def test_orpheus_may_take_nobody():
    state, _ = played("orpheus", discards="hector", hand="peleus circe alcmene")
    do(state, "waive")
    assert hand(state) == ""


def test_peleus_draws_a_card():
    state, _ = played("peleus", draws="cicones", hand="jason argus")
    assert hand(state) == "cicones"


def test_nestor_lets_another_unit_attack_at_once():
    state, _ = played("nestor", "a6", mine="perseus - - - - -", hand="jason electra")
    assert legal(state) == ["unit a1", "waive"]
    do(state, "unit a1")
    assert state.steps == 1
    do(state, "done")
    assert state.steps == 2, "it attacks in its phase as well"


def test_nestor_sends_nobody_without_strength():
    state, _ = played("nestor", "a6", mine="penelope - - - - -", hand="jason electra")
    assert asked(state) == PLAY


def test_circe_returns_an_enemy_soldier():
    state, _ = played("circe", theirs="cicones+red_shield/1 hector - - - -", hand="jason argus")
    assert legal(state) == ["unit b1", "waive"]
    do(state, "unit b1")
    assert row(state, 1) == "- hector - - - -"
    assert hand(state, 1) == "cicones"
    assert kind("red_shield") in state.discards


def test_circe_finds_no_hero():
    state, _ = played("circe", theirs="- hector - - - -", hand="jason argus")
    assert asked(state) == PLAY


def test_helen_moves_an_enemy_unit_to_a_free_space():
    state, _ = played("helen", theirs="hector+red_shield/1 - - - - -", hand="jason alcmene")
    do(state, "move b1 b6")
    assert row(state, 1) == "- - - - - hector+red_shield/1"


def test_helen_moves_nobody_to_where_they_are():
    state, _ = played("helen", theirs="hector - - - - -", hand="jason alcmene")
    assert legal(state) == [*(f"move b1 b{n}" for n in range(2, 7)), "waive"]


def test_helen_lets_two_enemy_units_change_places():
    state, _ = played("helen", theirs="hector/1 cicones - - - -", hand="jason alcmene")
    do(state, "move b1 b2")
    assert row(state, 1) == "cicones hector/1 - - - -"


def test_helen_moves_nobody_on_her_own_side():
    state, _ = played("helen", mine="- hector - - - -", hand="jason alcmene")
    assert asked(state) == PLAY


def test_argus_looks_at_the_hand_of_the_opponent():
    state, _ = played("argus", other="hector cicones", hand="jason")
    told = do(state, "use")
    look = kinds_of(told, events.LookedAt)[0]
    assert look.heard_by(0).kinds == (kind("hector"), kind("cicones"))
    assert look.heard_by(1).kinds == look.heard_by(NOBODY).kinds == (UNKNOWN, UNKNOWN)
    assert [card for card, _ in state.view(0).recalled.known[0]] == [kind("hector"), kind("cicones")]


def test_argus_asks_nothing_about_an_empty_hand():
    state, _ = played("argus", hand="jason")
    assert asked(state) == PLAY


def test_palamedes_may_take_a_marker():
    state, _ = played("palamedes", hand="jason")
    assert legal(state) == ["take red", "take blue", "take green", "take yellow", "waive"]
    do(state, "take green")
    assert markers(state, 0) == ["green"]


def test_telemachus_draws_and_then_discards():
    state, _ = played("telemachus", hand="jason", draws="cicones")
    do(state, "use", "discard jason", draws="cicones")
    assert hand(state) == "cicones"


def test_telemachus_may_do_without():
    state, _ = played("telemachus", hand="jason")
    do(state, "waive")
    assert hand(state) == "jason"


# -- green


def test_medea_moves_up_to_three_wounds_to_an_enemy():
    state, _ = played(
        "medea", mine="- hector/4 - - - -", theirs="cicones - laodice - - -", hand="penelope orpheus asclepius"
    )
    assert legal(state) == [f"transfer a2 {n} b{m}" for n in (1, 2, 3) for m in (1, 3)] + ["waive"]
    do(state, "transfer a2 3 b1")
    assert unit(state, "a2") == "hector/1"
    assert unit(state, "b1") == "-", "the Cicones have a health of 2"


def test_medea_without_wounds_does_nothing():
    state, _ = played("medea", mine="- hector - - - -", theirs="cicones - - - - -", hand="penelope orpheus asclepius")
    assert asked(state) == PLAY


def test_medea_may_pass_wounds_to_orestes_but_takes_none_from_him():
    state, _ = played(
        "medea", mine="- orestes/1 hector/1 - - -", theirs="jason - - - - -", hand="penelope orpheus asclepius"
    )
    assert legal(state) == ["transfer a3 1 b1", "waive"]
    state, _ = played("medea", mine="- hector/1 - - - -", theirs="orestes - - - - -", hand="penelope asclepius orpheus")
    do(state, "transfer a2 1 b1")
    assert unit(state, "b1") == "orestes/1"


def test_alcmene_shares_three_wounds():
    state, _ = played("alcmene", mine="- hector/2 jason/2 - - -", hand="briseis")
    do(state, "heal a2 1", "heal a3 2")
    assert row(state, 0) == "alcmene hector/1 jason - - -"
    assert asked(state) == PLAY


@clause("OL-42")
def test_alcmene_heals_each_unit_once():
    state, _ = played("alcmene", mine="- hector/2 jason/2 circe/1 - -", hand="briseis")
    do(state, "heal a3 1")
    assert legal(state) == ["heal a2 1", "heal a2 2", "heal a4 1", "waive"]


def test_alcmene_removes_three_wounds_and_no_more():
    state, _ = played("alcmene", mine="- hector/3 jason/2 circe/1 - -", hand="briseis")
    assert "heal a2 3" in legal(state)
    do(state, "heal a2 1", "heal a3 2")
    assert asked(state) == PLAY
    assert row(state, 0) == "alcmene hector/2 jason circe/1 - -"


def test_alcmene_heals_in_the_first_space():
    state, _ = played("alcmene", "a2", mine="hector/1 - - - - -", hand="briseis")
    assert legal(state) == ["heal a1 1", "waive"]


def test_alcmene_may_stop():
    state, _ = played("alcmene", mine="- hector/2 jason/2 - - -", hand="briseis")
    do(state, "heal a2 2", "waive")
    assert row(state, 0) == "alcmene hector jason/2 - - -"


def test_briseis_heals_one_other_unit():
    state, _ = played("briseis", mine="- hector/3 jason/1 - - -", hand="")
    assert legal(state) == ["heal a2 1", "heal a2 2", "heal a3 1", "waive"]
    do(state, "heal a2 2")
    assert unit(state, "a2") == "hector/1"
    assert asked(state) == PLAY, "she heals one unit only"


def test_briseis_heals_in_the_first_space():
    state, _ = played("briseis", "a2", mine="hector/1 - - - - -", hand="")
    assert legal(state) == ["heal a1 1", "waive"]


def test_briseis_does_not_heal_herself():
    """She has no wounds when she is played, so her frame is laid down for her here."""
    state = table("briseis/1 hector/1 - - - -")
    state.agenda.append((MEND, 0, kind("briseis"), OTHERS, 2, 0, 0))
    assert legal(state) == ["heal a2 1", "waive"]


def test_briseis_is_done_after_one_unit_though_a_wound_is_left():
    state, _ = played("briseis", mine="- hector/3 jason/1 - - -", hand="")
    do(state, "heal a2 1")
    assert asked(state) == PLAY


def test_iphigenia_is_discarded_and_all_others_are_healed():
    state, _ = played("iphigenia", mine="- hector/3 jason/1 orestes/2 - -", hand="briseis")
    do(state, "use")
    assert row(state, 0) == "- hector jason orestes/2 - -"
    assert kind("iphigenia") in state.discards


def test_iphigenia_may_stay():
    state, _ = played("iphigenia", mine="- hector/3 - - - -", hand="briseis")
    do(state, "waive")
    assert row(state, 0) == "iphigenia hector/3 - - - -"


def test_andromeda_falls_by_iphigenia_before_the_others_are_healed():
    state, _ = played("iphigenia", mine="- andromeda/5 - - - -", hand="briseis")
    do(state, "use")
    assert row(state, 0) == "- - - - - -"


def test_hecuba_moves_wounds_among_her_own_units():
    state, _ = played("hecuba", mine="- hector/3 jason - - -", theirs="laodice - - - - -", hand="alcmene midas")
    assert "transfer a2 2 a3" in legal(state)
    assert not [name for name in legal(state) if "b1" in name or " 3 " in name]
    told = do(state, "transfer a2 2 a3")
    assert row(state, 0) == "hecuba hector/1 jason/2 - - -"
    (moved,) = kinds_of(told, events.Transferred)
    assert moved == events.Transferred(kind("hecuba"), kind("hector"), 0, kind("jason"), 2)


def test_hecuba_takes_no_wound_from_orestes():
    state, _ = played("hecuba", mine="- hector/1 orestes/1 - - -", hand="alcmene midas")
    assert legal(state) == ["transfer a2 1 a1", "transfer a2 1 a3", "waive"]


def test_hecuba_may_pass_a_wound_to_herself():
    state, _ = played("hecuba", mine="- hector/1 - - - -", hand="alcmene midas")
    assert legal(state) == ["transfer a2 1 a1", "waive"]


# -- yellow


def test_heracles_wounds_all_his_comrades_at_once():
    state, _ = played(
        "heracles", mine="- hector cicones/1 - - -", theirs="medea - - - - -", hand="penelope orpheus asclepius theseus"
    )
    assert row(state, 0) == "heracles hector/1 - - - -"
    assert row(state, 1) == "medea - - - - -"


def test_theseus_costs_a_card_of_the_hand():
    state, _ = played("theseus", hand="penelope orpheus asclepius cicones jason")
    assert legal(state) == ["discard jason", "discard cicones"]
    do(state, "discard cicones")
    assert hand(state) == "jason"


def test_theseus_without_a_hand_costs_nothing():
    state, _ = played("theseus", hand="penelope orpheus asclepius")
    assert asked(state) == PLAY


def test_the_last_card_of_a_hand_goes_to_theseus_without_a_question():
    state, _ = played("theseus", hand="penelope orpheus asclepius jason")
    assert hand(state) == ""


def test_theseus_asks_even_if_two_equal_cards_are_the_hand():
    """That there is no choice would tell what the other card is."""
    state, _ = played("theseus", hand="penelope orpheus asclepius cicones cicones")
    assert legal(state) == ["discard cicones"]


def test_oedipus_discards_another_of_his_units():
    state, _ = played("oedipus", mine="- hector jason - - -", hand="midas alcmene")
    assert legal(state) == ["unit a2", "unit a3"]
    do(state, "unit a3")
    assert row(state, 0) == "oedipus hector - - - -"


def test_oedipus_must_discard_the_only_one():
    state, _ = played("oedipus", mine="- hector+red_shield - - - -", hand="midas alcmene")
    assert row(state, 0) == "oedipus - - - - -"
    assert kind("red_shield") in state.discards


def test_oedipus_alone_discards_nobody():
    state, _ = played("oedipus", hand="midas alcmene")
    assert row(state, 0) == "oedipus - - - - -"


def test_midas_takes_a_marker_and_then_the_opponent_draws():
    state, _ = played("midas", hand="pandora")
    assert "waive" not in legal(state)
    do(state, "take blue", draws="hector")
    assert markers(state, 0) == ["blue"]
    assert hand(state, 1) == "hector"


def test_midas_lets_the_opponent_draw_though_there_is_no_marker_left():
    all_mine = dict.fromkeys(["red", "blue", "green", "yellow"], 0)
    state, _ = played("midas", hand="", markers=all_mine, draws="hector")
    assert len(markers(state, 0)) == 4, "the yellow one paid for Midas and is the only one to take"
    assert hand(state, 1) == "hector"


def test_pandora_lets_the_opponent_draw():
    state, _ = played("pandora", hand="", draws="hector")
    assert hand(state, 1) == "hector"


def test_clytemnestra_wounds_another_hero_of_hers():
    state, _ = played("clytemnestra", mine="- hector jason cicones - -", hand="midas")
    assert legal(state) == ["unit a2", "unit a3"]
    do(state, "unit a2")
    assert row(state, 0) == "clytemnestra hector/1 jason cicones - -"


def test_clytemnestra_without_other_heroes_is_wounded_herself():
    state, _ = played("clytemnestra", mine="- cicones - - - -", hand="midas")
    assert row(state, 0) == "clytemnestra/1 cicones - - - -"


# -- red


def test_perseus_places_three_wounds():
    state, _ = played("perseus", theirs="laodice hector - - - -", hand="aeneas electra peleus")
    do(state, "unit b1")
    assert unit(state, "b1") == "laodice/3"


def test_perseus_finds_nobody():
    state, _ = played("perseus", hand="aeneas electra peleus")
    assert asked(state) == PLAY


def test_the_only_enemy_is_wounded_without_a_question():
    state, _ = played("perseus", theirs="laodice - - - - -", hand="aeneas electra peleus")
    assert unit(state, "b1") == "laodice/3"
    assert asked(state) == PLAY


def test_diomedes_wounds_two_enemies_at_one_moment():
    state, _ = played("diomedes", theirs="castor pollux hector - - -", hand="aeneas electra alcmene")
    assert legal(state) == ["units b1 b2", "units b1 b3", "units b2 b3"]
    told = do(state, "units b1 b3")
    assert row(state, 1) == "castor/1 pollux hector/1 - - -"
    assert len(kinds_of(told, events.Wounded)) == 2


def test_diomedes_wounds_the_only_enemy_once():
    state, _ = played("diomedes", theirs="- - hector - - -", hand="aeneas electra alcmene")
    assert row(state, 1) == "- - hector/1 - - -"


def test_penthesilea_wounds_every_enemy():
    state, _ = played(
        "penthesilea", mine="- medea - - - -", theirs="hector cicones/1 - - - -", hand="aeneas electra midas paris"
    )
    assert row(state, 1) == "hector/1 - - - - -"
    assert unit(state, "a2") == "medea"


def test_aeneas_discards_a_soldier_with_its_equipment():
    state, _ = played("aeneas", theirs="hector cicones+red_shield tauri - - -", hand="electra menelaus")
    assert legal(state) == ["unit b2", "unit b3"]
    do(state, "unit b2")
    assert row(state, 1) == "hector - tauri - - -"
    assert {kind("cicones"), kind("red_shield")} <= set(state.discards)


def test_menelaus_wounds_a_hero_only():
    state, _ = played("menelaus", theirs="hector cicones medea - - -", hand="electra midas")
    assert legal(state) == ["unit b1", "unit b3"]
    do(state, "unit b3")
    assert unit(state, "b3") == "medea/1"


def test_philoctetes_places_two_wounds():
    state, _ = played("philoctetes", theirs="hector - - - - -", hand="electra")
    assert unit(state, "b1") == "hector/2"


def test_neoptolemus_wounds_the_unit_opposite_only():
    state, _ = played("neoptolemus", "a2", theirs="hector medea - - - -", hand="electra menelaus")
    assert row(state, 1) == "hector medea/2 - - - -"
    state, _ = played("neoptolemus", "a3", theirs="hector medea - - - -", hand="electra menelaus")
    assert row(state, 1) == "hector medea - - - -"


def test_hippolyta_may_discard_equipment():
    state, _ = played("hippolyta", theirs="hector+red_shield/5 medea - - - -", hand="electra")
    assert legal(state) == ["unit b1", "waive"]
    do(state, "unit b1")
    assert row(state, 1) == "- medea - - - -", "without the shield five wounds are too many"


def test_electra_wounds_a_soldier_only():
    state, _ = played("electra", theirs="hector lapiths dardani - - -", hand="")
    assert legal(state) == ["unit b2", "unit b3"]
    do(state, "unit b2")
    assert unit(state, "b2") == "lapiths/1"


# -- equipment


def test_the_red_sword_places_two_wounds():
    state, _ = played("red_sword", mine="hector - - - - -", theirs="medea orestes - - - -", hand="electra")
    do(state, "unit b1")
    assert unit(state, "b1") == "medea/2"
    assert unit(state, "a1") == "hector+red_sword"


def test_the_blue_helmet_draws_a_card():
    state, _ = played("blue_helmet", mine="hector - - - - -", hand="argus", draws="medea")
    assert hand(state) == "medea"


def test_the_green_shield_heals_its_bearer():
    state, _ = played("green_shield", mine="hector/4 medea/1 - - - -", hand="alcmene")
    assert row(state, 0) == "hector+green_shield medea/1 - - - -"


def test_the_green_shield_does_not_heal_orestes():
    state, _ = played("green_shield", mine="orestes/3 - - - - -", hand="alcmene")
    assert unit(state, "a1") == "orestes+green_shield/3"


def test_the_yellow_sword_wounds_its_bearer():
    state, _ = played("yellow_sword", mine="hector castor - - - -", hand="")
    assert unit(state, "a1") == "hector+yellow_sword/1"
    state, _ = played("yellow_sword", "a2", mine="hector castor - - - -", hand="")
    assert unit(state, "a2") == "-", "Castor alone has a health of 1"
    assert kind("yellow_sword") in state.discards


def test_neoptolemus_wounds_nobody_where_nobody_stands():
    state, told = played("neoptolemus", theirs="- hector - - - -")
    assert not kinds_of(told, events.Wounded)
    assert row(state, 1) == "- hector - - - -"

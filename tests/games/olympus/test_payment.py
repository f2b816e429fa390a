"""Paying for cards: OL-10."""

import pytest

from engine.chance import Guess
from engine.choices import WIDEST, make_offer
from games.olympus.rules import events
from games.olympus.rules.agenda import PAY, PLAY
from games.olympus.rules.cards import COPIES, FIRST_SOLDIER, KINDS
from tests.clauses import clause
from tests.games.olympus.table import GAME, asked, cards, do, hand, kind, kinds_of, legal, markers, table, unit

pytestmark = clause("OL-10")


def costs(card, **position):
    """Play a card as proposed and return what it cost."""
    state = table(**position)
    name = f"play {card} a1"
    assert name in legal(state)
    told = do(state, name)
    return [(tuple(KINDS[paid] for paid in event.kinds), event.markers) for event in kinds_of(told, events.Paid)]


def test_any_number_of_cards_may_be_played_one_after_the_other():
    state = table(hand="pandora electra telemachus")
    do(state, "play pandora a1", "play electra a2", "play telemachus a3", "waive")
    assert asked(state) == PLAY


def test_the_cost_is_discarded_before_the_card_is_placed():
    state = table(hand="cicones electra")
    told = do(state, "play cicones a1")
    assert [type(event).__name__ for event in told] == ["Paid", "Placed"]
    assert kind("electra") in state.discards
    assert hand(state) == ""


def test_a_card_never_pays_for_itself():
    assert legal(table(hand="cicones")) == ["done"]
    assert legal(table(hand="medea alcmene midas")) == [
        "done",
        *(f"play {card} a{n}" for card in ("alcmene", "midas") for n in range(1, 7)),
    ], "Medea costs two green and one yellow"


def test_a_card_of_another_colour_does_not_pay():
    assert legal(table(hand="cicones hecuba")) == ["done"]


def test_a_colour_to_spare_pays_for_no_other():
    assert not [name for name in legal(table(hand="perseus aeneas electra castor")) if "perseus" in name]


def test_a_multicolour_card_pays_for_any_one_colour():
    assert costs("cicones", hand="cicones heracles") == [(("heracles",), ())]
    assert "play perseus a1" not in legal(table(hand="perseus heracles medea")), "one colour each, and it costs three"
    assert costs("perseus", hand="perseus heracles medea penelope") == [(("penelope", "medea", "heracles"), ())]


def test_equipment_in_hand_pays_in_its_colour():
    assert costs("cicones", hand="cicones red_shield") == [(("red_shield",), ())]


def test_a_marker_pays_for_a_card_of_its_color_and_returns_to_delphi():
    state = table(hand="cicones", markers={"red": 0, "blue": 0})
    do(state, "play cicones a1")
    assert markers(state, 0) == ["blue"]
    assert unit(state, "a1") == "cicones"


def test_a_marker_of_the_opponent_does_not_pay():
    assert legal(table(hand="cicones", markers={"red": 1})) == ["done"]


def test_nothing_is_paid_for_a_free_card():
    assert costs("pandora", hand="pandora cicones") == []


def test_the_proposal_takes_markers_first_and_multicolour_cards_last():
    assert costs("cicones", hand="cicones electra", markers={"red": 0}) == [((), (0,))]
    assert costs("cicones", hand="cicones perseus electra") == [(("electra",), ())]
    assert costs("aeneas", hand="aeneas perseus electra") == [(("perseus", "electra"), ())]


def test_the_proposal_pays_with_the_cheapest_cards():
    assert costs("cicones", hand="cicones aeneas electra neoptolemus") == [(("electra",), ())]


def test_what_pays_can_be_chosen():
    state = table(hand="cicones perseus electra", markers={"red": 0})
    do(state, "play cicones a1 choosing")
    assert asked(state) == PAY
    assert unit(state, "a1") == "-"
    assert legal(state) == ["accept", "pay perseus", "pay electra", "pay marker-red"]
    do(state, "pay perseus")
    assert unit(state, "a1") == "cicones"
    assert hand(state) == "electra"


def test_equal_cards_make_no_choice_beside_exact_ones():
    """Two reds and one of two equal blues: one way to pay, whatever else there is."""
    names = legal(table(hand="perseus aeneas electra argonauts argonauts midas pandora"))
    assert "play perseus a1" in names
    assert "play perseus a1 choosing" not in names


def test_a_choice_in_one_colour_is_a_choice():
    for blue in ("argonauts argonauts", "argonauts"):
        assert "play perseus a1 choosing" in legal(table(hand=f"perseus aeneas electra castor {blue}"))


def test_a_choice_for_a_single_card_is_a_choice():
    assert "play cicones a1 choosing" in legal(table(hand="cicones tauri tauri electra"))


def test_equal_cards_in_hand_make_nothing_cheaper():
    assert costs("pandora", hand="pandora tauri tauri") == []
    assert not [name for name in legal(table(hand="hector tauri tauri")) if "hector" in name]


def test_of_equal_cost_the_weakest_pay_first():
    assert costs("tauri", hand="tauri castor cicones") == [(("castor",), ())], "4 against 5 of strength and health"


def test_a_choice_of_multicolour_cards_is_one_beside_equal_cards():
    names = legal(table(hand="perseus electra argonauts heracles medea pleiads pleiads"))
    assert "play perseus a1 choosing" in names


@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
def test_a_marker_pays_for_its_present_holder(colour):
    """Taken from the opponent, it pays once, and only for the player who took it."""
    free = {"red": "cicones", "blue": "argonauts", "green": "lapiths", "yellow": "achaeans"}[colour]
    markers = {name: 1 if name == colour else 0 for name in ("red", "blue", "green", "yellow")}
    state = table("- - - perseus - -", hand=free, markers=markers)
    do(state, "done", f"take {colour}")
    assert GAME.load(state.dump()).purses == state.purses
    do(state, "done", f"play {free} a1")
    assert GAME.load(state.dump()).purses == state.purses


def test_only_a_multicolour_card_can_pay_what_is_missing():
    state = table(hand="menelaus heracles midas paris")
    do(state, "play menelaus a1 choosing")
    assert legal(state) == ["accept", "pay heracles"]


def test_a_settled_question_can_only_be_accepted():
    state = table(hand="achilles aeneas electra cicones peleus midas")
    do(state, "play achilles a1 choosing", "pay aeneas", "pay electra")
    assert legal(state) == ["accept"]


def test_a_multicolour_card_to_spare_is_a_choice():
    assert "play cicones a1 choosing" in legal(table(hand="cicones perseus electra"))


def test_several_cards_are_chosen_one_after_the_other_by_colour():
    state = table(hand="achilles aeneas electra cicones peleus midas perseus")
    do(state, "play achilles a1 choosing", "pay cicones", "pay aeneas", "pay peleus")
    assert legal(state) == ["accept", "pay midas", "pay perseus"]
    do(state, "pay perseus")
    assert unit(state, "a1") == "achilles"


def test_the_rest_can_be_paid_as_proposed():
    state = table(hand="achilles aeneas electra cicones peleus midas perseus")
    do(state, "play achilles a1 choosing", "pay aeneas", "accept")
    assert unit(state, "a1") == "achilles"
    assert hand(state) == "perseus cicones"


def test_a_multicolour_card_that_is_needed_elsewhere_cannot_be_chosen():
    """Perseus must pay the blue of Achilles, so red is paid in red."""
    state = table(hand="achilles aeneas electra cicones midas pandora perseus")
    do(state, "play achilles a1 choosing")
    assert "pay perseus" not in legal(state)
    assert "pay aeneas" in legal(state)


def test_there_is_no_choice_among_equal_cards():
    assert legal(table("hector medea argus circe helen -", hand="dardani lapiths lapiths")) == [
        "done",
        "play lapiths a6",
        "play lapiths a6 choosing",
        "play dardani a6",
    ]


def test_cards_are_offered_in_order_beside_equal_ones():
    names = legal(table("hector medea argus circe helen -", hand="electra phaeacians phaeacians"))
    assert names == ["done", "play electra a6", "play phaeacians a6"]


def test_a_single_way_to_pay_is_no_choice():
    assert "play cicones a1 choosing" not in legal(table(hand="cicones electra"))


@clause("OL-13")
def test_markers_pay_no_other_costs():
    """Theseus wants a card of the hand."""
    state = table(hand="theseus penelope orpheus asclepius", markers={"red": 0})
    do(state, "play theseus a1")
    assert asked(state) == PLAY
    assert markers(state, 0) == ["red"]


# -- menus


def widest(state):
    """Return the most answers that any question has to which these moves can lead."""
    moves, paths, most = state.legal(state.to_act()[0]), [()], 0
    for path in paths:
        now = make_offer(moves, path)
        most = max(most, len(now.choices))
        paths += [(*path, at) for at in range(len(now.choices))]
    return most


EVERYTHING = " ".join(KINDS[card] for card in range(len(KINDS)) for _ in range(COPIES[card]))


def holding(*missing):
    """Return all cards but these as a hand."""
    words = EVERYTHING.split()
    for name in missing:
        words.remove(name)
    return " ".join(words)


@pytest.mark.slow
@pytest.mark.parametrize("gear", ["", "+red_shield"])
def test_the_largest_hand_fits_the_menus(gear):
    state = table(f"agamemnon{gear} - - - - -", hand=holding("agamemnon", *filter(None, [gear[1:]])))
    assert 15 < widest(state) <= WIDEST


def test_the_largest_payment_fits_the_menus():
    state = table(hand=EVERYTHING, markers=dict.fromkeys(["red", "blue", "green", "yellow"], 0))
    do(state, "play achilles a1 choosing")
    assert 15 < widest(state) <= WIDEST
    do(state, "pay marker-red", "pay perseus", "pay peleus")
    assert 15 < widest(state) <= WIDEST


MENU = "electra hippolyta philoctetes andromache castor cicones myrmidons tauri red_shield pandora danaans achaeans"
REST = "amazons yellow_shield yellow_helmet red_helmet yellow_sword midas sisyphus icarus laodice clytemnestra teucer"


@pytest.mark.parametrize(
    ("more", "grouped"), [("chiron agamemnon", False), ("chiron aeneas agamemnon", True), ("chiron aeneas", True)]
)
def test_colours_are_asked_if_the_cards_fill_a_menu(more, grouped):
    """24 cards and to stop are a menu; Agamemnon is one more and cannot be paid for."""
    state = table("jason - - - - -", hand=f"{MENU} {REST} {more}")
    plays = [move for move in state.legal(0) if move.parts()[0][0] != "done"]
    assert "agamemnon" not in {KINDS[move.kind] for move in plays}
    assert {move.parts()[0][0] == "colour" for move in plays} == {grouped}
    assert state.legal(0) == sorted(state.legal(0), key=lambda move: move.parts())
    assert widest(state) <= WIDEST


def test_colours_are_not_asked_for_cards_without_room():
    full = "jason hector medea argus circe helen"
    state = table(full, hand=holding(*full.split()))
    plays = [move for move in state.legal(0) if move.parts()[0][0] != "done"]
    assert {move.grouped for move in plays} == {-1}
    assert len({move.kind for move in plays}) == 12, "equipment has bearers"


@pytest.mark.parametrize(("card", "answers"), [("theseus", []), ("telemachus", ["use"])])
def test_the_largest_hand_to_discard_from_fits_the_menus(card, answers):
    unseen = KINDS[FIRST_SOLDIER:]
    state = table(hand=holding(*unseen))
    do(state, f"play {card} a1", *answers)
    assert 15 < widest(state) <= WIDEST


def test_the_largest_discard_pile_fits_the_menus():
    heroes = " ".join(KINDS[:FIRST_SOLDIER]).replace("orpheus ", "").replace("peleus circe ", "")
    heroes = heroes.replace("peleus ", "").replace("circe ", "").replace("alcmene ", "")
    state = table(hand="orpheus peleus circe alcmene", discards=heroes)
    do(state, "play orpheus a1")
    assert 10 < widest(state) <= WIDEST


def test_the_largest_hand_saves_eurydice_within_the_menus():
    state = table("eurydice/2 - - - - -", "cicones - - - - -", hand=holding("eurydice", "cicones"), active=1)
    do(state, "done")
    assert 15 < widest(state) <= WIDEST


def test_grouped_moves_have_the_same_names():
    state = table(hand=EVERYTHING)
    names = legal(state)
    assert "play achilles a1" in names
    assert len(set(names)) == len(names)
    assert all(move.parts()[0][0] in ("colour", "done") for move in state.legal(0))


def test_a_usual_play_takes_three_choices():
    state = table("hector - medea - - -", hand="cicones electra perseus pandora midas argus")
    moves = state.legal(0)
    assert max(len(move.parts()) for move in moves) == 3


# -- a payment can be interrupted


def test_a_payment_survives_a_restart():
    state = table(hand="achilles aeneas electra cicones peleus midas perseus")
    do(state, "play achilles a1 choosing", "pay aeneas")
    again = GAME.load(state.dump())
    assert again.legal(0) == state.legal(0)
    assert again.play(0, again.legal(0)[0], Guess(1)) == state.play(0, state.legal(0)[0], Guess(1))
    assert again.dump() == state.dump()


def test_the_card_being_paid_for_is_in_no_hand():
    state = table(hand="achilles aeneas electra cicones peleus midas perseus")
    do(state, "play achilles a1 choosing")
    assert kind("achilles") not in state.hands[0]
    assert cards("achilles")[0] == state.view(1).agenda[-1][2]

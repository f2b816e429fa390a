"""Why something cannot be done: what is said, position by position; that it is true is seen in ``tests/contract``."""

import pytest

from games.catalog import BOXES
from games.olympus.rules.agenda import AIM, ENEMY_HEROES, EXCHANGE, RECOVER, WOUND
from games.olympus.rules.cards import COLOURS, KINDS
from games.olympus.rules.moves import space_name
from tests.games.olympus.refused import PAY, POSITIONS, USUAL, after, asking
from tests.games.olympus.table import GAME, do, kind, table

SAYS = BOXES["olympus"].reasons


def named(thing):
    """Return a thing in words."""
    what, value = thing
    if what in ("card", "choose", "recover"):
        return f"{what} {KINDS[value]}"
    return space_name(value) if what == "unit" else COLOURS[value] if what == "marker" else what


def why_not(state, seat=0):
    """Return all that a seat cannot do, each with the reason and its clause."""
    refused = SAYS.refused(GAME, state.view(seat))
    return {named(refusal.thing): f"{refusal.why.reason} {refusal.why.clause}" for refusal in refused}


@pytest.mark.parametrize("name", POSITIONS)
def test_everything_is_open_or_has_its_reason(name):
    make, can, cannot = POSITIONS[name]
    state = make()
    possible = set(can.split(", ")) - {""}
    expected = USUAL | {thing: why for why, refused in cannot.items() for thing in refused.split(", ")}
    assert why_not(state) == {thing: why for thing, why in expected.items() if thing not in possible}
    assert possible <= set(map(named, SAYS.things(GAME, state.view(0))))
    assert SAYS.legal(GAME, state.view(0)) == state.legal(0)


def test_things_are_named_in_their_order():
    state = table("hector - - - - medea", "- nestor - - - -", hand="electra jason argus pandora")
    things = "card jason, card argus, card pandora, card electra, "
    things += "choose jason, choose argus, a1, a6, done, leave_out, use, waive, take, draw"
    assert ", ".join(map(named, SAYS.things(GAME, state.view(0)))) == things


def test_cards_to_choose_are_named_in_their_order():
    state = table(hand="argonauts carians nestor jason")
    found = list(map(named, SAYS.things(GAME, state.view(0))))
    assert found[4:6] == ["choose argonauts", "choose carians"]
    state = asking((RECOVER, 0, kind("orpheus")), discards="argonauts carians nestor")
    found = list(map(named, SAYS.things(GAME, state.view(0))))
    assert found[:3] == ["recover nestor", "recover argonauts", "recover carians"]


def test_waiting_players_are_not_asked_about_others_units():
    state = asking((EXCHANGE, 0, kind("helen")), "helen - - - - -")
    assert "a1" not in map(named, SAYS.things(GAME, state.view(1)))


def test_the_second_player_hears_the_same_of_ajax():
    state = table("achaeans ajax - - - -", "- hector/1 - - - -", other="medea penelope orpheus asclepius", active=1)
    do(state, "play medea b1")
    assert why_not(state, 1)["a1"] == "ajax OL-42"
    aimed = table("nestor ajax - - - -", "menelaus - - - - -", active=1)
    aimed.agenda.append((AIM, 1, kind("menelaus"), 6, ENEMY_HEROES, WOUND, 1, 0))
    assert {thing: why_not(aimed, 1).get(thing) for thing in ("a1", "a2", "b1")} == {
        "a1": "ajax OL-42",
        "a2": None,
        "b1": "enemies-only OL-40",
    }


@pytest.mark.parametrize(
    ("number", "leaves_out", "why"),
    [(2, False, "only-first-turn"), (1, True, "before-each"), (1, False, "left-out-already")],
)
def test_a_phase_is_left_out_in_the_first_turn_only(number, leaves_out, why):
    state = table(hand="jason", leaves_out=leaves_out)
    state.number = number
    assert why_not(state)["leave_out"] == f"{why} OL-05"


def test_the_players_to_act_are_named():
    state = table(hand="jason", other="argus")
    assert set(why_not(state, 1).values()) == {"not-your-turn OL-06"}
    assert {refusal.why.seats for refusal in SAYS.refused(GAME, state.view(1))} == {(0,)}
    state = table("eurydice/2 - - - - -", "cicones - - - - -", hand="jason", other="argus", active=1)
    do(state, "done")
    assert set(why_not(state, 1).values()) == {"others-save OL-26"}
    assert {refusal.why.seats for refusal in SAYS.refused(GAME, state.view(1))} == {(0,)}


def test_the_colour_that_is_paid_next_is_named():
    state = table(hand=f"{PAY} perseus")
    for paid, colour in (("play achilles a1 choosing", 0), ("pay aeneas", 0), ("pay electra", 1)):
        do(state, paid)
        others = [refusal.why for refusal in SAYS.refused(GAME, state.view(0)) if refusal.why.reason == "other-colour"]
        assert {why.number for why in others} == {colour}


@pytest.mark.parametrize(("position", "clause"), [({"pile": 2}, "OL-33"), ({"pile": 2, "steps": 1}, "OL-33")])
def test_nothing_is_open_after_the_pile(position, clause):
    assert set(why_not(after(table(hand="jason", **position), "done")).values()) == {f"over {clause}"}


def test_nothing_is_open_after_a_victory():
    scored = after(table("nestor+red_sword - - - - -", hand="jason", steps=6), "done")
    assert set(why_not(scored).values()) == {"over OL-32"}
    full = after(table("jason hector medea argus circe helen", active=1), "done")
    assert set(why_not(full).values()) == {"over OL-31"}

"""The moves as menus and logs have them: their parts, and when the colour is asked first."""

import pytest

from engine.choices import WIDEST
from games.olympus.rules import reasons
from games.olympus.rules.cards import COLOURS
from games.olympus.rules.moves import (
    ACCEPT,
    CHOOSING,
    DONE,
    FREE,
    MARKER,
    PHASES,
    PROPOSED,
    SUFFER,
    WAIVE,
    Heal,
    Pair,
    Phase,
    Pick,
    Play,
    Shift,
    Take,
    Transfer,
    Unit,
    list_picks,
)
from tests.games.olympus.table import GAME, kind, legal, table

MOVES = [
    (Play(3, 7, FREE), (("play", 3), ("on", 7)), "play orpheus b2"),
    (Play(3, 0, PROPOSED), (("play", 3), ("on", 0)), "play orpheus a1"),
    (Play(3, 0, CHOOSING), (("play", 3), ("otherwise", 3), ("on", 0)), "play orpheus a1 choosing"),
    (Play(3, 1, PROPOSED, alone=True), (("lay", 3 * 12 + 1),), "play orpheus a2"),
    (Play(3, 1, CHOOSING, alone=True), (("otherwise", 3), ("on", 1)), "play orpheus a2 choosing"),
    (Play(3, 0, FREE, 0), (("colour", 0), ("play", 3), ("on", 0)), "play orpheus a1"),
    (DONE, (("done", 0),), "done"),
    (Phase(0), (("phase", 0),), "go on"),
    (Phase(1), (("phase", 1),), "leave out"),
    (Pick("discard", 3), (("discard", 3),), "discard orpheus"),
    (Pick("pay", MARKER + 1, 0), (("colour", 0), ("pay", MARKER + 1)), "pay marker-blue"),
    (Unit(11), (("unit", 11),), "unit b6"),
    (Pair(6, 11), (("unit", 6), ("and", 11)), "units b1 b6"),
    (Heal(1, 2), (("heal", 1), ("wounds", 2)), "heal a2 2"),
    (Transfer(1, 2, 6), (("from", 1), ("wounds", 2), ("to", 6)), "transfer a2 2 b1"),
    (Shift(1, 2), (("move", 1), ("to", 2)), "move a2 a3"),
    (Take(2), (("marker", 2),), "take green"),
]


@pytest.mark.parametrize(("move", "parts", "name"), MOVES, ids=[f"{move!r}" for move, _, _ in MOVES])
def test_a_move_has_its_parts_and_its_name(move, parts, name):
    assert move.parts() == parts
    assert str(move) == name


def test_only_a_card_put_under_the_pile_is_a_secret():
    assert Pick("under", 3).public == "under"
    assert Pick("discard", 3).public == "discard orpheus"


@pytest.mark.parametrize(
    ("count", "other", "wide"), [(25, None, False), (26, None, True), (24, WAIVE, False), (25, WAIVE, True)]
)
def test_the_colour_is_asked_if_the_choice_is_wider_than_a_menu(count, other, wide):
    assert WIDEST == 25
    moves = list_picks("discard", range(count), GAME.sheet, other)
    found = [move for move in moves if move is not other]
    assert {move.grouped for move in found} == ({GAME.sheet.colour[card] for card in range(count)} if wide else {-1})
    assert {move.kind for move in found} == set(range(count))
    assert moves == sorted(moves, key=lambda move: move.parts())


def test_a_marker_is_asked_for_under_its_colour():
    items = [*range(40), *(MARKER + colour for colour in range(len(COLOURS)))]
    moves = list_picks("pay", items, GAME.sheet, ACCEPT)
    assert moves[0] is ACCEPT
    assert [move.grouped for move in moves[1:] if move.kind >= MARKER] == [0, 1, 2, 3]
    assert moves[1:] == sorted(moves[1:], key=lambda move: move.parts())


def test_a_small_hand_is_not_asked_for_its_colours():
    state = table("hector - - - - -", hand="pandora red_shield")
    assert {move.grouped for move in state.legal(0) if move is not DONE} == {-1}
    assert legal(state)[1:] == [f"play pandora a{n}" for n in range(2, 7)] + ["play red_shield a1"]
    assert kind("pandora") < kind("red_shield")


def test_the_two_phases_of_the_first_turn_are_numbered():
    assert [move.parts() for move in PHASES] == [(("phase", 0),), (("phase", 1),)]


def test_suffering_and_waiving_use_the_same_things():
    assert reasons.uses(SUFFER) == reasons.uses(WAIVE) == [("waive", 0)]

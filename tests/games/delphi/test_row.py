"""The worth of a row: DE-20 to DE-25, DE-40, DE-47. Expected values are whole, as players count them."""

import pytest

from games.delphi.rules.row import value_row, value_units
from games.delphi.rules.view import would_be
from tests.clauses import clause
from tests.games.delphi.table import GAME, do, lying, row, table

NUMBERS = GAME.sheet.numbers
ROWS = [
    # the sum
    ("", 0, "DE-21"),
    ("2", 2, "DE-21"),
    ("odysseus", 7, "DE-21"),
    ("2 3 6", 11, "DE-21"),
    ("heracles prometheus achilles odysseus", 34, "DE-21"),
    ("zeus hades oracle neptune", 0, "DE-21"),
    # pairs
    ("4 4", 16, "DE-21"),
    ("6 6", 36, "DE-21"),
    ("2 2", 4, "DE-21"),
    ("3 3 4", 13, "DE-21"),
    ("3 4 4 3", 22, "DE-21"),
    ("4 4@1", 16, "DE-21"),
    ("4@1 4@2", 16, "DE-21"),
    ("4 3 4", 11, "DE-21"),
    ("2 2 6 6", 40, "DE-21"),
    ("4 4 4@1", 20, "DE-23"),
    ("4 4 4@1 4@2", 32, "DE-23"),
    ("odysseus odysseus", 14, "DE-23"),
    ("odysseus achilles apollo", 23, "DE-23"),
    # Apollo and Ares
    ("3 4 apollo", 11, "DE-22"),
    ("4 4 apollo", 32, "DE-21"),
    ("4 4 ares", 256, "DE-21"),
    ("3 ares", 9, "DE-22"),
    ("heracles ares", 100, "DE-22"),
    ("4 ares apollo", 32, "DE-22"),
    ("4 apollo ares", 64, "DE-22"),
    ("5 apollo 5", 15, "DE-24"),
    ("5 apollo 5 5", 35, "DE-24"),
    ("apollo 4", 4, "DE-24"),
    ("ares apollo", 0, "DE-24"),
    ("2 hades apollo", 2, "DE-24"),
    # Hephaestus
    ("4 hephaestus 5", 20, "DE-22"),
    ("achilles hephaestus prometheus", 72, "DE-22"),
    ("4 hephaestus 5 ares", 400, "DE-22"),
    ("4 hephaestus 5 apollo", 40, "DE-22"),
    ("4 hephaestus 5 5", 100, "DE-23"),
    ("4 hephaestus 5 5 5@1", 105, "DE-23"),
    ("3 4 hephaestus 5 6", 29, "DE-22"),
    ("4 apollo hephaestus 5", 40, "DE-22"),
    ("4 ares hephaestus 5", 80, "DE-22"),
    ("5 5 hephaestus 6 6 ares", 810000, "DE-23"),
    ("2 hephaestus 3 hephaestus 4", 24, "DE-22"),
    ("4 hephaestus", 4, "DE-24"),
    ("hephaestus 4", 4, "DE-24"),
    ("4 hephaestus apollo", 4, "DE-24"),
    ("4 hephaestus apollo 5", 9, "DE-24"),
    ("4 hephaestus ares", 4, "DE-24"),
    ("4 hephaestus zeus 5", 9, "DE-24"),
    # what only separates
    ("4 zeus 4", 8, "DE-24"),
    ("4 oracle 4", 8, "DE-28"),
    ("4 neptune 4 4", 20, "DE-24"),
    ("4 5 ares", 29, "DE-20"),
]
SILENT = [
    ("5 apollo 5", 10),
    ("4 4 apollo", 16),
    ("4 ares", 4),
    ("4 hephaestus 5", 9),
    ("4 hephaestus 5 5 ares", 29),
    ("4 4 ares apollo 3 3", 25),
    ("hephaestus apollo", 0),
]


def whole(words, silent=False, bonus=0, halved=False):
    return value_row(tuple(row(words)), NUMBERS, silent, bonus, halved) / 2


@clause("DE-20", "DE-21", "DE-22", "DE-23", "DE-24", "DE-28")
@pytest.mark.parametrize(("words", "expected", "why"), ROWS)
def test_a_row_is_worth_what_its_units_add_up_to(words, expected, why):
    assert whole(words) == expected, why


@clause("DE-47")
@pytest.mark.parametrize(("words", "expected"), SILENT)
def test_silent_gods_separate_and_do_nothing_else(words, expected):
    assert whole(words, silent=True) == expected


def test_the_units_are_told_from_left_to_right():
    assert value_units(tuple(row("4 4 apollo zeus odysseus")), NUMBERS, False) == [32, 7]


@clause("DE-25")
@pytest.mark.parametrize(("words", "expected"), [("5", 2.5), ("4 4", 8), ("3 ares", 4.5), ("", 0)])
def test_a_halved_row_is_exactly_half(words, expected):
    assert whole(words, halved=True) == expected


@clause("DE-40", "DE-25")
def test_the_wreath_is_added_after_the_gods_and_before_the_halving():
    assert whole("4 apollo", bonus=10) == 18
    assert whole("5", bonus=10, halved=True) == 7.5
    assert whole("", bonus=10, halved=True) == 5


@clause("DE-25", "DE-40", "DE-47")
def test_a_seats_value_includes_everything_that_affects_it():
    hands = dict.fromkeys(range(3), "2")
    state = table(hands=hands, rows={0: "5 apollo", 1: "6 neptune", 2: "3"}, force={"laurel": 2})
    assert state.values([0, 1, 2]) == [10, 12, 13]
    state = table(hands=hands, rows={0: "5 apollo", 1: "6", 2: "3"}, force={"silence": 1})
    assert state.values([0, 1, 2]) == [10, 12, 6]


@clause("DE-25", "DE-40", "DE-47")
@pytest.mark.parametrize("force", [{}, {"laurel": 2}, {"laurel": 1}, {"silence": 1}])
def test_the_current_row_has_its_current_worth(force):
    rows = {0: "5 apollo", 1: "6 neptune", 2: "3"}
    view = table(hands=dict.fromkeys(range(3), "2"), rows=rows, force=force).view(0)
    assert tuple(would_be(view, seat, view.rows[seat]) for seat in range(3)) == view.values


@clause("DE-20")
def test_cards_are_added_at_the_right_end():
    state = table(hands={0: "6 2"}, rows={0: "3", 1: "heracles", 2: "prometheus"})
    do(state, "play warrior_6")
    assert lying(state, 0) == "3 6"


@clause("DE-20", "DE-27")
def test_a_gap_is_closed_and_neighbours_may_become_a_pair():
    state = table(hands={0: "zeus 2 2", 1: "6", 2: "6"}, rows={0: "4 hades 4", 1: "heracles", 2: "prometheus"})
    do(state, "play zeus", "strike 0 1")
    assert lying(state, 0) == "4 4 zeus"
    assert state.value(0) == 2 * 16

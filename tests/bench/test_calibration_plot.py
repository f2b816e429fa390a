"""The plot of a calibration: a dot where what was said and what came meet, with the error of few games."""

import re
from xml.etree import ElementTree

import pytest

from bench.calibration import IMAGINED
from bench.calibration_plot import draw_panels, format_dots, list_dots, make_dot, told_of
from engine.knowhow import temper_chance
from tests.contract.boxes import GAMES


def result(table, *told):
    return {"table": f"{table} {IMAGINED}", "told": told}


def test_a_dot_is_the_mean_of_what_was_said_and_of_what_came():
    said, came, _ = make_dot([[(0.6, 1.0), (0.7, 1.0)], [(0.8, 0.0)]])
    assert said == pytest.approx(0.7)
    assert came == pytest.approx(2 / 3)


def test_positions_of_one_game_count_as_one_for_the_error():
    alike = [[(0.5, 1.0)] * 4, [(0.5, 0.0)] * 4]
    mixed = [[(0.5, 1.0)], [(0.5, 0.0)]] * 4
    assert make_dot(alike)[2] == pytest.approx(2**0.5 * 2 / 8)
    assert make_dot(mixed)[2] == pytest.approx(8**0.5 * 0.5 / 8)


def test_only_bins_with_positions_have_a_dot():
    found = list_dots([[(0.05, 0.0), (0.95, 1.0)], [(0.1, 0.0)]])
    assert [(round(said, 3), came) for said, came, _ in found] == [(0.075, 0.0), (0.95, 1.0)]


def test_chances_are_drawn_as_people_are_told_them():
    game = GAMES["horse"]
    [told] = told_of(game, [result("horse standard 2", [0.7, 1.0]), result("hector standard 2", [0.7, 1.0])], IMAGINED)
    assert told == [(temper_chance(0.7, 2, game.know_how.temper), 1.0)]
    assert told[0][0] > 0.7
    assert told_of(game, [result("horse standard 2", [0.7, 1.0])], 2) == [], "another number of imagined games"


def test_chances_of_each_table_are_drawn_as_sure_as_its_net():
    game = GAMES["iliad"]
    four, teams = told_of(game, [result("iliad standard 4", [0.5, 1.0]), result("iliad teams 4", [0.7, 1.0])], IMAGINED)
    assert four[0][0] == pytest.approx(temper_chance(0.5, 4, game.know_how.taught((0, 1, 2, 3)).temper))
    assert teams == [(0.7, 1.0)]


def test_the_picture_has_a_panel_for_each_game():
    drawn = draw_panels([("Iliad", 12, [(0.25, 0.5, 0.1)]), ("Delphi", 3, [(0.5, 0.5, 0.0), (1.0, 1.0, 0.2)])])
    ElementTree.fromstring(drawn)
    assert drawn.count("<circle") == 3
    assert ">Iliad<" in drawn
    assert ">12 games<" in drawn
    assert min(float(bar) for bar in re.findall(r"M[\d.]+ ([\d.-]+)V", drawn)) >= 34, "no bar leaves its panel"


def test_the_table_has_the_same_numbers():
    assert format_dots("Iliad", 12, [(0.25, 0.5, 0.1)]) == "| Iliad | 12 | 25% → 50% |"

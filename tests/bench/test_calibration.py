"""Calibration: what was told and what came, and by how much a search was too sure."""

import pytest

from bench import calibration
from bench.calibration import (
    bin_forecasts,
    bound_temper,
    fill_table,
    fit_temper,
    format_bin,
    measure_log_loss,
    play_with_forecasts,
)
from engine.knowhow import temper_chance
from terminal.json_lines import read_lines
from tests.contract.boxes import GAMES

GAME = GAMES["horse"]


def forecasts(honest, sides, told):
    """Return forecasts of a seer who knows the chances and tells them with this temper."""
    return [(temper_chance(chance, sides, told), won) for chance in honest for won in won_in(chance)]


def won_in(chance):
    """Return a hundred results, of which as many are won as the chance says."""
    return [float(at < round(100 * chance)) for at in range(100)]


@pytest.mark.parametrize("sides", [2, 4])
@pytest.mark.parametrize("told", [0.5, 1.0, 2.0])
def test_the_temper_undoes_how_much_too_sure_a_seer_was(sides, told):
    found = fit_temper(forecasts((0.1, 0.2, 0.4, 0.6, 0.9), sides, told), sides)
    assert found == pytest.approx(1 / told, abs=0.051)


def test_bounds_of_a_temper_come_from_games_and_not_from_positions():
    each = forecasts((0.2, 0.6, 0.8), 2, 0.8)
    few, many = ([[forecast] for forecast in each[::step]] for step in (5, 1))
    alike = [[forecast] * 5 for forecast in each[::5]]
    (low, high), closer = bound_temper(few, 2), bound_temper(many, 2)
    assert low < closer[0] <= 1 / 0.8 <= closer[1] < high
    assert bound_temper(alike, 2) == (low, high), "positions of one game tell no more than one"


def test_the_truth_surprises_least():
    honest = forecasts((0.1, 0.5, 0.8), 2, 1.0)
    assert measure_log_loss(honest, 2, 1.0) < min(measure_log_loss(honest, 2, other) for other in (0.6, 1.6))


def test_forecasts_are_sorted_into_bins():
    told = [(0.0, 0.0), (0.19, 1.0), (0.5, 1.0), (1.0, 1.0)]
    assert list(map(len, bin_forecasts(told))) == [2, 0, 1, 0, 1]
    assert [format_bin(some) for some in bin_forecasts(told)] == ["10% → 50%", "", "50% → 100%", "", "100% → 100%"]


def test_a_calibration_goes_on_where_it_was(tmp_path):
    results = tmp_path / "results"
    for games in (1, 3, 3):
        fill_table((GAME, "standard", 2), results, games, 2)
    assert [line["number"] for line in read_lines(results)] == [0, 1, 2]
    assert read_lines(results)[1]["told"] == [
        list(each) for each in play_with_forecasts(GAME, "standard", 2, 1, 2)["told"]
    ]


def test_the_winner_of_a_game_has_won_in_all_its_forecasts():
    line = play_with_forecasts(GAME, "standard", 2, 5, 4)
    assert {won for _, won in line["told"]} <= {0.0, 0.5, 1.0}
    assert all(0 <= chance <= 1 for chance, _ in line["told"])
    assert len(line["told"]) > 10


def test_partners_have_won_together():
    line = play_with_forecasts(GAMES["iliad"], "teams", 4, 1, 2)
    assert line["sides"] == 2
    assert {won for _, won in line["told"]} == {0.0, 1.0}


def test_a_row_has_every_table_of_the_results(tmp_path, monkeypatch, capsys):
    results = tmp_path / "results"
    command = ["calibration", "--results", str(results), "--only", "horse", "--seats", "2", "--imagined", "2"]
    monkeypatch.setattr("sys.argv", [*command, "--games", "2"])
    calibration.main()
    assert "| horse standard 2 2 | 2 |" in capsys.readouterr().out

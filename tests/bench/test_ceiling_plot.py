"""The plot of the ceiling: a bar for what each player won, with its bounds, for each game."""

import re
from xml.etree import ElementTree

import pytest

from bench import calibration_plot, ceiling_plot
from bench.ceiling_plot import HOW, LEFT, LONG, draw_games
from terminal.duel import estimate_interval
from terminal.ending import Mistake
from tests.bench.test_ceiling import games


def test_a_bar_ends_at_what_was_won_and_a_line_at_its_bounds():
    drawn = draw_games([("Iliad", [games(60), games(80)])])
    assert re.findall(r'width="([\d.]+)" height="18"', drawn) == [f"{LONG * won:.1f}" for won in (0.6, 0.8)]
    bounds = [f"{LEFT + LONG * each:.1f}" for won in (60, 80) for each in estimate_interval(won, 100)]
    assert re.findall(r"M([\d.]+) [\d.]+H([\d.]+)", drawn)[::2] == [tuple(bounds[:2]), tuple(bounds[2:])]


def test_the_picture_of_the_ceiling_names_games_players_and_numbers():
    drawn = draw_games([("Iliad", [games(12, 20), games(15, 20)]), ("Delphi", [games(1, 2), games(2, 2)])])
    ElementTree.fromstring(drawn)
    said = re.findall(r">([^<>\n]+)</text>", drawn)
    assert set(HOW) < set(said)
    told = ["Iliad", "60% of 20", "75% of 20", "Delphi", "50% of 2", "100% of 2"]
    assert [each for each in said if each in told] == told


@pytest.mark.parametrize("plot", [ceiling_plot, calibration_plot])
def test_a_plot_of_no_games_overwrites_no_picture(monkeypatch, tmp_path, plot):
    drawn, typo = tmp_path / "drawn.svg", tmp_path / "typo.jsonl"
    drawn.write_text("<svg/>")
    monkeypatch.setattr("sys.argv", ["plot", "--results", str(typo), "--into", str(drawn)])
    with pytest.raises(Mistake, match=f"there is nothing to draw in {typo}"):
        plot.main()
    assert drawn.read_text() == "<svg/>"

"""Two commits in turn: what a bench printed becomes figures, which are noted and compared."""

import subprocess
import sys

import pytest

from bench import compare
from bench.compare import compare_figures, find_figures, run_git
from terminal.ending import Mistake
from terminal.json_lines import read_lines

PRINTED = """
20 tables
                        clicks     moves
full speed bare         412.00   2472.00
half load  words         67.50    359.00
iliad teams 4 hand         5.5      14.1
half load, ratios of words to bare: cpu 6.32, requests 2.18
"""


def test_figures_are_found_by_the_words_before_them():
    assert find_figures(PRINTED) == {
        "full speed bare": [412.0, 2472.0],
        "half load words": [67.5, 359.0],
        "iliad teams 4 hand": [5.5, 14.1],
        "half load, ratios of words to bare: cpu 6.32, requests": [2.18],
    }


def test_figures_of_playouts_are_found_by_table():
    """With commas between thousands, and a number of seats in the name."""
    printed = """
                         moves/s      x python-chess        x RLCard uno
python-chess              17,204                1.00               12.51
iliad standard 2       1,204,310               70.00              875.71
iliad standard 3             930                0.05                0.68
"""
    assert find_figures(printed) == {
        "python-chess": [17204.0, 1.0, 12.51],
        "iliad standard 2": [1204310.0, 70.0, 875.71],
        "iliad standard 3": [930.0, 0.05, 0.68],
    }


def test_medians_of_a_row_are_compared_by_column():
    before = [{"words": [2.0, 4.0]}, {"words": [4.0, 4.0]}]
    after = [{"words": [6.0, 1.0]}, {"words": [6.0, 1.0]}]
    first, second = (line.split() for line in compare_figures(before, after))
    assert first == ["words", "1", "3.00", "6.00", "2.00"]
    assert second == ["words", "2", "4.00", "1.00", "0.25"]


def test_a_row_that_a_run_lacks_is_left_out():
    assert list(compare_figures([{"words": [1.0], "bare": [1.0]}], [{"bare": [0.0]}])) != []
    assert list(compare_figures([{"words": [1.0]}], [{"bare": [1.0]}])) == []


def test_a_commit_is_measured_by_its_own_files(tmp_path, monkeypatch):
    """The folder of the commit is where its bench runs, whatever this checkout has."""
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "small.py").write_text("import sys; print('rows', sys.argv[1])")
    called = []
    run = subprocess.run

    def without_uv(command, **how):
        called.append(command)
        return run([sys.executable, *command[command.index("python") + 1 :]], **how)

    monkeypatch.setattr(subprocess, "run", without_uv)
    line = compare.measure_commit("abc1234", tmp_path, ["small", "7"])
    assert (line["commit"], line["command"], line["figures"]) == ("abc1234", "small 7", {"rows": [7.0]})
    assert called[0][:2] == ["uv", "run"]


def test_every_run_that_was_noted_can_be_read():
    for file in compare.RESULTS.glob("*.jsonl"):
        for line in read_lines(file):
            assert line.keys() == {"date", "commit", "command", "load", "figures"}
            assert line["command"].split()[0] == file.stem


def test_a_commit_that_there_is_not_is_refused_in_words(capfd):
    with pytest.raises(Mistake, match="git rev-parse --short nowhere has failed: see above"):
        run_git("rev-parse", "--short", "nowhere")
    assert "fatal" in capfd.readouterr().err

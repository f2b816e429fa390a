"""The bench of luck in analyses: games that are played once, and analyzed without a limit of time."""

import asyncio
from math import inf

import pytest

from bench import analyzed_luck
from bench.analyzed_luck import PARTS, Unhurried, analyze_game, format_parts
from bench.players import Row
from tables.review import analysis, blunders
from tests.contract.boxes import GAMES


def test_an_analysis_of_the_bench_has_no_limit_of_time():
    assert asyncio.run(Unhurried().aside(lambda *about: about, 1, 2, 0.5)) == (1, 2, inf)


@pytest.mark.parametrize("number", range(3))
def test_what_the_bench_finds_of_a_player_adds_up(number, monkeypatch):
    for module in (analysis, blunders):
        monkeypatch.setattr(module, "GAMES", 2)
    line = analyze_game(Row(GAMES["horse"], "standard", 3, "random", "greedy"), number)
    assert line["number"] == number
    assert line["equal"] + line["luck"] + line["own"] + line["others"] == pytest.approx(line["result"])


def test_a_row_tells_two_standard_errors():
    games = [dict.fromkeys(PARTS, part) for part in (0.0, 1.0)]
    row = Row(GAMES["horse"], "standard", 2, "hard", "easy")
    assert format_parts(row, games) == "| horse standard 2 hard-easy | 2 |" + " +0.50 ± 1.00 |" * 5


def test_one_game_says_nothing_about_the_error():
    row = Row(GAMES["horse"], "standard", 2, "hard", "easy")
    assert format_parts(row, [dict.fromkeys(PARTS, 0.5)]) == "| horse standard 2 hard-easy | 1 |" + " +0.50 ± inf |" * 5


def test_a_player_without_a_number_of_games_is_refused(monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(
        "sys.argv", ["analyzed_luck", "--results", str(tmp_path / "results"), "--players", "easy-master"]
    )
    with pytest.raises(SystemExit):
        analyzed_luck.main()
    assert "master goes by time" in capsys.readouterr().err

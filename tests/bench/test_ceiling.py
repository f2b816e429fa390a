"""The ceiling of strength: who is measured, what is played only once, and strength as a share of the gap."""

import sys
from math import sqrt
from types import SimpleNamespace

import pytest

from bench.ceiling import (
    BOUNDS,
    HARD,
    estimate_share,
    format_table,
    is_gap,
    join_tables,
    list_rows,
    main,
    play_rows,
)
from bench.cheat import Cheat
from bench.players import make_player
from engine.players import PLAYERS
from games.catalog import BOXES, load_catalog
from terminal.duel import SURE
from terminal.json_lines import read_lines

NOBODY = SimpleNamespace(imagined=HARD, games=None, player=None)  # no further player was asked for


def games(won, of=100):
    """Return the lines of games of which a player won so many."""
    return [{"won": float(number < won), "fair": 0.5} for number in range(of)]


def test_the_weaker_player_of_the_ceiling_is_hard():
    assert vars(make_player(f"learned{HARD}")) == vars(PLAYERS["hard"]())


def test_a_player_that_sees_everything_goes_by_the_net_as_hard_does():
    assert vars(Cheat(HARD)._player) == vars(PLAYERS["hard"]())


@pytest.mark.slow
def test_a_ceiling_is_played_once_and_printed_again(tmp_path, monkeypatch, capsys):
    results = tmp_path / "results"
    command = f"ceiling --results {results} --only horse --seats 2 --imagined 1 --games 2 --player random"
    for _ in range(2):
        monkeypatch.setattr(sys, "argv", command.split())
        main()
        assert len(read_lines(results)) == 2 * (len(BOUNDS) + 1)
    told = capsys.readouterr().out.splitlines()
    head, _, table, game = told[: len(told) // 2]
    assert told == [head, _, table, game] * 2
    assert table.startswith("| horse standard 2 | ")
    assert game == table.replace(" standard 2", "")


def test_a_player_that_goes_by_time_is_refused(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", f"ceiling --results {tmp_path / 'results'} --only horse --player master".split())
    with pytest.raises(SystemExit):
        main()
    assert "master goes by time" in capsys.readouterr().err


def test_hard_has_no_share_of_the_gap_and_the_ceiling_all():
    ceiling = games(80)
    assert estimate_share(games(50), ceiling).share == pytest.approx(0)
    assert estimate_share(games(65), ceiling).share == pytest.approx(50)
    assert estimate_share(ceiling, ceiling).share == pytest.approx(100)
    assert estimate_share(games(45), ceiling).share < 0


def test_the_bounds_of_a_share_are_nearer_with_more_games():
    few, many = (estimate_share(games(13 * times, 20 * times), games(16 * times, 20 * times)) for times in (1, 100))
    assert few.low < many.low < 50 < many.high < few.high


def test_a_few_games_that_were_all_won_leave_bounds():
    found = estimate_share(games(4, 4), games(6, 6))
    reach = 100 * SURE * sqrt(0.75 * 0.25 / 8 + 0.8 * 0.2 / 10) / 0.5
    assert (found.low, found.high) == (pytest.approx(100 - reach), pytest.approx(100 + reach))


def test_where_no_gap_is_shown_no_share_is_told():
    assert is_gap(games(80))
    assert not is_gap(games(55))
    assert format_table("a table", [games(55), []]) == "| a table | 55% of 100 (45%-64%): no gap | not measured |"


def test_the_ceiling_is_the_best_of_the_bounds_and_of_nothing_else():
    line = format_table("a table", [games(60), games(80), games(95)])
    assert [cell.split(": ")[1].split()[0] for cell in line.split("|")[2:-1]] == ["33", "the", "150"]


def test_a_game_has_the_games_of_all_its_tables():
    tables = {"iliad standard 2": [games(1), []], "iliad teams 4": [games(2), games(3)], "horse standard 2": [[], []]}
    assert join_tables(tables) == {"iliad": [games(1) + games(2), games(3)], "horse": [[], []]}


def test_all_rows_grow_together_up_to_their_own_number_of_games(tmp_path, monkeypatch):
    played = []
    monkeypatch.setattr("bench.ceiling.fill_row", lambda row, results, games, *_, **__: played.append((row, games)))
    play_rows([("first", 6), ("second", 10)], tmp_path)
    assert played == [("first", 4), ("second", 4), ("first", 6), ("second", 8), ("first", 6), ("second", 10)]


def test_a_game_is_measured_60_times_and_half_as_often_if_slow():
    planned = {name: [games for _, games in list_rows((load_catalog()[name], "standard", 2), NOBODY)] for name in BOXES}
    assert planned == {
        "iliad": [5, 5],
        "delphi": [20, 20],
        "olympus": [60, 60],
        "hector": [30, 30],
        "horse": [20, 20],
    }

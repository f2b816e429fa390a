"""A match against another checkout: the same game in two processes, and a stop where their rules differ."""

from pathlib import Path

import pytest

from bench import versions
from bench.players import Row
from bench.versions import play_row, start_player
from engine.chance import Guess, Ply
from tests.contract.boxes import GAMES

pytestmark = pytest.mark.slow  # as are all benchmarks

ROOT = Path(__file__).parents[2]
GAME = GAMES["horse"]
ROW = Row(GAME, "standard", 2, "greedy", "greedy")
TABLE = {"game": "horse", "seats": 2, "variant": "standard", "seed": "a", "player": "greedy", "seconds": 1.0}


def choice(of):
    """Return what ``of`` chooses at the beginning of a game, and its legal moves."""
    state, _ = GAME.deal(2, GAME.options(2, {}), Ply(b"a", 0))
    seat = state.to_act()[0]
    return of.choose(GAME, state.view(seat), state.legal(seat), Guess(0)), state.legal(seat)


def test_a_checkout_plays_a_game_against_itself():
    lines = [play_row(ROW, number, 1.0, ROOT) for number in (0, 1)]
    assert sum(line["won"] for line in lines) == 1, "the same player, with the sides swapped"
    assert all(line["moves"] for line in lines)


def test_a_player_of_another_checkout_makes_a_legal_move():
    with start_player(ROOT, TABLE, []) as other:
        move, legal = choice(other)
    assert move in legal


def test_the_bench_stops_where_the_positions_differ():
    others = {**TABLE, "game": "delphi", "variant": "duel"}
    with start_player(ROOT, others, []) as other, pytest.raises(SystemExit, match="other rules"):
        choice(other)


def test_the_bench_stops_where_the_other_checkout_has_no_player(tmp_path):
    with start_player(tmp_path, TABLE, []) as other, pytest.raises(SystemExit, match="stopped"):
        choice(other)


def test_a_folder_that_is_no_checkout_is_refused(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(
        "sys.argv", ["versions", "horse", "--former", str(tmp_path), "--results", str(tmp_path / "results")]
    )
    with pytest.raises(SystemExit, match="2"):
        versions.main()
    assert f"{tmp_path} is no other checkout" in capsys.readouterr().err

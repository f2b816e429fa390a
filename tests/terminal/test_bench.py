"""The bench of computer players: seating, and results that are never played twice."""

import json

import pytest

from bench.cheat import Bared, Watched
from bench.players import BENCH, TIMED, Row, fill_row, is_decided, make_player, parse_pair, read_games
from engine.chance import Guess
from engine.players import Random
from engine.players.ismcts import MOST
from engine.selfplay import play_game
from terminal.effort import Timed
from terminal.ending import Mistake
from tests.contract.boxes import GAMES


def row(first="easy", second="random", game="iliad", seats=3):
    return Row(GAMES[game], "standard", seats, first, second)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_lone_first_player_sits_on_each_side_once(seats):
    about = row(second="greedy", seats=seats)
    where = [[seat for seat, at in enumerate(about.seated(number)) if at == 0] for number in range(about.turns)]
    assert sorted(where) == [[seat] for seat in range(seats)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_players_who_share_the_sides_sit_on_each_once(seats):
    about = row(seats=seats)
    first, second = (about.seated(number) for number in range(about.turns))
    assert all(one != other for one, other in zip(first, second, strict=True))
    assert abs(2 * first.count(0) - seats) <= 1


def test_partners_are_the_same_computer_player():
    about = Row(GAMES["iliad"], "teams", 6, "easy", "random")
    assert about.seated(0) == (0, 1, 0, 0, 1, 0)


@pytest.mark.parametrize(("first", "times"), [("twice", 2), ("fourfold", 4), ("master", 1), ("timed", 1)])
def test_a_player_with_more_time_has_so_many_times_as_much(first, times, monkeypatch):
    limits = []

    class Hurried(Timed):
        def __init__(self, player, limit):
            limits.append(limit)
            super().__init__(Random(), limit)

    monkeypatch.setattr("bench.players.Timed", Hurried)
    row(first, "master", "horse").played(0, 0.5)
    assert limits == [0.5 * times, 0.5]


@pytest.mark.parametrize("name", sorted(BENCH.keys() - {"openspiel"}))
def test_a_player_of_a_bench_has_a_limit_of_games_or_of_time(name):
    assert name in TIMED or getattr(make_player(name), "iterations", 0) < MOST


def test_a_row_continues_where_it_stopped(tmp_path):
    results, about = tmp_path / "results", row()
    fill_row(about, results, 2, 1.0)
    before = results.read_text()
    fill_row(about, results, 4, 1.0)
    lines = list(map(json.loads, results.read_text().splitlines()))
    assert results.read_text().startswith(before)
    assert [line["number"] for line in lines] == [0, 1, 2, 3]
    assert read_games(results, row(first="greedy")) == []


def test_all_games_of_a_row_are_played_if_asked_for(tmp_path, monkeypatch):
    monkeypatch.setattr("bench.players.is_decided", lambda row, games: True)
    for early, games in ((True, 0), (False, 2)):
        results = tmp_path / str(early)
        fill_row(row(), results, 2, 1.0, early=early)
        assert len(read_games(results, row())) == games


def test_a_row_ends_when_its_interval_excludes_the_aim():
    about = row()
    assert is_decided(about, [{"won": 1.0}] * 12)
    assert is_decided(about, [{"won": 0.0}] * 12)
    assert not is_decided(about, [{"won": 1.0}] * 10), "too few"
    assert not is_decided(about, [{"won": 1.0}] * 13), "not everybody sat everywhere"
    assert not is_decided(about, [{"won": 1.0}, {"won": 0.5}] * 6), "still open"


def test_only_the_cheat_imagines_the_true_position():
    game = Watched(GAMES["iliad"])
    true, guessed = [], []

    class Peeping(Random):
        def choose(self, game, view, moves, chance, enough=None):
            true.append(Bared(game).imagine(view, chance).dump() == game.state.dump())
            guessed.append(game.imagine(view, chance).dump() == game.state.dump())
            return super().choose(game, view, moves, chance)

    play_game(game, game.options(2, {}), (0, 0), [Peeping()], b"seed")
    assert true
    assert all(true)
    assert not all(guessed)


def test_the_cheat_cannot_change_the_real_position():
    game = Watched(GAMES["iliad"])
    state, _ = game.deal(2, game.options(2, {}), Guess(1))
    before = state.dump()
    twin = Bared(game).imagine(None, Guess(2))
    twin.play(twin.to_act()[0], twin.legal(twin.to_act()[0])[0], Guess(3))
    assert state.dump() == before != twin.dump()


@pytest.mark.parametrize("name", ["nobody", "nobody5", "greedy5", ""])
def test_an_unknown_player_of_a_bench_is_refused_in_words(name):
    with pytest.raises(Mistake, match=f"there is no player '{name}'; there is random, greedy"):
        make_player(name)


def test_a_single_player_is_no_pair():
    assert parse_pair("hard200-easy") == ("hard200", "easy")
    with pytest.raises(Mistake, match="two players belong here, such as hard-medium, not 'hard'"):
        parse_pair("hard")


@pytest.mark.parametrize("text", [b'{"table": "iliad"}\n', b"\xff\xfe{"])
def test_results_of_another_program_are_refused_in_words(tmp_path, text):
    results = tmp_path / "results"
    results.write_bytes(text)
    with pytest.raises(Mistake, match=str(results)):
        fill_row(row(), results, 2, 1.0)
    assert results.read_bytes() == text

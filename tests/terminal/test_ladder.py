"""A ladder: everybody meets everybody, nothing is played twice, and the table says how sure it is."""

import json
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from unittest import mock

import pytest

from terminal.command import run_command_line
from terminal.duel import start_workers
from terminal.json_lines import append_line, lock_results, read_lines
from terminal.ladder import Ladder, Meeting, play_on
from terminal.ladder_table import format_standings, rank_players
from tests.contract.boxes import GAMES
from tests.terminal.bots import playing, posix, written

HORSE = Ladder(GAMES["horse"], 2, {}, 1)
DELPHI = Ladder(GAMES["delphi"], 3, {}, 1)


@pytest.fixture(autouse=True, scope="module")
def lasting_workers():
    """Let one process play for all ladders of these tests: to start it takes longer than most games."""
    with start_workers(1) as pool, mock.patch("terminal.ladder.start_workers", return_value=nullcontext(pool)):
        yield


def ladder(capsys, file, *words, key="horse"):
    code = run_command_line(["ladder", key, "--results", str(file), "--processes", "1", *words])
    printed = capsys.readouterr()
    assert (code, printed.err) == (0, "")
    return printed.out


def test_everybody_meets_everybody_from_every_side():
    found = list(HORSE.meetings(["c", "a", "b"], 2))
    assert found == [Meeting(pair, number) for number in (0, 1) for pair in (("a", "b"), ("a", "c"), ("b", "c"))]


def test_each_deal_is_played_until_all_have_sat_everywhere():
    assert len(list(HORSE.meetings("ab", 3))) == 4
    assert len(list(DELPHI.meetings("abcd", 1))) == 4 * 3


def test_three_players_rotate_over_the_seats():
    games = [DELPHI.played(Meeting(("easy", "greedy", "random"), number)) for number in range(3)]
    assert all(sum(game["shares"]) == pytest.approx(1) for game in games)
    assert {tuple(game["players"]) for game in games} == {("easy", "greedy", "random")}


def test_a_game_depends_on_its_number_alone():
    assert HORSE.played(Meeting(("easy", "random"), 1)) == HORSE.played(Meeting(("easy", "random"), 1))


@pytest.mark.slow
def test_a_ladder_goes_on_where_it_stopped(tmp_path, capsys):
    file = tmp_path / "results"
    ladder(capsys, file, "--players", "random,greedy", "--games", "2")
    before = file.read_text()
    ladder(capsys, file, "--players", "random,greedy,easy", "--games", "4")
    assert file.read_text().startswith(before)
    head, *games = map(json.loads, file.read_text().splitlines())
    assert head["ladder"] == 1
    met = [(tuple(game["players"]), game["number"]) for game in games]
    assert len(met) == len(set(met)) == 3 * 4


def test_a_game_is_kept_as_soon_as_it_has_ended(tmp_path):
    file, kept = tmp_path / "results", threading.Event()

    def played(_, meeting):
        quick = kept.wait(60) if meeting.number == 0 else True  # the first game takes until the second is kept
        return {"number": meeting.number, "quick": quick}

    def append(into, line):
        append_line(into, line)
        if line.get("number") == 1:
            kept.set()

    with (
        ThreadPoolExecutor(2) as pool,
        mock.patch("terminal.ladder.start_workers", return_value=nullcontext(pool)),
        mock.patch("terminal.ladder.append_line", append),
        mock.patch.object(Ladder, "played", played),
    ):
        play_on(HORSE, ["easy", "random"], 2, file, 2)
    assert [(each["number"], each["quick"]) for each in read_lines(file)[1:]] == [(1, True), (0, True)]


def test_a_line_that_a_kill_cut_off_is_played_again(tmp_path, capsys):
    file = tmp_path / "results"
    whole = ladder(capsys, file, "--players", "random,greedy", "--games", "2")
    text = file.read_text()
    file.write_text(text[:-20])
    assert ladder(capsys, file, "--players", "random,greedy", "--games", "2") == whole
    assert json.loads(file.read_text().splitlines()[-1]) == json.loads(text.splitlines()[-1])


@pytest.mark.slow
def test_the_table_is_shown_without_playing(tmp_path, capsys):
    file = tmp_path / "results"
    table = ladder(capsys, file, "--players", "random,greedy", "--games", "2")
    before = file.read_text()
    assert ladder(capsys, file) == table
    assert file.read_text() == before


def test_the_table_has_ratings_with_bounds(tmp_path, capsys):
    file = tmp_path / "results"
    ladder(capsys, file, "--players", "random,greedy", "--games", "6")
    first, last = json.loads(ladder(capsys, file, "--json"))
    assert (first["player"], last["player"]) == ("greedy", "random")
    assert first["rating"] > 1000 > last["rating"]
    assert 0 < first["give_or_take"] < 333
    assert first["interval"][0] < first["won"] / first["games"] <= first["interval"][1]
    shown = ladder(capsys, file).splitlines()
    assert [line.split()[:3] for line in shown[1:]] == [
        ["1", "greedy", str(first["rating"])], ["2", "random", str(last["rating"])],
    ]  # fmt: skip


def test_ratings_become_surer_with_every_game():
    games = [{"players": ["a", "b"], "places": [1, 2], "shares": [1, 0], "forfeits": {}}] * 10
    few, many = rank_players(games[:2])[0], rank_players(games)[0]
    assert many.rating.give_or_take < few.rating.give_or_take
    assert many.rating.points > few.rating.points


@pytest.mark.slow
@posix
def test_a_bot_that_breaks_the_protocol_falls_to_the_end(tmp_path, capsys):
    good, liar = playing(tmp_path), written(tmp_path, "print('lie')", "liar")
    table = json.loads(
        ladder(capsys, tmp_path / "results", "--players", f"{good},{liar},random", "--games", "2", "--json")
    )
    assert table[-1]["player"] == liar
    assert (table[-1]["forfeits"], table[-1]["won"]) == (4, 0)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--players easy", "1 players are named, and a game takes 2"),
        ("--players easy,easy", "each player of a ladder is named once"),
        ("--players easy,hrad", "did you mean hard?"),
        ("--players easy,hard --seed 2", "is of another ladder: its seed 0, not 2"),
        ("--players easy,hard --seconds 3", "is of another ladder: its seconds None, not 3.0"),
    ],
)
def test_a_mistake_in_a_ladder_gets_a_sentence(tmp_path, capsys, words, sentence):
    file = tmp_path / "results"
    ladder(capsys, file, "--players", "random,greedy", "--games", "1")
    before = file.read_text()
    assert run_command_line(["ladder", "horse", "--results", str(file), *words.split()]) == 2
    assert sentence in capsys.readouterr().err
    assert file.read_text() == before


@pytest.mark.parametrize(
    "saved",
    [
        lambda text: b"\xef\xbb\xbf" + text.encode(),
        lambda text: text.replace("\n", "\r\n").encode(),
        lambda text: text.rstrip("\n").encode(),
        lambda text: text.replace("\n", "\n\n").replace(", ", ",\t").encode(),
    ],
    ids=["mark", "CRLF", "no end", "blank lines and tabs"],
)
def test_results_that_an_editor_has_saved_are_the_same(tmp_path, capsys, saved):
    file = tmp_path / "results"
    before = ladder(capsys, file, "--players", "random,greedy", "--games", "2")
    file.write_bytes(saved(file.read_text(encoding="utf-8")))
    assert ladder(capsys, file, "--players", "random,greedy", "--games", "2") == before
    assert ladder(capsys, file, "--players", "random,greedy", "--games", "4") != before


def test_a_game_that_is_in_a_file_twice_counts_once(tmp_path, capsys):
    file = tmp_path / "results"
    before = ladder(capsys, file, "--players", "random,greedy", "--games", "2")
    file.write_text(file.read_text(encoding="utf-8") * 2, encoding="utf-8")  # two files, joined
    assert ladder(capsys, file) == before


@posix
def test_a_second_program_does_not_write_the_same_results(tmp_path, capsys):
    file = tmp_path / "results"
    before = ladder(capsys, file, "--players", "random,greedy", "--games", "2")
    text = file.read_bytes()
    with lock_results(file):
        assert run_command_line(["ladder", "horse", "--results", str(file), "--players", "random,greedy,easy"]) == 2
        assert f"another program writes {file}" in capsys.readouterr().err
        assert ladder(capsys, file) == before, "anybody may read"
    assert file.read_bytes() == text


@pytest.mark.parametrize("changed", [{"shares": ["x", 1]}, {"places": [1, "b"]}, {"players": [["a"], "b"]}, {
    "players": [], "shares": [], "places": []}, {"places": [1]}])  # fmt: skip
def test_results_that_an_editor_has_broken_get_a_sentence(tmp_path, capsys, changed):
    file = tmp_path / "results"
    ladder(capsys, file, "--players", "random,greedy", "--games", "2")
    head, game, *_ = file.read_text(encoding="utf-8").splitlines()
    file.write_text(f"{head}\n{json.dumps({**json.loads(game), **changed})}\n", encoding="utf-8")
    assert run_command_line(["ladder", "horse", "--results", str(file)]) == 2
    assert "is not the file of a ladder" in capsys.readouterr().err


def test_players_of_the_same_rating_share_a_place():
    game = {"players": ["a", "b"], "number": 0, "shares": [0.5, 0.5], "places": [1, 1], "forfeits": {}}
    lost = {"players": ["a", "c"], "number": 0, "shares": [1, 0], "places": [1, 2], "forfeits": {}}
    assert [line.split()[0] for line in format_standings(rank_players([game]))] == ["player", "1", "1"]
    assert [line.split()[0] for line in format_standings(rank_players([game, lost]))] == ["player", "1", "2", "3"]


@pytest.mark.parametrize("text", ["hello\n", '{"row": 1}\n', "[1]\n", "\xff", '{"ladder": 1}\n{}\n'])
def test_another_file_is_not_written_over(tmp_path, capsys, text):
    file = tmp_path / "results"
    file.write_text(text, encoding="latin-1")
    assert run_command_line(["ladder", "horse", "--results", str(file), "--players", "easy,random"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert file.read_text(encoding="latin-1") == text


def test_a_file_that_cannot_be_written_is_said_so(tmp_path, capsys):
    assert (
        run_command_line(["ladder", "horse", "--results", str(tmp_path / "no" / "file"), "--players", "easy,random"])
        == 2
    )
    assert "cannot be used: No such file or directory" in capsys.readouterr().err


@pytest.mark.slow
def test_an_empty_ladder_asks_for_players(tmp_path, capsys):
    file = tmp_path / "results"
    assert run_command_line(["ladder", "horse", "--results", str(file)]) == 2
    assert "has no games yet; name the players of some with --players A,B" in capsys.readouterr().err
    assert not file.exists()

"""The command line: what it prints, and one line for every mistake."""

import errno
import io
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from games.iliad.rules.game import Iliad
from terminal.command import run_command_line
from tests.quick import slow_but

TABLES = [(variant, seats) for variant, sizes in Iliad().variants.items() for seats in sizes]


def run(capsys, *words):
    code = run_command_line(words)
    printed = capsys.readouterr()
    return code, printed.out, printed.err


@pytest.mark.parametrize(("variant", "seats"), TABLES)
@pytest.mark.parametrize("players", slow_but(1, ["random", "random,greedy"]))
def test_selfplay_ends_with_one_line_of_json(capsys, variant, seats, players):
    words = ("--variant", variant, "--seats", str(seats), "--players", players, "--games", "4", "--seed", "3", "--json")
    code, out, _ = run(capsys, "selfplay", "iliad", *words)
    found = json.loads(out.splitlines()[-1])
    assert code == 0
    assert (found["games"], found["finished"], sum(found["outcomes"].values())) == (4, 4, 4)
    assert found["moves"] > 0
    assert found["moves_per_second"] > 0
    assert sum(found["wins"].values()) == pytest.approx(4, abs=0.05)


def test_the_same_seed_plays_the_same_games(capsys):
    words = ("selfplay", "iliad", "--seats", "3", "--games", "5", "--json", "--seed")
    played = [json.loads(run(capsys, *words, seed)[1]) for seed in ("1", "1", "2")]
    moves = [found["moves"] for found in played]
    assert moves[0] == moves[1] != moves[2]


def test_six_players_play_in_teams_by_default(capsys):
    _, out, _ = run(capsys, "selfplay", "iliad", "--seats", "6", "--games", "1", "--json")
    assert json.loads(out)["variant"] == "teams"


def test_games_are_listed_as_text_and_as_json(capsys):
    assert [line for line in run(capsys, "games")[1].splitlines() if line.startswith("iliad")] == [
        "iliad     standard  2, 3, 4, 5 players",
        "iliad     teams     4, 6 players",
    ]
    (game,) = [game for game in json.loads(run(capsys, "games", "--json")[1]) if game["key"] == "iliad"]
    assert game["variants"] == {"standard": [2, 3, 4, 5], "teams": [4, 6]}


def test_a_long_key_is_told_apart_from_its_variant(capsys, monkeypatch):
    game = Iliad()
    monkeypatch.setattr(game, "key", "thousandships")
    monkeypatch.setattr("terminal.command.load_catalog", lambda: {game.key: game})
    assert run(capsys, "games")[1].splitlines()[0] == "thousandships standard  2, 3, 4, 5 players"


def test_perft_counts_and_divides(capsys):
    _, out, _ = run(capsys, "perft", "iliad", "--seats", "3", "--depth", "3", "--seed", "1", "--divide")
    *branches, total = out.splitlines()
    assert total == "456"
    assert sum(int(line.split()[0]) for line in branches) == 456


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """Return the log of a game that was played: to think takes longer than to read."""
    path = tmp_path_factory.mktemp("played") / "game.log"
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("sys.stdin", io.StringIO("1\n" * 2000))
        assert run_command_line(["play", "iliad", "--log", str(path), "--seed", "00ff"]) == 0
    return path


@pytest.fixture
def log(played, tmp_path):
    return Path(shutil.copy(played, tmp_path))


@pytest.mark.slow
def test_a_played_game_is_shown_move_by_move(capsys, log):
    code, out, _ = run(capsys, "show", str(log))
    plies = [line for line in out.splitlines() if line.split(".")[0].isdigit()]
    assert code == 0
    assert len(plies) == len(log.read_text().splitlines()) - 2  # the head and the seed are not moves
    assert "Every draw follows from the seed 00ff, and the seed matches the seal." in out


def test_a_seat_is_shown_only_what_it_heard(capsys, log):
    _, mine, _ = run(capsys, "show", str(log), "--seat", "0", "--upto", "0")
    _, everything, _ = run(capsys, "show", str(log), "--upto", "0")
    assert mine.count("You draw Hoplite") == 1
    assert everything.count("You draw Hoplite") == 2
    assert "Player 2 hears" not in mine


def test_a_log_with_draws_that_contradict_its_seed_is_refused(capsys, log):
    rows = log.read_text().splitlines()
    cards = json.loads(rows[1])["draws"]
    log.write_text("\n".join([rows[0], rows[1].replace(f"[{cards[0]},", f"[{cards[0] ^ 1},"), *rows[2:]]))
    code, _, err = run(capsys, "show", str(log))
    assert (code, err) == (2, "engine: ply 0: these draws do not follow from the seed\n")


def test_a_log_with_a_seed_before_the_end_is_refused(capsys, log):
    rows = log.read_text().splitlines()
    log.write_text("\n".join([*rows[:10], rows[-1]]))
    code, _, err = run(capsys, "show", str(log))
    assert (code, err) == (2, "engine: the seed stands in the log, and the game is not over\n")


def test_a_log_of_an_impossible_table_is_refused_before_reading(capsys, log):
    log.write_text(log.read_text().replace('"seats":2', '"seats":30000000'))
    assert run(capsys, "show", str(log))[0] == 2


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("first=2", "engine: iliad: first may be -1, 0, 1, not 2\n"),
        ("first=x", "engine: iliad: first may be -1, 0, 1, not 'x'\n"),
        ("last=1", "engine: iliad has no option last; it has variant and first\n"),
        (
            "first",
            "engine: argument --option: NAME=VALUE belongs here, not 'first' (see python -m engine play --help)\n",
        ),
    ],
)
def test_invalid_options_are_explained(capsys, option, sentence):
    assert run(capsys, "play", "iliad", "--option", option)[2] == sentence


def test_a_full_disk_ends_a_replay_in_a_sentence(capsys, log, tmp_path, monkeypatch):
    def full(*about):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("terminal.replay.make_page", full)
    code, _, err = run(capsys, "replay", str(log), "--out", str(tmp_path / "game.html"))
    assert (code, err) == (2, "engine: there is no room left on the disk\n")
    assert not (tmp_path / "game.html").exists()


def test_a_log_is_never_overwritten(capsys, log):
    code, _, err = run(capsys, "play", "iliad", "--log", str(log))
    assert code == 2
    assert err == f"engine: {log} cannot be written: File exists\n"


def test_the_owners_cards_are_played_with_and_belong_to_the_log(capsys, tmp_path):
    cards = tmp_path / "iliad.toml"
    cards.write_text(Path("games/iliad/cards.toml").read_text().replace("count = 6", "count = 7", 1))
    for path in (cards, tmp_path):
        assert run(capsys, "selfplay", "iliad", "--games", "1", "--cards", str(path))[0] == 0
    cards.write_text("[[army]]\nid = 3")
    refused = run(capsys, "selfplay", "iliad", "--cards", "x" * 300)  # as in a folder that may not be entered
    assert refused[0] == 2
    assert refused[2].endswith("cannot be read: File name too long\n")
    code, _, err = run(capsys, "selfplay", "iliad", "--cards", str(cards))
    assert code == 2
    assert err.startswith(f"engine: {cards}, line 1, ")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "the following arguments are required: COMMAND"),
        ("dance", "invalid choice: 'dance'"),
        ("play", "the following arguments are required: GAME"),
        ("play illiad", "there is no game 'illiad'; did you mean iliad?"),
        ("play chess", "there is no game 'chess'; there is iliad"),
        ("play iliad --seats two", "a whole number from 1 belongs here, not 'two'"),
        ("play iliad --seats 0", "a whole number from 1 belongs here, not '0'"),
        ("play iliad --seats 7", "iliad is for 2, 3, 4, 5, 6 players, not 7"),
        ("play iliad --variant team", "iliad has no variant 'team'; it has standard, teams"),
        ("play iliad --opponents grady", "there is no player 'grady'; did you mean greedy?"),
        ("play iliad --language tlh", "invalid choice: 'tlh'"),
        ("play iliad --seed xyz", "a seed is written in hexadecimal digits, not 'xyz'"),
        (f"play iliad --seed {'00' * 500}", "a seed has at most 128 hexadecimal digits, not 1000"),
        ("play iliad --cards nowhere.toml", "nowhere.toml cannot be read: No such file or directory"),
        ("play iliad --log no/such/folder", "no/such/folder cannot be written: No such file or directory"),
        ("selfplay iliad --seats 6 --variant standard", "variant standard, is for 2, 3, 4, 5 players, not 6"),
        ("selfplay iliad --games -1", "a whole number from 1 belongs here, not '-1'"),
        ("selfplay iliad --games ²", "a whole number from 1 belongs here, not '²'"),
        ("selfplay iliad --players random,greddy", "there is no player 'greddy'; did you mean greedy?"),
        ("selfplay iliad --players random,random,random", "3 players are named, and the table has 2 sides"),
        ("selfplay iliad --seed 1.5", "a whole number from 0 belongs here, not '1.5'"),
        ("show nowhere.log", "nowhere.log cannot be read: No such file or directory"),
        ("show pyproject.toml", "line 1: this is not JSON"),
        ("show . ", ". cannot be read: Is a directory"),
        ("perft iliad --depth zero", "a whole number from 1 belongs here, not 'zero'"),
        ("perft iliad --dept 3 --colour", "unrecognized arguments: --colour"),
    ],
)
def test_a_mistake_gets_one_clear_line_and_exit_code_2(capsys, words, sentence):
    code, out, err = run(capsys, *words.split())
    assert (code, out) == (2, "")
    assert err.startswith("engine: ")
    assert err.count("\n") == 1
    assert sentence in err


def test_a_seat_missing_from_the_log_is_refused(capsys, log):
    assert run(capsys, "show", str(log), "--seat", "2")[2] == "engine: there is no seat 2; seats are 0 to 1\n"


@pytest.mark.slow
def test_python_m_engine_runs():
    found = subprocess.run([sys.executable, "-m", "engine", "games"], capture_output=True, text=True, check=True)
    assert found.stdout.startswith("iliad")

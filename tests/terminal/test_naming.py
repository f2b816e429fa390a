"""What people type for a bot, and what they are told if there is none."""

import sys
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from terminal.bots.naming import NoBot, is_bot, make_starter
from terminal.command import run_command_line
from tests.terminal.bots import playing, posix


def started(text):
    """Return the class and the arguments with which a bot would be started."""
    found: Any = make_starter(text)
    return found.func.__name__, *found.args


@posix
def test_a_program_that_can_be_run_is_run(tmp_path):
    bot = playing(tmp_path)
    assert started(f"{bot} --depth 3") == ("Program", [bot, "--depth", "3"])


@posix
def test_a_program_is_run_by_the_name_of_its_link(tmp_path):
    """The Python of a virtual environment is such a link: by another name, it does not find what is installed there."""
    link = tmp_path / "python"
    link.symlink_to(sys.executable)
    assert started(f"{link} bot.py") == ("Program", [str(link), "bot.py"])


@posix
@pytest.mark.parametrize(("suffix", "program"), [(".py", sys.executable), (".sh", "sh")])
def test_a_script_needs_no_permission_to_run(tmp_path, suffix, program):
    script = tmp_path / f"bot{suffix}"
    script.touch()
    assert started(str(script)) == ("Program", [program, str(script)])


@posix
def test_a_bot_may_be_a_whole_command(tmp_path):
    _, command = started(f"sh '{tmp_path}/my bot' -x")
    assert command[1:] == [f"{tmp_path}/my bot", "-x"]
    assert Path(command[0]).name == "sh"


@posix
@pytest.mark.parametrize(
    ("text", "address"), [("tcp://localhost:7777", ("localhost", 7777)), ("tcp://[::1]:80", ("::1", 80))]
)
def test_a_bot_may_be_an_address(text, address):
    assert started(text) == ("Server", *address)


@posix
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("./nowhere", "there is no program './nowhere'"),
        ("nowhere.py", "there is no program 'nowhere.py'"),
        ("python9 bot", "there is no program 'python9'"),
        (" ", "there is no program ''"),
        ("./bot 'x", '"./bot \'x" cannot be read as a command: No closing quotation'),
        ("LICENSE.md/..", "there is no program 'LICENSE.md/..'"),
        ("./LICENSE", "LICENSE cannot be run; make it executable: chmod +x LICENSE"),
        ("tcp://localhost", "an address is written as tcp://HOST:PORT, not tcp://localhost"),
        ("tcp://:80", "an address is written as tcp://HOST:PORT, not tcp://:80"),
        ("tcp://localhost:0", "an address is written as tcp://HOST:PORT, not tcp://localhost:0"),
        ("tcp://localhost:99999", "an address is written as tcp://HOST:PORT"),
        ("tcp://localhost:²", "an address is written as tcp://HOST:PORT"),
        ("tcp://my..host:80", "an address is written as tcp://HOST:PORT, not tcp://my..host:80"),
        (f"tcp://{'x' * 64}:80", "an address is written as tcp://HOST:PORT"),
    ],
)
def test_a_bot_that_is_not_there_gets_a_sentence(capsys, text, sentence):
    with pytest.raises(NoBot) as told:
        make_starter(text)
    assert sentence in str(told.value)
    assert run_command_line(["duel", "hector", "--players", f"{text},hard"]) == 2
    assert capsys.readouterr().err.startswith("engine: argument --players: ")


@posix
def test_a_missing_interpreter_is_named(tmp_path):
    bot = tmp_path / "bot.js"
    bot.touch()
    with (
        mock.patch("shutil.which", return_value=None),
        pytest.raises(NoBot, match="needs node, which is"),
    ):
        make_starter(str(bot))


def test_other_systems_are_told_what_to_use():
    with mock.patch("os.name", "nt"), pytest.raises(NoBot, match="Windows Subsystem for Linux"):
        make_starter("./bot")


def test_a_plain_word_is_a_player_of_ours():
    assert not is_bot("hard")
    assert all(map(is_bot, ("./bot", "bot.py", "node bot", "tcp://localhost:1", "..\\bot")))


@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        ("hrad", "there is no player 'hrad'; did you mean hard?"),
        ("LICENSE", "there is no player 'LICENSE'; if you mean the program, write ./LICENSE"),
        ("easy,easy,easy", "3 players are named, and the table has 2 sides"),
    ],
)
def test_a_player_of_a_duel_that_is_not_there_gets_a_sentence(capsys, players, sentence):
    assert run_command_line(["duel", "hector", "--players", players]) == 2
    assert sentence in capsys.readouterr().err

"""Bots in a duel, and against a person: what people are told."""

import io
import json
from pathlib import Path

import pytest

from terminal.command import run_command_line
from tests.terminal.bots import playing, posix, written


@pytest.mark.slow
@posix
def test_a_duel_says_why_a_bot_forfeits(tmp_path, capsys):
    liar = written(tmp_path, "print('lie')", "liar")
    assert (
        run_command_line(["duel", "horse", "--players", f"{liar},random", "--games", "5", "--json", "--processes", "1"])
        == 0
    )
    printed = capsys.readouterr()
    found = json.loads(printed.out)["players"]
    assert (found[liar]["won"], found[liar]["forfeits"], found["random"]["won"]) == (0, 5, 5)
    assert "forfeits" not in found["random"]
    assert printed.err.count("\n") == 3
    assert printed.err.startswith(f'engine: game 1: {liar} wrote "lie", which is not JSON')


@posix
def test_a_bot_on_several_seats_forfeits_a_game_once(tmp_path, capsys):
    liar = written(tmp_path, "print('lie')", "liar")
    words = ["duel", "delphi", "--seats", "4", "--players", f"random,{liar}", "--games", "1", "--processes", "1"]
    assert run_command_line([*words, "--json"]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["players"][liar]["forfeits"] == 1
    assert printed.err.count("\n") == 1


@pytest.mark.slow
@posix
def test_a_person_plays_against_a_bot(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 2000))
    told = tmp_path / "told"
    bot = playing(tmp_path)
    with Path(bot).open("a") as file:
        file.write(f"    open({str(told)!r}, 'w').write(message['type'])\n")
    assert run_command_line(["play", "horse", "--opponents", bot, "--seed", "00"]) == 0
    assert "was 00" in capsys.readouterr().out
    assert told.read_text() == "end"


@posix
def test_a_person_is_told_that_a_bot_forfeits(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 2000))
    liar = written(tmp_path, "print('lie')", "liar")
    assert run_command_line(["play", "horse", "--opponents", liar, "--seed", "00"]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f'engine: {liar} wrote "lie", which is not JSON')
    assert told.endswith("and forfeits; the game is over\n")

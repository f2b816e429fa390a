"""`python -m engine puzzles`: what is found goes into a file once, and a file for other cards is refused."""

import json
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from types import SimpleNamespace

import pytest

from engine.puzzle import Finder, play_quick_game
from engine.record import Record, export_record, parse_record
from games.catalog import load_catalog
from games.puzzles import (
    append_puzzles,
    is_judged,
    list_published_puzzles,
    load_puzzles,
    make_head,
    parse_puzzles,
    write_puzzles,
)
from terminal.command import run_command_line
from terminal.puzzles import MOST, Search, find_next_number, from_log


@pytest.fixture
def quick(monkeypatch):
    """Make the search so short that it finds many puzzles at once."""
    monkeypatch.setattr("terminal.puzzles.Finder", partial(Finder, glance=30, imagined=60, deep=60, worlds=(1,)))


def exported(tmp_path, key="delphi"):
    """Write the log of a game among computers, as people would export it."""
    game = load_catalog()[key]
    path = tmp_path / "game.txt"
    head, entries = play_quick_game(game, 2, {"variant": "duel"}, 5)
    path.write_text(export_record(Record(head, tuple(entries), None)), encoding="utf-8")
    return path


@pytest.mark.slow
def test_puzzles_of_a_log_are_added_once(tmp_path, quick):
    game, into = load_catalog()["delphi"], tmp_path / "puzzles.jsonl"
    log = parse_record(exported(tmp_path).read_text(encoding="utf-8"))
    first = from_log(game, log, "a friend", into)
    assert 0 < first <= MOST
    assert from_log(game, log, "a friend", into) == 0
    found = parse_puzzles(game, into.read_text(encoding="utf-8"))
    assert len(found) == first
    assert {each.source for each in found} == {"a friend"}


@pytest.fixture
def unasked(monkeypatch):
    """Fail as soon as anything is searched."""
    for searches in ("Finder", "start_workers"):
        monkeypatch.setattr(f"terminal.puzzles.{searches}", lambda *about: pytest.fail("a search began"))


@pytest.mark.slow
@pytest.mark.parametrize("search", ["--log", "--games"])
def test_a_file_for_other_cards_is_refused_before_a_search(tmp_path, capsys, unasked, search):
    into = tmp_path / "puzzles.jsonl"
    into.write_text(json.dumps({"game": "delphi", "rules": 0, "cards": "others"}) + "\n", encoding="utf-8")
    before = into.read_text(encoding="utf-8")
    games = {"--log": str(exported(tmp_path)), "--games": "1"}
    code = run_command_line(["puzzles", "delphi", search, games[search], "--into", str(into)])
    assert code == 2
    assert "other rules or cards" in capsys.readouterr().err
    assert into.read_text(encoding="utf-8") == before


@pytest.mark.parametrize("search", ["--games=1", "--check"])
@pytest.mark.parametrize("damage", [b"\xff\xfe", b"{", b'{"seats": 2}', b"[]"])
def test_a_damaged_file_of_puzzles_is_refused_in_words(tmp_path, capsys, unasked, search, damage):
    game, into = load_catalog()["horse"], tmp_path / "puzzles.jsonl"
    into.write_bytes(json.dumps(make_head(game)).encode() + b"\n" + damage)
    assert run_command_line(["puzzles", "horse", search, "--into", str(into)]) == 2
    assert capsys.readouterr().err == f"engine: {into}: it is no file of puzzles, or damaged\n"
    assert into.read_bytes().endswith(damage)


def test_a_check_of_a_missing_file_makes_none(tmp_path, capsys, unasked):
    into = tmp_path / "typo.jsonl"
    assert run_command_line(["puzzles", "horse", "--check", "--into", str(into)]) == 2
    assert f"there is no file {into}" in capsys.readouterr().err
    assert not into.exists()


def test_a_new_file_begins_with_what_it_fits(tmp_path):
    game, into = load_catalog()["horse"], tmp_path / "puzzles.jsonl"
    assert append_puzzles(into, game, []) == 0
    assert json.loads(into.read_text(encoding="utf-8")) == make_head(game)


# -- going on, and looking again


def test_a_search_goes_on_after_the_last_game_of_its_table():
    table = Search(load_catalog()["delphi"], 3, {"variant": "standard"})
    some = [known.puzzle for known in list_published_puzzles("delphi")][:2]
    here = [replace(each, seats=3, options=table.options, source=f"computers {n}") for n, each in enumerate(some, 7)]
    there = [replace(some[0], seats=2, options={"variant": "duel"}, source="computers 90")]
    given = [replace(here[0], source="a friend")]
    assert find_next_number([*here, *there, *given], table) == 9
    assert find_next_number(there, table) == 0


class Strict(Finder):
    """A finder that thinks otherwise of the last two of three puzzles: one is none, one has another solution."""

    def again(self, puzzle):
        moves = [*puzzle.best[1:], puzzle.best[0]]
        verdicts = {"computers 1": [puzzle], "computers 2": [], "computers 3": [replace(puzzle, best=tuple(moves))]}
        return verdicts[puzzle.source]


@pytest.fixture
def strict(monkeypatch):
    """Look at puzzles again in this process, with a strict finder."""
    monkeypatch.setattr("terminal.puzzles.Finder", Strict)
    monkeypatch.setattr("terminal.puzzles.start_workers", lambda processes: nullcontext(SimpleNamespace(map=map)))


def test_a_check_drops_what_no_longer_holds(tmp_path, strict, capsys):
    game, path = load_catalog()["delphi"], tmp_path / "puzzles.jsonl"
    some = [
        replace(known.puzzle, source=f"computers {n}")
        for n, known in enumerate(list_published_puzzles("delphi")[:3], 1)
    ]
    write_puzzles(path, game, some)
    path.write_text(path.read_text("utf-8").replace(make_head(game)["judge"], "another"), "utf-8")
    assert run_command_line(["puzzles", "--check", "delphi", "--into", str(path)]) == 0
    assert f"2 of 3 puzzles stay in {path}" in capsys.readouterr().out
    assert is_judged(game, path.read_text("utf-8"))
    first, last = load_puzzles(path, game)
    assert first == some[0]
    assert (last.number, last.solution) == (some[2].number, some[2].best[1].move)


def test_a_check_without_a_game_looks_at_all(tmp_path, strict, capsys, monkeypatch):
    looked = []
    monkeypatch.setattr(
        "terminal.command.recheck_puzzles", lambda game, path, processes: looked.append(game.key) or (1, 1)
    )
    assert run_command_line(["puzzles", "--check"]) == 0
    assert looked == [key for key in load_catalog() if list_published_puzzles(key)]
    assert run_command_line(["puzzles"]) == 2
    assert "name the GAME" in capsys.readouterr().err


@pytest.mark.parametrize("written", [b"# Ilion", b"[1]", b"\xd0", b'"x"\n{}'])
@pytest.mark.parametrize("more", [["--check"], ["--games", "1"]])
def test_another_file_gets_a_sentence_and_stays_as_it_is(tmp_path, capsys, written, more):
    path = tmp_path / "notes.txt"
    path.write_bytes(written)
    assert run_command_line(["puzzles", "delphi", "--into", str(path), *more]) == 2
    assert f"engine: {path}: " in capsys.readouterr().err
    assert path.read_bytes() == written


def test_a_line_that_is_no_puzzle_is_told_with_its_file(tmp_path, capsys):
    path = tmp_path / "puzzles.jsonl"
    path.write_text(f"{json.dumps(make_head(load_catalog()['delphi']))}\n{{}}\n", encoding="utf-8")
    assert run_command_line(["puzzles", "--check", "delphi", "--into", str(path)]) == 2
    assert f"{path}: it is no file of puzzles" in capsys.readouterr().err


def test_a_check_of_a_file_for_other_cards_changes_nothing(tmp_path, strict, capsys):
    path = tmp_path / "puzzles.jsonl"
    path.write_text(json.dumps({"game": "delphi", "rules": 0, "cards": "others"}) + "\n", encoding="utf-8")
    before = path.read_bytes()
    assert run_command_line(["puzzles", "--check", "delphi", "--into", str(path)]) == 2
    assert "other rules or cards" in capsys.readouterr().err
    assert path.read_bytes() == before

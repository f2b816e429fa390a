"""`python -m engine puzzles`: what is found goes into a file once, and a file for other cards is refused."""

import json
from functools import partial

import pytest

from engine.puzzle import Finder, played
from engine.record import read as read_log
from engine.record import write
from games.catalog import catalog
from games.puzzles import append, head, read
from terminal.command import main
from terminal.puzzles import MOST, from_log


@pytest.fixture
def quick(monkeypatch):
    """Make the search so short that it finds many puzzles at once."""
    monkeypatch.setattr("terminal.puzzles.Finder", partial(Finder, glance=30, imagined=60))


def exported(tmp_path, key="delphi"):
    """Write the log of a game among computers, as people would export it."""
    game = catalog()[key]
    path = tmp_path / "game.txt"
    path.write_text(write(*played(game, 2, {"variant": "duel"}, 1)), encoding="utf-8")
    return path


def test_puzzles_of_a_log_are_added_once(tmp_path, quick):
    game, into = catalog()["delphi"], tmp_path / "puzzles.jsonl"
    log = read_log(exported(tmp_path).read_text(encoding="utf-8"))
    first = from_log(game, log, "a friend", into)
    assert 0 < first <= MOST
    assert from_log(game, log, "a friend", into) == 0
    found = read(game, into.read_text(encoding="utf-8"))
    assert len(found) == first
    assert {each.source for each in found} == {"a friend"}


@pytest.fixture
def unasked(monkeypatch):
    """Fail as soon as anything is searched."""
    for searches in ("Finder", "workers"):
        monkeypatch.setattr(f"terminal.puzzles.{searches}", lambda *about: pytest.fail("a search began"))


@pytest.mark.parametrize("search", ["--log", "--games"])
def test_a_file_for_other_cards_is_refused_before_a_search(tmp_path, capsys, unasked, search):
    into = tmp_path / "puzzles.jsonl"
    into.write_text(json.dumps({"game": "delphi", "rules": 0, "cards": "others"}) + "\n", encoding="utf-8")
    before = into.read_text(encoding="utf-8")
    games = {"--log": str(exported(tmp_path)), "--games": "1"}
    code = main(["puzzles", "delphi", search, games[search], "--into", str(into)])
    assert code == 2
    assert "other rules or cards" in capsys.readouterr().err
    assert into.read_text(encoding="utf-8") == before


def test_a_new_file_begins_with_what_it_fits(tmp_path):
    game, into = catalog()["horse"], tmp_path / "puzzles.jsonl"
    assert append(into, game, []) == 0
    assert json.loads(into.read_text(encoding="utf-8")) == head(game)

"""`python -m engine replay`: files of a log, and one line for every mistake."""

import json
import re
from pathlib import Path

import pytest
import pyvips

from engine import record
from engine.record import Record
from tests.engine.test_fair_deal import played
from tests.terminal.test_command import run

ROOT = Path(__file__).parents[2]
VIEWS = {(): 4, ("--seat", "1"): 1, ("--spectator",): 1}


@pytest.fixture
def log(tmp_path):
    file = tmp_path / "game.txt"
    file.write_text(record.export_record(played("hector", moves=6)), encoding="utf-8")
    return file


def names(page):
    found = re.search(r'id="page-data">(.*?)</script>', page.read_text(encoding="utf-8"), re.DOTALL)
    return [view["name"] for view in json.loads(found[1])["views"]]


@pytest.mark.parametrize("seen", list(VIEWS), ids=str)
def test_a_page_of_a_log_is_written(capsys, tmp_path, log, seen):
    page = tmp_path / "game.html"
    code, out, err = run(capsys, "replay", str(log), "--out", str(page), *seen)
    assert (code, err) == (0, "")
    assert re.fullmatch(rf"{re.escape(str(page))} is written, \d+ KiB\n", out)
    assert len(names(page)) == VIEWS[seen]
    assert ("Your hand" in page.read_text(encoding="utf-8")) == (seen != ("--spectator",))


@pytest.mark.slow
def test_a_page_and_an_animated_picture_are_written_at_once(capsys, tmp_path, log):
    page, picture = tmp_path / "game.html", tmp_path / "game.webp"
    code, out, _ = run(capsys, "replay", str(log), "--out", str(page), "--animated", str(picture), "--language", "fr")
    assert (code, len(out.splitlines())) == (0, 2)
    assert '<html lang="fr">' in page.read_text(encoding="utf-8")
    assert len(pyvips.Image.new_from_file(str(picture), n=-1).get("delay")) == 7


def test_a_log_of_a_game_in_play_can_be_made_a_page(capsys, tmp_path, log):
    whole = played("hector", moves=6)
    log.write_text(record.export_record(Record(whole.head, whole.entries, None, whole.names)), encoding="utf-8")
    assert run(capsys, "replay", str(log), "--out", str(tmp_path / "game.html"))[0] == 0


def test_no_file_is_overwritten(capsys, tmp_path, log):
    page = tmp_path / "game.html"
    page.write_text("mine")
    code, _, err = run(capsys, "replay", str(log), "--out", str(page))
    assert (code, err) == (2, f"engine: {page} cannot be written: File exists\n")
    assert page.read_text() == "mine"


def test_a_file_that_cannot_be_made_leaves_nothing_behind(capsys, tmp_path, log, monkeypatch):
    def broken(*about):
        raise KeyboardInterrupt

    monkeypatch.setattr("terminal.replay.make_page", broken)
    assert run(capsys, "replay", str(log), "--out", str(tmp_path / "game.html"))[0] == 130
    assert not (tmp_path / "game.html").exists()


def test_a_game_without_pictures_gets_no_animated_one(capsys, tmp_path, log, monkeypatch):
    monkeypatch.setattr("replays.story.PAINTERS", {})
    code, _, err = run(capsys, "replay", str(log), "--animated", str(tmp_path / "game.webp"))
    assert (code, err) == (2, "engine: hector has no pictures; --out writes a page of words\n")
    assert run(capsys, "replay", str(log), "--out", str(tmp_path / "game.html"))[0] == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "say what to write: --out game.html, --animated game.webp, or both"),
        (("--out", "x.html", "--seat", "2"), "there is no seat 2; seats are 0 to 1"),
        (("--out", "x.html", "--seat", "0", "--spectator"), "not allowed with argument --seat"),
        (("--out", "/nowhere/x.html"), "/nowhere/x.html cannot be written: No such file or directory"),
    ],
)
def test_a_mistake_is_answered_in_one_line(capsys, log, words, sentence):
    code, out, err = run(capsys, "replay", str(log), *words)
    assert (code, out) == (2, "")
    assert sentence in err
    assert len(err.splitlines()) == 1


def test_a_log_or_a_card_file_that_an_editor_has_marked_is_read(capsys, log):
    cards = log.with_name("hector.toml")
    cards.write_bytes(b"\xef\xbb\xbf" + (ROOT / "games" / "hector" / "cards.toml").read_bytes())
    before = run(capsys, "show", str(log))
    log.write_bytes(b"\xef\xbb\xbf" + log.read_bytes().replace(b"\n", b"\r\n"))
    assert run(capsys, "show", str(log), "--cards", str(cards)) == before
    assert before[0] == 0


def test_a_log_in_another_encoding_gets_a_sentence(capsys, log):
    log.write_text(log.read_text(encoding="utf-8"), encoding="utf-16")
    code, _, told = run(capsys, "show", str(log))
    assert (code, told.count("\n")) == (2, 1)
    assert f"{log} is no text in UTF-8" in told

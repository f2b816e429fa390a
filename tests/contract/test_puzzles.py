"""The puzzles that come with the games, and the fingerprint of what judged them."""

from dataclasses import replace
from pathlib import Path
from shutil import copytree

import pytest

from engine.puzzle import CLEAR
from games.loading import find_folder
from games.puzzles import (
    FILE,
    by_number,
    fingerprint_judge,
    is_judged,
    list_judging_files,
    list_published_puzzles,
    load_puzzles,
    read_meaning,
    write_puzzles,
)
from tests.contract.boxes import GAMES

FEWEST, TOGETHER = 40, 250


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_puzzles_that_fit_its_rules_and_cards(key):
    assert len(list_published_puzzles(key)) >= FEWEST, "find new ones: python -m engine puzzles"
    for known in list_published_puzzles(key):
        state, _ = known.puzzle.position(GAMES[key])
        names = [str(move) for move in state.legal(known.puzzle.seat)]
        assert {each.move for each in known.puzzle.best} <= {*names}
        assert known.puzzle.right <= {each.move for each in known.puzzle.best}
        assert known.puzzle.seat in state.to_act()


@pytest.mark.parametrize("key", GAMES)
def test_a_solution_is_clearly_better_by_the_chances_that_are_told(key):
    for known in list_published_puzzles(key):
        solution, second, *_ = known.puzzle.best
        assert round(100 * (solution.chance - second.chance), 1) >= 100 * CLEAR, known.puzzle.number


def test_there_are_puzzles_for_a_season():
    assert sum(len(list_published_puzzles(key)) for key in GAMES) >= TOGETHER, "find new ones: python -m engine puzzles"


def test_no_two_puzzles_have_the_same_number():
    assert len(by_number()) == sum(len(list_published_puzzles(key)) for key in GAMES)


@pytest.mark.parametrize("key", GAMES)
def test_the_computer_players_of_today_have_judged_the_puzzles(key):
    text = (find_folder(key) / FILE).read_text("utf-8")
    assert is_judged(GAMES[key], text), f"look at them again: python -m engine puzzles {key} --check"


# -- what judges


@pytest.fixture
def box(tmp_path, monkeypatch):
    """A copy of what Delphi consists of, which the game is read from."""
    copy = tmp_path / "delphi"
    copytree(Path(str(find_folder("delphi"))), copy)
    monkeypatch.setattr("games.puzzles.find_folder", lambda key: copy)
    return copy


def changed(file, old, new):
    """Write something else into a file, in place of what it has."""
    before = file.read_bytes()
    assert old in before
    file.write_bytes(before.replace(old, new, 1))


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("rules/knowhow.py", b"SPREAD = ", b"SPREAD = 1 + "),
        ("rules/imagination.py", b"view.rows", b"view.cities"),
        ("rules/features.py", b"PASS", b"NOTHING"),
        ("nets/2-2.npz", b"PK", b"QK"),
    ],
)
def test_other_know_how_or_another_net_judges_otherwise(box, name, old, new):
    before = fingerprint_judge("delphi")
    changed(box / name, old, new)
    assert fingerprint_judge("delphi") != before


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("rules/knowhow.py", b"\nfrom math", b"\n# a comment\nfrom math"),
        ("rules/knowhow.py", b'"""', b'"""Really: '),
        ("rules/reasons.py", b"not", b""),
        ("puzzles.jsonl", b"delphi", b"another"),
    ],
)
def test_comments_and_what_judges_nothing_change_no_verdict(box, name, old, new):
    before = fingerprint_judge("delphi")
    changed(box / name, old, new)
    assert fingerprint_judge("delphi") == before


@pytest.mark.parametrize("key", GAMES)
def test_the_search_and_the_know_how_of_each_game_judge(key):
    names = [file.name for file in list_judging_files(key)]
    assert {"ismcts.py", "playouts.py", "puzzle.py", "nets.py", "features.py", "glance.py", "imagination.py"} <= {
        *names
    }
    assert names.count("knowhow.py") == 2, "that of the engine, and that of the game"


def test_the_meaning_of_a_source_is_what_python_reads():
    source = 'def twice(n: int) -> int:\n    """Return it."""\n    return 2 * n  # so\n'
    assert read_meaning(source) == read_meaning("def twice(n: int) -> int: return (2 * n)")
    assert read_meaning(source) != read_meaning(source.replace("2", "3"))
    assert read_meaning(source) != read_meaning(source.replace("*", "+"))


# -- a file that others judged


def test_puzzles_that_others_judged_are_still_asked(tmp_path):
    game, path = GAMES["horse"], tmp_path / FILE
    some = [known.puzzle for known in list_published_puzzles("horse")][:2]
    write_puzzles(path, game, some)
    assert is_judged(game, path.read_text("utf-8"))
    path.write_text(path.read_text("utf-8").replace(fingerprint_judge("horse"), "another"), "utf-8")
    assert not is_judged(game, path.read_text("utf-8"))
    assert load_puzzles(path, game) == some


def test_the_order_in_which_puzzles_are_asked_is_that_of_numbers():
    some = [known.puzzle for known in by_number().values()]
    assert [each.number for each in some] == sorted(replace(each, source="").number for each in some)

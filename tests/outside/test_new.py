"""`python -m engine new` writes a game that works, and refuses what could not be one."""

import ast
import re
import subprocess
import sys
import tomllib

import pytest

from games import GAMES
from games.loading import KEY as GAME_KEY
from games.rules_pages import find_prefix
from terminal.command import run_command_line
from terminal.new import KEY, PATTERN, free_prefix
from tests.outside.packages import ROOT, coin, entered, environment, told

HOSTED = """if True:
    import json
    from games.loading import LEFT_OUT
    from running.config import load_games
    print(json.dumps([list(load_games(None)), LEFT_OUT]))
"""
PLAYED = """if True:
    import json
    from engine.chance import Guess
    from games.catalog import load_catalog
    from tests.end_to_end.stage import play
    from tests.end_to_end.test_games import whole_game
    async def scene(stage):
        lobby = await stage.lobby("ada bruno", 2)
        assert "without words of its own, pictures, a first lesson and know-how" in lobby.text
        await whole_game(stage, await stage.begun(lobby, stage.people("ada bruno")), Guess(1))
    play(scene, game="trojan", variant="standard", games=load_catalog())
    print(json.dumps("played"))
"""
NAMED = """if True:
    import json
    from games.missing_parts import list_missing_parts
    from games.loading import LEFT_OUT
    from games.narrators import game_name
    from words import Words
    print(json.dumps([game_name("dice", Words("en")), list(list_missing_parts("dice", "en")), LEFT_OUT]))
"""


@pytest.fixture(scope="module")
def fresh(tmp_path_factory):
    """The folder of a new game."""
    folder = tmp_path_factory.mktemp("new")
    assert run_command_line(["new", "trojan", "--out", str(folder)]) == 0
    entered(folder / "trojan", "ilion_trojan", {"ilion.rules": {"trojan": "ilion_trojan.rules:BOX"}})
    return folder / "trojan"


def test_a_new_game_passes_its_tests(fresh):
    command = [sys.executable, "-m", "pytest", str(fresh)]
    done = subprocess.run(command, env=environment(fresh), cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout
    assert "6 passed" in done.stdout


@pytest.mark.slow
def test_a_new_game_is_hosted_at_once(fresh):
    (catalog, left_out), _ = told(HOSTED, fresh)
    assert catalog == [*GAMES, "trojan"]
    assert left_out == {}


@pytest.mark.slow
def test_a_game_without_words_is_played_by_its_buttons(fresh):
    assert told(PLAYED, fresh)[0] == "played"


def block(page, beginning):
    """The code of the tutorial that begins like this."""
    return next(code for code in re.findall(r"^```\w*\n(.*?)^```", page, re.DOTALL | re.MULTILINE)
                if code.startswith(beginning))  # fmt: skip


@pytest.mark.slow
def test_the_words_of_the_tutorial_name_the_new_game(tmp_path):
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    assert run_command_line(["new", "dice", "--out", str(tmp_path)]) == 0
    game = tmp_path / "dice"
    words = game / "ilion_dice" / "words"
    words.mkdir()
    (words / "__init__.py").write_text(block(page, "# words/__init__.py"))
    (words / "en.ftl").write_text(block(page, "# words/en.ftl"))
    project = (game / "pyproject.toml").read_text() + block(page, "[project.entry-points")
    entered(game, "ilion_dice", tomllib.loads(project)["project"]["entry-points"])
    (name, lacks, left_out), _ = told(NAMED, game)
    assert (name, left_out) == ("Dice for two", {})
    assert lacks == ["pictures", "lesson", "know-how"]


@pytest.mark.slow
def test_a_new_game_is_begun_beside_one_without_a_rules_page(tmp_path):
    coin(tmp_path, "coin", "CO", RULES__md="")
    command = [sys.executable, "-m", "engine", "new", "cointoss", "--out", str(tmp_path)]
    done = subprocess.run(command, env=environment(tmp_path), cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.slow
def test_the_command_line_says_why_a_game_is_left_out(tmp_path):
    coin(tmp_path, "coin", "CO", rules="1 / 0")
    command = [sys.executable, "-m", "engine", "play", "coin"]
    done = subprocess.run(command, env=environment(tmp_path), cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert "'coin' is left out: ZeroDivisionError: division by zero" in done.stderr


def bound(file):
    """Return the names that a file of Python gives to what it imports, its classes and its functions."""
    for part in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(part, ast.Import | ast.ImportFrom):
            yield from (each.asname or each.name for each in part.names)
        elif isinstance(part, ast.ClassDef | ast.FunctionDef):
            yield part.name


def test_a_new_game_may_be_called_like_anything_in_its_files(tmp_path):
    names = {name.lower() for file in PATTERN.rglob("*.py") for name in bound(file)} | {"none", "true", "false"}
    keys = sorted(name for name in names if GAME_KEY.fullmatch(name) and KEY not in name)
    assert {"chance", "state"} <= {*keys}
    for key in keys:
        assert run_command_line(["new", key, "--out", str(tmp_path)]) == 0
        for file in (tmp_path / key).rglob("*.py"):
            assert len([*bound(file)]) == len({*bound(file)}), file


def test_nothing_is_called_as_in_the_game_it_is_copied_from(fresh):
    files = [file for file in fresh.rglob("*.*") if file.is_file() and "__pycache__" not in file.parts]
    assert len(files) >= len(
        [file for file in PATTERN.rglob("*.*") if file.is_file() and "__pycache__" not in file.parts]
    )
    for file in files:
        text = f"{file.relative_to(fresh)} {file.read_text(encoding='utf-8')}"
        assert KEY not in text.lower()
        assert "SM-" not in text


def test_its_clauses_are_numbered_as_those_of_no_other_game():
    taken = [find_prefix(key) for key in GAMES]
    assert free_prefix("iliad2", taken) == "II"
    assert free_prefix("pig", taken) == "PI"
    assert free_prefix("x1", taken) == "XA"


@pytest.mark.parametrize(("key", "why"), [
    ("iliad", "there is a game 'iliad' already"),
    ("replay", "the bot has a sentence replay-name of its own; call the game something else"),
    ("My-Game", "2 to 20 small letters and digits"),
    ("../etc", "2 to 20 small letters and digits"),
])  # fmt: skip
def test_a_key_that_cannot_be_one_is_refused_in_a_line(key, why, tmp_path, capsys):
    assert run_command_line(["new", key, "--out", str(tmp_path)]) == 2
    assert why in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_folder_that_is_there_is_left_as_it_is(tmp_path, capsys):
    (tmp_path / "trial").mkdir()
    assert run_command_line(["new", "trial", "--out", str(tmp_path)]) == 2
    assert "cannot be written: File exists" in capsys.readouterr().err
    assert not list((tmp_path / "trial").iterdir())

"""A build of the rules is used only if it was made from the sources that are here."""

import shutil
import subprocess
import sys

import pytest

from native import builds, finder
from native.builds import ROOT, SUFFIX
from native.finder import PURE
from terminal import compiling
from terminal.command import run_command_line
from tests.quick import slow_but

NOTHING_COMPILED = b"no machine code"  # importing it fails, and so shows that it was found
PLAY = "import games.catalog as games, native.finder as rules; games.load_catalog(); print(rules.describe_rules())"


@pytest.fixture
def tree(tmp_path):
    """A copy of the rules, with a build of the same name as a real one."""
    for folder in ("engine", "games", "native"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "pictures"))
    build = named(tmp_path)
    for file in builds.ENGINE:
        (build / file).parent.mkdir(parents=True, exist_ok=True)
        (build / file).with_suffix(SUFFIX).write_bytes(NOTHING_COMPILED)
    return tmp_path


def named(tree):
    """Return where the build of a tree is."""
    code = "from native.builds import locate_build; print(locate_build())"
    return tree / run(tree, code).stdout.strip()


def run(tree, code, **more):
    command = [sys.executable, "-c", code]
    return subprocess.run(command, cwd=tree, env={"PYTHONPATH": str(tree), **more}, capture_output=True, text=True)


def test_a_build_of_these_very_sources_is_imported(tree):
    assert "ImportError" in run(tree, PLAY).stderr


def test_without_a_build_the_rules_are_pure_python(tree):
    shutil.rmtree(tree / "build")
    assert run(tree, PLAY).stdout == "rules in pure Python\n"


@pytest.mark.slow
@pytest.mark.parametrize(
    "file", slow_but(1, ["engine/core.py", "games/iliad/rules/cards.py", "games/horse/rules/turn.py"])
)
def test_after_a_change_of_the_rules_an_old_build_is_ignored(tree, file):
    with (tree / file).open("a") as source:
        source.write("\n")
    assert run(tree, PLAY).stdout == "rules in pure Python; the compiled ones are out of date\n"


@pytest.mark.slow
def test_pure_python_can_be_asked_for(tree):
    assert run(tree, PLAY, **{PURE: "1"}).stdout == "rules in pure Python\n"


def test_what_games_from_outside_inherit_from_stays_python():
    files = {file for group in builds.list_compiled_files().values() for file in group}
    assert files.isdisjoint({"engine/core.py", "engine/cardgame.py", "engine/box.py", "engine/options.py"})
    assert {"games/iliad/rules/army.py", "games/olympus/rules/played.py", "engine/chance.py"} <= files
    assert [file for file in files if not (ROOT / file).is_file()] == []


# -- the command


def test_without_a_compiler_one_sentence_says_so(capsys, monkeypatch):
    monkeypatch.setenv("CC", "no-such-compiler")
    assert run_command_line(["compile"]) == 2
    said = "engine: there is no C compiler (no-such-compiler); the rules are played in pure Python"
    assert capsys.readouterr().err.splitlines()[-1] == said


def test_without_its_libraries_one_sentence_says_how_to_get_them(capsys, monkeypatch):
    monkeypatch.setattr(compiling, "NEEDED", ("json", "no_such_library"))
    assert run_command_line(["compile"]) == 2
    said = "engine: no_such_library is missing: uv run --group compile python -m engine compile"
    assert capsys.readouterr().err.splitlines()[-1] == said


@pytest.fixture
def elsewhere(tmp_path, monkeypatch):
    """A folder for builds that are of no use."""
    for module in (builds, compiling, finder):
        monkeypatch.setattr(module, "BUILDS", tmp_path / "native")
    monkeypatch.setattr(compiling, "LOG", tmp_path / "native/log.txt")
    return tmp_path / "native"


def test_a_build_that_fails_leaves_nothing_behind(capsys, monkeypatch, elsewhere):
    monkeypatch.setattr(compiling, "run_compiler", fails)
    assert run_command_line(["compile"]) == 2
    assert capsys.readouterr().err.splitlines()[-1] == "engine: it fails"
    assert list(elsewhere.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(capsys, monkeypatch, elsewhere):
    monkeypatch.setattr(compiling, "NEEDED", ())
    elsewhere.write_text("a file where the folder of builds belongs")
    assert run_command_line(["compile"]) == 2
    assert capsys.readouterr().err.splitlines()[-1] == f"engine: {elsewhere} cannot be written: File exists"


def test_a_build_that_cannot_be_removed_is_not_said_to_be(capsys, monkeypatch, elsewhere):
    build = elsewhere / builds.locate_build().name
    build.mkdir(parents=True)
    monkeypatch.setattr(shutil, "rmtree", lambda *_, **__: None)  # as where this user may not write
    assert run_command_line(["compile", "--remove"]) == 2
    assert f"{build} cannot be removed" in capsys.readouterr().err


def fails(build, level):
    (build / "half").mkdir(parents=True)
    raise compiling.CannotCompile("it fails")


def test_a_new_build_replaces_the_old_ones_of_this_python(capsys, monkeypatch, elsewhere):
    for name in (f"{builds.TAG}-older", "another-python-build"):
        (elsewhere / name).mkdir(parents=True)
    monkeypatch.setattr(compiling, "run_compiler", lambda build, level: build.mkdir())
    assert run_command_line(["compile"]) == 0
    assert {path.name for path in elsewhere.iterdir()} == {builds.locate_build().name, "another-python-build"}


def test_removing_the_builds_leaves_pure_python(capsys, elsewhere):
    for name in (builds.locate_build().name, f"{builds.TAG}-older", "another-python-build"):
        (elsewhere / name).mkdir(parents=True)
    assert run_command_line(["compile", "--remove"]) == 0
    assert capsys.readouterr().out == "2 builds removed; the rules are played in pure Python\n"
    assert [path.name for path in elsewhere.iterdir()] == ["another-python-build"]


def test_an_old_build_is_mentioned_once(capsys, monkeypatch, elsewhere):
    monkeypatch.delenv(PURE, raising=False)
    monkeypatch.setattr(finder, "is_used", lambda: False)
    (elsewhere / f"{builds.TAG}-older").mkdir(parents=True)
    compiling.warn_if_stale()
    said = "engine: the compiled rules are out of date, and not used: uv run --group compile python -m engine compile"
    assert capsys.readouterr().err == said + "\n"

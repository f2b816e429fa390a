"""The game in examples/, installed as a package like any other."""

import json
import shutil
import subprocess
import sys

import pytest

from tests.outside.packages import ROOT, environment, told

PIG = ROOT / "examples" / "pig"


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A folder into which the package is installed, out of the way of every other test."""
    folder = tmp_path_factory.mktemp("installed")
    source = shutil.copytree(PIG, tmp_path_factory.mktemp("source") / "pig")
    command = ["uv", "pip", "install", "--offline", "--no-deps", "--quiet", "--target", str(folder), str(source)]
    subprocess.run(command, check=True, timeout=60)
    return folder


def passes(installed, *files):
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", *map(str, files)]
    done = subprocess.run(command, env=environment(installed), cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_its_own_tests_pass(installed):
    passes(installed, PIG / "tests")


@pytest.mark.slow
def test_it_is_played_from_the_lobby_to_the_end(installed):
    passes(installed, ROOT / "tests" / "outside" / "pig_scenes.py")


@pytest.mark.slow
def test_the_command_line_knows_it(installed):
    command = [sys.executable, "-m", "engine", "selfplay", "pig", "--games", "20", "--json"]
    done = subprocess.run(command, env=environment(installed), cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert json.loads(done.stdout)["finished"] == 20


@pytest.mark.slow
def test_without_the_package_nothing_knows_it(tmp_path):
    catalog, _ = told(
        "import json; from games.catalog import load_catalog; print(json.dumps(list(load_catalog())))", tmp_path
    )
    assert "pig" not in catalog

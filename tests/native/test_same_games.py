"""Compiled rules give the answers of pure Python, in whole games of every table; `.ci/compiled` has both."""

import importlib
import json
import os
import subprocess
import sys

import pytest

from native.builds import ROOT, list_compiled_files
from native.finder import PURE, is_used
from tests.native.games import digests

pytestmark = pytest.mark.skipif(
    not is_used(), reason="the rules are not compiled: uv run --group compile python -m engine compile"
)
FILES = [file for group in list_compiled_files().values() for file in group]


@pytest.mark.parametrize("file", FILES)
def test_every_module_of_the_build_is_the_compiled_one(file):
    module = importlib.import_module(file.removesuffix(".py").replace("/", "."))
    assert module.__file__.endswith((".so", ".pyd"))


def test_compiled_games_are_the_same_move_by_move():
    command, environment = [sys.executable, "-m", "tests.native.games"], {**os.environ, PURE: "1"}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE) as other:  # meanwhile
        here, there = digests(), json.load(other.stdout)
    assert there == {"rules": "rules in pure Python", "games": here}

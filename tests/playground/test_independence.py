"""The playground knows Discord only: neither the bots that connect to it nor, but for one file, their library."""

import ast
import sys
from pathlib import Path

import pytest

ROOM = Path(__file__).parents[2] / "playground"
ALLOWED = {*sys.stdlib_module_names, "aiohttp", "playground"}
CONNECTS = {"discord_py.py": {"discord", "yarl"}}


def imported(file):
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.split(".")[0]


@pytest.mark.parametrize("file", sorted(ROOM.rglob("*.py")), ids=lambda file: str(file.relative_to(ROOM)))
def test_it_imports_only_the_standard_library_and_aiohttp(file):
    assert set(imported(file)) <= ALLOWED | CONNECTS.get(file.name, set())

"""Who may import whom. A list of what is allowed, so that anything new has to be thought about."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PURE = {
    "__future__", "array", "bisect", "collections", "dataclasses", "functools", "hashlib", "itertools", "json", "math",
    "operator", "re", "tomllib", "typing",
}  # fmt: skip
ASYNC = {"asyncio", "contextlib", "logging", "pathlib"}
SHELL = {"argparse", "difflib", "secrets", "sys", "time", "textwrap"}
ALLOWED = {
    "engine": PURE | {"engine"},
    "words": PURE | {"importlib"} | {"engine", "words", "fluent"},
    "pictures": PURE
    | {"argparse", "contextlib", "html", "importlib", "io", "pathlib", "unicodedata"}
    | {"engine", "words", "pictures", "fontTools", "matplotlib", "pyvips"},
    "terminal": PURE
    | SHELL
    | {"concurrent", "contextlib", "multiprocessing", "pathlib", "signal"}
    | {"engine", "words", "terminal"},
    "store": PURE | ASYNC | {"engine", "store", "aiosqlite", "os", "queue", "shutil", "sqlite3", "threading"},
    "tables": PURE
    | ASYNC
    | {"engine", "store", "tables", "concurrent", "faulthandler", "multiprocessing", "os", "secrets", "signal", "time"}
    | {"datetime", "openskill", "threading", "traceback", "weakref", "zoneinfo"},
    "cogs": PURE
    | ASYNC
    | {"engine", "store", "tables", "words", "pictures", "cogs", "discord"}
    | {"concurrent", "contextlib", "datetime", "difflib", "io", "random", "statistics", "threading", "time"}
    | {"aiohttp", "unicodedata", "weakref"},  # discord.py lets the errors of aiohttp through
    "playground": set(sys.stdlib_module_names) | {"playground", "aiohttp"},  # it knows Discord, and nothing of ours
    "running": set(sys.stdlib_module_names)
    | {"engine", "words", "store", "tables", "cogs", "playground", "running", "discord", "aiohttp", "yarl"},
}
DOORS = {"engine/__main__.py": {"sys", "terminal"}}  # what a layer starts, not what it stands on
OWN_CARDS = {"pathlib", "importlib"}  # what a game's cards.py needs to read the file beside it
SOURCES = [path for layer in ALLOWED for path in sorted((ROOT / layer).rglob("*.py"))]


def imports(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: import by full name"
            yield node.module


def name(path):
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", SOURCES, ids=name)
def test_a_layer_imports_only_what_lies_below_it(path):
    allowed = ALLOWED[path.relative_to(ROOT).parts[0]] | DOORS.get(name(path), set())
    if path.match("engine/games/*/cards.py"):
        allowed |= OWN_CARDS
    assert {module.partition(".")[0] for module in imports(path)} <= allowed


@pytest.mark.parametrize("path", sorted((ROOT / "engine").rglob("*.py")), ids=name)
def test_the_rules_open_nothing_and_print_nothing(path):
    calls = {node.func.id for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
             if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}  # fmt: skip
    assert not calls & {"open", "print", "input", "exec", "eval", "__import__"}


@pytest.mark.parametrize("game", sorted(path for path in (ROOT / "engine/games").iterdir() if path.is_dir()), ids=name)
def test_every_game_has_the_same_files(game):
    if game.name != "__pycache__":
        code = {"__init__.py", "cards.py", "moves.py", "events.py", "state.py", "reasons.py"}
        assert code | {"cards.toml", "RULES.md"} <= {path.name for path in game.iterdir()}


def test_no_game_knows_another():
    for game in (ROOT / "engine/games").iterdir():
        for path in game.rglob("*.py"):
            foreign = [module for module in imports(path) if module.startswith("engine.games.")]
            assert all(module.startswith(f"engine.games.{game.name}") for module in foreign)

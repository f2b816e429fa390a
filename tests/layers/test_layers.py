"""The imports each layer may use. The list is explicit, so that every new import is a decision."""

import ast
import subprocess
import sys
from functools import cache
from pathlib import Path

import networkx
import pytest

from tests.quick import slow_but

ROOT = Path(__file__).parents[2]
PURE = {
    "__future__", "array", "bisect", "collections", "dataclasses", "functools", "hashlib", "itertools", "json", "math",
    "operator", "re", "tomllib", "typing",
}  # fmt: skip
ASYNC = {"asyncio", "contextlib", "logging", "pathlib"}
SHELL = {"argparse", "difflib", "secrets", "sys", "time", "textwrap"}
ALLOWED = {
    "engine": PURE | {"engine"},
    "native": PURE | {"importlib", "os", "pathlib", "sys", "tempfile", "types"} | {"native"},
    "words": PURE | {"importlib", "unicodedata"} | {"engine", "words", "fluent"},
    "pictures": PURE
    | {"argparse", "contextlib", "html", "importlib", "io", "pathlib", "unicodedata"}
    | {"struct", "threading", "zlib"}
    | {"engine", "words", "pictures", "fontTools", "isal", "numpy", "pyvips", "zlib_ng"},
    "replays": PURE | {"base64", "html", "importlib", "string"} | {"engine", "games", "words", "pictures", "replays"},
    "terminal": PURE
    | SHELL
    | {"concurrent", "contextlib", "multiprocessing", "pathlib", "signal"}
    | {"engine", "games", "native", "words", "terminal", "rich"},
    "training": PURE
    | {"argparse", "copy", "datetime", "pathlib", "time", "types"}
    | {"engine", "games", "terminal", "training", "numpy"},
    "adapters": PURE | {"secrets"} | {"engine", "games", "adapters", "numpy", "gymnasium", "pettingzoo", "pyspiel"},
    "store": PURE
    | ASYNC
    | {
        "engine",
        "store",
        "abc",
        "aiosqlite",
        "asyncpg",
        "os",
        "queue",
        "shutil",
        "socket",
        "sqlite3",
        "ssl",
        "threading",
        "urllib",
    }
    | {"weakref", "prometheus_client"},
    "tables": PURE
    | ASYNC
    | {"engine", "store", "tables", "concurrent", "faulthandler", "multiprocessing", "os", "secrets", "signal", "time"}
    | {"datetime", "enum", "heapq", "networkx", "prometheus_client", "threading", "traceback", "weakref", "zoneinfo"}
    | {"distributed", "pickle", "socket", "uuid", "zlib"},  # the workers of a scheduler
    "cogs": PURE
    | ASYNC
    | {"engine", "games", "replays", "store", "tables", "words", "pictures", "cogs", "discord"}
    | {"concurrent", "contextlib", "datetime", "difflib", "gzip", "inspect", "io", "random", "statistics", "threading"}
    | {"contextvars", "prometheus_client", "time", "unicodedata", "weakref"}
    | {"aiohttp"},  # discord.py lets the errors of aiohttp through
    "playground": set(sys.stdlib_module_names) | {"playground", "aiohttp"},  # it knows Discord, and nothing of ours
    "running": set(sys.stdlib_module_names)
    | {"engine", "games", "native", "words", "store", "tables", "cogs", "playground", "running"}
    | {"discord", "aiohttp", "yarl", "prometheus_client"},
    "simulation": set(sys.stdlib_module_names)
    | {"engine", "games", "words", "pictures", "store", "tables", "cogs", "playground", "running", "simulation"}
    | {"discord", "aiohttp", "multidict", "numpy", "pyvips", "yarl"},
}
LOADS = PURE | {"contextlib", "importlib", "games.GAMES"}
LOADERS = ("loading", "catalog", "narrators", "painters", "rules_pages")
GAMES = {  # the folders of a game, and the files beside them that load one folder of each
    "games/__init__.py": set(),
    "games/*/__init__.py": set(),
    "games/*/rules/cards.py": PURE | {"engine", "games.{key}.rules", "pathlib", "importlib"},  # reads cards.toml
    "games/*/rules/*.py": PURE | {"engine", "games.{key}.rules"},
    "games/*/words/*.py": PURE | {"engine", "words", "games.{key}.rules", "games.{key}.words"},
    "games/*/pictures/*.py": PURE | {"contextlib", "engine", "words", "pictures", "games.{key}"},
    "games/loading.py": LOADS,
    "games/nets.py": LOADS | {"engine", "games.loading", "numpy", "pathlib"},
    "games/catalog.py": LOADS | {"engine", "games.loading", "games.nets"},
    "games/puzzles.py": LOADS | {"ast", "engine", "games.loading", "games.catalog", "pathlib"},
    "games/narrators.py": LOADS | {"engine", "words", "games.loading", "games.catalog"},
    "games/rules_pages.py": LOADS | {"words", "games.loading"},
    "games/external.py": LOADS | {"engine", "words"} | {f"games.{file}" for file in LOADERS},
    "games/missing_parts.py": LOADS | {"words"} | {f"games.{file}" for file in LOADERS},
    "games/painters.py": LOADS | {"pictures", "games.loading"},
    "games/legends.py": LOADS | {"pictures", "words", "games.narrators", "games.painters"},
    "games/posters.py": LOADS | {"pictures", "words", "games.narrators", "games.painters"},
}
DOORS = {  # what a layer starts, not what it stands on
    "engine/__init__.py": {"native"},  # from here on, the rules are found where they are compiled
    "engine/__main__.py": {"signal", "sys", "terminal"},
    "engine/spelling.py": {"unicodedata"},
    "engine/contract.py": {"pickle"},  # to check what tables will do
    "native/building.py": {"mypyc", "setuptools"},
    "terminal/compiling.py": {"importlib", "os", "shutil", "subprocess", "sysconfig"},
    "terminal/ending.py": {"errno", "os"},
    "words/__main__.py": {"signal", "sys", "terminal"},
    "pictures/__main__.py": {"argparse", "pathlib", "terminal"},
    "terminal/gallery.py": {"pictures", "html"},
    "terminal/readme_pictures.py": {"pictures", "replays"},
    "terminal/replay.py": {"replays"},
    "terminal/duel.py": {"tables.thinking.worker_processes"},  # processes that end with the program
    "terminal/json_lines.py": {"os", "fcntl"},
    "playground/discord_py.py": {"discord", "yarl"},  # for bots that are written with it
    "store/postgres/lease.py": {"time"},  # a deadline by a clock that nobody sets
    "terminal/ladder_table.py": {"tables.history.ratings"},  # the arithmetic alone: it needs no store
    "terminal/bots/connection.py": {"os", "selectors"},
    "terminal/bots/environment.py": {"os"},
    "terminal/bots/guard.py": {"ctypes", "os", "subprocess", "threading"},
    "terminal/bots/naming.py": {"os", "shlex", "shutil"},
    "terminal/bots/peers.py": {"os", "socket", "subprocess"},
}
ENTWINED = {  # a game has know-how, which is about positions; what is done at a table is about the table
    "engine.core", "engine.knowhow", "tables.play",
}  # fmt: skip
KEYS = sorted(path.name for path in (ROOT / "games").iterdir() if (path / "rules").is_dir())
SOURCES = [path for layer in (*ALLOWED, "games") for path in sorted((ROOT / layer).rglob("*.py"))]


@cache
def imports(path):
    """Return every name that a file imports, in full."""
    return [*imported(ast.parse(path.read_text(encoding="utf-8")), path)]


def imported(tree, path):
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: import by full name"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def name(path):
    return path.relative_to(ROOT).as_posix()


def allowed(path):
    """Return the modules a file may import, with all that is in them."""
    layer, *rest = path.relative_to(ROOT).parts
    if layer != "games":
        return ALLOWED[layer] | DOORS.get(name(path), set())
    matching = [modules for pattern, modules in GAMES.items() if path.relative_to(ROOT).match(pattern)]
    assert matching, f"{name(path)} lies where nothing of a game belongs"
    return {module.format(key=rest[0]) for module in matching[0]}


def is_in(module, modules):
    return any(module == each or module.startswith(f"{each}.") for each in modules)


def test_a_layer_imports_only_what_lies_below_it():
    assert [
        (name(path), module) for path in SOURCES for module in imports(path) if not is_in(module, allowed(path))
    ] == []


def test_nobody_outside_the_games_knows_one_of_them():
    games = {f"games.{key}" for key in KEYS}
    outside = [path for path in SOURCES if path.parts[len(ROOT.parts)] != "games"]
    assert [(name(path), module) for path in outside for module in imports(path) if is_in(module, games)] == []


def called_names(path):
    """Return what a file calls by a bare name."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return {node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}


def test_the_rules_open_nothing_and_print_nothing():
    rules = [*(ROOT / "engine").rglob("*.py"), *ROOT.glob("games/*/rules/*.py")]
    found = {
        name(path): called_names(path) & {"open", "print", "input", "exec", "eval", "__import__"} for path in rules
    }
    assert {path: calls for path, calls in found.items() if calls} == {}


@pytest.mark.parametrize("key", KEYS)
def test_every_game_has_the_same_files(key):
    rules = {"__init__.py", "game.py", "cards.py", "moves.py", "events.py", "state.py", "reasons.py"}
    expected = {f"rules/{file}" for file in rules} | {"words/en.ftl", "words/fr.ftl", "pictures/__init__.py"}
    expected |= {"cards.toml", "RULES.md", "RULES.fr.md", "words/__init__.py"}
    assert [file for file in expected if not (ROOT / "games" / key / file).is_file()] == []


def test_every_folder_of_a_game_is_on_the_list():
    from games import GAMES

    assert sorted(GAMES) == KEYS


def loaded_by(module):
    """Return the top-level packages that a fresh process has imported after this module."""
    code = f"import sys, {module}; print(*{{name.partition('.')[0] for name in sys.modules}})"
    found = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(found.stdout.split())


@pytest.mark.parametrize(
    "module",
    slow_but(["terminal.command"], ["games.catalog", "tables.thinking.thinking, games.catalog", "terminal.command"]),
)
def test_a_thinking_process_imports_no_font_and_no_discord(module):
    drawing = {"pictures", "fontTools", "pyvips", "discord", "aiohttp", "prometheus_client"}
    words = {"words", "fluent"} if module != "terminal.command" else set()
    assert loaded_by(module) & (drawing | words) == set()


@pytest.mark.slow
def test_a_thinking_process_starts_without_drawing():
    assert loaded_by("bot") & {"pictures", "fontTools", "pyvips", "discord", "aiohttp"} == set()


def circles():
    """Return the files that know each other in a circle, types included."""
    modules = {name(path).removesuffix(".py").removesuffix("/__init__").replace("/", "."): path for path in SOURCES}
    known = networkx.DiGraph()
    for module, path in modules.items():
        names = {each if each in modules else each.rpartition(".")[0] for each in imports(path)}
        known.add_edges_from((module, each) for each in names & modules.keys() - {module})
    return [each for each in networkx.strongly_connected_components(known) if len(each) > 1]


def test_files_know_each_other_one_way_even_for_types():
    assert [each for each in circles() if not all(is_in(module, ENTWINED) for module in each)] == []

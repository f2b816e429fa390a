"""The parts of the bot: none imports the bot itself, and no two import each other, not even for their types."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

from tests.layers.test_layers import ROOT, name

BOT = "cogs.bot"
MODULES = {name(path).removesuffix(".py").replace("/", "."): path for path in sorted((ROOT / "cogs").rglob("*.py"))}


def known(path: Path) -> set[str]:
    """Return the modules of the bot that a file imports, also those that it needs for types only."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found & MODULES.keys()


def test_no_part_of_the_bot_imports_the_bot_itself():
    assert [module for module, path in MODULES.items() if BOT in known(path)] == []


def test_no_two_parts_of_the_bot_import_each_other():
    graph = {module: known(path) for module, path in MODULES.items()}
    assert graph[BOT], "nothing is compared"
    TopologicalSorter(graph).prepare()  # raises an error that names a cycle

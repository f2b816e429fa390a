"""The parts of the bot: none imports the bot itself, and no two import each other, not even for their types."""

import ast
from graphlib import TopologicalSorter
from pathlib import Path

from tests.layers.test_layers import ROOT, imports, name

BOT = "cogs.bot"
MODULES = {name(path).removesuffix(".py").replace("/", "."): path for path in sorted((ROOT / "cogs").rglob("*.py"))}


def known(path: Path) -> set[str]:
    """Return the modules of the bot that a file imports, also those that it needs for types only."""
    return {each for whole in imports(path) for each in (whole, whole.rpartition(".")[0])} & MODULES.keys()


def test_no_part_of_the_bot_imports_the_bot_itself():
    assert [module for module, path in MODULES.items() if BOT in known(path)] == []


def test_only_the_bot_itself_imports_cogs():
    importing = {
        (module, imported) for module, path in MODULES.items() for imported in imports(path) if imported.endswith("Cog")
    }
    assert len(importing) > 20, "little is compared"
    assert {module for module, _ in importing} == {BOT}


def test_no_two_parts_of_the_bot_import_each_other():
    graph = {module: known(path) for module, path in MODULES.items()}
    assert graph[BOT], "nothing is compared"
    TopologicalSorter(graph).prepare()  # raises an error that names a cycle


SENDS = ("send", "send_message", "reply")
POSTS = ROOT / "cogs" / "messages" / "outbox.py"  # stores each intent, and sends it with a nonce
# To an interaction, of which Discord takes one only once, or to a direct message, which nobody needs later.
ANSWERS = {("followup", "send"), ("response", "send_message"), ("message", "reply")}


def sendings(path: Path) -> list[tuple[str, str]]:
    """Return what sends messages in a file: the end of each expression, and its method."""
    called = [node.func for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    methods = [each for each in called if isinstance(each, ast.Attribute) and each.attr in SENDS]
    return [(ast.unparse(each.value).rpartition(".")[2], each.attr) for each in methods]


def test_one_file_posts_and_all_others_answer_interactions():
    sent = {path: sendings(path) for path in MODULES.values()}
    assert ("place", "send") in sent[POSTS], "nothing is compared"
    assert [(path.name, each) for path in sent for each in sent[path] if path != POSTS and each not in ANSWERS] == []

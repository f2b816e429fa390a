"""A function that another file imports says what it does and to what, so that a search finds it and nothing else."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import cache
from pathlib import Path

from engine.box import Box
from engine.knowhow import KnowHow
from engine.planning import Planning
from engine.why_not import Reasons
from games import GAMES
from games.olympus.rules.cards import KINDS
from words.narration import Speech

ROOT = Path(__file__).parents[1]
OURS = sorted(path.parent.name for path in ROOT.glob("*/__init__.py") if path.parent.name != "tests")
HANDED_OVER = {field.name for part in (Box, KnowHow, Planning, Reasons, Speech) for field in fields(part)}
PRESCRIBED = HANDED_OVER | {*KINDS}  # Olympus finds the power of a card by the card's name


@cache
def modules() -> dict[str, ast.Module]:
    """Return the modules of the program by their names."""
    files = [path for folder in OURS for path in sorted((ROOT / folder).rglob("*.py"))]
    return {name(path): ast.parse(path.read_text(encoding="utf-8")) for path in files}


def name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def functions(trees: Mapping[str, ast.Module]) -> set[str]:
    """Return the functions of modules, each as ``module.function``."""
    return {
        f"{module}.{each.name}"
        for module, tree in trees.items()
        for each in tree.body
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def asked_for(tree: ast.Module) -> Iterator[str]:
    """Yield what a module takes from others: what it imports, and what it reads of modules that it imports."""
    imported: dict[str, str] = {}
    read: set[tuple[str, str]] = set()
    for each in ast.walk(tree):
        if isinstance(each, ast.ImportFrom):
            imported |= {alias.asname or alias.name: f"{each.module}.{alias.name}" for alias in each.names}
        elif isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name):
            read.add((each.value.id, each.attr))
    yield from imported.values()
    yield from (f"{imported[module]}.{attribute}" for module, attribute in read if module in imported)


def is_prescribed(function: str) -> bool:
    """Return whether a game needs a function by this very name."""
    folder, *within, name = function.split(".")
    return folder == "games" and within[0] in GAMES and name in PRESCRIBED


def of_one_word(trees: Mapping[str, ast.Module]) -> set[str]:
    """Return the functions with names of one word that other modules ask for, but for those that are prescribed."""
    asked = {each for tree in trees.values() for each in asked_for(tree)}
    found = {each for each in functions(trees) & asked if "_" not in each.rpartition(".")[2]}
    return {each for each in found if not is_prescribed(each)}


def test_a_function_for_other_files_is_named_for_what_it_does():
    assert sorted(of_one_word(modules())) == [], "say verb and noun, as `parse_share_code`"


def test_names_of_one_word_are_found():
    defined = ast.parse("def told(): ...\ndef since(): ...\ndef tell_news(): ...\ndef unasked(): ...")
    asking = ast.parse("from cogs import news\nfrom cogs.news import told, tell_news\nnews.since()")
    assert of_one_word({"cogs.news": defined, "cogs.hand": asking}) == {"cogs.news.told", "cogs.news.since"}


def test_names_of_one_word_that_games_need_are_prescribed():
    assert is_prescribed("games.iliad.rules.reasons.why")
    assert is_prescribed("games.olympus.rules.permanent.ajax")
    assert not is_prescribed("games.iliad.rules.reasons.asked")
    assert not is_prescribed("games.catalog.lesson")

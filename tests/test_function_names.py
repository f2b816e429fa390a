"""A public function says what it does and to what, so that a search finds it and nothing else."""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import fields
from functools import cache
from pathlib import Path

import pytest

from engine.box import Box, Planning
from engine.knowhow import KnowHow
from engine.why_not import Reasons
from games import GAMES
from games.delphi.rules.cards import ORACLES
from games.olympus.rules.cards import KINDS
from words.narration import Speech

ROOT = Path(__file__).parents[1]
OURS = sorted(path.parent.name for path in ROOT.glob("*/__init__.py") if path.parent.name != "tests")
HANDED_OVER = {field.name for part in (Box, KnowHow, Planning, Reasons, Speech) for field in fields(part)}
PRESCRIBED = HANDED_OVER | {*KINDS, *ORACLES}  # a power is called as its card
TERMS = {"adapters.pettingzoo.env", "engine.perft.perft"}  # what the field calls these
UNSETTLED = re.compile(r"games\.\w+\.(pictures|words)\b")  # here, what no other file asks for may have one word


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
    """Return whether a function needs this very name: for a game, a command or a term of the field."""
    folder, *within, name = function.split(".")
    return name == "main" or function in TERMS or (folder == "games" and within[0] in GAMES and name in PRESCRIBED)


def of_one_word(trees: Mapping[str, ast.Module]) -> set[str]:
    """Return the functions with names of one word, but for those that are prescribed."""
    asked = {each for tree in trees.values() for each in asked_for(tree)}
    found = {each for each in functions(trees) if "_" not in each.rpartition(".")[2] and not is_prescribed(each)}
    return {each for each in found if each in asked or not UNSETTLED.match(each)}


@pytest.mark.slow
def test_a_function_is_named_for_what_it_does():
    assert sorted(of_one_word(modules())) == [], "say verb and noun, as `parse_share_code`"


def test_names_of_one_word_are_found():
    defined = ast.parse("def told(): ...\ndef since(): ...\ndef tell_news(): ...\ndef _own(): ...\ndef main(): ...")
    assert of_one_word({"cogs.news": defined}) == {"cogs.news.told", "cogs.news.since"}


def test_a_picture_of_a_game_names_what_others_ask_for():
    defined = ast.parse("def edge(): ...\ndef wreath(): ...\ndef badge(): ...")
    asking = ast.parse("from games.iliad.pictures import card\nfrom games.iliad.pictures.card import edge\ncard.badge")
    trees = {"games.iliad.pictures.card": defined, "games.iliad.pictures.painter": asking}
    assert of_one_word(trees) == {"games.iliad.pictures.card.edge", "games.iliad.pictures.card.badge"}


def test_names_of_one_word_that_games_need_are_prescribed():
    assert is_prescribed("games.iliad.rules.reasons.why")
    assert is_prescribed("games.olympus.rules.permanent.ajax")
    assert is_prescribed("games.delphi.rules.oracles.plague")
    assert not is_prescribed("games.iliad.rules.reasons.asked")
    assert not is_prescribed("games.catalog.lesson")

"""A function that another file imports says what it does and to what, so that a search finds it and nothing else."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
LIST = Path(__file__).with_name("one_word_names.txt")
OURS = sorted(path.parent.name for path in ROOT.glob("*/__init__.py") if path.parent.name != "tests")


@cache
def modules() -> dict[str, ast.Module]:
    """Return the modules of the program by their names."""
    files = [path for folder in OURS for path in sorted((ROOT / folder).rglob("*.py"))]
    return {name(path): ast.parse(path.read_text(encoding="utf-8")) for path in files}


def name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def functions() -> set[str]:
    """Return the functions of modules, each as ``module.function``."""
    return {
        f"{module}.{each.name}"
        for module, tree in modules().items()
        for each in tree.body
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def asked_for(tree: ast.Module) -> Iterator[str]:
    """Yield what a module takes from others: what it imports, and what it reads of modules that it imports."""
    imported: dict[str, str] = {}
    for each in ast.walk(tree):
        if isinstance(each, ast.ImportFrom):
            imported |= {alias.asname or alias.name: f"{each.module}.{alias.name}" for alias in each.names}
    yield from imported.values()
    for each in ast.walk(tree):
        if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name) and each.value.id in imported:
            yield f"{imported[each.value.id]}.{each.attr}"


def of_one_word() -> set[str]:
    """Return the functions with names of one word that other modules ask for."""
    asked = {each for tree in modules().values() for each in asked_for(tree)}
    return {each for each in functions() & asked if "_" not in each.rpartition(".")[2]}


def test_a_function_for_other_files_is_named_for_what_it_does():
    known = LIST.read_text(encoding="utf-8").split()
    assert sorted(of_one_word() - {*known}) == [], "say verb and noun, as `parse_share_code`"
    assert sorted({*known} - of_one_word()) == [], f"strike them off {LIST.name}, which only gets shorter"


def test_names_of_one_word_are_found():
    assert "games.catalog.catalog" in of_one_word()
    assert "engine.forced.forced_move" not in of_one_word()

"""Every command of ours that people read of installs what it imports: nobody has all groups but those who test."""

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import accumulate
from pathlib import Path

import pytest

from tests.test_commands import BENCHES
from tests.test_documents import PAGES, ROOT
from tests.test_licenses import LOCKED, normal

COMMAND = re.compile(r"uv run (?P<groups>(?:--(?:group|extra) \w+ )*)python -m (?P<module>[\w.]+)")
IMPORT = re.compile(  # what is imported at once, not within a function; parsing every file would take seconds
    r"^(?:import (?P<whole>[\w.]+)|from (?P<package>[\w.]+) import (?P<names>\([^)]*\)|.*))", re.MULTILINE
)
CALLED = {  # packages whose modules have other names
    "PIL": "pillow",
    "_pytest": "pytest",
    "discord": "discord-py",
    "dotenv": "python-dotenv",
    "fluent": "fluent-runtime",
}
DOCSTRINGS = [ROOT / f"{bench.replace('.', '/')}.py" for bench in BENCHES]
READ = [*PAGES, *DOCSTRINGS, *ROOT.glob("tests/**/__init__.py"), ROOT / ".ci" / "commands"]
NEEDS = {package["name"]: package for package in LOCKED}
OURS = NEEDS["ilion"]


def commands() -> set[tuple[str, str]]:
    """Return the modules of ours that people are told to run, each with its groups."""
    found = (command for file in READ for command in COMMAND.finditer(file.read_text(encoding="utf-8")))
    return {(each["module"], each["groups"]) for each in found if source(each["module"])}


def source(module: str) -> Path | None:
    """Return the file of a module; ``None`` if it is not ours."""
    path = ROOT / module.replace(".", "/")
    return next((file for file in (path / "__init__.py", path.with_suffix(".py")) if file.is_file()), None)


@cache
def loaded(module: str) -> list[str]:
    """Return what Python loads for a module: the packages that it lies in, and what it imports."""
    file = source(module)
    found = IMPORT.finditer(file.read_text(encoding="utf-8")) if file else ()
    imported = [name for each in found for name in (each["whole"], *members(each["package"], each["names"])) if name]
    return [*accumulate(module.split("."), lambda *parts: ".".join(parts)), *imported]


def members(package: str | None, names: str | None) -> Iterator[str]:
    """Yield a package and what may be modules in it."""
    yield package or ""
    yield from (f"{package}.{name}" for name in re.findall(r"\w+", names or ""))


def reached(first: Iterable[str], following: Callable[[str], Iterable[str]]) -> set[str]:
    """Return all names that follow from the first ones, with these."""
    found, left = set(), set(first)
    while left:
        found |= left
        left = {name for each in left for name in following(each)} - found
    return found


def libraries(module: str) -> set[str]:
    """Return the packages of others that a command imports, however indirectly."""
    names = {name.partition(".")[0] for name in reached([module, f"{module}.__main__"], loaded)}
    return {normal(CALLED.get(name, name)) for name in names - sys.stdlib_module_names if not source(name)}


def installed(groups: str) -> set[str]:
    """Return what comes with the bot and these groups."""
    asked = {**OURS["optional-dependencies"], **OURS["dev-dependencies"]}
    first = [*OURS["dependencies"], *(each for group in groups.split()[1::2] for each in asked[group])]
    return reached((each["name"] for each in first), needed)


def needed(package: str) -> list[str]:
    return [each["name"] for each in NEEDS[package].get("dependencies", [])]


@pytest.mark.parametrize(("module", "groups"), sorted(commands()))
def test_a_command_installs_what_it_imports(module, groups):
    assert libraries(module) <= installed(groups)


def test_commands_and_their_imports_are_found():
    assert {("engine", "--group compile "), ("bench.playouts", "--group bench ")} <= commands()
    assert {"chess", "numpy", "rlcard"} <= libraries("bench.playouts")
    assert "asyncpg" in libraries("tests.campaign")
    assert {"pytest", "aiohttp", "yarl"} <= installed("--group test ")
    assert not {"pytest", "asyncpg"} & installed("--group bench ")

"""The folders of the bot and of the tables stand on floors: each knows those below it, types included."""

from pathlib import Path

import pytest

from tests.layers.test_layers import ROOT, imports

FLOORS = {
    "cogs": (
        {"bot"},
        {"library", "history", "people", "tournaments"},
        {"lobby"},
        {"table"},
        {"messages"},
        {"answering"},
    ),
    "tables": (
        {"tournaments", "remote"},
        {"review", "history"},
        {"play"},
        {"thinking"},
        {"seats", "clocks"},
        {"backoff", "card_editions", "choices", "duration", "error_logging", "limits", "share_codes", "stored_values"},
    ),
}
LOWEST = 5  # the files beside the folders of tables may know each other
each_package = pytest.mark.parametrize("package", FLOORS)


def place(path: Path) -> str:
    """Return the folder of a file in its package, or the file's own name if it stands beside the folders."""
    return path.relative_to(ROOT).with_suffix("").parts[1]


def files(package: str) -> list[Path]:
    return sorted(path for path in (ROOT / package).rglob("*.py") if place(path) != "__init__")


def known(path: Path, package: str) -> set[str]:
    """Return the places of its package from which a file imports, also what it needs for types only."""
    parts = [module.split(".") for module in imports(path)]
    return {each[1] for each in parts if each[0] == package} & set().union(*FLOORS[package])


@each_package
def test_every_folder_has_a_floor(package: str):
    assert {place(path) for path in files(package)} == set().union(*FLOORS[package])
    assert len(FLOORS[package]) <= 6


@each_package
def test_no_folder_imports_one_beside_or_above_it(package: str):
    floor = {there: number for number, floor in enumerate(FLOORS[package]) for there in floor}
    arrows = {(place(path), there) for path in files(package) for there in known(path, package) - {place(path)}}
    assert len(arrows) > 15, "little is compared"
    assert [(here, there) for here, there in sorted(arrows) if floor[there] <= floor[here] < LOWEST] == []

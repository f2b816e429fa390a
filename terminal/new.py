"""A new game: a copy of the smallest one, under a name of its own."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import chain
from pathlib import Path

KEY, PREFIX = "smallest", "SM"  # of the game that is copied
PATTERN = Path(__file__).parents[1] / "examples" / KEY
LEFT_BEHIND = ("__pycache__",)
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def write_package(key: str, prefix: str, folder: Path) -> list[Path]:
    """Write the package of a game into a new folder and return its files.

    Raises:
        OSError: the folder exists, or cannot be written.
    """
    renamed = {KEY: key, KEY.capitalize(): key.capitalize(), f"{PREFIX}-": f"{prefix}-"}
    renamed[f"_{PREFIX.lower()}_"] = f"_{prefix.lower()}_"
    folder.mkdir(parents=True)
    return [_copied(file, folder, renamed) for file in sorted(_files())]


def _files() -> Iterator[Path]:
    return (file for file in PATTERN.rglob("*.*") if file.is_file() and not {*file.parts} & {*LEFT_BEHIND})


def _copied(file: Path, folder: Path, renamed: dict[str, str]) -> Path:
    path, text = str(file.relative_to(PATTERN)), file.read_text(encoding="utf-8")
    for old, new in renamed.items():
        path, text = path.replace(old, new), text.replace(old, new)
    copy = folder / path
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.write_text(text, encoding="utf-8")
    return copy


def free_prefix(key: str, taken: Collection[str]) -> str:
    """Return two letters with which the clauses of a game may be numbered: of its key, if they are not taken."""
    letters = [letter for letter in key.upper() if letter in LETTERS]
    return next(letters[0] + other for other in chain(letters[1:], LETTERS) if letters[0] + other not in taken)

"""What a process that thinks must have in common with the bot: the same Ilion and the same games."""

from __future__ import annotations

import platform
from hashlib import sha256
from importlib.metadata import entry_points
from importlib.metadata import version as of
from pathlib import Path

from running.version import read_version

ROOT = Path(__file__).parents[1]
THINKING = ("engine", "games", "native", "pictures", "store", "tables", "words")  # such a process loads from these
KINDS = (".py", ".toml", ".ftl", ".md", ".json", ".jsonl", ".npz")
NETS = "nets"  # a folder in which every file counts
LIBRARIES = ("numpy",)  # by which nets reckon


def describe_program() -> dict[str, str]:
    """Return the version of this program, with a hash of its files, and of what it thinks with.

    That is Python, whose releases within 3.11 or the like think alike, the libraries, and the packages of games.
    """
    python = ".".join(platform.python_version_tuple()[:2])
    return {
        "Ilion": f"{read_version()} ({hash_program()})",
        "Python": python,
        **{each: of(each) for each in LIBRARIES},
        **list_guest_games(),
    }


def hash_program() -> str:
    """Return a short hash of the files that a process that thinks may load."""
    found = sha256()
    for file in sorted(path for folder in THINKING for path in (ROOT / folder).rglob("*") if affects_thoughts(path)):
        found.update(b"%s\0%s\0" % (file.relative_to(ROOT).as_posix().encode(), file.read_bytes()))
    return found.hexdigest()[:8]


def affects_thoughts(path: Path) -> bool:
    """Return whether a path is a file by which thoughts may differ."""
    return path.is_file() and (path.suffix in KINDS or path.parent.name == NETS)


def list_guest_games() -> dict[str, str]:
    """Return the package and version of each game from outside, by the key of the game."""
    found = entry_points(group="ilion.rules")
    return {f"the game {each.name}": f"{each.dist.name} {each.dist.version}" for each in found if each.dist}

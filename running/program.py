"""What a process that thinks must have in common with the bot: the same Ilion and the same games."""

from __future__ import annotations

from hashlib import sha256
from importlib.metadata import entry_points
from pathlib import Path

from running.version import version

ROOT = Path(__file__).parents[1]
THINKING = ("engine", "games", "native", "pictures", "store", "tables", "words")  # such a process loads from these
KINDS = (".py", ".toml", ".ftl", ".md")


def program() -> dict[str, str]:
    """Return the version of this program, with a hash of its files, and of the packages that bring games."""
    return {"Ilion": f"{version()} ({digest()})", **guests()}


def digest() -> str:
    """Return a short hash of the files that a process that thinks may load."""
    found = sha256()
    for file in sorted(path for folder in THINKING for path in (ROOT / folder).rglob("*") if path.suffix in KINDS):
        found.update(b"%s\0%s\0" % (file.relative_to(ROOT).as_posix().encode(), file.read_bytes()))
    return found.hexdigest()[:8]


def guests() -> dict[str, str]:
    """Return the package and version of each game from outside, by the key of the game."""
    found = entry_points(group="ilion.rules")
    return {f"the game {each.name}": f"{each.dist.name} {each.dist.version}" for each in found if each.dist}

"""Importing the compiled rules instead of their sources, where there is a build of these very sources."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Literal

from native.builds import BUILDS, SUFFIX, list_other_builds, locate_build

PURE = "PURE_PYTHON"  # an environment variable: if it is set, no build is used


class Finder:
    """Finds the extension modules of one build, and leaves all other modules to Python."""

    def __init__(self, build: Path) -> None:
        files = build.rglob(f"*{SUFFIX}")
        self._files = {".".join(file.relative_to(build).parts).removesuffix(SUFFIX): file for file in files}

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return where a module of the build is, or ``None``."""
        file = self._files.get(name)
        return spec_from_file_location(name, file) if file else None


def use_build() -> None:
    """Import the rules from their build from now on, if there is one; call this before any of them is imported."""
    if BUILDS.is_dir() and not os.environ.get(PURE) and locate_build().is_dir():
        sys.meta_path.insert(0, Finder(locate_build()))


def is_used() -> bool:
    """Return whether this process imports compiled rules."""
    return any(isinstance(finder, Finder) for finder in sys.meta_path)


def is_stale() -> bool:
    """Return whether there are only builds of other sources, which are not used."""
    return not os.environ.get(PURE) and not is_used() and bool(list_other_builds())


def name_rules() -> Literal["compiled", "stale", "pure"]:
    """Return which rules this process plays by; ``stale``: those in pure Python, as a build is out of date."""
    if is_used():
        return "compiled"
    return "stale" if is_stale() else "pure"


def describe_rules() -> str:
    """Return in words which rules this process plays by."""
    return {
        "compiled": "compiled rules",
        "stale": "rules in pure Python; the compiled ones are out of date",
        "pure": "rules in pure Python",
    }[name_rules()]

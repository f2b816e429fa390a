"""The version of this program, which only pyproject.toml states."""

import tomllib
from pathlib import Path

PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def read_version() -> str:
    """Return the version of this program."""
    return str(tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"])

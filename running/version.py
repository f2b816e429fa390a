"""Which version this program is; it stands in pyproject.toml alone."""

import tomllib
from pathlib import Path

PROJECT = Path(__file__).parents[1] / "pyproject.toml"


def version() -> str:
    """Return the version of this program."""
    return str(tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"])

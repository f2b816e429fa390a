"""Results as a file with a line of JSON for each game, which a killed program can continue."""

from __future__ import annotations

import json
from os import SEEK_END
from pathlib import Path
from typing import Any


def written(results: Path) -> list[dict[str, Any]]:
    """Return every line of the results, without those that a killed program left unfinished."""
    lines = results.read_text(encoding="utf-8").splitlines() if results.exists() else []
    return [found for found in map(finished, lines) if found]


def append(results: Path, line: dict[str, Any]) -> None:
    """Write a line at the end of the results, after the end of one that a killed program left unfinished."""
    with results.open("ab+") as file:
        if file.seek(0, SEEK_END):
            file.seek(-1, SEEK_END)
            file.write(b"" if file.read() == b"\n" else b"\n")
        file.write(json.dumps(line).encode() + b"\n")


def finished(line: str) -> dict[str, Any] | None:
    """Return what a line says, or ``None`` if it was cut off."""
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None

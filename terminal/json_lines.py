"""Results as a file with a line of JSON for each game, which a killed program can continue."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from os import SEEK_END
from pathlib import Path
from typing import IO, Any

from terminal.arguments import read_file
from terminal.ending import Mistake


class InUse(Exception):
    """Another program writes these results; the message says which."""


@contextmanager
def lock_results(results: Path) -> Iterator[None]:
    """Keep other programs from writing the same results, which both would play and count.

    The system gives the file back when the program ends, however it ends.

    Raises:
        InUse: another program writes them.
        OSError: the file cannot be opened, or locked.
    """
    with results.open("ab") as file:
        try:
            _lock(file)
        except BlockingIOError as wrong:
            raise InUse(f"another program writes {results}: wait until it has ended, or name another file") from wrong
        yield


if sys.platform == "win32":

    def _lock(file: IO[bytes]) -> None:
        """Do nothing: Windows locks bytes against reading, too."""
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def read_lines(results: Path, field: str = "") -> list[dict[str, Any]]:
    """Return every line of the results, without those that a killed program left unfinished.

    Raises:
        Mistake: the file cannot be read, or has lines without a ``field`` that all results have.
    """
    lines = read_file(results).splitlines() if results.exists() else []
    found = [line for line in map(parse_whole_line, lines) if line]
    if field and not all(field in line for line in found):
        raise Mistake(f"{results} has something else than the results of this program: name another file")
    return found


def append_line(results: Path, line: dict[str, Any]) -> None:
    """Write a line at the end of the results, after the end of one that a killed program left unfinished."""
    with results.open("ab+") as file:
        if file.seek(0, SEEK_END):
            file.seek(-1, SEEK_END)
            file.write(b"" if file.read() == b"\n" else b"\n")
        file.write(json.dumps(line).encode() + b"\n")


def parse_whole_line(line: str) -> dict[str, Any] | None:
    """Return what a line says, or ``None`` if it was cut off."""
    try:
        found = json.loads(line)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None

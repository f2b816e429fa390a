"""What people may type for a bot: a program with its arguments, or the address at which one listens."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from terminal.bots.connection import Peer
from terminal.bots.peers import Program, Server

ADDRESS = "tcp://"
INTERPRETERS = {".py": sys.executable, ".js": "node", ".mjs": "node", ".rb": "ruby", ".pl": "perl", ".sh": "sh"}
HIGHEST_PORT = 65535


class NoBot(ValueError):
    """There is no such bot; the message says why, and what to do."""


def is_bot(text: str) -> bool:
    """Return whether a text names a bot rather than one of our computer players."""
    return any(sign in text for sign in "/\\. ")


def make_starter(text: str) -> Callable[[], Peer]:
    """Return what starts the bot that a text names, or connects to it.

    Raises:
        NoBot: there is no such program, it cannot be run, or the address is none.
    """
    if os.name != "posix":
        raise NoBot("bots play on Linux and macOS; on Windows, use the Windows Subsystem for Linux")
    if text.startswith(ADDRESS):
        return partial(Server, *_address(text.removeprefix(ADDRESS)))
    return partial(Program, _command(text))


def _address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    if not _is_host(host) or not (port.isascii() and port.isdigit()) or not 0 < int(port) <= HIGHEST_PORT:
        raise NoBot(f"an address is written as {ADDRESS}HOST:PORT, not {ADDRESS}{text}")
    return host.strip("[]"), int(port)


def _is_host(text: str) -> bool:
    """Return whether a text can be looked up as the name of a machine (RFC 1035: 1 to 63 letters between dots)."""
    try:
        return bool(text.encode("idna"))
    except UnicodeError:
        return False


def _command(text: str) -> list[str]:
    try:
        program, *arguments = shlex.split(text) or [""]
    except ValueError as wrong:
        raise NoBot(f"{text!r} cannot be read as a command: {wrong}") from None
    return [*_program(program), *arguments]


def _program(name: str) -> list[str]:
    """Return the words that run a program: a file, or a command of the system."""
    if Path(name).is_file():
        return _file(Path(name).absolute())
    found = shutil.which(name)
    if found is None:
        raise NoBot(f"there is no program {name!r}")
    return [found]


def _file(path: Path) -> list[str]:
    if os.access(path, os.X_OK):
        return [str(path)]
    interpreter = INTERPRETERS.get(path.suffix)
    if interpreter is None:
        raise NoBot(f"{path.name} cannot be run; make it executable: chmod +x {path.name}")
    if shutil.which(interpreter) is None:
        raise NoBot(f"{path.name} needs {interpreter}, which is not installed")
    return [interpreter, str(path)]

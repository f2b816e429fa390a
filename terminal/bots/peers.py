"""Bots at the other end of pipes or of a socket."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, cast

from terminal.bots.messages import Fault

SECRETS = ("DISCORD_", "ILION_")  # how the names of variables begin that are none of a bot's business
GUARD = Path(__file__).with_name("guard.py")
SOON = 5.0  # seconds; a connection takes less, and so does a guard to end its bot


class Program:
    """A bot that we start, and end with all its processes (``guard``)."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe, self._lifeline = os.pipe()
        try:
            self._process = _guarded(command, pipe)
        except OSError as wrong:  # such as too many open files
            os.close(self._lifeline)
            raise Fault(f"cannot be started: {wrong.strerror or wrong}") from None
        finally:
            os.close(pipe)
        pipes = self._process.stdin, self._process.stdout, self._process.stderr
        self._input, self._output, self._errors = (cast(IO[bytes], pipe) for pipe in pipes)

    @property
    def source(self) -> int:
        return self._output.fileno()

    @property
    def sink(self) -> int:
        return self._input.fileno()

    @property
    def errors(self) -> int | None:
        return self._errors.fileno()

    def end(self, grace: float) -> str:
        """Close the bot's input, give it so many seconds, then end it; return its exit code, if it had one."""
        self._input.close()
        code = self._code(grace)
        os.close(self._lifeline)
        if self._code(SOON) is None:
            self._process.kill()  # a guard that somebody has stopped
            self._process.wait()
        return "" if code is None else f"exit code {code}"

    def _code(self, seconds: float) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(seconds)
        return None

    def release(self) -> None:
        """Close the output of the bot."""
        self._output.close()
        self._errors.close()


def _guarded(command: Sequence[str], pipe: int) -> subprocess.Popen[bytes]:
    """Start a program, and its guard with one end of a pipe."""
    return subprocess.Popen(  # noqa: S603 - the user named the program
        [sys.executable, "-I", "-S", str(GUARD), str(pipe), *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        env={name: value for name, value in os.environ.items() if not name.startswith(SECRETS)},
        pass_fds=(pipe,),
        start_new_session=True,  # so that Ctrl-C does not reach it
    )


class Server:
    """A bot that somebody else has started, and that listens at an address."""

    errors = None

    def __init__(self, host: str, port: int) -> None:
        try:
            self._socket = socket.create_connection((host, port), SOON)
        except OSError as wrong:
            raise Fault(f"cannot be reached: {wrong.strerror or wrong}") from None
        self.source = self._socket.fileno()
        self.sink = os.dup(self.source)  # a file of its own, to be watched on its own

    def end(self, grace: float) -> str:
        """Hang up."""
        os.close(self.sink)
        return ""

    def release(self) -> None:
        """Close the connection."""
        self._socket.close()

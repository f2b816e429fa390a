"""Bots at the other end of pipes or of a socket."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, ClassVar, cast

from terminal.bots import guard
from terminal.bots.environment import withhold_secrets
from terminal.bots.messages import Fault

GUARD = Path(guard.__file__)
SOON = 5.0  # seconds; a connection takes less, and so does a guard to end its bot


class Program:
    """A bot that we start, and end with all its processes.

    Its ``guard`` ends them, however this program ends. If the bot has killed its guard, they have become children of
    this program, which ends them itself (Linux).
    """

    guards: ClassVar[set[int]] = set()  # the processes of all guards that this program has now

    def __init__(self, command: Sequence[str]) -> None:
        guard.adopt_orphans()
        pipe, self._lifeline = os.pipe()
        try:
            self._before = {child.number for child in guard.list_children()}
            self._process = _guarded(command, pipe)
        except OSError as wrong:  # such as too many open files
            os.close(self._lifeline)
            raise Fault(f"cannot be started: {wrong.strerror or wrong}") from None
        finally:
            os.close(pipe)
        self.guards.add(self._process.pid)
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

    def finish(self) -> None:
        """Close the bot's input."""
        self._input.close()

    def end(self, grace: float) -> str:
        """Close the bot's input, give it so many seconds, then end it; return its exit code, if it had one."""
        self.finish()
        code = self._code(grace)
        os.close(self._lifeline)
        if self._code(SOON) is None:
            self._process.kill()  # a guard that somebody has stopped
            self._process.wait()
        if self._process.returncode < 0:
            guard.end_children(self._is_left)
        self.guards.discard(self._process.pid)
        return _told(code)

    def _is_left(self, child: guard.Child) -> bool:
        """Return whether a dead guard has left this child behind; children of our own share our session."""
        ours = child.session == os.getsid(0) or child.number in self.guards
        return not ours and child.number not in self._before

    def _code(self, seconds: float) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            return self._process.wait(seconds)
        return None

    def release(self) -> None:
        """Close the output of the bot."""
        self._output.close()
        self._errors.close()


def _told(code: int | None) -> str:
    """Return how a bot ended, if its guard has ended by itself."""
    if code is None:
        return ""
    return f"exit code {code}" if code >= 0 else "its guard was killed"


def _guarded(command: Sequence[str], pipe: int) -> subprocess.Popen[bytes]:
    """Start a program, and its guard with one end of a pipe."""
    return subprocess.Popen(  # noqa: S603 - the user named the program
        [sys.executable, "-I", "-S", str(GUARD), str(pipe), *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
        env=withhold_secrets(os.environ),
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

    def finish(self) -> None:
        """Do nothing: to hang up is to end it."""

    def end(self, grace: float) -> str:
        """Hang up."""
        os.close(self.sink)
        return ""

    def release(self) -> None:
        """Close the connection."""
        self._socket.close()

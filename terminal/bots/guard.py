"""Run a bot, and end it with all its processes as soon as nobody holds the other end of a pipe any more.

    python guard.py FILE COMMAND...

FILE is the number of the pipe's open file. The program that started the bot may die in any way: the system closes
its end of the pipe. The guard ends with the exit code of the bot.

A process may leave its group and its parent. On Linux, the guard becomes the parent of those that have lost theirs, and
so finds all.
"""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import NamedTuple

CANNOT_RUN = 126  # the exit code that shells use for this
ADOPT = 36  # PR_SET_CHILD_SUBREAPER of prctl(2)
SECONDS = 5.0  # to end all children, some of which may start others, or belong to another user
LOOK = 0.01  # seconds between two looks at them


class Child(NamedTuple):
    """A child of this process."""

    number: int
    group: int
    session: int


def main(pipe: int, command: Sequence[str]) -> int:
    """Run a command and return its exit code; for a signal, 128 and its number."""
    adopt_orphans()
    try:
        bot = subprocess.Popen(command, process_group=0)  # noqa: S603 - the user named it
    except (OSError, ValueError) as wrong:
        name = os.path.basename(command[0])  # a whole path could leave no room for the reason
        print(f"{name} cannot be run: {getattr(wrong, 'strerror', None) or wrong}", file=sys.stderr)
        return CANNOT_RUN
    let_go_of_its_files()
    threading.Thread(target=end_after, args=(pipe, bot), daemon=True).start()
    code = bot.wait()
    end_process_group(bot.pid)
    end_children()
    return code if code >= 0 else 128 - code


def let_go_of_its_files() -> None:
    """Close the guard's own copies of the bot's output, so that its reader notices when the bot closes it."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for file in range(3):
        os.dup2(nothing, file)


def end_after(pipe: int, bot: subprocess.Popen[bytes]) -> None:
    """End the bot when the other end of the pipe is closed, even if it has left its group."""
    os.read(pipe, 1)
    end_process_group(bot.pid)
    bot.kill()


def end_process_group(group: int) -> None:
    """End what is left of a group of processes."""
    with suppress(ProcessLookupError, PermissionError):  # nothing; macOS says the second of processes that have ended
        os.killpg(group, signal.SIGKILL)


def adopt_orphans() -> None:
    """Make this process the parent of every process below it whose parent ends, if the system can (Linux)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT, 1, 0, 0, 0)


def end_children(which: Callable[[Child], bool] = lambda child: True, seconds: float = SECONDS) -> None:
    """End children of this process, and theirs, which become ours, until there are none or the time is up."""
    until = time.monotonic() + seconds
    while (found := [*filter(which, list_children())]) and time.monotonic() < until:
        for child in found:
            end_child(child)
        time.sleep(LOOK)


def end_child(child: Child) -> None:
    """End a child with its group, unless it has joined ours, and fetch it if it has ended."""
    if child.group != os.getpgrp():
        end_process_group(child.group)
    with suppress(ProcessLookupError, PermissionError, ChildProcessError):
        os.kill(child.number, signal.SIGKILL)
        os.waitpid(child.number, os.WNOHANG)


def list_children() -> Iterator[Child]:
    """Yield the children of this process that run or have not been waited for; only Linux tells (proc(5))."""
    if sys.platform == "linux":
        for name in filter(str.isdigit, os.listdir("/proc")):
            with suppress(FileNotFoundError, ProcessLookupError), open(f"/proc/{name}/stat", "rb") as file:
                parent, group, session = map(int, file.read().rpartition(b")")[2].split()[1:4])
                if parent == os.getpid():
                    yield Child(int(name), group, session)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))

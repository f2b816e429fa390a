"""Run a bot, and end it with all its processes as soon as nobody holds the other end of a pipe any more.

    python guard.py FILE COMMAND...

FILE is the number of the pipe's open file. The program that started the bot may die in any way: the system closes
its end of the pipe. The guard ends with the exit code of the bot.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence

CANNOT_RUN = 126  # the exit code that shells use for this


def main(pipe: int, command: Sequence[str]) -> int:
    """Run a command and return its exit code; for a signal, 128 and its number."""
    try:
        bot = subprocess.Popen(command, process_group=0)  # noqa: S603 - the user named it
    except (OSError, ValueError) as wrong:
        name = os.path.basename(command[0])  # a whole path could leave no room for the reason
        print(f"{name} cannot be run: {getattr(wrong, 'strerror', None) or wrong}", file=sys.stderr)
        return CANNOT_RUN
    let_go_of_its_files()
    threading.Thread(target=end_after, args=(pipe, bot.pid), daemon=True).start()
    code = bot.wait()
    end(bot.pid)
    return code if code >= 0 else 128 - code


def let_go_of_its_files() -> None:
    """Close the guard's own copies of the bot's output, so that its reader notices when the bot closes it."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for file in range(3):
        os.dup2(nothing, file)


def end_after(pipe: int, group: int) -> None:
    """End the bot when the other end of the pipe is closed."""
    os.read(pipe, 1)
    end(group)


def end(group: int) -> None:
    """End what is left of a group of processes."""
    try:
        os.killpg(group, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):  # nothing is left; macOS says the second of processes that ended
        return


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))

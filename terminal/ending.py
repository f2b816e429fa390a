"""How a program ends that is interrupted, whose output nobody reads any more, or that is given a wrong file."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress

MISTAKE = 2
INTERRUPTED = 130  # as a shell calls it


class Mistake(Exception):
    """A typing mistake; the message says what is wrong, and what to type."""


@contextmanager
def end_in_words() -> Iterator[None]:
    """Run a program in a ``with`` statement; it ends without a traceback if somebody stops it or names a wrong file."""
    try:
        yield
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except Mistake as wrong:
        end_with(str(wrong))
    except OSError as wrong:
        if wrong.filename is None:
            raise  # it is about no file
        end_with(f"{wrong.filename} cannot be used: {wrong.strerror}")


def end_with(sentence: str) -> None:
    """End the program with a sentence on standard error."""
    print(sentence, file=sys.stderr)
    sys.exit(MISTAKE)


@contextmanager
def stop_at_closed_pipe() -> Iterator[None]:
    """Print within the ``with`` statement until the reader of a long listing has closed the pipe.

    Raises:
        Mistake: there is no room for it, or for a file that was written within.
    """
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        discard_output()
    except OSError as wrong:
        if wrong.errno != errno.ENOSPC:
            raise
        discard_output()
        raise Mistake("there is no room left on the disk") from wrong


def discard_output() -> None:
    """Let what is still to be printed go nowhere: the interpreter flushes once more at its end."""
    with suppress(OSError):  # a test has put something else in the place of the output
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

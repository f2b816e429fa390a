"""Logging mistakes of ours: what went wrong and where, but never what anybody holds."""

from __future__ import annotations

import concurrent.futures
import logging
import multiprocessing
import re
from concurrent.futures.process import _RemoteTraceback
from traceback import StackSummary, format_tb

from store import StoreAway
from tables import Refused

log = logging.getLogger(__name__)

FRAME = re.compile(r'^  File "(.+)", line (\d+), in (\S+)$', re.MULTILINE)  # as tracebacks are printed
CARRIERS = (*concurrent.futures.__path__, *multiprocessing.__path__)  # folders of modules


def log_mistake(number: int, ply: int, what: str, wrong: Exception) -> None:
    """Log what went wrong at a table."""
    log_failure(log, f"table {number}, ply {ply}: {what}", wrong)


def log_failure(log: logging.Logger, what: str, wrong: Exception, level: int = logging.ERROR) -> None:
    """Log what failed, and where; but nothing about an outage of the database, which the store logs once a minute."""
    if not isinstance(wrong, StoreAway):
        log.log(level, "%s: %s", what, trace_error(wrong))


def trace_error(wrong: Exception) -> str:
    """Return the type of an error and its stack, without its message: that may name somebody's cards.

    If a refusal was caused by another error, describe that one. An error from another process has two stacks.
    """
    cause = wrong.__cause__ if isinstance(wrong, Refused) and wrong.__cause__ else wrong
    return "\n".join([type(cause).__name__, *format_tb(cause.__traceback__), *_elsewhere(cause.__cause__)])


def _elsewhere(cause: BaseException | None) -> list[str]:
    """Return the stack in the other process that an error came from, if it did.

    Where nothing but the carriers between processes has run, the message comes with it: they know types and functions,
    and what cannot be sent is otherwise hard to guess.
    """
    if not isinstance(cause, _RemoteTraceback):
        return []
    frames = [(file, int(line), name, None) for file, line, name in FRAME.findall(cause.tb)]
    if all(file.startswith(CARRIERS) for file, *_ in frames):
        return ["In another process:", cause.tb]
    return ["In another process:", *StackSummary.from_list(frames).format()]

"""Logging mistakes of ours: what went wrong and where, but never what anybody holds."""

from __future__ import annotations

import logging
from traceback import format_tb

from store import StoreAway
from tables import Refused

log = logging.getLogger(__name__)


def report(number: int, ply: int, what: str, wrong: Exception) -> None:
    """Log what went wrong at a table."""
    log_failure(log, f"table {number}, ply {ply}: {what}", wrong)


def log_failure(log: logging.Logger, what: str, wrong: Exception, level: int = logging.ERROR) -> None:
    """Log what failed, and where; but nothing about an outage of the database, which the store logs once a minute."""
    if not isinstance(wrong, StoreAway):
        log.log(level, "%s: %s", what, traced(wrong))


def traced(wrong: Exception) -> str:
    """Return the type of an error and its stack, without its message: that may name somebody's cards.

    If a refusal was caused by another error, describe that one.
    """
    cause = wrong.__cause__ if isinstance(wrong, Refused) and wrong.__cause__ else wrong
    return "\n".join([type(cause).__name__, *format_tb(cause.__traceback__)])

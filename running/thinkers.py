"""Who thinks for computer players: processes of this machine, or the workers of a scheduler."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, nullcontext

from running.config import Unusable
from running.program import describe_program
from tables.thinking.thinking import Pool, Thinker

MISSING = "ILION_THINKERS needs Dask: install it with `uv sync --inexact --extra dask`, and start the bot again"


def choose_thinker(address: str) -> AbstractAsyncContextManager[Thinker]:
    """Return who thinks; with an address, it is left afterwards.

    Raises:
        Unusable: Dask is not installed.
    """
    if not address:
        return nullcontext(Pool())
    try:
        from tables.remote.cluster import connect_scheduler  # most bots run without Dask
    except ModuleNotFoundError as wrong:
        raise Unusable(MISSING) from wrong
    return connect_scheduler(address, describe_program)

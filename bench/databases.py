"""What a benchmark says of a PostgreSQL database that cannot be used."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from store import UnusableDatabase
from terminal.ending import Mistake


@contextmanager
def name_unusable_database() -> Iterator[None]:
    """Run a benchmark, as a decorator or in a ``with`` statement.

    Raises:
        Mistake: the database cannot be used; it says why, and what to do.
    """
    try:
        yield
    except UnusableDatabase as wrong:
        raise Mistake(str(wrong)) from wrong

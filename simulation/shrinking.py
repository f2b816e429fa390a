"""Leaving out of a failing run what it does not need to fail: outages, kills, tables, contests."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Collection, Iterator, Sequence

Numbers = frozenset[int]


class Happenings:
    """What may happen in a run, numbered in its order from 0; if ``only`` some are named, all others do not."""

    def __init__(self, only: Collection[int] | None = None) -> None:
        self._only = only
        self._numbers = itertools.count()
        self.count = 0

    def happens(self) -> bool:
        """Return whether the next thing that may happen does."""
        self.count += 1
        number = next(self._numbers)
        return self._only is None or number in self._only


def shrink_happenings(count: int, fails: Callable[[Numbers], bool]) -> Numbers:
    """Return numbers of happenings with which a run still ``fails``, as few as leaving out parts of them leaves.

    Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002, without its tries of single parts.
    """
    left = frozenset(range(count))
    for size in _sizes(count):
        for part in _parts(sorted(left), size):
            if fails(left - part):
                left -= part
    return left


def _sizes(count: int) -> Iterator[int]:
    """Yield a half, a quarter and so on; single ones twice, because one may be needed only beside another."""
    while count := count // 2:
        yield count
    yield 1


def _parts(numbers: Sequence[int], size: int) -> Iterator[Numbers]:
    for first in range(0, len(numbers), size):
        yield frozenset(numbers[first : first + size])

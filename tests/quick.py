"""Which cases of a parametrization run each time, and which with ``--everything`` only."""

from collections.abc import Collection, Iterable
from typing import Any

import pytest


def slow_but(quick: Collection[Any] | int, cases: Iterable[Any]) -> list[Any]:
    """Return cases of which all are slow but these, or but the first so many: for claims that one case proves."""
    every = [*cases]
    kept = every[:quick] if isinstance(quick, int) else quick
    return [case if case in kept else _slow(case) for case in every]


def _slow(case: Any) -> Any:
    return pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.slow)

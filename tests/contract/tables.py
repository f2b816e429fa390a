"""What a test of every table runs with: all of them, or one of each game, and random games of its own."""

from collections.abc import Callable, Iterator
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.contract.boxes import TABLES

NAMES = ("game", "variant", "seats")


def _one_of_each_game() -> Iterator[Any]:
    """Yield all tables; those that are not the first of their game are slow."""
    first = {game.key: (variant, seats) for game, variant, seats in reversed(TABLES)}
    for game, variant, seats in TABLES:
        marks = () if first[game.key] == (variant, seats) else pytest.mark.slow
        yield pytest.param(game, variant, seats, marks=marks, id=f"{game.key}-{variant}-{seats}")


each_table = pytest.mark.parametrize(NAMES, TABLES, ids=lambda v: str(getattr(v, "key", v)))
a_table_of_each_game = pytest.mark.parametrize(NAMES, list(_one_of_each_game()))

few = settings(max_examples=settings().max_examples // 25, deadline=None)  # 20 games with --hypothesis-profile=deep


def seeds(claim: Callable[..., None]) -> Any:
    """Try a claim with random games of its own: the first number of hypothesis is always 0, and often the only one."""
    own = crc32(claim.__name__.encode())
    return given(seed=st.integers(0, 2**32).map(own.__xor__))(claim)

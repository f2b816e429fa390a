"""What a test of every table runs with: all of them, or one of each game and the others with ``--everything``."""

from collections.abc import Iterator
from typing import Any

import pytest

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

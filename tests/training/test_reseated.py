"""Positions with other neighbors: each seat keeps its numbers, its partners and what it won."""

import numpy as np
import pytest

from training.harvested import Harvested
from training.pairs import Pairs
from training.positions import Positions
from training.reseated import draw_seating, reseat_harvest

TABLES = {(0, 1): 2, (0, 1, 2): 6, (0, 1, 0, 1): 8, (0, 1, 2, 0, 1, 2): 48}


@pytest.mark.parametrize(("sides", "orders"), TABLES.items())
def test_seats_come_in_every_order_that_keeps_partners(sides, orders):
    chance = np.random.default_rng(1)
    found = {tuple(map(int, draw_seating(sides, chance))) for _ in range(1000)}
    assert len(found) == orders
    for order in found:
        assert sorted(order) == list(range(len(sides)))
        assert len({(side, sides[former]) for side, former in zip(sides, order, strict=True)}) == len(set(sides))


@pytest.mark.parametrize("sides", TABLES)
def test_each_seat_keeps_its_numbers_and_what_it_won(sides):
    chance, count = np.random.default_rng(2), len(sides)
    won = np.eye(max(sides) + 1, dtype=np.float32)[[1]]
    seats = np.array([[[side == 1] for side in sides]], np.float32)  # whether the seat won
    worths = np.arange(count, dtype=np.float32)[None]
    positions = Positions(np.zeros(1), np.zeros((1, 1)), seats, worths, won, won)
    pairs = Pairs(np.zeros(1), np.zeros((1, 2, 1)), np.stack([seats] * 2, 1), worths[None], np.array([1]), np.zeros(1))
    for _ in range(20):
        after, moves = reseat_harvest(Harvested(positions, pairs), sides, chance)
        assert [after.won[0, side] for side in sides] == after.seats[0, :, 0].tolist()
        assert after.goals.tolist() == after.won.tolist()
        assert sorted(after.worths[0]) == worths[0].tolist()
        moved = [side for side, won in zip(sides, moves.seats[0, 0, :, 0], strict=True) if won]
        assert set(moved) == {int(moves.side[0])}, "the mover has the numbers that it had"
        assert moves.seats[0, 0].tolist() == moves.seats[0, 1].tolist()

"""Who will take which district of The Trojan Horse, as far as the board tells."""

from __future__ import annotations

from functools import lru_cache
from operator import sub

from engine.core import NOBODY, Seat
from games.horse.rules.cards import Counts
from games.horse.rules.scoring import find_winner

EMPTY = 0.7  # what a color counts in a district besides its warriors there
GROWTH = 1.25  # what each warrior counts that is expected to come
SHARP, OPEN = 3.6, 2.5  # how much numbers matter in a full district, and how many missing warriors halve that

Board = tuple[Counts, ...]  # the warriors of each color in each district
Odds = tuple[tuple[Seat, float], ...]  # the owner of each color in play, and its chance to take a district


@lru_cache(maxsize=1 << 10)
def to_come(board: Board, owners: tuple[Seat, ...], warriors: Counts) -> Counts:
    """Return how many warriors of each color in play are not on the board yet."""
    left = map(sub, warriors, map(sum, zip(*board, strict=True)))
    # a position made by hand, as in a test, may have more warriors than the box
    return tuple([max(0, more) if seat != NOBODY else 0 for more, seat in zip(left, owners, strict=True)])


@lru_cache(maxsize=1 << 10)
def forecast_districts(
    board: Board, owners: tuple[Seat, ...], warriors: Counts, size: int
) -> tuple[tuple[float, Odds], ...]:
    """Return, for each district, how many warriors to expect at the end, and the chance of each color to take it."""
    left = to_come(board, owners, warriors)
    filling = sum(left) / max(1, len(board) * size - sum(map(sum, board)))
    found = []
    for row in board:
        coming = filling * (size - sum(row))
        odds = estimate_owners(row, owners, coming, left)
        found.append((sum(row) + coming, tuple([way for way in zip(owners, odds, strict=True) if way[0] != NOBODY])))
    return tuple(found)


def estimate_owners(row: Counts, owners: tuple[Seat, ...], coming: float, left: Counts) -> list[float]:
    """Return the chance of each color to take a district where ``coming`` more warriors are expected."""
    if not coming:
        return [float(colour == find_winner(row)) for colour in range(len(row))]
    sharp, part = 1 + SHARP / (1 + coming / OPEN), GROWTH * coming / sum(left)
    colours = zip(row, left, owners, strict=True)
    weights = [(EMPTY + there + part * more) ** sharp if seat != NOBODY else 0.0 for there, more, seat in colours]
    total = sum(weights)
    return [weight / total for weight in weights]

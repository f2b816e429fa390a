"""The value nets: what a position is worth, as learned from many games.

A net belongs to a game, a number of seats and a number of sides: ``games/<key>/nets/<seats>-<sides>.npz``, beside a
card that says how it came about (``training.train``). It was trained with the published cards, so it is for them alone.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import as_file
from itertools import chain
from pathlib import Path
from typing import Any, Self

import numpy as np

from engine.cardgame import BoardGame
from engine.core import Game
from engine.features import Features
from games.loading import find_folder, left_out_on_failure

Array = Any  # of numbers
ZERO = np.zeros((), np.float32)  # an array, as numpy takes longer to compare with a number of Python


class ValueNet:
    """A small net that reads a position once for each seat, its own numbers first, then those of the next seats.

    ``layers`` has the weights and the biases of each layer; all but the last are cut off below zero.
    ``temper`` is as in ``engine.knowhow.Net``.

    Raises:
        ValueError: the temper is not positive.
    """

    def __init__(self, layers: Sequence[Array], temper: float = 1.0) -> None:
        if not temper > 0:
            raise ValueError(f"a temper is positive, and {temper} is not")
        self.temper = temper
        self.layers = [layer.astype(np.float32) for layer in layers]
        self._first, *self._after = zip(self.layers[::2], self.layers[1::2], strict=True)
        self._unfolded: dict[tuple[int, int], tuple[Array, Array]] = {}

    def save(self, path: Path) -> None:
        """Write the net into a file; half the precision is enough to play by."""
        np.savez_compressed(path, *[layer.astype(np.float16) for layer in self.layers])

    @classmethod
    def load(cls, path: Path, temper: float = 1.0) -> Self:
        """Read a net from a file."""
        with np.load(path) as arrays:
            return cls(list(arrays.values()), temper)

    def __call__(self, features: Features) -> list[float]:
        """Return each seat's chance of winning, as a logarithm of odds."""
        shared, seats = features
        weights, biases = self._for_all(len(shared), len(seats))
        numbers = np.dot(np.fromiter(chain(shared, *seats), np.float32, len(weights)), weights)
        numbers = (numbers + biases).reshape(len(seats), -1)
        for weights, biases in self._after:
            numbers = np.dot(np.maximum(numbers, ZERO), weights) + biases
        found: list[float] = numbers[:, 0].tolist()
        return found

    def _for_all(self, shared: int, seats: int) -> tuple[Array, Array]:
        """Return the first layer for all seats at once; it is laid out when first asked for."""
        if (shared, seats) not in self._unfolded:
            weights, biases = self._first
            self._unfolded[shared, seats] = unfold_weights(weights, shared, seats), np.tile(biases, seats)
        return self._unfolded[shared, seats]


def unfold_weights(weights: Array, shared: int, seats: int) -> Array:
    """Return the weights by which one product with a position's numbers says what ``rows @ weights`` says.

    A column block for each seat has the weights of the table, then those of all seats, turned to begin at its own.
    """
    table, around = weights[:shared], weights[shared:].reshape(seats, -1, weights.shape[1])
    blocks = [np.concatenate([table, *around[place]]) for place in np.argsort(rotate_seats(seats))]
    return np.concatenate(blocks, axis=1)


def arrange_rows(shared: Array, seats: Array) -> Array:
    """Return what a net reads for each seat: the numbers of the table, then those of all seats from its own on."""
    *lead, count, width = seats.shape
    around = seats[..., rotate_seats(count), :].reshape(*lead, count, count * width)
    table = np.broadcast_to(shared[..., None, :], (*lead, count, shared.shape[-1]))
    return np.concatenate([table, around], axis=-1)


@cache
def rotate_seats(seats: int) -> Array:
    """Return for each seat all seats in order, from its own on."""
    return np.add.outer(np.arange(seats), np.arange(seats)) % seats


@dataclass(frozen=True)
class Nets:
    """The nets of one game, each loaded when first asked for; another process loads its own."""

    key: str

    def __call__(self, sides: Sequence[int]) -> ValueNet | None:
        """Return the net of a table with these sides, or ``None``."""
        return load_net(self.key, name_net(sides))


def name_net(sides: Sequence[int]) -> str:
    """Return the name of the net of a table, such as ``4-2``: four seats, two teams."""
    return f"{len(sides)}-{len(set(sides))}"


@cache
def load_net(key: str, table: str) -> ValueNet | None:
    """Return a net from the folder of its game, or ``None`` if there is none that can be read.

    Its temper is on its card if it was measured (``bench.calibration``); training writes a card without one.
    """
    file = find_folder(key) / "nets" / f"{table}.npz"
    if file.is_file():
        with left_out_on_failure(f"{key}, net {table}"), as_file(file) as path:
            card = json.loads((find_folder(key) / "nets" / f"{table}.json").read_text("utf-8"))
            return ValueNet.load(path, card.get("temper", 1.0))
    return None


def attach_nets(key: str, game: Game) -> Game:
    """Give a game with the published cards the nets that were trained with them; return the game."""
    if isinstance(game, BoardGame) and game.know_how:
        game.know_how = replace(game.know_how, nets=Nets(key))
    return game

"""The value nets: how a position's worth is corrected by what was learned from many games.

A net belongs to a game, a number of seats and a number of sides: ``games/<key>/nets/<seats>-<sides>.npz``, beside a
card that says how it came about (``bench.train``). It was trained with the published cards, so it is for them alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import as_file
from pathlib import Path
from typing import Any, Self

import numpy as np

from engine.cardgame import BoardGame
from engine.core import Game
from engine.features import Features
from games.loading import folder, left_out_on_failure

Array = Any  # of numbers


class ValueNet:
    """A small net that reads a position once for each seat, its own numbers first, then those of the next seats.

    ``layers`` has the weights and the biases of each layer; all but the last are cut off below zero. A net that is not
    ``alone`` corrects the worth.
    """

    def __init__(self, layers: Sequence[Array], *, alone: bool) -> None:
        self.alone = alone
        self.layers = [layer.astype(np.float32) for layer in layers]
        *self._hidden, self._last = zip(self.layers[::2], self.layers[1::2], strict=True)

    def save(self, path: Path) -> None:
        """Write the net into a file; half the precision is enough to play by."""
        np.savez_compressed(path, np.array(self.alone), *[layer.astype(np.float16) for layer in self.layers])

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read a net from a file."""
        with np.load(path) as arrays:
            alone, *layers = arrays.values()
        return cls(layers, alone=bool(alone))

    def __call__(self, features: Features) -> list[float]:
        """Return each seat's chance, or what to add to its worth, as a logarithm of odds."""
        shared, seats = features
        numbers = rows(np.array(shared, np.float32), np.array(seats, np.float32))
        for weights, biases in self._hidden:
            numbers = np.maximum(numbers @ weights + biases, 0)
        weights, biases = self._last
        found: list[float] = (numbers @ weights + biases)[:, 0].tolist()
        return found


def rows(shared: Array, seats: Array) -> Array:
    """Return what a net reads for each seat: the numbers of the table, then those of all seats from its own on."""
    *lead, count, width = seats.shape
    around = seats[..., turns(count), :].reshape(*lead, count, count * width)
    table = np.broadcast_to(shared[..., None, :], (*lead, count, shared.shape[-1]))
    return np.concatenate([table, around], axis=-1)


@cache
def turns(seats: int) -> Array:
    """Return for each seat all seats in order, from its own on."""
    return np.add.outer(np.arange(seats), np.arange(seats)) % seats


@dataclass(frozen=True)
class Nets:
    """The nets of one game, each loaded when first asked for; another process loads its own."""

    key: str

    def __call__(self, sides: Sequence[int]) -> ValueNet | None:
        """Return the net of a table with these sides, or ``None``."""
        return loaded(self.key, name(sides))


def name(sides: Sequence[int]) -> str:
    """Return the name of the net of a table, such as ``4-2``: four seats, two teams."""
    return f"{len(sides)}-{len(set(sides))}"


@cache
def loaded(key: str, table: str) -> ValueNet | None:
    """Return a net from the folder of its game, or ``None`` if there is none that can be read."""
    file = folder(key) / "nets" / f"{table}.npz"
    if file.is_file():
        with left_out_on_failure(f"{key}, net {table}"), as_file(file) as path:
            return ValueNet.load(path)
    return None


def learned(key: str, game: Game) -> Game:
    """Give a game with the published cards the nets that were trained with them; return the game."""
    if isinstance(game, BoardGame) and game.know_how:
        game.know_how = replace(game.know_how, nets=Nets(key))
    return game

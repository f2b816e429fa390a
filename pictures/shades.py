"""The colors of a printed picture: those that a game draws with, and shades between them for the edges of figures."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

import numpy as np
import numpy.typing as npt

Pixels = npt.NDArray[np.uint8]
KEPT = 0xF8  # 32 shades of each of red, green and blue
OPAQUE = 5  # the steps of opacity; more make a picture larger, and nobody sees the difference
BETWEEN = tuple(step / OPAQUE for step in range(1, OPAQUE))  # of the way from one color to another
MOST = 80  # colors of a picture; more make it larger, too
INKED = 20  # how many times as much a shade between the first color, that of ink, and another counts


class Shades:
    """A fixed palette. A pixel is the number of its color, so that it is a byte.

    ``over`` has the number of a color over a ground: ``over[opacity, color, ground]``.
    """

    def __init__(self, colors: tuple[str, ...]) -> None:
        base = np.array([[int(color[at : at + 2], 16) for at in (1, 3, 5)] for color in colors], float)
        self.colors = choose_shades(base).round().astype(np.uint8)
        self.shown: Pixels = self.colors & np.uint8(KEPT)
        self._nearest = find_nearest(self.shown)
        self.over = self._mixed()

    def numbers(self, rgba: Pixels) -> Pixels:
        """Return the number of the nearest color for each pixel of red, green, blue and opacity, which is ignored."""
        each = rgba.view("<u4")[..., 0]
        kept: Pixels = self._nearest[(each & KEPT) << 7 | each >> 6 & KEPT << 2 | each >> 19 & KEPT >> 3]
        return kept

    def number(self, color: str) -> int:
        """Return the number of a color."""
        return int(self.numbers(np.frombuffer(bytes.fromhex(color[1:] + "ff"), np.uint8)))

    def _mixed(self) -> Pixels:
        part = np.linspace(0, 1, OPAQUE + 1)[:, None, None, None]
        rgb = (part * self.colors[:, None] + (1 - part) * self.colors).round()
        return self.numbers(np.insert(rgb, 3, 255, axis=3).astype(np.uint8))

    @property
    def chunk(self) -> bytes:
        """The palette as the data of a PNG's chunk."""
        return self.shown.tobytes()


@lru_cache(maxsize=16)
def make_shades(colors: tuple[str, ...]) -> Shades:
    """Return the palette of a game."""
    return Shades(colors)


def choose_shades(base: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return the colors and, of the shades between any two, as many as bring every shade near one of them.

    Most edges of figures lie between ink, which is the first color, and another, so their shades count most.
    """
    pairs = list(combinations(base, 2))
    between = np.array([(1 - part) * one + part * other for one, other in pairs for part in BETWEEN])
    weights = np.where(np.arange(len(between)) < len(BETWEEN) * (len(base) - 1), INKED, 1)
    found, far = list(base), np.min([weights * square_distances(between, color) for color in base], axis=0)
    while len(found) < MOST and far.max() > 0:
        found.append(between[far.argmax()])
        far = np.minimum(far, weights * square_distances(between, found[-1]))
    return np.array(found)


def square_distances(colors: npt.NDArray[np.float64], color: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return how far colors are from a color, squared."""
    apart: npt.NDArray[np.float64] = ((colors - color) ** 2).sum(axis=1)
    return apart


def find_nearest(shown: Pixels) -> Pixels:
    """Return the number of the nearest color for each of the 32,768 that differ in what is kept."""
    steps = np.arange(32, dtype=np.int32) * 8
    red, green, blue = np.meshgrid(steps, steps, steps, indexing="ij")
    number, far = np.zeros(red.shape, np.uint8), np.full(red.shape, 1 << 20, np.int32)
    for at, color in enumerate(shown.astype(np.int32)):
        apart = (red - color[0]) ** 2 + (green - color[1]) ** 2 + (blue - color[2]) ** 2
        number[apart < far] = at
        np.minimum(far, apart, out=far)
    return number.reshape(-1)

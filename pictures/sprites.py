"""Sprites: marks as pixels of a palette, to be put on many sheets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil

import numpy as np
import numpy.typing as npt

from pictures.atlas import Cell, make_cell, rasterize_cells
from pictures.canvas import SHARPNESS, WIDTH, Group
from pictures.marks import Mark, Rect
from pictures.shades import OPAQUE, Pixels, Shades

MARGIN = 40  # pixels around a sheet, where marks may end that reach beyond the picture
STRIDE = WIDTH * SHARPNESS + 2 * MARGIN
LARGE = 48  # units; a larger rectangle is rasterized small, and stretched
DENSE = 0.4  # the part of a sprite that has to be opaque for its pixels to be copied as a block
BESIDES = 400  # bytes that a sprite or a part takes besides its pixels
Mask = npt.NDArray[np.bool_]
Band = tuple[slice, slice]


@dataclass(frozen=True, slots=True)
class Part:
    """Pixels that are copied to rows and columns from the sprite's point, where ``mask`` is true or everywhere."""

    rows: slice
    columns: slice
    block: Pixels
    mask: Mask | None


@dataclass(frozen=True, slots=True)
class Sprite:
    """A mark as pixels: its parts are opaque, and it mixes with the ground elsewhere.

    ``at`` has where it mixes, from its point on a sheet, and ``soft`` where the mixtures with a ground of its color
    there begin in the shades' table.
    """

    parts: tuple[Part, ...]
    at: npt.NDArray[np.intp]
    soft: npt.NDArray[np.intp]
    box: tuple[int, int, int, int]  # left, top, right and foot, from its point

    @property
    def size(self) -> int:
        """The bytes that it takes."""
        blocks = sum(BESIDES + part.block.nbytes * (1 if part.mask is None else 2) for part in self.parts)
        return BESIDES + blocks + self.at.nbytes + self.soft.nbytes


def cut_sprites(marks: Sequence[Mark | Group], shades: Shades) -> Iterator[Sprite]:
    """Yield the sprite of each mark; all are rasterized at once."""
    small = [reduced(mark) for mark in marks]
    cells = [make_cell(mark) for mark, _, _ in small]
    for its, rgba, (_, across, down) in zip(cells, rasterize_cells(cells), small, strict=True):
        yield sprite(its, rgba, shades, across, down)


def reduced(mark: Mark | Group) -> tuple[Mark | Group, int, int]:
    """Return a mark as it is rasterized, and by how many pixels it is then stretched to the right and down.

    A large rectangle is stretched if its edges are whole pixels, and therefore have one color.
    """
    if not isinstance(mark, Rect) or mark.opacity != 1 or (mark.line != "none" and mark.thick % 1):
        return mark, 0, 0
    least = ceil(2 * (mark.corner + mark.thick)) + 2
    wide, high = (least if length > max(LARGE, least) else length for length in (mark.wide, mark.high))
    across, down = round((mark.wide - wide) * SHARPNESS), round((mark.high - high) * SHARPNESS)
    return replace(mark, wide=wide, high=high), across, down


def sprite(its: Cell, rgba: Pixels, shades: Shades, across: int, down: int) -> Sprite:
    """Return the sprite of a cell, stretched in the middle."""
    wanting, solid = rgba[..., 3] > 0, rgba[..., 3] == 255
    if across or down:
        parts, mixing = tuple(stretched(its, solid, shades.numbers(rgba), across, down)), wanting & ~solid
    elif solid.sum() >= DENSE * solid.size:  # what is not solid is mended afterwards, also where nothing is drawn
        parts, mixing = (whole(its, shades.numbers(rgba)),), ~solid
    else:
        parts, mixing = (), wanting
    rows, columns = np.nonzero(mixing)
    soft = rgba[rows, columns]
    at = (moved(rows, its.high, down) + its.top) * STRIDE + moved(columns, its.wide, across) + its.left
    opacity = (soft[:, 3].astype(np.intp) * OPAQUE + 127) // 255
    box = (its.left, its.top, its.left + its.wide + across, its.top + its.high + down)
    return Sprite(parts, at, (opacity * len(shades.colors) + shades.numbers(soft)) * len(shades.colors), box)


def whole(its: Cell, block: Pixels) -> Part:
    """Return all pixels of a cell as one part."""
    return Part(slice(its.top, its.top + its.high), slice(its.left, its.left + its.wide), block, None)


def stretched(its: Cell, solid: Mask, block: Pixels, across: int, down: int) -> Iterator[Part]:
    """Yield up to nine opaque parts of a cell, of which those in the middle are stretched."""
    for rows, there in bands(its.high, down, its.top):
        for columns, beside in bands(its.wide, across, its.left):
            mask = solid[rows, columns]
            if mask.any():
                yield Part(there, beside, block[rows, columns].copy(), None if mask.all() else mask.copy())


def bands(length: int, extra: int, start: int) -> Iterator[Band]:
    """Yield slices of a length, and where they go; of a stretched length, its middle pixel is stretched."""
    middle, end = length // 2, length // 2 + extra
    if not extra:
        yield slice(0, length), slice(start, start + length)
        return
    yield slice(0, middle), slice(start, start + middle)
    yield slice(middle, middle + 1), slice(start + middle, start + end + 1)
    yield slice(middle + 1, length), slice(start + end + 1, start + length + extra)


def moved(at: npt.NDArray[np.intp], length: int, extra: int) -> npt.NDArray[np.intp]:
    """Return where pixels of a length are after stretching it."""
    return at + (at > length // 2) * extra

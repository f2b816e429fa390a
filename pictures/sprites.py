"""Sprites: marks as pixels of a palette, to be put on many sheets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import ceil

import numpy as np
import numpy.typing as npt

from pictures.atlas import Image, rasterize_marks
from pictures.canvas import WIDTH, Group
from pictures.marks import SHARPNESS, Mark, Rect
from pictures.shades import OPAQUE, Pixels, Shades
from pictures.shelves import BESIDES, Store

MARGIN = 40  # pixels around a sheet, where marks may end that reach beyond the picture
STRIDE = WIDTH * SHARPNESS + 2 * MARGIN
LARGE = 48  # units; a larger rectangle is rasterized small, and stretched
DENSE = 0.4  # the part of a sprite that has to be opaque for its pixels to be copied as a block
Mask = npt.NDArray[np.bool_]
Band = tuple[slice, slice]


@dataclass(frozen=True, slots=True)
class Part:
    """Pixels that are copied to rows and columns of a sprite, where ``mask`` is true or everywhere."""

    rows: slice
    columns: slice
    block: Pixels
    mask: Mask | None


@dataclass(frozen=True, slots=True)
class Sprite:
    """A mark as pixels: its parts are opaque, and it mixes with the ground elsewhere.

    It is so ``wide`` and ``high``, and its corner lies ``left`` and ``top`` from its point. ``at`` has where it mixes,
    from its corner on a sheet, and ``soft`` where the mixtures with a ground of its color begin in the shades' table.
    """

    left: int
    top: int
    wide: int
    high: int
    parts: tuple[Part, ...]
    at: npt.NDArray[np.int32]
    soft: npt.NDArray[np.int32]

    @property
    def size(self) -> int:
        """The bytes that it takes."""
        blocks = sum(BESIDES + part.block.nbytes * (1 if part.mask is None else 2) for part in self.parts)
        return BESIDES + blocks + self.at.nbytes + self.soft.nbytes


def cut_sprites(marks: Sequence[Mark | Group], shades: Shades, store: Store) -> Iterator[Sprite]:
    """Yield the sprite of each mark; all are rasterized at once, from pieces of a store."""
    small = [reduce_mark(mark) for mark in marks]
    images = rasterize_marks([mark for mark, _, _ in small], store)
    for image, (_, across, down) in zip(images, small, strict=True):
        yield make_sprite(image, shades, across, down)


def reduce_mark(mark: Mark | Group) -> tuple[Mark | Group, int, int]:
    """Return a mark as it is rasterized, and by how many pixels it is then stretched to the right and down.

    A large rectangle is stretched if its edges are whole pixels, and therefore have one color.
    """
    if not isinstance(mark, Rect) or mark.opacity != 1 or (mark.line != "none" and mark.thick % 1):
        return mark, 0, 0
    least = ceil(2 * (mark.corner + mark.thick)) + 2
    wide, high = (least if length > max(LARGE, least) else length for length in (mark.wide, mark.high))
    across, down = round((mark.wide - wide) * SHARPNESS), round((mark.high - high) * SHARPNESS)
    return replace(mark, wide=wide, high=high), across, down


def make_sprite(its: Image, shades: Shades, across: int, down: int) -> Sprite:
    """Return the sprite of an image, stretched in the middle."""
    rgba, (high, wide, _) = its.rgba, its.rgba.shape
    wanting, solid = rgba[..., 3] > 0, rgba[..., 3] == 255
    if across or down:
        parts, mixing = tuple(stretch_parts(solid, shades.numbers(rgba), across, down)), wanting & ~solid
    elif solid.sum() >= DENSE * solid.size:  # what is not solid is mended afterwards, also where nothing is drawn
        parts, mixing = (Part(slice(0, high), slice(0, wide), shades.numbers(rgba), None),), ~solid
    else:
        parts, mixing = (), wanting
    rows, columns = np.nonzero(mixing)
    soft = rgba[rows, columns]
    at = shift_pixels(rows, high, down) * STRIDE + shift_pixels(columns, wide, across)
    opacity = (soft[:, 3].astype(np.intp) * OPAQUE + 127) // 255
    mixed = (opacity * len(shades.colors) + shades.numbers(soft)) * len(shades.colors)
    size = wide + across, high + down
    return Sprite(its.left, its.top, *size, parts, at.astype(np.int32), mixed.astype(np.int32))


def stretch_parts(solid: Mask, block: Pixels, across: int, down: int) -> Iterator[Part]:
    """Yield up to nine opaque parts of an image, of which those in the middle are stretched."""
    high, wide = solid.shape
    for rows, there in list_bands(high, down):
        for columns, beside in list_bands(wide, across):
            mask = solid[rows, columns]
            if mask.any():
                yield Part(there, beside, block[rows, columns].copy(), None if mask.all() else mask.copy())


def list_bands(length: int, extra: int) -> Iterator[Band]:
    """Yield slices of a length, and where they go; of a stretched length, its middle pixel is stretched."""
    if not extra:
        yield slice(0, length), slice(0, length)
        return
    middle = length // 2
    yield slice(0, middle), slice(0, middle)
    yield slice(middle, middle + 1), slice(middle, middle + extra + 1)
    yield slice(middle + 1, length), slice(middle + extra + 1, length + extra)


def shift_pixels(at: npt.NDArray[np.intp], length: int, extra: int) -> npt.NDArray[np.intp]:
    """Return where pixels of a length are after stretching it."""
    return at + (at > length // 2) * extra if extra else at

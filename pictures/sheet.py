"""A sheet: a picture in pixels of a palette, put together from sprites."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from pictures.canvas import SHARPNESS, WIDTH, Drawing, Group, Placed, make_grain
from pictures.marks import Mark
from pictures.palette import BISQUE
from pictures.shades import Pixels, Shades, make_shades
from pictures.shelves import Store
from pictures.sprites import BESIDES, MARGIN, STRIDE, Part, Sprite, cut_sprites

TALL = 800  # units; the grain of the clay is as tall as a multiple of this, and cut off at the foot of a picture


class TooWide(Exception):
    """A mark reaches too far beyond the picture."""


class Sheet:
    """The pixels of one picture, with a margin around it."""

    def __init__(self, drawing: Drawing, store: Store) -> None:
        self._store, self._shades = store, make_shades(drawing.colors)
        self.high = drawing.height * SHARPNESS
        self._pixels = np.full((self.high + 2 * MARGIN, STRIDE), self._shades.number(BISQUE), np.uint8)
        self._flat = self._pixels.reshape(-1)
        specks, pixels = grained(self._shades, -(-drawing.height // TALL) * TALL)
        above = np.searchsorted(specks, self._flat.size)
        self._flat[specks[:above]] = pixels[:above]

    @property
    def _inside(self) -> Pixels:
        return self._pixels[MARGIN:-MARGIN, MARGIN:-MARGIN]

    def picture(self) -> Pixels:
        """Return the pixels without the margin."""
        return np.ascontiguousarray(self._inside)

    def draw(self, marks: tuple[Placed, ...]) -> None:
        """Put marks on the sheet."""
        sprites = self._sprites(dict.fromkeys(mark for mark, _, _ in marks))
        for mark, x, y in marks:
            self._put(sprites[mark], round(x * SHARPNESS) + MARGIN, round(y * SHARPNESS) + MARGIN)

    def _sprites(self, marks: Iterable[Mark | Group]) -> dict[Mark | Group, Sprite]:
        found = {mark: self._store.get((self._shades, mark)) for mark in marks}
        missing = [mark for mark, sprite in found.items() if sprite is None]
        for mark, sprite in zip(missing, cut_sprites(missing, self._shades) if missing else (), strict=True):
            self._store.put((self._shades, mark), sprite, sprite.size + BESIDES)
            found[mark] = sprite
        return found

    def _put(self, sprite: Sprite, x: int, y: int) -> None:
        left, top, right, foot = sprite.box
        if x + left < 0 or y + top < 0 or x + right > STRIDE or y + foot > self.high + 2 * MARGIN:
            raise TooWide
        at = sprite.at + (y * STRIDE + x)
        ground = self._flat[at]
        for part in sprite.parts:
            self._copy(part, x, y)
        if at.size:
            self._flat[at] = self._mixed(sprite, ground)

    def _copy(self, part: Part, x: int, y: int) -> None:
        rows, columns = part.rows, part.columns
        there = self._pixels[rows.start + y : rows.stop + y, columns.start + x : columns.stop + x]
        if part.mask is None:
            there[:] = part.block
        else:
            np.copyto(there, part.block, where=part.mask)

    def _mixed(self, sprite: Sprite, ground: Pixels) -> Pixels:
        """Return what a sprite and this ground look like together; the same is often asked for again."""
        key = (sprite.number, ground.tobytes())
        mixed: Pixels | None = self._store.get(key)
        if mixed is None:
            mixed = mixture(sprite, ground, self._shades)
            self._store.put(key, mixed, 2 * mixed.nbytes + BESIDES)
        return mixed


@lru_cache(maxsize=32)
def grained(its: Shades, tall: int) -> tuple[npt.NDArray[np.intp], Pixels]:
    """Return where a sheet of clay has grains, and their pixels; a game's own, and the same for all readers."""
    (sprite,) = cut_sprites([make_grain(WIDTH, tall)], its)
    ground = np.full(sprite.at.size, its.number(BISQUE), np.uint8)
    return sprite.at + (MARGIN * STRIDE + MARGIN), mixture(sprite, ground, its)


def mixture(sprite: Sprite, ground: Pixels, its: Shades) -> Pixels:
    """Return the pixels of a sprite's edges on a ground."""
    under = its.colors[ground].astype(np.uint16) * sprite.through
    return its.numbers(sprite.color + ((under + 127) // 255).astype(np.uint8))

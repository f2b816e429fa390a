"""A sheet: a picture in pixels of a palette, put together from sprites."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from pictures.canvas import WIDTH, Deck, Drawing, Group, make_texture
from pictures.marks import SHARPNESS, Mark
from pictures.shades import Pixels, Shades, make_shades
from pictures.shelves import BESIDES, Shelf, Store
from pictures.sprites import MARGIN, STRIDE, Part, Sprite, cut_sprites
from pictures.style import Style

Sprites = dict[Mark | Group, Sprite]
TALL = 800  # units; a table is made as tall as a multiple of this, and cut off at the foot of a picture
UNKEPT = Shelf(0)  # keeps nothing


class TooWide(Exception):
    """A mark reaches too far beyond the picture."""


class Sheet:
    """The pixels of one picture, with a margin around it."""

    def __init__(self, pixels: Pixels, shades: Shades) -> None:
        self._pixels, self._flat, self._over = pixels, pixels.reshape(-1), shades.over.reshape(-1)

    def picture(self) -> Pixels:
        """Return the pixels without the margin."""
        return self._pixels[MARGIN:-MARGIN, MARGIN:-MARGIN]

    def put(self, sprite: Sprite, x: int, y: int) -> None:
        """Put a sprite at a pixel of the picture; raise TooWide if it reaches beyond the margin."""
        x, y = x + sprite.left + MARGIN, y + sprite.top + MARGIN
        if x < 0 or y < 0 or x + sprite.wide > STRIDE or y + sprite.high > len(self._pixels):
            raise TooWide
        there, flat = self._pixels[y : y + sprite.high, x : x + sprite.wide], self._flat[y * STRIDE + x :]
        at = sprite.at.astype(np.intp)  # which NumPy finds three times as fast; kept, it would take twice the memory
        ground = flat[at]
        for part in sprite.parts:
            copy_part(part, there)
        flat[at] = self._over.take(sprite.soft + ground)


def copy_part(part: Part, there: Pixels) -> None:
    """Copy a part of a sprite to where the sprite lies."""
    if part.mask is None:
        there[part.rows, part.columns] = part.block
    else:
        np.copyto(there[part.rows, part.columns], part.block, where=part.mask)


def compose_picture(drawing: Drawing, store: Store, ready: Sprites) -> Pixels:
    """Return a drawing as pixels of its palette, from sprites that are ready, and others of a store.

    Raises:
        TooWide: a mark reaches too far beyond the picture.
    """
    shades = make_shades(drawing.style.colors)
    table = make_table(drawing.style, -(-drawing.height // TALL) * TALL)
    sheet = Sheet(table[: drawing.height * SHARPNESS + 2 * MARGIN].copy(), shades)
    sprites = take_sprites(dict.fromkeys(mark for mark, _, _ in drawing.marks), shades, store, ready)
    for mark, x, y in drawing.marks:
        sheet.put(sprites[mark], round(x * SHARPNESS), round(y * SHARPNESS))
    return sheet.picture()


def take_sprites(marks: Iterable[Mark | Group], shades: Shades, store: Store, ready: Sprites) -> Sprites:
    """Return the sprite of each mark: a ready one, or one from a store, where those that are missing are left."""
    found = {mark: ready.get(mark) or store.get((shades, mark)) for mark in marks}
    missing = [mark for mark, sprite in found.items() if sprite is None]
    for mark, sprite in zip(missing, cut_sprites(missing, shades, store) if missing else (), strict=True):
        store.put((shades, mark), sprite, sprite.size + BESIDES)
        found[mark] = sprite
    return found


def take_deck(deck: Deck, shades: Shades, store: Store) -> Sprites:
    """Return the sprites of a deck from a store, which keeps all of them or none."""
    found: Sprites | None = store.get((shades, deck))
    if found is None:
        found = dict(zip(deck.marks, cut_sprites(deck.marks, shades, UNKEPT), strict=True))
        store.put((shades, deck), found, sum(sprite.size + BESIDES for sprite in found.values()))
    return found


@lru_cache(maxsize=32)
def make_table(style: Style, tall: int) -> Pixels:
    """Return an empty sheet; a game's own, and the same for all readers."""
    shades = make_shades(style.colors)
    table = np.full((tall * SHARPNESS + 2 * MARGIN, STRIDE), shades.number(style.table), np.uint8)
    (texture,) = cut_sprites([make_texture(style, WIDTH, tall)], shades, UNKEPT)
    Sheet(table, shades).put(texture, 0, 0)
    return table

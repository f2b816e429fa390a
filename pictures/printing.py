"""Turn a drawing into a PNG off the event loop's thread.

A drawing as wide as a table is put together from sprites, which are rasterized once and kept; any other is rasterized
as a whole. Both look the same, which ``tests.pictures.test_printing`` compares. Equal drawings of the same
reader are printed once: the drawing holds everything that its reader sees, in their language, and nothing else.
libvips, ISA-L and zlib-ng let other threads run while they work.
"""

from __future__ import annotations

import struct
from collections.abc import Hashable
from functools import lru_cache
from threading import Lock, RLock
from zlib import crc32

import numpy as np
import pyvips
from isal import isal_zlib
from zlib_ng import zlib_ng

from pictures.canvas import WIDTH, Drawing
from pictures.marks import SHARPNESS
from pictures.shades import KEPT, Pixels, Shades, make_shades
from pictures.sheet import TooWide, compose_picture, take_deck
from pictures.shelves import Private, Shelf, Store
from pictures.style import PLAIN

LATEST = 128  # printed drawings that are kept
LARGEST = 59_000  # bytes of compressed pixels, so 60 kB of a picture; people also view them on mobile data
LEVELS = 5, 9  # of compression by zlib-ng, for larger pictures
LARGEST_WHOLE = 150_000  # bytes of one that is rasterized as a whole
PAINTING = RLock()  # one painter at a time, because painters share traced letters
ASKING = Lock()  # one thread at a time looks for a print, so that two never get one each
SHARED, OWN = Shelf(32_000_000), Shelf(16_000_000)  # bytes; for everybody, and for the readers of hands
SIGNATURE, INDEXED = b"\x89PNG\r\n\x1a\n", 3  # PNG specification, 5.2 and 11.2.1

pyvips.cache_set_max(0)  # its cache would duplicate ours
pyvips.concurrency_set(1)  # starting threads takes longer than they save


class Print:
    """A drawing and its PNG, which is made when it is first asked for; anyone who asks meanwhile waits for it."""

    def __init__(self, drawing: Drawing, reader: Hashable) -> None:
        self._drawing, self._reader = drawing, reader
        self._making = Lock()
        self._png = b""

    @property
    def png(self) -> bytes:
        """The picture as a PNG."""
        with self._making:
            self._png = self._png or print_for_reader(self._drawing, self._reader)
            return self._png


kept = lru_cache(maxsize=LATEST)(Print)


def print_picture(drawing: Drawing, reader: Hashable = None) -> bytes:
    """Return a picture as a PNG, for everybody or for one reader; what is cached for a reader speeds up no other."""
    with ASKING:
        found = kept(drawing, reader)
    return found.png


def print_for_reader(drawing: Drawing, reader: Hashable) -> bytes:
    """Print a picture for a reader, from their sprites."""
    return with_sprites(drawing, shelf_of(reader))


def with_sprites(drawing: Drawing, store: Store) -> bytes:
    """Return a picture as a PNG, from sprites if it is as wide as a table; a store has them, and keeps new ones."""
    if drawing.style is PLAIN or drawing.width != WIDTH:
        return rasterize_drawing(drawing)
    try:
        pixels = put_together(drawing, store)
    except TooWide:
        return rasterize_drawing(drawing)
    return encode_png(pixels, make_shades(drawing.style.colors))


def compose_pixels(drawing: Drawing, reader: Hashable = None) -> Pixels:
    """Return a picture as pixels of its palette."""
    return put_together(drawing, shelf_of(reader))


def put_together(drawing: Drawing, store: Store) -> Pixels:
    """Return a picture as pixels of its palette, with sprites from a store."""
    with PAINTING:
        deck = take_deck(drawing.deck, make_shades(drawing.style.colors), SHARED) if drawing.deck else {}
        return compose_picture(drawing, store, deck)


def shelf_of(reader: Hashable) -> Store:
    """Return where sprites are kept for one reader, or for everybody (``None``)."""
    return SHARED if reader is None else Private(SHARED, OWN, reader)


def encode_png(pixels: Pixels, its: Shades) -> bytes:
    """Return pixels of a palette as a PNG.

    ISA-L takes a fifth of the time of zlib-ng, and makes pictures a quarter larger. So zlib-ng compresses only those
    again that would be too large, and few of them at its highest level, which takes six times as long.
    """
    high, wide = pixels.shape
    rows = add_filters(pixels)
    head = make_chunk(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, INDEXED, 0, 0, 0))
    deflated = isal_zlib.compress(rows, 1)
    for level in LEVELS:
        deflated = deflated if len(deflated) <= LARGEST else zlib_ng.compress(rows, level)
    parts = head, make_chunk(b"PLTE", its.chunk), make_chunk(b"IDAT", deflated), make_chunk(b"IEND")
    return SIGNATURE + b"".join(parts)


def add_filters(pixels: Pixels) -> Pixels:
    """Return the rows of a picture after the number of their filter: none, as colors are no amounts (PNG, 9.2)."""
    high, wide = pixels.shape
    rows = np.zeros((high, wide + 1), np.uint8)
    rows[:, 1:] = pixels
    return rows


def make_chunk(kind: bytes, data: bytes = b"") -> bytes:
    """Return a chunk of a PNG."""
    return len(data).to_bytes(4, "big") + kind + data + crc32(kind + data).to_bytes(4, "big")


def rasterize_drawing(drawing: Drawing) -> bytes:
    """Rasterize a drawing as a whole and return it as a PNG; one that is too large gets 256 colors, which is slow."""
    image = pyvips.Image.svgload_buffer(drawing.svg.encode(), scale=SHARPNESS).flatten() & KEPT
    png = bytes(image.pngsave_buffer(compression=6))
    return png if len(png) <= LARGEST_WHOLE else bytes(image.pngsave_buffer(palette=True, effort=1, dither=0))


def forget_prints() -> None:
    """Forget all that is kept, as after a start."""
    kept.cache_clear()
    SHARED.clear()
    OWN.clear()

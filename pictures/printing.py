"""Turn a drawing into a PNG off the event loop's thread, and cache it.

The drawing itself is the cache key: it holds everything that its reader sees, in their language,
and nothing else. libvips lets other threads run while it works.
"""

from __future__ import annotations

from functools import lru_cache

import pyvips

from pictures.canvas import Drawing

SHARPNESS = 2  # pixels per unit: a picture of 400 units is 800 pixels wide
SHADES = 0xF8  # 32 shades of each color: the edges of letters look the same, and the file is a third smaller
KEPT = 128  # cached drawings
LARGEST = 150_000  # bytes of a picture; people also view them on mobile data

pyvips.cache_set_max(0)  # its cache would duplicate ours


@lru_cache(maxsize=KEPT)
def printed(drawing: Drawing) -> bytes:
    """Return the picture as a PNG; one that is too large gets 256 colors, which takes twice as long."""
    image = pyvips.Image.svgload_buffer(drawing.svg.encode(), scale=SHARPNESS).flatten() & SHADES
    png = bytes(image.pngsave_buffer(compression=6))
    return png if len(png) <= LARGEST else bytes(image.pngsave_buffer(palette=True, effort=1, dither=0))

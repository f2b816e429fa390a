"""From a drawing to a PNG, off the event loop's thread; the same drawing is printed once.

The drawing itself is the key of what was printed: it has everything that its reader sees, in
their language, and nothing else. libvips lets other threads run while it works.
"""

from __future__ import annotations

from functools import lru_cache

import pyvips

from pictures.canvas import Drawing

SHARPNESS = 2  # pixels a unit: a picture of 400 units is 800 pixels wide
SHADES = 0xF8  # 32 of each colour: nobody sees more at the edges of letters, and a third fewer bytes
KEPT = 128  # drawings whose PNG is remembered
LARGEST = 150_000  # bytes of a picture; people look at it on the way

pyvips.cache_set_max(0)  # it would keep what we keep already


@lru_cache(maxsize=KEPT)
def printed(drawing: Drawing) -> bytes:
    """Return the picture as a PNG; one that would be too large has 256 colours, which takes twice as long."""
    image = pyvips.Image.svgload_buffer(drawing.svg.encode(), scale=SHARPNESS).flatten() & SHADES
    png = bytes(image.pngsave_buffer(compression=6))
    return png if len(png) <= LARGEST else bytes(image.pngsave_buffer(palette=True, effort=1, dither=0))

"""Many pictures as one animated WebP, which Discord and browsers play; an animated PNG would stand still in Discord.

libvips writes it, without loss, and stores only what differs from one picture to the next. See
https://developers.google.com/speed/webp/docs/riff_container#animation. While it works, other threads run.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

import pyvips

from pictures.canvas import Drawing
from pictures.printing import SHARED, with_sprites
from pictures.shelves import Private, Shelf

# Is told in the working thread which part of the work is done, 0 to 1; raises ``Halted`` if it is no longer wanted.
Tell = Callable[[float], None]
ROOM = 16_000_000  # bytes of sprites that one animation keeps while it is drawn
DRAWING = 0.4  # the part of the work that drawing usually is; the rest is compression
EFFORT = 2  # of libwebp, 0 to 6; more takes longer and makes files of flat colors no smaller
DONE = 100  # percent
NO_KEY_FRAMES = 1 << 30  # more pictures than any game has


class Halted(Exception):
    """Nobody waits for the work any more."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A picture, and for how many seconds it is shown."""

    drawing: Drawing
    seconds: float


def animate_frames(frames: list[Frame], tell: Tell) -> bytes:
    """Return pictures of one size as an animated WebP that repeats forever.

    Sprites of other pictures are used, but none is left behind: an animation would crowd out those of games in play.
    Pictures wait for their turn as PNG, since whole ones would take a hundred times the memory.
    """
    own = Private(SHARED, Shelf(ROOM), None)
    pages = []
    for done, frame in enumerate(frames):
        tell(DRAWING * done / len(frames))
        pages.append(with_sprites(frame.drawing, own))
    return join_frames(pages, [round(1000 * frame.seconds) for frame in frames], tell)


def join_frames(pages: Iterable[bytes], delays: list[int], tell: Tell) -> bytes:
    """Return PNGs of one size as an animated WebP; each is shown for so many milliseconds."""
    images = [pyvips.Image.pngload_buffer(page, access="sequential") for page in pages]
    strip = pyvips.Image.arrayjoin(images, across=1).copy()
    strip.set_type(pyvips.GValue.gint_type, "page-height", images[0].height)
    strip.set_type(pyvips.GValue.array_int_type, "delay", delays)
    strip.set_type(pyvips.GValue.gint_type, "loop", 0)
    strip.set_progress(True)
    strip.signal_connect("eval", partial(report_progress, tell))
    return bytes(strip.webpsave_buffer(lossless=True, effort=EFFORT, kmin=NO_KEY_FRAMES - 1, kmax=NO_KEY_FRAMES))


def report_progress(tell: Tell, strip: pyvips.Image, progress: Any) -> None:
    """Tell how much is compressed; libvips stops with an error of its own if that is no longer wanted.

    Each page reports its own end in the same way, which says nothing.
    """
    if progress.percent >= DONE:
        return
    try:
        tell(DRAWING + (1 - DRAWING) * progress.percent / 100)
    except Halted:
        strip.set_kill(True)

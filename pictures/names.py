"""Names of players, as whole as there is room: narrower first, then smaller, then in two lines, and only then cut."""

from __future__ import annotations

from pictures.canvas import SMALLEST, TIGHTEST, Canvas
from pictures.typeface import BREAKS, Typeface, load_label_face

SIZE = 15.5  # of a name that has room
MIDDLE = 0.36  # how far a line of letters reaches down from its middle, in sizes
RISE, LEADING = 2.8, 11.3  # of the first of two lines above the middle of both, and from one to the next


def paint_name(canvas: Canvas, name: str, x: float, y: float, most: float, size: float = SIZE) -> float:
    """Write a name on one or two lines around the height ``y``; return how wide it is, at most ``most``."""
    if measure_least(name) > most:
        lines = enumerate(split_name(name, most))
        return max(canvas.text(line, x, y - RISE + at * LEADING, SMALLEST, most=most, tight=True) for at, line in lines)
    size = fit_size(name, load_label_face(), size, SMALLEST, most)
    return canvas.text(name, x, y + MIDDLE * size, size, most=most, tight=True)


def measure_least(name: str, size: float = SMALLEST) -> float:
    """Return how wide a name of this size is at its narrowest."""
    return load_label_face().width(name, size) * TIGHTEST


def fit_size(name: str, face: Typeface, size: float, least: float, most: float) -> float:
    """Return the largest size up to ``size``, and ``least`` at least, in which a narrow name has room in one line."""
    return min(size, max(least, most / TIGHTEST / face.width(name, 1)))


def is_cut(name: str, most: float) -> bool:
    """Return whether a name has no room in two lines."""
    return measure_least(name) > most and measure_least(split_name(name, most)[1]) > most


def split_name(name: str, most: float) -> tuple[str, str]:
    """Split a name where the first of two small lines is full: after a word, or else after a letter."""
    fitting = [at for at in range(1, len(name)) if measure_least(name[:at].rstrip()) <= most]
    end = max((at for at in fitting if name[at - 1] in BREAKS), default=len(fitting))
    return name[:end].rstrip(), name[end:]

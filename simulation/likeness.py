"""Whether two pictures look alike: the same drawing may differ by a shade at an edge each time it is printed."""

from typing import Any

import numpy as np
import pyvips

MEAN, MOSTLY, SQUARE = 1.0, 16.0, 16  # of 255: of a whole picture, and of any square of so many pixels
SAME = 1.0  # of 255, of any square: what rounding may do to one drawing that is printed twice


def read_colors(png: bytes) -> Any:
    """Return a picture's red, green and blue."""
    image = pyvips.Image.new_from_buffer(png, "")
    return np.ndarray((image.height, image.width, image.bands), np.uint8, image.write_to_memory()).astype(int)


def measure_difference(one: Any, other: Any) -> tuple[float, float]:
    """Return the mean difference of two pictures, and the largest of any square."""
    difference = np.abs(one - other).mean(axis=2)
    high, wide = (length // SQUARE * SQUARE for length in difference.shape)
    squares = difference[:high, :wide].reshape(high // SQUARE, SQUARE, wide // SQUARE, SQUARE)
    return difference.mean(), squares.mean(axis=(1, 3)).max()


def show_alike(one: bytes, other: bytes) -> bool:
    """Return whether two PNGs show the same drawing."""
    these, those = read_colors(one), read_colors(other)
    return these.shape == those.shape and measure_difference(these, those)[1] < SAME

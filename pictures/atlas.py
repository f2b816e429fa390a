"""Rasterize many marks at once, each in a cell of its own as tight as its reach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, floor

import numpy as np
import pyvips

from pictures.canvas import SHARPNESS, Group, flatten_marks, render_svg
from pictures.marks import Mark, Reach
from pictures.shades import Pixels

ACROSS = 1024  # pixels
NOWHERE = Reach(0, 0, 0, 0)
BLEED = 1  # pixels around a mark, for its soft edge


@dataclass(frozen=True, slots=True)
class Cell:
    """Marks with the room that they need: the pixels from their point to the left and upper edge, and the size."""

    marks: tuple[tuple[Mark, float, float], ...]
    left: int
    top: int
    wide: int
    high: int


def make_cell(mark: Mark | Group) -> Cell:
    """Return the cell that a mark needs."""
    marks = tuple(flatten_marks([(mark, 0, 0)]))
    reaches = [(its.reach(), x, y) for its, x, y in marks] or [(NOWHERE, 0, 0)]
    left = floor(SHARPNESS * min(reach.left + x for reach, x, _ in reaches)) - BLEED
    top = floor(SHARPNESS * min(reach.top + y for reach, _, y in reaches)) - BLEED
    right = ceil(SHARPNESS * max(reach.right + x for reach, x, _ in reaches)) + BLEED
    foot = ceil(SHARPNESS * max(reach.foot + y for reach, _, y in reaches)) + BLEED
    return Cell(marks, left, top, right - left, foot - top)


def rasterize_cells(cells: Sequence[Cell]) -> list[Pixels]:
    """Return the pixels of each cell: red, green, blue and opacity."""
    corners, high = pack_cells(cells)
    wide = max((x + each.wide for (x, _), each in zip(corners, cells, strict=True)), default=0)
    marks = [mark for corner, each in zip(corners, cells, strict=True) for mark in move_marks(each, *corner)]
    sheet = rasterize_svg(render_svg(wide / SHARPNESS, high / SHARPNESS, marks))
    return [sheet[y : y + its.high, x : x + its.wide] for (x, y), its in zip(corners, cells, strict=True)]


def move_marks(its: Cell, left: int, top: int) -> Iterator[tuple[Mark, float, float]]:
    """Yield the marks of a cell whose corner lies here.

    They are rounded as an SVG rounds them before the corner is added, or a mark would look different elsewhere.
    """
    across, down = (left - its.left) / SHARPNESS, (top - its.top) / SHARPNESS
    return ((mark, round(x, 1) + across, round(y, 1) + down) for mark, x, y in its.marks)


def pack_cells(cells: Sequence[Cell]) -> tuple[list[tuple[int, int]], int]:
    """Return the corner of each cell on a sheet, the highest cells first and side by side, and the sheet's height."""
    corners = [(0, 0)] * len(cells)
    x = y = row = 0
    for at in sorted(range(len(cells)), key=lambda at: -cells[at].high):
        if x + cells[at].wide > ACROSS:
            x, y, row = 0, y + row, 0
        corners[at] = (x, y)
        x, row = x + cells[at].wide, max(row, cells[at].high)
    return corners, y + row


def rasterize_svg(picture: str) -> Pixels:
    """Return the pixels of an SVG."""
    image = pyvips.Image.svgload_buffer(picture.encode(), scale=SHARPNESS)
    return np.ndarray((image.height, image.width, image.bands), np.uint8, image.write_to_memory())

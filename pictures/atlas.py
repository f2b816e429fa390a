"""Rasterize many marks at once, each piece of them in a cell of its own as tight as its reach.

Each word and each digit is a piece, and so is what lies beneath them. Small pieces are kept, so that a new line or
token is mostly joined from pieces that were drawn before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from math import ceil, floor

import numpy as np
import numpy.typing as npt
import pyvips

from pictures.canvas import Group, Placed, flatten_marks, render_svg
from pictures.marks import SHARPNESS, Letters, Mark, Reach, round_to_pixels
from pictures.shades import Pixels
from pictures.shelves import BESIDES, Store

ACROSS = 1024  # pixels
DIGITS = tuple("0123456789")
SMALL = 40_000  # bytes; larger pieces are not kept, and larger groups not split
NOWHERE = Reach(0, 0, 0, 0)
BLEED = 1  # pixels around a mark, for its soft edge
Flat = tuple[Mark, float, float]  # a mark that is no group, and its point


@dataclass(frozen=True, slots=True)
class Cell:
    """Marks with the room that they need: the pixels from their point to the left and upper edge, and the size."""

    marks: tuple[Flat, ...]
    left: int
    top: int
    wide: int
    high: int


@dataclass(frozen=True, slots=True)
class Piece:
    """A cell of a mark, and how many pixels right of the mark's point and below it its own point lies."""

    cell: Cell
    right: int = 0
    down: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Image:
    """Pixels of red, green, blue and opacity, whose corner lies ``left`` and ``top`` from a point.

    Something is drawn along each of its edges.
    """

    left: int
    top: int
    rgba: Pixels


def rasterize_marks(marks: Iterable[Mark | Group], store: Store) -> Iterator[Image]:
    """Yield the image of each mark, from pieces of a store, which keeps those that were missing."""
    layers = [list_layers(mark) for mark in marks]
    cells = dict.fromkeys(piece.cell for its in layers for layer in its for piece in layer)
    images = take_images(cells, store)
    return (join_images([join_pieces(layer, images) for layer in its]) for its in layers)


def list_layers(mark: Mark | Group) -> list[list[Piece]]:
    """Return what a mark consists of, from below to above: the words of lines, and what lies between lines.

    A large group is a card with a text of its own, and is left whole.
    """
    whole = make_cell([(mark, 0, 0)])
    if isinstance(mark, Group) and 4 * whole.wide * whole.high > SMALL:
        return [[Piece(whole)]]
    layers: list[list[Piece]] = []
    for split, placed in groupby(whole.marks, has_pieces):
        if split:
            layers.append([*split_lines(placed)])
        else:
            layers.append([Piece(make_cell(placed))])
    return [layer for layer in layers if layer] or [[Piece(whole)]]


def has_pieces(placed: Flat) -> bool:
    """Return whether a mark is a line whose words begin at whole pixels."""
    mark, x, y = placed
    return isinstance(mark, Letters) and (x, y) == (round_to_pixels(x), round_to_pixels(y))


def split_lines(lines: Iterable[Flat]) -> Iterator[Piece]:
    """Yield the words and the digits of lines."""
    for line, x, y in lines:
        assert isinstance(line, Letters)
        for word, right in line.pieces():
            yield Piece(make_word(word), round((x + right) * SHARPNESS), round(y * SHARPNESS))


def make_word(its: Letters) -> Cell:
    """Return the cell of a word or a digit."""
    return make_cell([(its, 0, 0)])


def make_cell(placed: Iterable[Placed]) -> Cell:
    """Return the cell that marks need."""
    marks = tuple(flatten_marks(placed))
    reaches = [(its.reach(), x, y) for its, x, y in marks] or [(NOWHERE, 0, 0)]
    left = floor(SHARPNESS * min(reach.left + x for reach, x, _ in reaches)) - BLEED
    top = floor(SHARPNESS * min(reach.top + y for reach, _, y in reaches)) - BLEED
    right = ceil(SHARPNESS * max(reach.right + x for reach, x, _ in reaches)) + BLEED
    foot = ceil(SHARPNESS * max(reach.foot + y for reach, _, y in reaches)) + BLEED
    return Cell(marks, left, top, right - left, foot - top)


def take_images(cells: Iterable[Cell], store: Store) -> dict[Cell, Image]:
    """Return the image of each cell, from a store, which keeps small ones that were missing."""
    found = {cell: store.get(cell) for cell in cells}
    missing = dict.fromkeys(each for cell, image in found.items() if image is None for each in list_digits(cell))
    for cell, image in zip(missing, rasterize_cells([*missing]), strict=True):
        found[cell] = image
        if image.rgba.size <= SMALL:
            store.put(cell, replace(image, rgba=image.rgba.copy()), image.rgba.size + BESIDES)
    return found


def list_digits(cell: Cell) -> list[Cell]:
    """Return a cell; if it is a digit, all ten, as one is seldom the last."""
    match cell.marks:
        case [(Letters() as mark, 0, 0)] if mark.words in DIGITS:
            return [make_word(replace(mark, words=digit)) for digit in DIGITS]
    return [cell]


def join_pieces(pieces: Iterable[Piece], images: Mapping[Cell, Image]) -> Image:
    """Return a layer as one image."""
    return join_images([move_image(images[piece.cell], piece.right, piece.down) for piece in pieces])


def move_image(its: Image, right: int, down: int) -> Image:
    """Return an image with its point so many pixels further to the left and up."""
    return Image(its.left + right, its.top + down, its.rgba)


def join_images(images: Sequence[Image]) -> Image:
    """Return images around one point as one, the later ones over the earlier ones."""
    if len(images) == 1:
        return images[0]
    left, top = min(its.left for its in images), min(its.top for its in images)
    right = max(its.left + its.rgba.shape[1] for its in images)
    foot = max(its.top + its.rgba.shape[0] for its in images)
    joined = np.zeros((foot - top, right - left, 4), np.uint8)
    for its in images:
        y, x, (high, wide, _) = its.top - top, its.left - left, its.rgba.shape
        lay_over(joined[y : y + high, x : x + wide], its.rgba)
    return Image(left, top, joined)


def lay_over(ground: Pixels, rgba: Pixels) -> None:
    """Draw pixels over others of the same size."""
    both = (rgba[..., 3] > 0) & (ground[..., 3] > 0)
    mixed = mix_pixels(rgba[both], ground[both]) if both.any() else None
    np.maximum(ground, rgba, out=ground)  # where only one is drawn, the other one is 0
    if mixed is not None:
        ground[both] = mixed


def mix_pixels(above: Pixels, below: Pixels) -> Pixels:
    """Return a list of pixels over another one."""
    upper = above[:, 3:] / np.float32(255)
    lower = (1 - upper) * below[:, 3:] / np.float32(255)
    mixed = (upper * above + lower * below) / (upper + lower)
    mixed[:, 3:] = 255 * (upper + lower)
    rounded: Pixels = mixed.round().astype(np.uint8)
    return rounded


def rasterize_cells(cells: Sequence[Cell]) -> Iterator[Image]:
    """Yield the image of each cell."""
    if not cells:
        return
    corners, high = pack_cells(cells)
    wide = max((x + each.wide for (x, _), each in zip(corners, cells, strict=True)), default=0)
    marks = [mark for corner, each in zip(corners, cells, strict=True) for mark in move_marks(each, *corner)]
    sheet = rasterize_svg(render_svg(wide / SHARPNESS, high / SHARPNESS, marks))
    for (x, y), its in zip(corners, cells, strict=True):
        yield crop_image(Image(its.left, its.top, sheet[y : y + its.high, x : x + its.wide]))


def crop_image(its: Image) -> Image:
    """Return an image without the edges in which nothing is drawn."""
    drawn = its.rgba[..., 3] > 0
    (top, foot), (left, right) = (find_extent(np.logical_or.reduce(drawn, axis=axis)) for axis in (1, 0))
    return Image(its.left + left, its.top + top, its.rgba[top:foot, left:right])


def find_extent(drawn: npt.NDArray[np.bool_]) -> tuple[int, int]:
    """Return where something is drawn first, and where nothing is any more."""
    return int(drawn.argmax()), len(drawn) - int(drawn[::-1].argmax())


def move_marks(its: Cell, left: int, top: int) -> Iterator[Flat]:
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

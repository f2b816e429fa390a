"""The canvas for all drawings: 400 units wide, later marks cover earlier ones.

A unit is a pixel when the picture is shown 400 pixels wide, as on a phone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cached_property
from math import ceil
from typing import Any, Literal

from pictures.emblems import read_emblem
from pictures.marks import Circle, Emblem, Letters, Mark, Outline, Rect, round_to_pixels
from pictures.palette import SLIP
from pictures.style import PLAIN, Style
from pictures.typeface import Typeface, load_label_face

WIDTH = 400
SMALLEST = 13  # the size of the smallest text: 11 pixels where a phone of 390 pixels shows 400 units on 340
TIGHTEST = 0.75  # the narrowest that a tight line gets, as a part of its width
Anchor = Literal["start", "middle", "end"]
Placed = tuple["Mark | Group", float, float]  # a mark and its point
SHIFT = {"start": 0.0, "middle": 0.5, "end": 1.0}


@dataclass(frozen=True)
class Drawing:
    """A finished picture: its marks at their points, and its size in units.

    ``style`` says what it lies on and which colors it may be printed with.
    ``numbers`` are those of the choices that it shows, by their places among the choices, from 1; a choice that goes
    by a number of its own, such as a district, has 0. ``deck`` is what hands of this game are made of.
    """

    marks: tuple[Placed, ...]
    width: int
    height: int
    style: Style = PLAIN
    numbers: Mapping[int, int] = field(default_factory=dict, hash=False)
    deck: Deck | None = field(default=None, compare=False)

    @cached_property
    def svg(self) -> str:
        """The whole picture as SVG."""
        table = [(mark, 0, 0) for mark in lay_table(self.style, self.width, self.height)]
        return render_svg(self.width, self.height, [*table, *self.marks])


@dataclass(frozen=True, slots=True)
class Group:
    """Marks that are drawn by a function of a canvas and these arguments; they lie together."""

    paint: Callable[..., None]
    args: tuple[Any, ...]
    style: Style

    def marks(self) -> list[Placed]:
        """Return its marks, relative to its point."""
        canvas = Canvas(self.style, snap=False)
        self.paint(canvas, *self.args)
        return canvas.marks


@dataclass(frozen=True, slots=True)
class Numbered(Group):
    """A group that shows the number of a choice, its only argument."""


@dataclass(frozen=True, eq=False)
class Deck:
    """All marks that hands of a game may consist of, whichever a reader holds."""

    marks: tuple[Mark | Group, ...]


class Canvas:
    """Marks on top of each other. Coordinates are those of the upper left corner; of a text, those of its baseline.

    Each mark begins at a whole pixel, so that equal marks look the same wherever they are; within a group this is true
    of words only, and others lie as they are drawn.
    """

    def __init__(self, style: Style = PLAIN, width: int = WIDTH, *, snap: bool = True) -> None:
        self.width, self.style, self._snap = width, style, snap
        self.marks: list[Placed] = []
        self.deck: Deck | None = None
        self._named: set[int] = set()  # places of the choices that go by a number of their own

    def place(self, mark: Mark | Group, x: float, y: float) -> None:
        """Draw a mark at a point."""
        self.marks.append((mark, round_to_pixels(x), round_to_pixels(y)) if self._snap else (mark, x, y))

    def group(self, x: float, y: float, paint: Callable[..., None], *args: Any) -> None:
        """Draw what ``paint(canvas, *args)`` draws around (0, 0), at this point and as one mark.

        The arguments say all about how it looks. Groups that occur often make a picture cheap to print.
        """
        self.place(Group(paint, args, self.style), x, y)

    def choice(self, place: int, x: float, y: float, paint: Callable[..., None]) -> None:
        """Draw the number of a choice with ``paint(canvas, number)``; numbers have no gaps, ``place`` may have."""
        self.place(Numbered(paint, (place,), self.style), x, y)

    def named_choice(self, place: int) -> None:
        """Note that the picture shows a choice under a number of its own."""
        self._named.add(place)

    def rect(
        self, x: float, y: float, wide: float, high: float, fill: str = "none", *,
        corner: float = 0, line: str = "none", thick: float = 1, opacity: float = 1,
    ) -> None:  # fmt: skip
        """Draw a rectangle."""
        wide, high = self._whole(wide), self._whole(high)
        self.place(Rect(wide, high, fill, corner, line, thick, opacity), x, y)

    def _whole(self, length: float) -> float:
        """Return a length of whole pixels; a line around a large rectangle looks the same everywhere then."""
        return round_to_pixels(length) if self._snap else length

    def circle(
        self, x: float, y: float, radius: float, fill: str = "none", *, line: str = "none", thick: float = 1
    ) -> None:
        """Draw a circle around a point."""
        self.place(Circle(radius, fill, line, thick), x, y)

    def path(
        self, data: str, fill: str = "none", *,
        x: float = 0, y: float = 0, line: str = "none", thick: float = 1, dash: str = "",
    ) -> None:  # fmt: skip
        """Draw the outline described by the data of an SVG path, which are relative to (x, y).

        Its curves are arcs; ``dash`` is the lengths of dashes and gaps.
        """
        self.place(Outline(data, fill, line, thick, dash), x, y)

    def text(
        self, words: str, x: float, y: float, size: float, fill: str = "", *,
        anchor: Anchor = "start", most: float = WIDTH, face: Typeface | None = None, tight: bool = False,
    ) -> float:  # fmt: skip
        """Write a line in the ink of the style if no other is given, truncate it to ``most``, and return its width.

        A ``tight`` line is narrowed before it is truncated.
        """
        face, squeezed = face or load_label_face(), 1.0
        if tight:
            squeezed = max(TIGHTEST, min(1.0, most / max(most, face.width(words, size))))
        words = face.fitted(words, size, most / squeezed + 0.01)
        wide = face.width(words, size) * squeezed
        if words:
            line = Letters(words, face, size, squeezed, fill or self.style.ink)
            self.marks.append((line, round_to_pixels(x - SHIFT[anchor] * wide), round_to_pixels(y)))
        return wide

    def emblem(self, name: str, x: float, y: float, size: float, ink: str = "", ground: str = SLIP) -> None:
        """Draw an emblem in a square; ``ground`` is the color of the lines cut into its figure.

        Lines of its figure itself have the color ``currentColor`` in its file.
        """
        self.place(Emblem(name, self.style.package, size, ink or self.style.ink, ground), x, y)

    @property
    def depth(self) -> int:
        """The number of marks so far, to draw something ``beneath`` the later ones afterwards."""
        return len(self.marks)

    @contextmanager
    def beneath(self, depth: int) -> Iterator[None]:
        """Draw under the marks made since ``depth``; for backgrounds whose size is known only afterwards."""
        before = len(self.marks)
        yield
        self.marks[depth:] = self.marks[before:] + self.marks[depth:before]

    def finished(self, height: float) -> Drawing:
        """Return the drawing on a tabletop of this height."""
        places = sorted({mark.args[0] for mark, _, _ in self.marks if isinstance(mark, Numbered)})
        numbers = {place: number for number, place in enumerate(places, 1)}
        marks = tuple(
            (replace(mark, args=(numbers[mark.args[0]],)) if isinstance(mark, Numbered) else mark, x, y)
            for mark, x, y in self.marks
        )
        numbers = {**dict.fromkeys(self._named, 0), **numbers}
        return Drawing(marks, self.width, ceil(height), self.style, numbers, self.deck)


def lay_table(style: Style, width: int, height: int) -> tuple[Mark, Mark]:
    """Return what everything lies on, and its texture."""
    return Rect(width, height, style.table, 0, "none", 1, 1), make_texture(style, width, height)


def make_texture(style: Style, width: int, height: int) -> Outline:
    """Return the texture of a table."""
    return Outline(style.texture(width, height), "none", style.speck, 1.5, "")


def flatten_marks(marks: Iterable[Placed], x: float = 0, y: float = 0) -> Iterator[tuple[Mark, float, float]]:
    """Yield marks one by one, those of groups too, as seen from a point to the left and above."""
    for mark, left, top in marks:
        if isinstance(mark, Group):
            yield from flatten_marks(mark.marks(), x + left, y + top)
        else:
            yield mark, x + left, y + top


def render_svg(width: float, height: float, marks: Iterable[Placed]) -> str:
    """Return an SVG of this size with marks at their points."""
    each = list(flatten_marks(marks))
    emblems = {mark.id: read_emblem(mark.name, mark.package) for mark, _, _ in each if isinstance(mark, Emblem)}
    shapes = "".join(f'<g id="{name}">{shape}</g>' for name, shape in emblems.items())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}"><defs>{shapes}</defs>'
        f"{''.join(mark.svg(x, y) for mark, x, y in each)}</svg>"
    )

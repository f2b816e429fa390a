"""The canvas for all drawings: 400 units wide, later marks cover earlier ones.

A unit is a pixel when the picture is shown 400 pixels wide, as on a phone.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from typing import Literal

from pictures.emblems import drawing
from pictures.palette import BISQUE, GLAZE, SAND, SLIP
from pictures.typeface import Typeface, label

WIDTH = 400
SMALLEST = 13  # the size of the smallest text: 11 pixels where a phone of 390 pixels shows 400 units on 340
TIGHTEST = 0.75  # the narrowest that a tight line gets, as a part of its width
Anchor = Literal["start", "middle", "end"]
SHIFT = {"start": 0.0, "middle": 0.5, "end": 1.0}


@dataclass(frozen=True, slots=True)
class Drawing:
    """A finished picture: its SVG and its size in units."""

    svg: str
    width: int
    height: int


class Canvas:
    """Marks on top of each other. Coordinates are those of the upper left corner; of a text, those of its baseline.

    ``package`` is the game's pictures, whose emblems may be drawn besides the shared ones.
    """

    def __init__(self, package: str, width: int = WIDTH) -> None:
        self.width = width
        self._package = package
        self._marks: list[str] = []
        self._emblems: dict[str, str] = {}

    def rect(
        self, x: float, y: float, wide: float, high: float, fill: str = "none", *,
        corner: float = 0, line: str = "none", thick: float = 1, opacity: float = 1,
    ) -> None:  # fmt: skip
        """Draw a rectangle."""
        self._marks.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="{corner:.1f}" '
            f'fill="{fill}" stroke="{line}" stroke-width="{thick:.1f}" opacity="{opacity}"/>'
        )

    def circle(
        self, x: float, y: float, radius: float, fill: str = "none", *, line: str = "none", thick: float = 1
    ) -> None:
        """Draw a circle around a point."""
        self._marks.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" '
            f'fill="{fill}" stroke="{line}" stroke-width="{thick:.1f}"/>'
        )

    def path(self, data: str, fill: str = "none", *, line: str = "none", thick: float = 1, dash: str = "") -> None:
        """Draw the outline described by the data of an SVG path; ``dash`` is the lengths of dashes and gaps."""
        dashed = f' stroke-dasharray="{dash}"' if dash else ""
        self._marks.append(f'<path d="{data}" fill="{fill}" stroke="{line}" stroke-width="{thick:.1f}"{dashed}/>')

    def shape(self, data: str, x: float, y: float, fill: str) -> None:
        """Draw an outline whose data are relative to (0, 0) at this point."""
        self._marks.append(f'<path transform="translate({x:.1f} {y:.1f})" d="{data}" fill="{fill}"/>')

    def text(
        self, words: str, x: float, y: float, size: float, fill: str = GLAZE, *,
        anchor: Anchor = "start", most: float = WIDTH, face: Typeface | None = None, tight: bool = False,
    ) -> float:  # fmt: skip
        """Write a line, truncate it to the width ``most``, and return its width.

        A ``tight`` line is narrowed before it is truncated.
        """
        face, squeezed = face or label(), 1.0
        if tight:
            squeezed = max(TIGHTEST, min(1.0, most / max(most, face.width(words, size))))
        words = face.fitted(words, size, most / squeezed + 0.01)
        wide = face.width(words, size) * squeezed
        scale = face.scale(size)
        left = x - SHIFT[anchor] * wide
        self._marks.append(
            f'<path transform="translate({left:.1f} {y:.1f}) scale({scale * squeezed:.5f} {-scale:.5f})" '
            f'd="{face.outline(words)}" fill="{fill}"/>'
        )
        return wide

    def emblem(self, name: str, x: float, y: float, size: float, ink: str = GLAZE, ground: str = SLIP) -> None:
        """Draw an emblem in a square; ``ground`` is the color of the lines cut into its figure.

        Lines of its figure itself have the color ``currentColor`` in its file.
        """
        self._emblems[name] = drawing(name, self._package)
        scale = size / 100
        self._marks.append(
            f'<use href="#{name}" transform="translate({x:.1f} {y:.1f}) scale({scale:.4f})" '
            f'fill="{ink}" color="{ink}" stroke="{ground}"/>'
        )

    @property
    def depth(self) -> int:
        """The number of marks so far, to draw something ``beneath`` the later ones afterwards."""
        return len(self._marks)

    @contextmanager
    def beneath(self, depth: int) -> Iterator[None]:
        """Draw under the marks made since ``depth``; for backgrounds whose size is known only afterwards."""
        before = len(self._marks)
        yield
        self._marks[depth:] = self._marks[before:] + self._marks[depth:before]

    def grain(self, height: int) -> None:
        """Draw the grain of the clay: faint specks, scattered as far apart as the golden ratio scatters them."""
        specks = (f"M{at * 247 % self.width} {at * 9}h{2 + at % 3}" for at in range(height // 9))
        self.path("".join(specks), line=SAND, thick=1.5)

    def finished(self, height: float) -> Drawing:
        """Return the drawing on a tabletop of this height."""
        height = ceil(height)
        with self.beneath(0):
            self.rect(0, 0, self.width, height, BISQUE)
            self.grain(height)
        shapes = "".join(f'<g id="{name}">{shape}</g>' for name, shape in self._emblems.items())
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {height}" '
            f'width="{self.width}" height="{height}"><defs>{shapes}</defs>{"".join(self._marks)}</svg>'
        )
        return Drawing(svg, self.width, height)

"""What a canvas draws: each mark says how it looks at any point, and how far it reaches from there.

Marks are equal if they look the same, so that a mark which was rasterized once need not be again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple, Protocol

from pictures.typeface import Typeface

SHARPNESS = 2  # pixels per unit: a picture of 400 units is 800 pixels wide
PIECE = re.compile(r"\d|[^\d\s]+|\s+")  # a digit, a word, or what separates them
CUT = re.compile(r"([A-Za-z])([^A-Za-z]*)")
NUMBER = re.compile(r"-?[\d.]+")
TAKES = {"M": 2, "L": 2, "H": 1, "V": 1, "A": 7, "Z": 0}  # numbers of each command of a path
LINES = {"M": "L", "m": "l"}  # what more points after such a command are (SVG 1.1, section 8.3.2)


class Reach(NamedTuple):
    """The edges of a mark, from its point, in units."""

    left: float
    top: float
    right: float
    foot: float


class Mark(Protocol):
    """Something to draw at a point."""

    def svg(self, x: float, y: float) -> str:
        """Return the mark at this point as SVG."""
        ...

    def reach(self) -> Reach:
        """Return how far the mark reaches."""
        ...


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle; its point is the upper left corner."""

    wide: float
    high: float
    fill: str
    corner: float
    line: str
    thick: float
    opacity: float

    def svg(self, x: float, y: float) -> str:
        return (
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{self.wide:.1f}" height="{self.high:.1f}" rx="{self.corner:.1f}" '
            f'fill="{self.fill}" stroke="{self.line}" stroke-width="{self.thick:.1f}" opacity="{self.opacity}"/>'
        )

    def reach(self) -> Reach:
        out = self.thick / 2
        return Reach(-out, -out, self.wide + out, self.high + out)


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle around its point."""

    radius: float
    fill: str
    line: str
    thick: float

    def svg(self, x: float, y: float) -> str:
        return (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{self.radius:.1f}" '
            f'fill="{self.fill}" stroke="{self.line}" stroke-width="{self.thick:.1f}"/>'
        )

    def reach(self) -> Reach:
        out = self.radius + self.thick / 2
        return Reach(-out, -out, out, out)


@dataclass(frozen=True, slots=True)
class Outline:
    """The outline of the data of an SVG path, relative to its point."""

    data: str
    fill: str
    line: str
    thick: float
    dash: str

    def svg(self, x: float, y: float) -> str:
        moved = f'transform="translate({x:.1f} {y:.1f})" ' if x or y else ""
        dashed = f' stroke-dasharray="{self.dash}"' if self.dash else ""
        stroke = f' stroke="{self.line}" stroke-width="{self.thick:.1f}"{dashed}' if self.line != "none" else ""
        return f'<path {moved}d="{self.data}" fill="{self.fill}"{stroke}/>'

    def reach(self) -> Reach:
        left, top, right, foot = measure_path(self.data)
        out = 2 * self.thick if self.line != "none" else 0  # an acute corner is longer than half the line is thick
        return Reach(left - out, top - out, right + out, foot + out)


@dataclass(frozen=True, slots=True)
class Letters:
    """A line of words; its point is the start of the baseline. ``across`` is how much narrower than usual it is.

    Each word and each digit begins at a whole pixel from there, so that lines can share them.
    """

    words: str
    face: Typeface
    size: float
    across: float
    ink: str

    def svg(self, x: float, y: float) -> str:
        scale = self.face.scale(self.size)
        return "".join(
            f'<path transform="translate({x + right:.1f} {y:.1f}) scale({scale * self.across:.5f} {-scale:.5f})" '
            f'd="{self.face.outline(each.words)}" fill="{self.ink}"/>'
            for each, right in self.pieces()
        )

    def pieces(self) -> Iterator[tuple[Letters, float]]:
        """Yield each word and each digit, and how far right of the point it begins."""
        right = 0.0
        for words in PIECE.findall(self.words):
            if not words.isspace():
                yield replace(self, words=words), round_to_pixels(right)
            right += self.face.width(words, self.size) * self.across

    def reach(self) -> Reach:
        beside, wide = self.size / 4, self.face.width(self.words, self.size) * self.across
        return Reach(-beside, -self.face.rise * self.size, wide + beside, self.face.fall * self.size)


@dataclass(frozen=True, slots=True)
class Emblem:
    """An emblem of a package in a square; its point is the upper left corner."""

    name: str
    package: str
    size: float
    ink: str
    ground: str

    @property
    def id(self) -> str:
        """What its shapes are called in a picture, where figures of several games may share a name."""
        return f"{self.package}.{self.name}"

    def svg(self, x: float, y: float) -> str:
        return (
            f'<use href="#{self.id}" transform="translate({x:.1f} {y:.1f}) scale({self.size / 100:.4f})" '
            f'fill="{self.ink}" color="{self.ink}" stroke="{self.ground}"/>'
        )

    def reach(self) -> Reach:
        out = self.size / 25  # the lines of some figures are drawn on the edge of the square
        return Reach(-out, -out, self.size + out, self.size + out)


def round_to_pixels(length: float) -> float:
    """Return the nearest length of whole pixels, in units."""
    return round(length * SHARPNESS) / SHARPNESS


@lru_cache(maxsize=1 << 10)
def measure_path(data: str) -> Reach:
    """Return the edges of a path without curves other than arcs, whose whole circle counts."""
    xs, ys = zip(*list_path_points(data), strict=True)
    return Reach(min(xs), min(ys), max(xs), max(ys))


def list_path_points(data: str) -> Iterator[tuple[float, float]]:
    """Yield the points of a path; of an arc, those around its end that it may reach."""
    x, y = begun = 0.0, 0.0
    for command, numbers in parse_commands(data):
        x, y = begun if command in "Zz" else end_command(command, numbers, x, y)
        begun = (x, y) if command in "Mm" else begun
        around = 2 * max(numbers[:2]) if command in "Aa" else 0.0
        yield x - around, y - around
        yield x + around, y + around


def parse_commands(data: str) -> Iterator[tuple[str, tuple[float, ...]]]:
    """Yield each command of a path with its numbers; a letter may stand for several, and after moving for lines."""
    for letter, rest in CUT.findall(data):
        numbers = [float(each) for each in NUMBER.findall(rest)]
        takes = TAKES[letter.upper()]
        for at in range(0, max(1, len(numbers)), takes or 1):
            yield LINES.get(letter, letter) if at else letter, tuple(numbers[at : at + takes])


def end_command(command: str, numbers: tuple[float, ...], x: float, y: float) -> tuple[float, float]:
    """Return where a command of a path ends that begins at a point, unless it closes the path."""
    left, top = (x, y) if command.islower() else (0.0, 0.0)
    match command.upper():
        case "H":
            return left + numbers[0], y
        case "V":
            return x, top + numbers[0]
    return left + numbers[-2], top + numbers[-1]

"""Drawings as SVG that share their marks: each mark is in a file once, however many pictures show it.

A picture is a list of marks and their points. It stays sharp at any size, and a whole game of pictures takes less room
than five of them as PNG.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from pictures.canvas import Drawing, Group, Placed, flatten_marks, lay_table
from pictures.emblems import read_emblem
from pictures.marks import Emblem, Mark
from pictures.printing import PAINTING
from pictures.style import PLAIN

Use = list[float]  # the number of a mark and its point, one after another: n, x, y, n, x, y


@dataclass(slots=True)
class Figures:
    """Distinct pictures and the marks that they are made of."""

    pictures: list[Use] = field(default_factory=list)
    heights: list[int] = field(default_factory=list)
    _marks: dict[Mark | Group, int] = field(default_factory=dict)
    _known: dict[Drawing, int] = field(default_factory=dict)

    def add(self, drawing: Drawing) -> int:
        """Return the number of a picture, which is equal for equal drawings."""
        if drawing not in self._known:
            self._known[drawing] = len(self.pictures)
            self.pictures.append([number for placed in drawing.marks for number in self._used(placed)])
            self.heights.append(drawing.height)
        return self._known[drawing]

    def _used(self, placed: Placed) -> Use:
        mark, x, y = placed
        return [self._marks.setdefault(mark, len(self._marks)), shorten_number(x), shorten_number(y)]

    @property
    def definitions(self) -> str:
        """The marks as SVG, each as ``mark-n``, and the emblems that they use."""
        marks = "".join(define_mark(f"mark-{number}", mark) for mark, number in self._marks.items())
        emblems = {
            each.name: each.package for mark in self._marks for each in list_marks(mark) if isinstance(each, Emblem)
        }
        return marks + "".join(f'<g id="{name}">{read_emblem(name, package)}</g>' for name, package in emblems.items())

    def tabletop(self, width: int) -> str:
        """Return the table under every picture, as high as the tallest."""
        style = next((drawing.style for drawing in self._known), PLAIN)
        return "".join(mark.svg(0, 0) for mark in lay_table(style, width, max(self.heights, default=0)))


def define_mark(name: str, mark: Mark | Group) -> str:
    """Return a mark at (0, 0), under a name; other pictures are drawn between two marks."""
    with PAINTING:
        return f'<g id="{name}">' + "".join(each.svg(x, y) for each, x, y in flatten_marks([(mark, 0, 0)])) + "</g>"


def list_marks(mark: Mark | Group) -> list[Mark]:
    """Return the marks of a group, or the mark itself."""
    return [each for each, _, _ in flatten_marks([(mark, 0, 0)])]


def shorten_number(number: float) -> float:
    """Return a number as short as it can be written."""
    return int(number) if number == int(number) else number

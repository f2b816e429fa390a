"""Curves over the moves of a game, drawn for a phone in the style of the other pictures."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pictures import pieces
from pictures.canvas import SMALLEST, WIDTH, Canvas, Drawing
from pictures.names import paint_name
from pictures.palette import GLAZE, GOLD, SLIP, color_seat
from pictures.printing import print_picture
from pictures.style import PLAIN, Style
from pictures.typeface import strip_undrawable

HIGH = 340  # units, with at most three rows of names
LEFT, RIGHT = 52, WIDTH - 16  # the ends of the axis of moves
TOP = 78  # where the value is 1
LEGEND = 25  # the height of a row of names, which may take two lines
SAMPLE = 65, 20  # the size of what shows a curve beside a name
STYLES = ("", "10 4", "2 4", "12 4 2 4", "18 6", "6 3 2 3 2 3")  # dashes, so that colors are not needed
STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)  # moves between two numbers of the axis
TICKS = 7  # numbers on the axis, at most


@dataclass(frozen=True, slots=True)
class Line:
    """A curve: its player's name and its points (move, value from 0 to 1)."""

    name: str
    points: tuple[tuple[int, float], ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """What a chart shows.

    ``levels`` are labels at equal steps from 0 to 1. ``marks`` are points to number 1, 2, 3 in this
    order.
    """

    title: str
    across: str
    up: str
    levels: tuple[str, ...]
    lines: tuple[Line, ...]
    marks: tuple[tuple[int, float], ...] = ()


def draw_chart(chart: Chart, style: Style = PLAIN) -> bytes:
    """Return a chart in a style as a PNG of 800 by 680 pixels, or higher if it has more than six curves."""
    return print_picture(Plot(chart, style).drawn())


class Plot:
    """Draws one chart."""

    def __init__(self, chart: Chart, style: Style) -> None:
        self.chart, self.style, self.canvas = chart, style, Canvas(style)
        rows = -(-len(chart.lines) // 2)
        self.high = HIGH + LEGEND * max(0, rows - 3)
        self.foot = self.high - 50 - LEGEND * rows  # where the value is 0
        self.moves = max(1, *(line.points[-1][0] for line in chart.lines))

    def drawn(self) -> Drawing:
        """Return the drawing."""
        pieces.paint_heading(self.canvas, strip_undrawable(self.chart.title), "")
        self.canvas.text(self.chart.up, pieces.MARGIN, 67, SMALLEST)
        self.levels()
        self.axis()
        for at, line in enumerate(self.chart.lines):
            self.curve(at, line)
            self.name(at, line)
        for number, point in enumerate(self.chart.marks, 1):
            pieces.paint_disc(self.canvas, str(number), *self.place(*point), 10, GLAZE, GOLD)
        return self.canvas.finished(self.high)

    def place(self, move: int, value: float) -> tuple[float, float]:
        """Return where a point is drawn."""
        return LEFT + (RIGHT - LEFT) * move / self.moves, self.foot + (TOP - self.foot) * value

    def levels(self) -> None:
        """Draw a line and a label at each level."""
        self.canvas.rect(LEFT, TOP - 6, RIGHT - LEFT + 8, self.foot - TOP + 12, SLIP, corner=4, line=self.style.frame)
        for at, level in enumerate(self.chart.levels):
            _, y = self.place(0, at / (len(self.chart.levels) - 1))
            self.canvas.path(f"M{LEFT} {y:.1f}H{RIGHT + 8}", line=self.style.frame, thick=0.8)
            self.canvas.text(level, LEFT - 5, y + 4.5, SMALLEST, anchor="end", most=LEFT - 8, tight=True)

    def axis(self) -> None:
        """Draw the numbers of moves, and what they are."""
        for move in list_ticks(self.moves):
            x, _ = self.place(move, 0)
            self.canvas.path(f"M{x:.1f} {self.foot + 6}v4", line=self.style.frame, thick=1.2)
            self.canvas.text(str(move), x, self.foot + 23, SMALLEST, anchor="middle")
        self.canvas.text(self.chart.across, RIGHT + 8, self.foot + 38, SMALLEST, anchor="end")

    def curve(self, at: int, line: Line) -> None:
        """Draw the curve of a seat in its color and its own dashes."""
        points = "L".join("{:.1f} {:.1f}".format(*self.place(*point)) for point in line.points)
        self.canvas.path(f"M{points}", line=color_seat(at), thick=2.4, dash=choose_dashes(at))

    def name(self, at: int, line: Line) -> None:
        """Draw a piece of the curve, on the ground of all curves, with the seat's number and the player's name."""
        x, y = pieces.MARGIN + at % 2 * (WIDTH / 2 - 4), self.foot + 55 + at // 2 * LEGEND
        self.canvas.rect(x - 4, y - 10, *SAMPLE, SLIP, corner=10)
        self.canvas.path(f"M{x + 2} {y}h36", line=color_seat(at), thick=2.4, dash=choose_dashes(at))
        pieces.paint_disc(self.canvas, str(at + 1), x + 50, y, 8.5, color_seat(at))
        if name := strip_undrawable(line.name):
            paint_name(self.canvas, name, x + 66, y, WIDTH / 2 - 82, 14)


def choose_dashes(seat: int) -> str:
    """Return the dashes of a seat's curve; seats of one color have others."""
    return STYLES[(seat + seat // len(STYLES)) % len(STYLES)]


def list_ticks(moves: int) -> Iterator[int]:
    """Yield round numbers from 0 to this number of moves, at most ``TICKS`` of them."""
    step = next((step for step in STEPS if moves // step < TICKS), moves)
    yield from range(0, moves + 1, step)

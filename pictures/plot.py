"""Curves over the moves of a game, drawn for a phone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

PAPER, INK, FAINT = "#F7F1E3", "#2B2118", "#CFC4AE"  # one background for light and dark themes
COLOURS = ("#0072B2", "#D55E00", "#009E73", "#8E44AD", "#A67C00", "#000000")  # color-blind readers can tell these apart
STYLES: tuple[Any, ...] = ("-", (0, (5, 2)), (0, (1, 1.2)), (0, (6, 2, 1, 2)), (0, (9, 3)), (0, (3, 1, 1, 1, 1, 1)))
SIZE, DENSITY = (4.0, 3.4), 200  # inches and dots per inch: 800 pixels wide, shown at 400
LETTERS = 14  # characters of a name


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


def draw(chart: Chart) -> bytes:
    """Return a chart as a PNG of 800 by 680 pixels."""
    from matplotlib.figure import Figure  # heavy: only the process that draws imports it

    figure = Figure(SIZE, dpi=DENSITY, facecolor=PAPER, layout="constrained")
    axes = figure.add_subplot(facecolor=PAPER)
    _frame(axes, chart)
    curves = [_curve(axes, at, line) for at, line in enumerate(chart.lines)]
    for number, place in enumerate(chart.marks, 1):
        _mark(axes, number, place)
    _legend(figure, curves, [shown(line.name) or str(at) for at, line in enumerate(chart.lines, 1)])
    picture = BytesIO()
    figure.savefig(picture, format="png")
    return picture.getvalue()


def _frame(axes: Any, chart: Chart) -> None:
    from matplotlib.ticker import MaxNLocator

    axes.set_title(chart.title, fontsize=11, color=INK, parse_math=False)
    axes.set_xlabel(chart.across, fontsize=9, color=INK, parse_math=False)
    axes.set_ylabel(chart.up, fontsize=9, color=INK, parse_math=False)
    axes.set_ylim(-0.03, 1.03)
    axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))
    axes.set_yticks([at / (len(chart.levels) - 1) for at in range(len(chart.levels))], chart.levels)
    axes.tick_params(labelsize=9, colors=INK)
    axes.grid(color=FAINT, linewidth=0.6)
    axes.spines[:].set_color(FAINT)


def _curve(axes: Any, at: int, line: Line) -> Any:
    across, up = zip(*line.points, strict=True)
    [curve] = axes.plot(across, up, color=COLOURS[at], linestyle=STYLES[at], linewidth=1.8)
    return curve


def _mark(axes: Any, number: int, place: tuple[int, float]) -> None:
    """Put a number in a circle at a point of interest."""
    axes.plot(*place, marker="o", markersize=11, markerfacecolor=INK, markeredgecolor=PAPER)
    axes.annotate(str(number), place, color=PAPER, fontsize=8, ha="center", va="center_baseline", weight="bold")


def _legend(figure: Any, curves: Sequence[Any], names: Sequence[str]) -> None:
    columns = 2 if len(names) > 1 else 1
    legend = figure.legend(
        curves,
        [""] * len(names),
        loc="outside lower center",
        ncols=columns,
        fontsize=9,
        handlelength=3.2,
        frameon=False,
    )
    for text, name in zip(legend.get_texts(), names, strict=True):  # set later: some names would have a meaning
        text.set(text=name, parse_math=False, color=INK)


def shown(name: str) -> str:
    """Return the part of a name that the font can draw, truncated to fit."""
    from matplotlib.font_manager import findfont, get_font

    letters = get_font(findfont("DejaVu Sans")).get_charmap()
    known = "".join(letter for letter in name if ord(letter) in letters).strip()
    return known if len(known) <= LETTERS else known[: LETTERS - 1] + "…"

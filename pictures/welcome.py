"""The picture for people who have not chosen a game: all of them beside each other.

It has no secrets and changes only with the language, so it is printed once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from pictures.canvas import WIDTH, Canvas, Drawing, make_texture
from pictures.marks import Emblem
from pictures.palette import CLAY, GLAZE, GOLD
from pictures.printing import rasterize_drawing
from pictures.style import PLAIN, Style
from pictures.typeface import choose_title_face

SEAM = 3  # between panels, and around them
HEAD = 44  # the header of the whole
BAND, HIGH = 37, 132  # the header of a panel, and a panel
ACROSS = 3  # panels in a row, at most
FIGURE = 84  # an emblem in a panel
TALL = 12  # a border


@dataclass(frozen=True, slots=True)
class Panel:
    """What a game looks like from outside: its name, its style, and the emblem that stands for it."""

    name: str
    style: Style
    emblem: str


@lru_cache(maxsize=16)
def print_games(title: str, panels: tuple[Panel, ...]) -> bytes:
    """Return the picture of all games as a PNG, kept because everybody in a language sees the same."""
    return rasterize_drawing(draw_games(title, panels))


def draw_games(title: str, panels: Sequence[Panel]) -> Drawing:
    """Return all games beside each other under a title, each as a table of its own look."""
    canvas, rows = Canvas(PLAIN), list(split_rows(panels))
    foot = HEAD + len(rows) * (HIGH + SEAM)
    canvas.rect(0, 0, WIDTH, foot, GLAZE)
    canvas.text(title, WIDTH / 2, 28, 25, GOLD, anchor="middle", face=choose_title_face(title), most=WIDTH - 2 * SEAM)
    paint_border(canvas, PLAIN, 0, HEAD - TALL - 1, WIDTH)
    for at, row in enumerate(rows):
        paint_row(canvas, row, HEAD + at * (HIGH + SEAM))
    return canvas.finished(foot)


def split_rows(panels: Sequence[Panel]) -> list[Sequence[Panel]]:
    """Return panels in rows as even as can be, longer ones first."""
    count = -(-len(panels) // ACROSS)
    ends = [-(-len(panels) * row // count) for row in range(count + 1)]
    return [panels[start:end] for start, end in pairwise(ends)]


def paint_row(canvas: Canvas, row: Sequence[Panel], y: float) -> None:
    """Draw panels from edge to edge, and the seams over what reaches beyond them."""
    wide = (WIDTH - SEAM) // len(row) - SEAM
    for at, panel in enumerate(row):
        x = SEAM + at * (wide + SEAM)
        paint_panel(canvas, panel, x, y, wide)
        canvas.rect(x - SEAM, y, SEAM, HIGH, CLAY)
        canvas.rect(x + wide, y, WIDTH - x - wide, HIGH, CLAY)
    canvas.rect(0, y + HIGH, WIDTH, SEAM, CLAY)


def paint_panel(canvas: Canvas, panel: Panel, x: float, y: float, wide: float) -> None:
    """Draw the table of a game with its emblem, under a header with its name."""
    its, high = panel.style, HIGH - BAND
    canvas.rect(x, y, wide, HIGH, its.table)
    canvas.place(make_texture(its, int(wide), high), x, y + BAND)
    figure = Emblem(panel.emblem, its.package, FIGURE, its.band, its.table)
    canvas.place(figure, x + (wide - FIGURE) / 2, y + BAND + (high - FIGURE) / 2)
    canvas.rect(x, y, wide, BAND, its.band)
    face, middle = choose_title_face(panel.name), x + wide / 2
    canvas.text(panel.name, middle, y + 19, 16.5, its.title, anchor="middle", face=face, most=wide - 8, tight=True)
    paint_border(canvas, its, x, y + BAND - TALL, wide)


def paint_border(canvas: Canvas, style: Style, x: float, y: float, wide: float) -> None:
    """Draw the border of a style from a point; its last turn may reach over the width."""
    its = style.border
    if its.fill:
        canvas.path(its.repeated(its.fill, wide), style.trim, x=x, y=y)
    if its.line:
        canvas.path(its.repeated(its.line, wide), x=x, y=y, line=style.trim, thick=1.6)
    if its.rule:
        canvas.path(f"M0 11H{wide}", x=x, y=y, line=style.trim, thick=1.6)

"""The figures of Iliad: cards that stand on a line like the warriors of a vase, and those of a hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.iliad.pictures.look import JOINT, STONE, STYLE
from pictures import pieces
from pictures.canvas import SMALLEST, TIGHTEST, WIDTH, Canvas
from pictures.palette import GLAZE, GOLD, SLIP
from pictures.pieces import CARD_GAP, LINE, Face, Held, Rows, label_lines, make_deck
from pictures.typeface import load_label_face

SLIDE = 0.55  # the offset of each figure of a phalanx from the one before, per width of a card
SHIELD = 0.52, 0.53  # where the middle of a Hoplite's shield is, per size
SHAPE = 1.15  # the height of a card of the hand per width
ROWS = Rows(7, 61)
WALL = 55  # the height of a city wall


# -- on the table


def paint_ground(canvas: Canvas, fill: str, x: float, y: float, wide: float, foot: float) -> None:
    """Draw what a figure stands before, and the line it stands on, ``foot`` units below."""
    canvas.group(x, y, _ground, fill, wide, foot)


def _ground(canvas: Canvas, fill: str, wide: float, foot: float) -> None:
    canvas.rect(0, 0, wide, foot, fill, corner=2)
    canvas.rect(0, foot, wide, 2, GLAZE)


def paint_figure(canvas: Canvas, face: Face, x: float, y: float, wide: float, foot: float) -> None:
    """Draw a figure that stands ``foot`` units below; a Hoplite has its value on the shield."""
    canvas.group(x, y, _figure, replace(face, name=""), wide, foot)


def _figure(canvas: Canvas, face: Face, wide: float, foot: float) -> None:
    size = min(wide, foot - 1)
    left, top = (wide - size) / 2, foot - size
    canvas.emblem(face.emblem, left, top, size, GLAZE, face.ground)
    if is_hoplite(face):
        _shield(canvas, face.corner, left + SHIELD[0] * size, top + SHIELD[1] * size, size)


def paint_shield(canvas: Canvas, face: Face, x: float, y: float, wide: float, foot: float) -> None:
    """Draw the value of a Hoplite once more, over a cross through the figure."""
    size = min(wide, foot - 1)
    left, top = (wide - size) / 2, foot - size
    canvas.group(x, y, _shield, face.corner, left + SHIELD[0] * size, top + SHIELD[1] * size, size)


def _shield(canvas: Canvas, words: str, x: float, y: float, size: float) -> None:
    canvas.circle(x, y, 0.215 * size, SLIP)
    digit = max(SMALLEST, 0.36 * size)
    canvas.text(words, x, y + 0.36 * digit, digit, GLAZE, anchor="middle")


def is_hoplite(face: Face) -> bool:
    """Return whether this is a Hoplite with its value."""
    return face.emblem == "hoplite" and bool(face.corner)


def label_figure(face: Face, room: float) -> tuple[str, ...]:
    """Return the lines below a figure: its name, with its number before that, or what it adds."""
    if is_hoplite(face):
        return ()
    named = label_lines(face.name, room) if face.name else ()
    return (f"{face.corner} {named[0]}".strip(), *named[1:]) if named else tuple(filter(None, [face.corner]))


def paint_label(canvas: Canvas, lines: Sequence[str], x: float, y: float, wide: float, high: float) -> None:
    """Write these lines at the foot of a figure so high."""
    canvas.group(x, y, _label, lines, wide, high)


def _label(canvas: Canvas, lines: Sequence[str], wide: float, high: float) -> None:
    for at, line in enumerate(reversed(lines)):
        canvas.text(line, wide / 2, high - 1.5 - at * LINE, SMALLEST, anchor="middle", most=wide, tight=True)


def paint_wall(canvas: Canvas, y: float, high: float) -> None:
    """Draw the wall of the besieged city across the picture, down to ``high``."""
    canvas.group(0, y, _wall, high)


def _wall(canvas: Canvas, high: float) -> None:
    canvas.path("M0 6" + "v-6h14v6h8" * 18 + f"H{WIDTH}V{high}H0Z", STONE, line=GLAZE, thick=1.2)
    rows = range(20, int(high) - 4, 13)
    lying = "".join(f"M0 {y}H{WIDTH}" for y in rows)
    standing = "".join(f"M{x + (y - 20) % 2 * 14} {y - 12}v11" for y in rows for x in range(12, WIDTH, 28))
    canvas.path(lying + standing, line=JOINT, thick=0.6)


def paint_plaque(canvas: Canvas, words: str, x: float, y: float, wide: float) -> None:
    """Draw a plaque in the wall with these words on at most three lines."""
    canvas.group(x, y, _plaque, words, wide)


def _plaque(canvas: Canvas, words: str, wide: float) -> None:
    canvas.rect(0, 0, wide, 45, STYLE.band, corner=2, line=STYLE.trim, thick=1.2)
    room = wide - 8
    tries = [load_label_face().wrapped(words, SMALLEST, room / part) for part in (1, 0.87, TIGHTEST)]
    lines = next((its for its in tries if len(its) <= 3), tries[-1])
    for at, line in enumerate(lines):
        y = 22.5 + (at - len(lines) / 2) * LINE + 11
        canvas.text(line, wide / 2, y, SMALLEST, SLIP, anchor="middle", most=room, tight=True)


# -- in the hand


def paint_held(canvas: Canvas, cards: Sequence[Held], faces: Sequence[Face], y: float) -> float:
    """Draw the cards of a hand, which may be any of these faces, in even rows; return where they end."""
    canvas.deck = make_deck(STYLE, tuple(faces), ROWS.widths(), paint_panel)
    wide = ROWS.width(len(cards))
    down = wide * SHAPE + CARD_GAP
    for this, (x, row) in zip(cards, ROWS.spots(len(cards)), strict=True):
        held(canvas, this, x, y + row * down, wide)
    return y + ROWS.count(len(cards)) * down


def held(canvas: Canvas, this: Held, x: float, y: float, wide: float) -> None:
    """Draw a card of a hand."""
    paint_panel(canvas, this.face, wide, x, y)
    pieces.mark_copies(canvas, this.count, x + 16, y + 7)
    pieces.mark_choice(canvas, this.number, x + wide - 10, y + 10)


def paint_panel(canvas: Canvas, face: Face, wide: float, x: float = 0, y: float = 0) -> None:
    """Draw a card of a hand, framed like the panel of a vase; its name is a mark of its own."""
    lines = label_lines(face.name, wide)
    foot = wide * SHAPE - 5 - len(lines) * LINE
    canvas.group(x, y, _panel, replace(face, name=""), wide, foot)
    paint_label(canvas, lines, x, y, wide, wide * SHAPE - 2)


def _panel(canvas: Canvas, face: Face, wide: float, foot: float) -> None:
    canvas.rect(0, 0, wide, wide * SHAPE, face.ground, corner=4, line=GLAZE, thick=1.6)
    tongues = "".join(f"M{5 + at * 4.5:.1f} 4v5" for at in range(int((wide - 26) // 4.5) + 1))
    canvas.path(f"{tongues}M4 12H{wide - 21:.1f}", line=JOINT, thick=1.5)
    size = min(wide - 8, foot - 15)
    left, top = (wide - size) / 2, foot - size
    canvas.emblem(face.emblem, left, top, size, GLAZE, face.ground)
    if is_hoplite(face):
        _shield(canvas, face.corner, left + SHIELD[0] * size, top + SHIELD[1] * size, size)
    canvas.rect(4, foot, wide - 8, 2, GLAZE)


# -- at the end


def draw_wreath(canvas: Canvas, radius: float) -> None:
    """Draw a helmet in a wreath, around (0, 0): the winner."""
    canvas.circle(0, 0, radius, GLAZE, line=GOLD, thick=2.4)
    canvas.circle(0, 0, 0.88 * radius, STYLE.table, line=GLAZE, thick=1)
    canvas.emblem("laurel", -0.83 * radius, -0.85 * radius, 1.66 * radius, GLAZE, STYLE.table)
    canvas.emblem("helmet", -0.41 * radius, -0.46 * radius, 0.83 * radius, GLAZE, STYLE.table)

"""Groups of an army: figures that stand together in a rank, or ride on one another, or hide in a Trojan Horse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from games.iliad.pictures.figures import (
    SLIDE,
    is_hoplite,
    label_figure,
    paint_figure,
    paint_ground,
    paint_label,
    paint_shield,
)
from games.iliad.rules.moves import Spot
from pictures import pieces
from pictures.canvas import Canvas
from pictures.pieces import Face

NAMED = 44  # the width of the smallest figure with a name
Size = tuple[int, int]  # the width and height of a figure


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that lie together, and the spot or the number that selects them; a hidden face is ``None``."""

    spot: Spot
    faces: tuple[Face | None, ...]
    worth: int = 0
    lost: bool = False
    number: int = 0

    @property
    def wide(self) -> float:
        """The width of the group, in cards."""
        return 1 + SLIDE * (len(self.faces) - 1)


def paint_group(canvas: Canvas, group: Group, size: Size, x: float, y: float) -> None:
    """Draw figures that stand together, crossed out if they are lost."""
    foot = _rank(canvas, group, size, x, y)
    if group.lost:
        _cross_out(canvas, group.faces[0], size[0], foot, x, y)


def _cross_out(canvas: Canvas, face: Face | None, wide: float, foot: float, x: float, y: float) -> None:
    """Cross out a figure that is lost; its value and its name stay readable."""
    pieces.cross_out(canvas, x, y, wide, foot + 3)
    if face and is_hoplite(face):
        paint_shield(canvas, face, x, y, wide, foot)


def _rank(canvas: Canvas, group: Group, size: Size, x: float, y: float) -> float:
    """Draw figures in a rank; return how far below they stand. A name has room if nothing else stands there."""
    (wide, high), faces = size, group.faces
    room = group.wide * wide if not any(faces[1:]) else 0
    lines = _label(faces[0], wide, room)
    foot = high - 3 - len(lines) * pieces.LINE
    placed = [(face, x + at * SLIDE * wide) for at, face in enumerate(faces)]
    ridden = faces[0] is not None and not is_hoplite(faces[0])
    _row(canvas, placed[:ridden], wide, y, foot)
    _row(canvas, placed[ridden:], wide, y, foot)
    if lines:
        paint_label(canvas, lines, x, y, room or wide, high)
    return foot


def _row(canvas: Canvas, placed: Sequence[tuple[Face | None, float]], wide: float, y: float, foot: float) -> None:
    """Draw figures, or cards face down, side by side; those in front hide no shield of those behind."""
    for face, x in placed:
        if face is None:
            pieces.paint_back(canvas, x + 0.42 * wide, y + 3, 0.58 * wide, foot - 4, "?")
        else:
            paint_ground(canvas, face.ground, x, y, wide, foot)
    for face, x in reversed(placed):
        if face is not None:
            paint_figure(canvas, face, x, y, wide, foot)


def _label(face: Face | None, wide: float, room: float) -> tuple[str, ...]:
    """Return what stands below the first figure of a group."""
    if face is None:
        return ()
    named = room >= NAMED <= wide
    return label_figure(face if named else replace(face, name=""), room)

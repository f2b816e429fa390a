"""Undo: the log entry that undoes moves, and the moves that remain after it.

``undo to 12`` in the log means that the seat of the entry undoes its last move and everything since,
so the position is the one after ply 12. Nothing is removed from the log, and plies keep counting. So
repeating a move draws different cards, and a player who undoes one has learned nothing of the future.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core import PublicEvent, Seat

if TYPE_CHECKING:
    from engine.match import Step

UNDO = "undo to "
DIGITS = 9  # no log is longer, but a file may contain any number


@dataclass(slots=True)
class TookBack(PublicEvent):
    """A seat undid its last move; ``moves`` is how many were undone, with those that followed it."""

    seat: Seat
    moves: int


def undo(ply: int) -> str:
    """Return the name of the entry that goes back to the position after this ply."""
    return f"{UNDO}{ply}"


def goal(move: str) -> int | None:
    """Return the ply that an entry with this name goes back to, or ``None`` if it is not an undo."""
    number = move.removeprefix(UNDO)
    plain = number.isdecimal() and number.isascii() and len(number) <= DIGITS
    return int(number) if plain and move == undo(int(number)) else None


def last_move(line: Sequence[Step], seat: Seat) -> int:
    """Return the index in ``line`` of the last step of a seat; 0, the first step, if it has made no move."""
    return next((at for at in range(len(line) - 1, 0, -1) if line[at].entry.seat == seat), 0)


def go_on(line: list[Step], step: Step) -> None:
    """Append a step to ``line``; if it is an undo, truncate ``line`` to its goal instead."""
    back_to = goal(step.entry.move)
    if back_to is None:
        line.append(step)
    else:
        line[:] = [stands for stands in line if stands.entry.ply <= back_to]

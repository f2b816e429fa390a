"""Taking back: what an entry of the log says that does, and which moves stand after it.

``undo to 12`` in the log: the seat of the entry takes back its last move and whatever was done since,
so the position is the one after ply 12. Nothing is struck from the log and plies go on counting. So a
move that is made again draws anew, and who takes back has learned nothing of what is to come.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core import PublicEvent, Seat

if TYPE_CHECKING:
    from engine.match import Step

UNDO = "undo to "
DIGITS = 9  # no log is longer; a file may say anything


@dataclass(slots=True)
class TookBack(PublicEvent):
    """A seat took back its last move; ``moves`` are undone by it, its own and those that followed."""

    seat: Seat
    moves: int


def undo(ply: int) -> str:
    """Return the name of the entry after which the position is the one after this ply."""
    return f"{UNDO}{ply}"


def goal(move: str) -> int | None:
    """Return the ply to which an entry of this name leads back, or ``None`` if it makes a move of the game."""
    number = move.removeprefix(UNDO)
    plain = number.isdecimal() and number.isascii() and len(number) <= DIGITS
    return int(number) if plain and move == undo(int(number)) else None


def last_move(line: Sequence[Step], seat: Seat) -> int:
    """Return where among the steps that stand the last one of a seat is; 0, the first, if it has made none."""
    return next((at for at in range(len(line) - 1, 0, -1) if line[at].entry.seat == seat), 0)


def go_on(line: list[Step], step: Step) -> None:
    """Let a step stand at the end; one that takes back is not kept, and nothing after its goal is."""
    back_to = goal(step.entry.move)
    if back_to is None:
        line.append(step)
    else:
        line[:] = [stands for stands in line if stands.entry.ply <= back_to]

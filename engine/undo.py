"""Undo: the log entry that undoes moves, and the moves that remain after it.

``undo to 12`` in the log means that the seat of the entry undoes its last decision and everything
since, so the position is the one after ply 12. A decision is a move that was not the only one: undoing
a forced move would lead to the same question again. Older programs undid the last move, even if it was
forced. Nothing is removed from the log, and piles that got cards back are shuffled. So repeating a move
draws different cards, and a player who undoes one has learned nothing of the future.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.core import PublicEvent, Seat
from engine.log import Step

UNDO = "undo to "
DIGITS = 9  # no log is longer, but a file may contain any number


@dataclass(slots=True)
class Undid(PublicEvent):
    """A seat undid its last move; ``moves`` is how many were undone, with those that followed it."""

    seat: Seat
    moves: int


def name_undo(ply: int) -> str:
    """Return the name of the entry that goes back to the position after this ply."""
    return f"{UNDO}{ply}"


def parse_undo(move: str) -> int | None:
    """Return the ply that an entry with this name goes back to, or ``None`` if it is not an undo."""
    number = move.removeprefix(UNDO)
    plain = number.isdecimal() and number.isascii() and len(number) <= DIGITS
    return int(number) if plain and move == name_undo(int(number)) else None


def last_decision(line: Sequence[Step], seat: Seat) -> int:
    """Return the index in ``line`` of the last move that a seat chose among several; 0 if there is none."""
    return next((at for at in _moves(line, seat) if _chosen(line, at)), 0)


def undone_to(line: Sequence[Step], seat: Seat, ply: int) -> int:
    """Return the index in ``line`` of the move that an undo to this ply undoes; 0 if there is no such undo."""
    for at in _moves(line, seat):
        if line[at - 1].entry.ply == ply:
            return at
        if _chosen(line, at):
            break
    return 0


def _moves(line: Sequence[Step], seat: Seat) -> Iterator[int]:
    """Yield the indices of a seat's moves, the newest first."""
    return (at for at in range(len(line) - 1, 0, -1) if line[at].entry.seat == seat)


def _chosen(line: Sequence[Step], at: int) -> bool:
    return len(line[at - 1].state.legal(line[at].entry.seat)) > 1


def extend_line(line: list[Step], step: Step) -> None:
    """Append a step to ``line``; if it is an undo, truncate ``line`` to its goal instead."""
    back_to = parse_undo(step.entry.move)
    if back_to is None:
        line.append(step)
    else:
        line[:] = [stands for stands in line if stands.entry.ply <= back_to]

"""What a value net reads of a position: plain numbers, about as large as 1, from which it learns who will win.

A net reads an imagined position, in which every card is known. It is never shown a true one, so what it reads
need not be hidden from any seat.
"""

from __future__ import annotations

Features = tuple[list[float], list[list[float]]]  # about the table, and about each seat


def one_hot(which: int, of: int) -> list[float]:
    """Return ``of`` zeros with a one in this place; none for a number outside."""
    numbers = [0.0] * of
    if 0 <= which < of:
        numbers[which] = 1.0
    return numbers

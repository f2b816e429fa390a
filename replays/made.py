"""What the makers of files have in common."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Made:
    """The content of a file; ``note`` says what had to be left out of it so that it is small enough."""

    content: bytes
    note: str = ""


class TooLarge(Exception):
    """Nothing sensible can be left out of a file that is too large."""

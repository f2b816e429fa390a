"""What a search thinks of a move. It travels between processes, which compiled data classes cannot."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Move


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a search thinks of a move.

    ``visits`` is how many of the imagined games began with the move. ``chance`` is the average part of
    the victory, from 0 to 1, that the mover's side had in these games; 0 if there were none.
    """

    move: Move
    visits: int
    chance: float

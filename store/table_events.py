"""Events at a table besides the moves: people leave, run out of time, come back, or end the game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from engine.core import NOBODY, Seat

Kind = Literal[
    "left",  # somebody gave up the seat; a computer player takes it, or nobody if the game ends with it
    "departed",  # somebody is no longer in the server; a computer player keeps the seat for them
    "expired",  # somebody ran out of time; a computer player keeps the seat for them
    "forced",  # the next move is the only one that its seat has, and made without being asked for
    "stood-in",  # somebody ran out of time; a computer player plays this turn
    "returned",  # somebody took back the seat that a computer player kept
    "given",  # somebody gave the seat to another person
    "joined",  # somebody took the seat of a computer player
    "ended-host",
    "ended-moderator",
    "ended-round",  # the round of a tournament was over, or the tournament
    "ended-vote",
    "ended-agreed",  # somebody left, which ends the game as the table had agreed
    "ended-deserted",  # nobody was left
]


@dataclass(frozen=True, slots=True)
class TableEvent:
    """One event at a table.

    ``user`` and ``name``: the person who did it, or who sat on the ``seat`` before. ``other`` and
    ``other_name``: the new player on the seat, if that is somebody else. A computer player has a name
    and no id. ``at``: the time. ``ply``: that of the last move before it. ``number``: counts the events of
    the table from 0.
    """

    kind: Kind
    seat: Seat = NOBODY
    user: int | None = None
    name: str = ""
    other: int | None = None
    other_name: str = ""
    ply: int = 0
    at: float = 0.0
    number: int = 0

    def anonymous(self, user: int, name: str) -> TableEvent:
        """Return the event without a person; ``name`` replaces theirs."""
        without = self
        if self.user == user:
            without = replace(without, user=None, name=name)
        if self.other == user:
            without = replace(without, other=None, other_name=name)
        return without

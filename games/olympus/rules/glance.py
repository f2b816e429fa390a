"""What the worth of a position of Fight for Olympus depends on: a part of a seat's view, built very often."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Outcome, Seat
from games.olympus.rules.agenda import Frame
from games.olympus.rules.cards import Kind
from games.olympus.rules.permanent import list_healths, list_strengths
from games.olympus.rules.position import Position
from games.olympus.rules.view import open_agenda


@dataclass(slots=True, init=False)
class Glance:
    """A part of a seat's ``View``, with the same names and values."""

    seat: Seat
    hand_sizes: tuple[int, ...]
    units: tuple[Kind, ...]
    wounds: tuple[int, ...]
    strengths: tuple[int, ...]
    healths: tuple[int, ...]
    pile_size: int
    markers: tuple[Seat, ...]
    steps: int
    active: Seat
    agenda: tuple[Frame, ...]
    outcome: Outcome | None

    def __init__(self, pos: Position, seat: Seat) -> None:
        self.seat, self.hand_sizes, self.pile_size = seat, tuple(map(len, pos.hands)), pos.pile()
        self.units, self.wounds = tuple(pos.units), tuple(pos.wounds)
        self.strengths, self.healths = list_strengths(pos), list_healths(pos)
        self.markers, self.steps, self.active = tuple(pos.markers), pos.steps, pos.active
        self.agenda, self.outcome = open_agenda(pos, seat), pos.result

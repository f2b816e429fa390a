"""What the worth of a position of Iliad depends on: a small part of a seat's view, built very often."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Outcome, Seat
from games.iliad.rules.cards import Counts, Table
from games.iliad.rules.position import Position
from games.iliad.rules.view import find_penalty, list_prizes


@dataclass(slots=True, init=False)
class Glance:
    """A part of a seat's ``View``, with the same names and values."""

    seat: Seat
    table: Table
    mates: tuple[Seat, ...]
    side_points: int
    hand: Counts
    hand_sizes: Counts
    strengths: Counts
    inside: Counts
    prizes: Counts
    penalty: int
    gorgon: bool
    number: int
    players: tuple[Seat, ...]
    passes: int
    last_to_pass: Seat
    phase: int
    order: tuple[Seat, ...]
    outcome: Outcome | None

    def __init__(self, pos: Position, seat: Seat) -> None:
        self.seat, self.table, self.mates, self.side_points = seat, pos.table, pos.sides[seat], pos.side_points(seat)
        self.hand, self.hand_sizes = tuple(pos.hands[seat]), tuple(map(sum, pos.hands))
        self.strengths = tuple([army.strength(pos.sheet) for army in pos.armies])
        self.inside = tuple([sum(map(len, army.stable)) if army.stable else 0 for army in pos.armies])
        self.prizes, self.penalty, self.gorgon = list_prizes(pos), find_penalty(pos), pos.gorgon
        self.number = pos.number
        self.players, self.order = tuple(pos.players), tuple(pos.order)
        self.passes, self.last_to_pass, self.phase, self.outcome = pos.passes, pos.last_to_pass, pos.phase, pos.result

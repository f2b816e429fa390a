"""What the worth of a position of Delphi depends on: a part of a seat's view, built very often."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Outcome, Seat
from games.delphi.rules.cards import Counts, Kind, Sheet, Table
from games.delphi.rules.position import Position
from games.delphi.rules.row import Card


@dataclass(slots=True, init=False)
class Glance:
    """A part of a seat's ``View``, with the same names and values."""

    seat: Seat
    sheet: Sheet
    table: Table
    hand: Counts
    hand_sizes: Counts
    rows: tuple[tuple[Card, ...], ...]
    values: Counts
    halved: tuple[bool, ...]
    lay: Kind
    number: int
    players: tuple[Seat, ...]
    places: Counts
    in_force: tuple[Seat, ...]
    scores: Counts
    phase: int
    asked: tuple[Seat, ...]
    outcome: Outcome | None

    def __init__(self, pos: Position, seat: Seat) -> None:
        self.seat, self.sheet, self.table, self.outcome = seat, pos.sheet, pos.table, pos.result
        self.hand, self.lay, self.hand_sizes = tuple(pos.hands[seat]), pos.laid[seat], tuple(map(sum, pos.hands))
        self.number, self.phase, self.asked = pos.number, pos.phase, tuple(pos.asked)
        self.players, self.places, self.scores = tuple(pos.players), tuple(pos.places), tuple(pos.scores)
        self.in_force, self.rows = tuple(pos.in_force), tuple(map(tuple, pos.rows))
        self.values, self.halved = pos.row_values(), tuple(map(pos.halved, range(pos.table.seats)))

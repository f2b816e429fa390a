"""What the worth of a position of The Trojan Horse depends on: a part of a seat's view, built very often."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import Outcome, Seat
from games.horse.rules.cards import Counts, Table, Warrior
from games.horse.rules.position import Position
from games.horse.rules.view import Recalled, show_treasures


@dataclass(slots=True, init=False)
class Glance:
    """A part of a seat's ``View``, with the same names and values."""

    seat: Seat
    table: Table
    owners: tuple[Seat, ...]
    board: tuple[Counts, ...]
    bonuses: Counts
    warriors: Counts
    hoard: Counts
    beside: tuple[Warrior, ...]
    player: Seat
    phase: int
    loads: int
    outcome: Outcome | None
    recalled: Recalled

    def __init__(self, pos: Position, seat: Seat) -> None:
        sheet = pos.sheet
        self.seat, self.table, self.outcome, self.recalled = seat, pos.table, pos.result, build_recalled(pos, seat)
        self.bonuses, self.warriors, self.hoard = sheet.bonuses, sheet.warriors, sheet.treasures
        self.owners, self.board, self.beside = tuple(pos.owners), tuple(map(tuple, pos.board)), tuple(pos.beside)
        self.player, self.phase, self.loads = pos.player, pos.phase, pos.loads


def build_recalled(pos: Position, seat: Seat) -> Recalled:
    """Build what a seat recalls while the game goes on: it has seen whatever is in its sight."""
    return Recalled(tuple(pos.inside), show_treasures(pos, pos.seen[seat]), tuple(pos.seen))

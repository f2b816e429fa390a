"""What one seat of Delphi may know (DE-04)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core import NOBODY, Outcome, Seat
from games.delphi.rules.cards import LAUREL, PILED, SILENCE, Counts, Kind, Sheet, Table
from games.delphi.rules.glance import Glance
from games.delphi.rules.position import NOTHING, Position
from games.delphi.rules.row import Card, kind_of, owner_of, value_row


@dataclass(frozen=True, slots=True)
class Recalled:
    """What this seat would still know with a perfect memory.

    ``unseen`` counts the cards of each seat's hand and pile together, by kind: all cities have the
    same cards, and everybody sees which cards leave the game.
    """

    unseen: tuple[Counts, ...]


@dataclass(frozen=True, slots=True)
class View:
    """Everything public, the seat's own hand and laid card, and what it recalls; see ``Position``.

    ``hand_sizes`` do not count the Pass, but do count a card laid face down. ``lay`` is the seat's own
    laid card. ``values`` has twice the value of each row, 0 for seats that have left the march.
    ``has_laid`` and ``halved`` are by seat.
    """

    seat: Seat
    sheet: Sheet
    table: Table
    cities: tuple[int, ...]
    hand: Counts
    hand_sizes: Counts
    pile_sizes: Counts
    rows: tuple[tuple[Card, ...], ...]
    values: Counts
    halved: tuple[bool, ...]
    out: tuple[Counts, ...]
    lay: Kind
    has_laid: tuple[bool, ...]
    number: int
    players: tuple[Seat, ...]
    places: Counts
    neptunes: int
    in_force: tuple[Seat, ...]
    oracles: tuple[int, ...]
    under: tuple[int, ...]
    read: int
    spent: tuple[int, ...]
    strikes: tuple[Seat, ...]
    consults: tuple[Seat, ...]
    scores: Counts
    wins: Counts
    gained: Counts
    phase: int
    asked: tuple[Seat, ...]
    outcome: Outcome | None
    recalled: Recalled

    @property
    def sides(self) -> tuple[int, ...]:
        """The team of each seat: everybody plays alone."""
        return tuple(range(self.table.seats))


def build_view(pos: Position, seat: Seat) -> View:
    """Build the view of a seat."""
    seated = seat != NOBODY
    seats = range(pos.table.seats)
    return View(
        seat=seat,
        sheet=pos.sheet,
        table=pos.table,
        cities=tuple(pos.cities),
        hand=tuple(pos.hands[seat]) if seated else (0,) * len(PILED),
        hand_sizes=tuple(map(sum, pos.hands)),
        pile_sizes=tuple(map(len, pos.piles)),
        rows=tuple(map(tuple, pos.rows)),
        values=pos.row_values(),
        halved=tuple(map(pos.halved, seats)),
        out=tuple(map(tuple, pos.out)),
        lay=pos.laid[seat] if seated else NOTHING,
        has_laid=tuple(kind != NOTHING for kind in pos.laid),
        number=pos.number,
        players=tuple(pos.players),
        places=tuple(pos.places),
        neptunes=pos.neptunes,
        in_force=tuple(pos.in_force),
        oracles=tuple(pos.oracles),
        under=tuple(pos.under),
        read=pos.read,
        spent=tuple(pos.spent),
        strikes=tuple(pos.strikes),
        consults=tuple(pos.consults),
        scores=tuple(pos.scores),
        wins=tuple(pos.wins),
        gained=tuple(pos.gained),
        phase=pos.phase,
        asked=tuple(pos.asked),
        outcome=pos.result,
        recalled=Recalled(count_unseen(pos)),
    )


def count_unseen(pos: Position) -> tuple[Counts, ...]:
    """Return the cards in the hand and the pile of each seat: its deck without its public cards."""
    left = [list(pos.sheet.counts) for _ in pos.out]
    for seat, out in enumerate(pos.out):
        left[seat] = [n - gone for n, gone in zip(left[seat], out, strict=True)]
    for seat, row in enumerate(pos.rows):
        for card in row:
            left[owner_of(card, seat)][kind_of(card)] -= 1
    return tuple(map(tuple, left))


def would_be(view: View | Glance, seat: Seat, row: tuple[Card, ...]) -> int:
    """Return twice the value that this row would have for a seat now."""
    bonus = view.sheet.laurel if view.in_force[LAUREL] == seat else 0
    return value_row(row, view.sheet.numbers, view.in_force[SILENCE] != NOBODY, bonus, view.halved[seat])

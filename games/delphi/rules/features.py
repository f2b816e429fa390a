"""What a value net reads of a position of Delphi."""

from __future__ import annotations

from math import log

from engine.core import Seat
from engine.features import Features, one_hot
from games.delphi.rules.cards import GLORY, KINDS, LAUREL, MARCHES, PASS, PILED, SAFE_CONDUCT, SILENCE
from games.delphi.rules.position import NOTHING, OVER, Position
from games.delphi.rules.row import kind_of

LASTING = (LAUREL, SAFE_CONDUCT, SILENCE, GLORY)


def features(pos: Position) -> Features:
    """Return the march, and for each seat its row, hand and points."""
    rows = pos.values(range(pos.table.seats))
    return encode_march(pos), [encode_seat(pos, seat, row) for seat, row in enumerate(rows)]


def encode_march(pos: Position) -> list[float]:
    """Return how far the game is, what this march brings, and what is to be decided."""
    line, left = pos.sheet.lines[pos.number - 1], pos.sheet.left
    prizes = [line.malus / 10, line.second / 10, line.winner / 10, left[pos.number - 1] / left[0]]
    players = len(pos.players) / pos.table.seats
    return [*prizes, (pos.number - 1) % MARCHES / 2, players, *one_hot(pos.phase, OVER)]


def encode_seat(pos: Position, seat: Seat, row: int) -> list[float]:
    """Return what a seat has; ``row`` is twice the value of its row."""
    hand, laid, cards = pos.hands[seat], pos.laid[seat], pos.rows[seat]
    counts = [sum(hand) / 8, len(cards) / 5, len(pos.piles[seat]) / 20, log(2 + row) / 3]
    points = [pos.scores[seat] / 10, pos.wins[seat] / 3, pos.places[seat] / pos.table.seats]
    flags = [seat in pos.players, seat in pos.asked, laid == PASS, laid not in (NOTHING, PASS)]
    waits = [pos.neptunes >> seat & 1, seat in pos.strikes, seat in pos.consults]
    obeys = [pos.in_force[oracle] == seat for oracle in LASTING]
    last = one_hot(kind_of(cards[-1]) if cards else NOTHING, len(KINDS))
    return [*hand, *counts, *points, *flags, *waits, *obeys, *one_hot(laid, len(PILED)), *last]

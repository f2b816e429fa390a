"""The legal moves of a seat that has to act, from a position or from a view of one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from engine.core import Seat
from games.delphi.rules import gods, oracles
from games.delphi.rules.cards import PASS, Kind
from games.delphi.rules.moves import LAYS, OBEYS, PLAYS, PUTS, WITHDRAW, Move
from games.delphi.rules.position import HIRE, LAY, NOTHING, OBEY, PLAY, STRIKE, SWAP, Open


def list_legal_moves(table: Open, seat: Seat, hand: Sequence[int], laid: Kind) -> list[Move]:
    """Return every legal move of a seat, sorted by parts; a seat that has laid a card may replace it."""
    if table.phase == LAY:
        return cards_to_lay(hand, laid)
    if table.phase == PLAY:
        return [*compress(PLAYS, hand), WITHDRAW]
    if table.phase == STRIKE:
        return gods.list_strikes(table, seat)
    if table.phase == OBEY:
        return [OBEYS[table.read], PUTS[table.read]]
    if table.phase == SWAP:
        return oracles.list_swaps(table, seat)
    return oracles.list_hires(table, seat) if table.phase == HIRE else oracles.list_levies(table, seat)


def cards_to_lay(hand: Sequence[int], laid: Kind) -> list[Move]:
    """Return the moves that lay a card face down, except the card already laid."""
    moves: list[Move] = [*compress(LAYS, hand), LAYS[PASS]]
    return moves if laid == NOTHING else [move for move in moves if move is not LAYS[laid]]

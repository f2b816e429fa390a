"""What a seat may do that is asked: of a whole position, or of all that a view shows of one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from engine.core import Seat
from games.delphi.rules import gods, oracles
from games.delphi.rules.cards import PASS, Kind
from games.delphi.rules.moves import LAYS, OBEYS, PLAYS, PUTS, WITHDRAW, Move
from games.delphi.rules.position import HIRE, LAY, NOTHING, OBEY, PLAY, STRIKE, SWAP, Open


def legal(table: Open, seat: Seat, hand: Sequence[int], laid: Kind) -> list[Move]:
    """Return every move open to a seat that is asked, sorted by parts; who has laid may lay another card."""
    if table.phase == LAY:
        return cards_to_lay(hand, laid)
    if table.phase == PLAY:
        return [*compress(PLAYS, hand), WITHDRAW]
    if table.phase == STRIKE:
        return gods.strikes(table, seat)
    if table.phase == OBEY:
        return [OBEYS[table.read], PUTS[table.read]]
    if table.phase == SWAP:
        return oracles.swaps(table, seat)
    return oracles.hires(table, seat) if table.phase == HIRE else oracles.levies(table, seat)


def cards_to_lay(hand: Sequence[int], laid: Kind) -> list[Move]:
    """Return the cards that may be laid face down, but for the one that lies already."""
    moves: list[Move] = [*compress(LAYS, hand), LAYS[PASS]]
    return moves if laid == NOTHING else [move for move in moves if move is not LAYS[laid]]

"""The gods that act when they are laid: Neptune, Hades, the Moirai, Hera and Zeus (DE-25 to DE-27)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core import Chance, Seat
from games.delphi.rules.cards import ACHILLES, HADES, HERA, HERACLES, MOIRAI, NEPTUNE, ORACLE, PROMETHEUS, ZEUS, Kind
from games.delphi.rules.events import Banished, Spared, Struck
from games.delphi.rules.moves import SPARE, STRIKES, Move, Spare, Strike
from games.delphi.rules.position import STRIKE, Open, Position
from games.delphi.rules.row import kind_of

BANISHES = {HADES: ACHILLES, MOIRAI: PROMETHEUS, HERA: HERACLES}


def lay_cards(pos: Position, cards: Sequence[tuple[Seat, Kind]]) -> None:
    """Lay cards into rows simultaneously (DE-17)."""
    at_once = False
    for seat, kind in cards:
        pos.hands[seat][kind] -= 1
        pos.rows[seat].append(kind)
        at_once |= kind >= NEPTUNE
    if at_once:
        apply_gods(pos, cards)


def apply_gods(pos: Position, cards: Sequence[tuple[Seat, Kind]]) -> None:
    """Apply the immediate effects of these cards; Zeus and the Oracle wait for their turn (DE-17)."""
    for seat, kind in cards:
        if kind == NEPTUNE:
            pos.neptunes |= 1 << seat
        elif kind == ZEUS:
            pos.strikes.append(seat)
        elif kind == ORACLE:
            pos.consults.append(seat)
        elif kind in BANISHES:
            banish_enemy(pos, kind)
    if len(cards) > 1:
        pos.strikes.sort(key=pos.cities.__getitem__)
        pos.consults.sort(key=pos.cities.__getitem__)


def banish_enemy(pos: Position, god: Kind) -> None:
    """Remove a god's enemy from every row, including the owner's (DE-26)."""
    enemy = BANISHES[god]
    found = [seat for seat in pos.players if enemy in pos.rows[seat]]
    for seat in found:
        while enemy in pos.rows[seat]:
            remove_card(pos, seat, pos.rows[seat].index(enemy))
    if found:
        pos.events.append(Banished(god, enemy, tuple(found)))


def remove_card(pos: Position, seat: Seat, at: int) -> Kind:
    """Take a card out of a row and out of the game, and close the gap (DE-20)."""
    card = pos.rows[seat].pop(at)
    pos.put_out(seat, card)
    return kind_of(card)


def next_strike(pos: Position) -> None:
    """Ask the owner of the next Zeus, if any row has a card besides that Zeus (DE-27)."""
    seat = pos.strikes.pop(0)
    pos.phase = STRIKE
    pos.asked = [seat] if len(list_strikes(pos, seat)) > 1 else []


def list_strikes(pos: Open, striker: Seat) -> list[Move]:
    """Return the moves of Zeus; of equal adjacent cards only the first, because it makes no difference."""
    moves: list[Move] = [SPARE]
    for seat in pos.players:
        row = pos.rows[seat]
        for at, card in enumerate(row):
            itself = seat == striker and card == ZEUS
            if not itself and not (at and row[at - 1] == card):
                moves.append(STRIKES[seat][at])
    return moves


def play_strike(pos: Position, seat: Seat, move: Strike, chance: Chance) -> None:
    """Remove the card; a removed Neptune no longer halves rows (DE-25)."""
    kind = remove_card(pos, move.seat, move.at)
    if kind == NEPTUNE:
        pos.neptunes &= ~(1 << move.seat)
    pos.events.append(Struck(seat, move.seat, kind))
    pos.asked = []


def play_spare(pos: Position, seat: Seat, move: Spare, chance: Chance) -> None:
    """Remove nothing."""
    pos.events.append(Spared(seat))
    pos.asked = []

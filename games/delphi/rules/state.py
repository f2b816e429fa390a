"""One position of Delphi as the contract requires: who acts, what is legal, what a move does."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Any

from engine.core import Chance, Event, Outcome, Seat
from games.delphi.rules import gods, march, oracles
from games.delphi.rules.cards import PASS, Kind
from games.delphi.rules.moves import (
    LAYS,
    OBEYS,
    PLAYS,
    PUTS,
    WITHDRAW,
    Hire,
    Keep,
    Lay,
    Move,
    Obey,
    Play,
    PutUnder,
    Spare,
    Strike,
    Swap,
    TakeBack,
    Withdraw,
)
from games.delphi.rules.position import HIRE, LAY, NOTHING, OBEY, OVER, PLAY, STRIKE, SWAP, Open, Position
from games.delphi.rules.view import View, build_view

ACTORS: tuple[tuple[Seat, ...], ...] = tuple((seat,) for seat in range(4))
DO: dict[type[Any], Any] = {
    Lay: march.play_lay,
    Play: march.play_card,
    Withdraw: march.play_withdraw,
    Strike: gods.play_strike,
    Spare: gods.play_spare,
    Obey: oracles.play_obey,
    PutUnder: oracles.play_put_under,
    Swap: oracles.play_swap,
    Keep: oracles.play_keep,
    Hire: oracles.play_hire,
    TakeBack: oracles.play_take_back,
}


class State(Position):
    """A position that can be played."""

    __slots__ = ()

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that still have to lay a card, or the one seat to act."""
        if self.phase == LAY:
            return tuple([seat for seat in self.asked if self.laid[seat] == NOTHING])
        return ACTORS[self.asked[0]] if self.asked else ()

    def legal(self, seat: Seat) -> list[Move]:
        """Return every move open to the seat, sorted by parts."""
        return list_legal_moves(self, seat, self.hands[seat], self.laid[seat]) if seat in self.asked else []

    def play(self, seat: Seat, move: Move, chance: Chance) -> list[Event]:
        """Make a legal move, and everything that follows from it without a choice."""
        self.events = []
        DO[type(move)](self, seat, move, chance)
        if not self.asked:
            self.settle(chance)
        return self.events

    def settle(self, chance: Chance) -> None:
        """Continue until somebody has to act or the game is over."""
        while not self.asked and self.phase != OVER:
            march.continue_march(self, chance)

    def outcome(self) -> Outcome | None:
        """Return who won and why, or ``None`` while the game goes on."""
        return self.result

    def view(self, seat: Seat) -> View:
        """Build what the seat may know."""
        return build_view(self, seat)


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
